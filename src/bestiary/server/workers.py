"""What all processes have in common that a server starts."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_server() -> None:
    """A server that was killed could not tell its workers to stop: they see to that themselves."""
    Thread(target=wait_for_its_end, daemon=True).start()


def wait_for_its_end() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
