"""What may go wrong with a database, in words of our own, and the log's line about it."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Iterator

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

_CONFLICTS = (IntegrityError, sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)
_FAILURES = (
    *(SQLAlchemyError, sqlite3.Error, OSError),
    *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError),
)

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
        _log.error("the database did not answer: %s", error.orig if isinstance(error, DBAPIError) else error)
        raise UnavailableError(str(error)) from error
