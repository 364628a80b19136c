"""Backup of the whole database to one file while the database is in use, and restoring it from such a file."""

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

from tongiaki.store.admin_log import AdminAction, log_action
from tongiaki.store.engine.backup_file import (
    BackupEnd,
    BackupError,
    BackupHeader,
    BackupReader,
    Row,
    TableHeader,
    create_backup_file,
    write_line,
)
from tongiaki.store.engine.database import Database
from tongiaki.store.engine.schema_versions import current_revision, known_revisions, newest_revision, upgrade
from tongiaki.store.schema import TEMPORARY_TABLES, metadata

BATCH_ROWS = 500
"""Maximum number of rows held in memory."""
_VERSION_TABLE = "alembic_version"


async def back_up(database: Database, file: Path) -> int:
    """Write all rows of the database to a new file that only its owner can read; return the number of rows.

    Raises BackupError if the file exists or cannot be written, and UnavailableError if the database does not answer.
    """
    with create_backup_file(file) as out:
        async with database.snapshot() as connection:
            schema = await connection.run_sync(current_revision)
            write_line(out, BackupHeader(str(schema), int(time.time())))
            rows = 0
            for table in await connection.run_sync(_tables_to_back_up):
                write_line(out, TableHeader(str(table.name), [str(column.name) for column in table.columns]))
                result = await connection.stream(select(table).execution_options(yield_per=BATCH_ROWS))
                async for row in result:
                    write_line(out, list(row))
                    rows += 1
            write_line(out, BackupEnd(rows))
    return rows


async def restore(database: Database, file: Path, admin_action: AdminAction, *, replace: bool) -> int:
    """Replace the database with a backup, all or nothing, and migrate it; return the number of rows.

    The whole file is checked before the database is changed. Existing data is deleted if `replace` is true. Raises
    BackupError if the backup cannot be restored, InUseError if another process uses the database, and UnavailableError.
    """
    with _open_backup(file) as source:
        backup = BackupReader(source)
        schema = backup.check(newest_revision()).schema
        if schema not in known_revisions():
            raise BackupError("no-backup")
        async with database.exclusive_transaction() as connection:
            if not replace and await connection.run_sync(_has_rows):
                raise BackupError("not-empty")
            await connection.run_sync(_recreate_schema, schema)
            with _translate_rejected_values():
                rows = await _insert_rows(connection, backup)
            await connection.run_sync(upgrade)
            await log_action(connection, admin_action)
    return rows


def _open_backup(file: Path) -> IO[bytes]:
    try:
        return file.open("rb")
    except OSError as error:
        raise BackupError("unreadable", error.strerror) from error


@contextlib.contextmanager
def _translate_rejected_values() -> Iterator[None]:
    """Raise BackupError if the file is intact, but the database rejects one of its values."""
    try:
        yield
    except (ValueError, OverflowError, IntegrityError, DataError) as error:
        raise BackupError("unfit") from error
    except DBAPIError as error:
        if isinstance(error.orig and error.orig.__cause__, asyncpg.DataError):
            raise BackupError("unfit") from error
        raise


def _has_rows(connection: Connection) -> bool:
    return any(connection.execute(select(table).limit(1)).first() for table in _tables_to_back_up(connection))


def _recreate_schema(connection: Connection, revision: str) -> None:
    """Replace all tables with empty tables that have the schema of this revision."""
    _reflect_tables(connection).drop_all(connection)
    upgrade(connection, revision)


def _tables_to_back_up(connection: Connection) -> list[Table]:
    """Return the existing tables to back up, sorted so that foreign keys refer to earlier tables only."""
    return [
        table
        for table in _reflect_tables(connection).sorted_tables
        if table.name not in {_VERSION_TABLE, *TEMPORARY_TABLES}
    ]


def _reflect_tables(connection: Connection) -> MetaData:
    """Return the tables of our schema that exist in the database."""
    reflected = MetaData()
    own_tables = {*metadata.tables, _VERSION_TABLE}
    reflected.reflect(connection, only=lambda name, _: name in own_tables)
    return reflected


async def _insert_rows(connection: AsyncConnection, backup: BackupReader) -> int:
    """Insert the rows of a backup into the tables; return the number of rows."""
    tables = (await connection.run_sync(_reflect_tables)).tables
    rows = 0
    for header, group in groupby(backup.read_rows(), key=itemgetter(0)):
        table = tables.get(header.table)
        if table is None or not set(header.columns) <= {*table.columns.keys()}:
            raise BackupError("no-backup")
        while batch := [_row_values(table, header, row) for _, row in islice(group, BATCH_ROWS)]:
            await connection.execute(insert(table), batch)
            rows += len(batch)
    return rows


def _row_values(table: Table, header: TableHeader, values: Row) -> dict[str, Any]:
    row: dict[str, Any] = dict(zip(header.columns, values, strict=True))
    for name, value in row.items():
        if isinstance(value, str) and isinstance(table.c[name].type, LargeBinary):
            row[name] = base64.b64decode(value, validate=True)
    return row
