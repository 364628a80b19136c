"""A SQLite database that another process has locked."""

import contextlib
import sqlite3
from collections.abc import Iterator


@contextlib.contextmanager
def locked(sqlite_url: str) -> Iterator[None]:
    """Lock the database for all other writers."""
    connection = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("COMMIT")
        connection.close()
