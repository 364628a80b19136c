"""The whole database as one file, taken while it is in use, and a database made of such a file.

The file is gzipped JSON, a value a line: a header; for each table its name and columns, and then its rows; at last how
many rows there are in all. It knows nothing of the kind of database that it came from.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import os
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Literal

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.admin_log import Deed, note
from tongiaki.store.database import Database
from tongiaki.store.nodes_schema import PASSING
from tongiaki.store.schema import metadata
from tongiaki.store.versions import newest_revision, revision_of, upgrade

KIND = "tongiaki-backup"
BATCH = 500
"""Rows that are in memory at once."""
_VERSIONS = "alembic_version"

Fault = Literal["exists", "no-backup", "cut-off", "newer", "not-empty", "unwritable", "unreadable"]


class BackupError(Exception):
    """A backup that cannot be written or restored; nothing has changed. `reason` is the operating system's."""

    def __init__(self, fault: Fault, reason: str | None = None) -> None:
        super().__init__(fault)
        self.fault: Fault = fault
        self.reason = reason or ""


class _Header(msgspec.Struct, tag=KIND, tag_field="kind", forbid_unknown_fields=True):
    """What stands first: the revision of the schema, and the second since 1970, UTC, in which it was written."""

    schema: str
    at: int


class _TableHeader(msgspec.Struct, tag="table", tag_field="kind", forbid_unknown_fields=True):
    table: str
    columns: list[str]


class _End(msgspec.Struct, tag="end", tag_field="kind", forbid_unknown_fields=True):
    rows: int


_decoder: msgspec.json.Decoder[list[Any] | _TableHeader | _End] = msgspec.json.Decoder(list[Any] | _TableHeader | _End)


async def back_up(database: Database, file: Path) -> int:
    """Write all that the database holds at this moment into a new file, for its owner's eyes only; gives the rows.

    Raises BackupError if there is such a file or it cannot be written, and UnavailableError.
    """
    with _appearing(file) as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6) as out:
        async with database.snapshot() as connection:
            schema = await connection.run_sync(revision_of)
            _put(out, _Header(str(schema), int(time.time())))
            rows = 0
            for table in await connection.run_sync(_tables):
                _put(out, _TableHeader(str(table.name), [str(column.name) for column in table.columns]))
                result = await connection.stream(select(table).execution_options(yield_per=BATCH))
                async for row in result:
                    _put(out, list(row))
                    rows += 1
            _put(out, _End(rows))
    return rows


async def restore(database: Database, file: Path, deed: Deed, *, replace: bool) -> int:
    """Make the database what a backup holds, all or nothing, and bring it up to date; gives the rows.

    With `replace`, what was there before is gone. Raises BackupError, InUseError and UnavailableError.
    """
    with _opened(file) as source:
        lines = _lines(source)
        header = _header(lines)
        if header.schema > newest_revision():
            raise BackupError("newer")
        async with database.alone() as connection:
            if not replace and await connection.run_sync(_holds_rows):
                raise BackupError("not-empty")
            await connection.run_sync(_begin_anew, header.schema)
            rows = await _fill(connection, lines)
            await connection.run_sync(upgrade)
            await note(connection, deed)
    return rows


@contextlib.contextmanager
def _appearing(file: Path) -> Iterator[IO[bytes]]:
    """Open a file that is there only once all of it is on the disk."""
    try:
        if file.exists():
            raise BackupError("exists")
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")  # readable by its owner alone
        try:
            with os.fdopen(handle, "wb") as out:
                yield out
                out.flush()
                os.fsync(out.fileno())
            Path(name).rename(file)
        except BaseException:
            Path(name).unlink()
            raise
    except OSError as error:
        raise BackupError("unwritable", error.strerror) from error


def _opened(file: Path) -> gzip.GzipFile:
    try:
        return gzip.open(file, "rb")
    except OSError as error:
        raise BackupError("unreadable", error.strerror) from error


def _put(out: gzip.GzipFile, line: object) -> None:
    try:
        out.write(msgspec.json.encode(line) + b"\n")
    except OSError as error:  # said here, or it would be taken for the database's
        raise BackupError("unwritable", error.strerror) from error


def _lines(source: gzip.GzipFile) -> Iterator[bytes]:
    try:
        yield from source
    except (gzip.BadGzipFile, zlib.error):
        raise BackupError("no-backup") from None
    except EOFError:
        raise BackupError("cut-off") from None
    except OSError as error:
        raise BackupError("unreadable", error.strerror) from error


def _header(lines: Iterator[bytes]) -> _Header:
    try:
        return msgspec.json.decode(next(lines, b""), type=_Header)
    except msgspec.DecodeError:
        raise BackupError("no-backup") from None


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


async def _fill(connection: AsyncConnection, lines: Iterator[bytes]) -> int:
    """Write the rows into the tables; gives their number."""
    tables = (await connection.run_sync(_reflected)).tables
    table: Table | None = None
    columns: list[str] = []
    batch: list[dict[str, Any]] = []
    rows = 0

    async def write() -> None:
        if table is not None and batch:
            await connection.execute(insert(table), batch)
            batch.clear()

    for line in lines:
        found = _decoded(line)
        if isinstance(found, list) and table is not None:
            batch.append(_row(table, columns, found))
            rows += 1
            if len(batch) == BATCH:
                await write()
            continue
        await write()
        if isinstance(found, _End):
            return rows
        if not isinstance(found, _TableHeader) or found.table not in tables:
            raise BackupError("no-backup")
        table, columns = tables[found.table], found.columns
    raise BackupError("cut-off")


def _decoded(line: bytes) -> list[Any] | _TableHeader | _End:
    try:
        return _decoder.decode(line)
    except msgspec.DecodeError:
        raise BackupError("no-backup") from None


def _row(table: Table, columns: list[str], values: list[Any]) -> dict[str, Any]:
    row = dict(zip(columns, values, strict=True))
    for name, value in row.items():
        if isinstance(value, str) and isinstance(table.c[name].type, LargeBinary):
            row[name] = base64.b64decode(value)
    return row
