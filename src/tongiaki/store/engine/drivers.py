"""The writer's own connection, through the database's driver: statements are prepared once, with nobody in between."""

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

from tongiaki.common.about import alone
from tongiaki.store.engine.append_statements import Prepared, Rows, entries_of, without
from tongiaki.store.engine.channel import NOTIFY, appended
from tongiaki.store.engine.failures import translated
from tongiaki.store.engine.group_commit import Done

CONNECTING, ANSWERING, LEAVING = 10, 30, 2
"""Seconds in which PostgreSQL must take a connection, answer a statement, and part."""
IDLE, WRITING = 5, 1
"""Seconds after which PostgreSQL ends a transaction in which nothing is asked any more, of most and of the writer: a
server that is frozen, or cut off, while it writes keeps nobody else waiting for its rows any longer."""
TRIES = 3
"""So often something is written where PostgreSQL ended the connection before: this server may only have been busy."""
ENDED = (
    *(asyncpg.PostgresConnectionError, asyncpg.AdminShutdownError, asyncpg.IdleInTransactionSessionTimeoutError),
    *(asyncpg.InterfaceError, asyncpg.InternalClientError, ConnectionError),
)
"""What PostgreSQL, or the driver itself, says of a connection that has ended."""
IS_TAKEN = "SELECT 1 FROM entries WHERE table_id = ? AND number = ?"
"""Asked of SQLite before anything is appended: nobody else writes between the answer and the commit."""
FREE = "ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number"
"""Added where entries are appended to PostgreSQL, which says for which of them the number was free: others may write at
the same moment, so that there is no asking before."""
TAKE_BACK = "DELETE FROM entries WHERE table_id = $1 AND number = $2"
"""Done with entries whose own number was free, but not that of one before them."""
_OURS = ("prepared_statement_cache_size", "prepared_statement_name_func")
"""What SQLAlchemy alone reads of a URL, and not the driver."""


def options_of(dialect: Dialect, url: URL) -> dict[str, Any]:
    """Give what PostgreSQL's driver is told of a URL."""
    _, options = dialect.create_connect_args(url)
    given = {name: value for name, value in options.items() if name not in _OURS}
    return given | {"server_settings": settings(WRITING) | given.get("server_settings", {})}


def settings(idle: int) -> dict[str, str]:
    """Give what PostgreSQL is told of a connection, whose transactions may rest for so many seconds."""
    return {"idle_in_transaction_session_timeout": f"{idle}s"}


_Work: TypeAlias = SimpleQueue[Callable[[], object] | None]
"""What a thread does, one after the other, until there is None: at a pace, a pool's costs a decision 6 % more."""


class SqliteDriver:
    """A connection to a SQLite file, in a thread of its own.

    `connect` opens it there; `check` is asked before and after each commit, and raises OSError where the file is gone.
    `committed` hears of what is on disk.
    """

    def __init__(
        self,
        dialect: Dialect,
        connect: Callable[[], sqlite3.Connection],
        check: Callable[[], None],
        committed: Callable[[Rows], None],
    ) -> None:
        self._prepared = Prepared(dialect)
        self._connect = connect
        self._check = check
        self._committed = committed
        self._work: _Work | None = None
        self._connection: sqlite3.Connection | None = None

    def begin(self, rows: Rows, done: Done) -> None:
        """Begin to write rows, of each table all or nothing; `done` is called once that is over."""
        if self._work is None:
            work = _Work()
            threading.Thread(target=_do, args=(work,), name="writer", daemon=True).start()
            self._work = work
        self._work.put(partial(self._write, rows, done, asyncio.get_running_loop()))

    async def close(self) -> None:
        """Close the connection, and end the thread; the next commit begins anew."""
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
        except Exception as raised:  # noqa: BLE001 - whoever waits hears of it
            error = raised
        with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop was closed
            loop.call_soon_threadsafe(self._end, rows, done, error, taken)

    def _end(self, rows: Rows, done: Done, error: Exception | None, taken: frozenset[str]) -> None:
        done(error, taken)
        if error is None:
            self._committed(without(rows, taken))

    def _commit(self, rows: Rows) -> frozenset[str]:
        """Write rows, but for those of tables where a number is taken, and name these."""
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
    """A connection to PostgreSQL, whose other servers are told of what the server `node` commits, in the same step."""

    def __init__(self, dialect: Dialect, options: dict[str, Any], node: str) -> None:
        self._prepared = Prepared(dialect)
        self._options = options
        self._node = node
        self._connection: asyncpg.Connection | None = None
        self._work: asyncio.Task[frozenset[str]] | None = None  # a task that nobody holds may be put away while it runs

    def begin(self, rows: Rows, done: Done) -> None:
        """Begin to write rows, of each table all or nothing; `done` is called once that is over."""
        self._work = asyncio.get_running_loop().create_task(self._commit(rows), context=alone())
        self._work.add_done_callback(partial(_tell, done))

    async def _commit(self, rows: Rows) -> frozenset[str]:
        """Write rows, but for those of tables where a number is taken, and name these."""
        with translated():
            number = 1
            while (taken := await self._try(rows, last=number == TRIES)) is None:
                number += 1
            return taken

    async def _try(self, rows: Rows, *, last: bool) -> frozenset[str] | None:
        """Do so; None if PostgreSQL had ended the connection, and it is certain that nothing was written."""
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
        """Write rows in a transaction, and tell of them, but for those of tables where a number is taken."""
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
                await self._connection.close(timeout=LEAVING)  # in the end it is dropped
        self._connection = None

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(**self._options, timeout=CONNECTING, command_timeout=ANSWERING)
        return self._connection


def _unasked(error: BaseException) -> bool:
    """Tell whether the last that was asked for was not even heard, as the connection had ended by then."""
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
