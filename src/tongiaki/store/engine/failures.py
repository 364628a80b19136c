"""What may go wrong with a database, in words of our own, and the log's line about it."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import time
from collections.abc import Iterator

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

_CONFLICTS = (IntegrityError, sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)
_FAILURES = (
    *(SQLAlchemyError, sqlite3.Error, OSError),
    *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError),
)

PAUSE = 60.0
"""Seconds before the log repeats a line."""
KEPT = 20
"""Problems that are remembered."""
_reported: dict[str, float] = {}
"""The problems that were logged, each with its time."""

_log = logging.getLogger(__name__)


class ConflictError(Exception):
    """A row of that key is there already: another writer was first, and nothing was written."""


class InUseError(Exception):
    """Somebody else has the database open: a server, most likely."""


class UnavailableError(Exception):
    """The database did not answer; whether it has written what it was given is not known."""


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """Raise ConflictError or UnavailableError for what the database raises, and log the latter, without any values."""
    try:
        yield
    except _CONFLICTS as error:
        raise ConflictError(str(error)) from error
    except _FAILURES as error:
        _report(str(error.orig if isinstance(error, DBAPIError) else error))
        raise UnavailableError(str(error)) from error


def _report(problem: str) -> None:
    """Log a problem, and the same one again only after a minute: many requests may meet it in each second."""
    now = time.monotonic()
    if now - _reported.get(problem, -PAUSE) >= PAUSE:
        if len(_reported) == KEPT:
            _reported.clear()
        _reported[problem] = now
        _log.error("the database did not answer: %s", problem)
