"""Runs rules modules. Knows no game."""
