"""Backup of the whole database to one file while it is in use, and restoring from such a file."""

from __future__ import annotations

import base64
import contextlib
import time
from collections.abc import Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

import asyncpg
from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.admin_log import Deed, note
from tongiaki.store.engine.backup_file import Backup, BackupError, End, Header, Row, TableHeader, put, writing
from tongiaki.store.engine.database import Database
from tongiaki.store.engine.schema_versions import newest_revision, revision_of, revisions, upgrade
from tongiaki.store.schema import PASSING, metadata

BATCH = 500
"""Maximum number of rows in memory."""
_VERSIONS = "alembic_version"


async def back_up(database: Database, file: Path) -> int:
    """Write all rows of the database to a new file that only its owner can read; return their number.

    Raises BackupError if the file exists or cannot be written, and UnavailableError.
    """
    with writing(file) as out:
        async with database.snapshot() as connection:
            schema = await connection.run_sync(revision_of)
            put(out, Header(str(schema), int(time.time())))
            rows = 0
            for table in await connection.run_sync(_tables):
                put(out, TableHeader(str(table.name), [str(column.name) for column in table.columns]))
                result = await connection.stream(select(table).execution_options(yield_per=BATCH))
                async for row in result:
                    put(out, list(row))
                    rows += 1
            put(out, End(rows))
    return rows


async def restore(database: Database, file: Path, deed: Deed, *, replace: bool) -> int:
    """Replace the database by a backup, all or nothing, and migrate it; return the number of rows.

    The whole file is checked before the database is changed. With `replace`, existing data is deleted. Raises
    BackupError, InUseError and UnavailableError.
    """
    with _opened(file) as source:
        backup = Backup(source)
        schema = backup.check(newest_revision()).schema
        if schema not in revisions():
            raise BackupError("no-backup")
        async with database.alone() as connection:
            if not replace and await connection.run_sync(_holds_rows):
                raise BackupError("not-empty")
            await connection.run_sync(_begin_anew, schema)
            with _fitting():
                rows = await _fill(connection, backup)
            await connection.run_sync(upgrade)
            await note(connection, deed)
    return rows


def _opened(file: Path) -> IO[bytes]:
    try:
        return file.open("rb")
    except OSError as error:
        raise BackupError("unreadable", error.strerror) from error


@contextlib.contextmanager
def _fitting() -> Iterator[None]:
    """Raise BackupError if the database rejects a value from the file, although the file is intact."""
    try:
        yield
    except (ValueError, OverflowError, IntegrityError, DataError) as error:
        raise BackupError("unfit") from error
    except DBAPIError as error:
        if isinstance(error.orig and error.orig.__cause__, asyncpg.DataError):
            raise BackupError("unfit") from error
        raise


def _holds_rows(connection: Connection) -> bool:
    return any(connection.execute(select(table).limit(1)).first() for table in _tables(connection))


def _begin_anew(connection: Connection, revision: str) -> None:
    """Create empty tables with the schema of that revision."""
    _reflected(connection).drop_all(connection)
    upgrade(connection, revision)


def _tables(connection: Connection) -> list[Table]:
    """Return our tables with data to back up, sorted so that foreign keys point to earlier tables."""
    return [table for table in _reflected(connection).sorted_tables if table.name not in {_VERSIONS, *PASSING}]


def _reflected(connection: Connection) -> MetaData:
    """Return the tables of ours that exist in the database."""
    found = MetaData()
    ours = {*metadata.tables, _VERSIONS}
    found.reflect(connection, only=lambda name, _: name in ours)
    return found


async def _fill(connection: AsyncConnection, backup: Backup) -> int:
    """Insert the rows into the tables; return their number."""
    tables = (await connection.run_sync(_reflected)).tables
    rows = 0
    for header, group in groupby(backup.rows(), key=itemgetter(0)):
        table = tables.get(header.table)
        if table is None or not set(header.columns) <= {*table.columns.keys()}:
            raise BackupError("no-backup")
        while batch := [_row(table, header, row) for _, row in islice(group, BATCH)]:
            await connection.execute(insert(table), batch)
            rows += len(batch)
    return rows


def _row(table: Table, header: TableHeader, values: Row) -> dict[str, Any]:
    row: dict[str, Any] = dict(zip(header.columns, values, strict=True))
    for name, value in row.items():
        if isinstance(value, str) and isinstance(table.c[name].type, LargeBinary):
            row[name] = base64.b64decode(value, validate=True)
    return row
