"""Exceptions for database errors, and the log messages for such errors."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import time
from collections.abc import Iterator

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tongiaki.tables.ports import ConflictError, UnavailableError

_CONFLICTS = (IntegrityError, sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)
_FAILURES = (
    *(SQLAlchemyError, sqlite3.Error, OSError),
    *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError),
)

LOG_INTERVAL = 60.0
"""Minimum interval between two log messages about the same problem, in seconds."""
MAX_REMEMBERED = 20
"""Maximum number of problems whose last log message is remembered."""
_reported: dict[str, float] = {}
"""Time of the last log message about each problem."""

_log = logging.getLogger(__name__)


class InUseError(Exception):
    """Another process, probably a server, has the database open."""


@contextlib.contextmanager
def translate_errors() -> Iterator[None]:
    """Raise ConflictError or UnavailableError instead of a database error. Log the latter without any values."""
    try:
        yield
    except _CONFLICTS as error:
        raise ConflictError(str(error)) from error
    except _FAILURES as error:
        _report(str(error.orig if isinstance(error, DBAPIError) else error))
        raise UnavailableError(str(error)) from error


def _report(problem: str) -> None:
    """Log a problem at most once a minute, because many requests per second may fail for the same reason."""
    now = time.monotonic()
    if now - _reported.get(problem, -LOG_INTERVAL) >= LOG_INTERVAL:
        if len(_reported) == MAX_REMEMBERED:
            _reported.clear()
        _reported[problem] = now
        _log.error("the database did not answer: %s", problem)
