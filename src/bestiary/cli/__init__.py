"""The command line, `bestiary`."""

from bestiary.cli.app import main

__all__ = ["main"]
