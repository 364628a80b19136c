"""The whole database as one file, taken while it is in use, and a database made of such a file."""

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
"""Rows that are in memory at once."""
_VERSIONS = "alembic_version"


async def back_up(database: Database, file: Path) -> int:
    """Write all that the database holds at this moment into a new file, for its owner's eyes only; gives the rows.

    Raises BackupError if there is such a file or it cannot be written, and UnavailableError.
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
    """Make the database what a backup holds, all or nothing, and bring it up to date; gives the rows.

    The file is checked to its end before the database is touched. With `replace`, what was there before is gone.
    Raises BackupError, InUseError and UnavailableError.
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
    """Raise BackupError where the tables do not take a value of the file, though the file is whole."""
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
    """Make the tables as that revision has them, without a row."""
    _reflected(connection).drop_all(connection)
    upgrade(connection, revision)


def _tables(connection: Connection) -> list[Table]:
    """List our tables that hold what is to be kept, each with all that a row of it refers to before it."""
    return [table for table in _reflected(connection).sorted_tables if table.name not in {_VERSIONS, *PASSING}]


def _reflected(connection: Connection) -> MetaData:
    """Look which tables of ours there are."""
    found = MetaData()
    ours = {*metadata.tables, _VERSIONS}
    found.reflect(connection, only=lambda name, _: name in ours)
    return found


async def _fill(connection: AsyncConnection, backup: Backup) -> int:
    """Write the rows into the tables; gives their number."""
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
