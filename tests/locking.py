"""A database that another program keeps to itself."""

import contextlib
import sqlite3
from collections.abc import Iterator


@contextlib.contextmanager
def locked(sqlite_url: str) -> Iterator[None]:
    """Keep every other writer out of the database."""
    connection = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("COMMIT")
        connection.close()
