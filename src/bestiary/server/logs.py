"""Logs: one JSON object a line, or readable lines on a terminal, whoever writes them. What is secret is never given to them."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType
from typing import Any

import structlog

SINCE = structlog.processors.TimeStamper(fmt="iso", utc=True)
log = structlog.get_logger()


def set_up(level: str) -> None:
    pretty = sys.stderr.isatty()
    last = structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    first: list[Any] = [structlog.processors.add_log_level, SINCE] + ([] if pretty else [structlog.processors.format_exc_info])
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*first, last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    gather([*first, structlog.stdlib.add_logger_name], last, max(number, logging.WARNING))


def gather(first: list[Any], last: Any, level: int) -> None:
    """What libraries have to say, and what Python says when nothing else does, goes the same way."""
    handler = logging.StreamHandler(sys.stderr)
    last_of_all: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=first, processors=last_of_all))
    logging.root.handlers = [handler]
    logging.root.setLevel(level)
    logging.captureWarnings(True)
    sys.excepthook = ended
    threading.excepthook = lambda told: log.error("a thread ended", exc_info=(told.exc_type, told.exc_value, told.exc_traceback))
    sys.unraisablehook = lambda told: log.error(
        told.err_msg or "an error that nobody could take", exc_info=(told.exc_type, told.exc_value, told.exc_traceback)
    )


def ended(type: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(type, KeyboardInterrupt):
        log.critical("the server ended by an error", exc_info=(type, error, trace))
