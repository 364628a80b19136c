"""The writer's own connection, directly through the database's driver, with prepared statements."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeAlias

import asyncpg
from sqlalchemy import Dialect
from sqlalchemy.engine import URL

from tongiaki.common.log_context import context_with
from tongiaki.store.engine.append_statements import Prepared, Rows, entries_of, without
from tongiaki.store.engine.channel import NOTIFY, appended
from tongiaki.store.engine.failures import translated
from tongiaki.store.engine.group_commit import Done

CONNECTING, ANSWERING, LEAVING = 10, 30, 2
"""Timeouts in seconds for PostgreSQL to accept a connection, answer a statement, and close the connection."""
IDLE, WRITING = 5, 1
"""Seconds after which PostgreSQL ends an idle transaction: on most connections, and on the writer's. If a server
freezes or loses its connection during a write, its row locks are thus released."""
TRIES = 3
"""Maximum attempts when PostgreSQL closes the connection before the commit: this server may only have been busy."""
ENDED = (
    *(asyncpg.PostgresConnectionError, asyncpg.AdminShutdownError, asyncpg.IdleInTransactionSessionTimeoutError),
    *(asyncpg.InterfaceError, asyncpg.InternalClientError, ConnectionError),
)
"""Errors by which PostgreSQL or its driver reports that a connection has ended."""
IS_TAKEN = "SELECT 1 FROM entries WHERE table_id = ? AND number = ?"
"""Query for SQLite before entries are appended; the write lock keeps the answer valid until the commit."""
FREE = "ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number"
"""Clause for appending entries in PostgreSQL, which returns the entries whose number was free. A query in advance would
not help, because other servers may write at the same moment."""
TAKE_BACK = "DELETE FROM entries WHERE table_id = $1 AND number = $2"
"""Deletes the inserted entries of a table where another entry's number was taken."""
_OURS = ("prepared_statement_cache_size", "prepared_statement_name_func")
"""Options in a URL that only SQLAlchemy understands, not the driver."""


def options_of(dialect: Dialect, url: URL) -> dict[str, Any]:
    """Return the options for PostgreSQL's driver from a URL."""
    _, options = dialect.create_connect_args(url)
    given = {name: value for name, value in options.items() if name not in _OURS}
    return given | {"server_settings": settings(WRITING) | given.get("server_settings", {})}


def settings(idle: int) -> dict[str, str]:
    """Return the settings of a PostgreSQL connection whose transactions may be idle for `idle` seconds."""
    return {"idle_in_transaction_session_timeout": f"{idle}s"}


_Work: TypeAlias = SimpleQueue[Callable[[], object] | None]
"""Queue of jobs for the writer's thread; None ends the thread. With a thread pool, a decision takes 6 % longer."""


class SqliteDriver:
    """A connection to a SQLite file, in a thread of its own.

    `connect` opens it in that thread. `check` is called before and after each commit and raises OSError if the file is
    gone.
    """

    def __init__(self, dialect: Dialect, connect: Callable[[], sqlite3.Connection], check: Callable[[], None]) -> None:
        self._prepared = Prepared(dialect)
        self._connect = connect
        self._check = check
        self._work: _Work | None = None
        self._connection: sqlite3.Connection | None = None

    def begin(self, rows: Rows, done: Done) -> None:
        """Start to write rows, all or nothing for each table; `done` is called at the end."""
        if self._work is None:
            work = _Work()
            threading.Thread(target=_do, args=(work,), name="writer", daemon=True).start()
            self._work = work
        self._work.put(partial(self._write, rows, done, asyncio.get_running_loop()))

    async def close(self) -> None:
        """Close the connection and end the thread; the next commit starts them again."""
        if self._work is not None:
            work, self._work = self._work, None
            closed = asyncio.Event()
            work.put(partial(self._end_connection, closed, asyncio.get_running_loop()))
            work.put(None)
            await closed.wait()

    def _write(self, rows: Rows, done: Done, loop: asyncio.AbstractEventLoop) -> None:
        error, taken = None, frozenset[str]()
        try:
            with translated():
                taken = self._commit(rows)
        except Exception as raised:  # noqa: BLE001 - passed on to the callers
            error = raised
        with contextlib.suppress(RuntimeError):  # the loop was closed
            loop.call_soon_threadsafe(done, error, taken)

    def _commit(self, rows: Rows) -> frozenset[str]:
        """Write the rows, except for tables with an entry number that is taken; return those tables."""
        self._check()
        if self._connection is None:
            self._connection = self._connect()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            taken = frozenset(
                row["table_id"]
                for row in entries_of(rows)
                if self._connection.execute(IS_TAKEN, (row["table_id"], row["number"])).fetchone()
            )
            for text, values in self._prepared.filled(without(rows, taken)):
                if values:
                    self._connection.executemany(text, values)
            self._connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK")
            raise
        except BaseException:
            self._disconnect()
            raise
        self._check()
        return taken

    def _end_connection(self, closed: asyncio.Event, loop: asyncio.AbstractEventLoop) -> None:
        try:
            self._disconnect()
        finally:
            loop.call_soon_threadsafe(closed.set)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresDriver:
    """A connection to PostgreSQL; each commit also notifies the other servers, in the name of the server `node`."""

    def __init__(self, dialect: Dialect, options: dict[str, Any], node: str) -> None:
        self._prepared = Prepared(dialect)
        self._options = options
        self._node = node
        self._connection: asyncpg.Connection | None = None
        # asyncio may discard a running task without a reference
        self._work: asyncio.Task[frozenset[str]] | None = None

    def begin(self, rows: Rows, done: Done) -> None:
        """Start to write rows, all or nothing for each table; `done` is called at the end."""
        self._work = asyncio.get_running_loop().create_task(self._commit(rows), context=context_with())
        self._work.add_done_callback(partial(_tell, done))

    async def _commit(self, rows: Rows) -> frozenset[str]:
        """Write the rows, except for tables with an entry number that is taken; return those tables."""
        with translated():
            number = 1
            while (taken := await self._try(rows, last=number == TRIES)) is None:
                number += 1
            return taken

    async def _try(self, rows: Rows, *, last: bool) -> frozenset[str] | None:
        """Try to commit once; None if PostgreSQL had ended the connection and certainly wrote nothing."""
        connection = await self._connected()
        transaction, asked = connection.transaction(), False
        try:
            await transaction.start()
            taken = await self._write(connection, rows)
            asked = True
            await transaction.commit()
        except asyncpg.IntegrityConstraintViolationError:
            await transaction.rollback()
            raise
        except BaseException as error:
            connection.terminate()
            if last or not isinstance(error, ENDED) or (asked and not _unasked(error)):
                raise
            return None
        return taken

    async def _write(self, connection: asyncpg.Connection, rows: Rows) -> frozenset[str]:
        """Write rows and notify other servers, in a transaction; return the tables with a taken entry number.

        The rows of these tables are not written.
        """
        made, (append, lines), *others = self._prepared.filled(rows)
        await _each(connection, [made])
        added = {(table_id, number) for table_id, number in await connection.fetchmany(f"{append} {FREE}", lines)}
        taken = frozenset(row["table_id"] for row in entries_of(rows) if (row["table_id"], row["number"]) not in added)
        if taken:
            await connection.executemany(TAKE_BACK, [one for one in added if one[0] in taken])
            rows = without(rows, taken)
            _, _, *others = self._prepared.filled(rows)
        await _each(connection, others)
        for words in appended(self._node, rows):
            await connection.execute(NOTIFY, words)
        return taken

    async def close(self) -> None:
        """Close the connection; the next commit opens another."""
        if self._connection is not None and not self._connection.is_closed():
            with contextlib.suppress(TimeoutError, asyncpg.PostgresError, OSError):
                await self._connection.close(timeout=LEAVING)  # after the timeout the connection is dropped
        self._connection = None

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(**self._options, timeout=CONNECTING, command_timeout=ANSWERING)
        return self._connection


def _unasked(error: BaseException) -> bool:
    """Return whether the last statement never reached PostgreSQL, because the connection had already ended."""
    return isinstance(error, asyncpg.InterfaceError | asyncpg.InternalClientError) or isinstance(
        error.__cause__, asyncpg.IdleInTransactionSessionTimeoutError
    )


def _do(work: _Work) -> None:
    while (one := work.get()) is not None:
        one()


async def _each(connection: asyncpg.Connection, filled: list[tuple[str, list[tuple[Any, ...]]]]) -> None:
    for text, values in filled:
        if values:
            await connection.executemany(text, values)


def _tell(done: Done, work: asyncio.Task[frozenset[str]]) -> None:
    if work.cancelled():
        done(asyncio.CancelledError(), frozenset())
    elif (error := work.exception()) is not None:
        done(error, frozenset())
    else:
        done(None, work.result())
