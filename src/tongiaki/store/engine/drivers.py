"""The writer's own connection. It uses the database driver directly, with prepared statements."""

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
from tongiaki.store.engine.append_statements import CompiledStatements, StatementRows, entry_rows, exclude_tables
from tongiaki.store.engine.channel import NOTIFY_STATEMENT, append_messages
from tongiaki.store.engine.failures import translate_errors
from tongiaki.store.engine.group_commit import CommitCallback

CONNECT_TIMEOUT, STATEMENT_TIMEOUT, CLOSE_TIMEOUT = 10, 30, 2
"""Timeouts for connecting to PostgreSQL, for executing a statement, and for closing the connection, in seconds."""
IDLE_TIMEOUT, WRITER_IDLE_TIMEOUT = 5, 1
"""Seconds after which PostgreSQL ends an idle transaction: on most connections, and on the writer's connection.

This releases the row locks if a server freezes or loses its connection during a write.
"""
MAX_ATTEMPTS = 3
"""Maximum number of attempts if PostgreSQL closes the connection before the commit.

Another attempt is useful because this server may only have been too busy to answer in time.
"""
CONNECTION_ENDED = (
    *(asyncpg.PostgresConnectionError, asyncpg.AdminShutdownError, asyncpg.IdleInTransactionSessionTimeoutError),
    *(asyncpg.InterfaceError, asyncpg.InternalClientError, ConnectionError),
)
"""Errors with which PostgreSQL or its driver reports that a connection has ended."""
NUMBER_TAKEN_QUERY = "SELECT 1 FROM entries WHERE table_id = ? AND number = ?"
"""SQLite query that runs before entries are appended. The write lock keeps its result valid until the commit."""
IF_NUMBER_FREE = "ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number"
"""PostgreSQL clause for appending entries. It returns the entries whose number was free.

A query before the insertion would not help, because other servers may write at the same time.
"""
DELETE_ENTRY = "DELETE FROM entries WHERE table_id = $1 AND number = $2"
"""Deletes the entries inserted into a table if the number of another of its new entries was taken."""
_SQLALCHEMY_OPTIONS = ("prepared_statement_cache_size", "prepared_statement_name_func")
"""Options in a database URL that SQLAlchemy understands, but the driver does not."""


def driver_options(dialect: Dialect, url: URL) -> dict[str, Any]:
    """Return the options in a URL that PostgreSQL's driver understands."""
    _, options = dialect.create_connect_args(url)
    supported = {name: value for name, value in options.items() if name not in _SQLALCHEMY_OPTIONS}
    return supported | {"server_settings": server_settings(WRITER_IDLE_TIMEOUT) | supported.get("server_settings", {})}


def server_settings(idle_seconds: int) -> dict[str, str]:
    """Return the settings of a PostgreSQL connection that limit how long its transactions may be idle."""
    return {"idle_in_transaction_session_timeout": f"{idle_seconds}s"}


_JobQueue: TypeAlias = SimpleQueue[Callable[[], object] | None]
"""Queue of jobs for the writer's thread; None ends the thread. With a thread pool, decisions would take 6 % longer."""


class SqliteDriver:
    """A connection to a SQLite file, used in a separate thread.

    `connect`: opens the connection in that thread. `check_file`: called before and after each commit; raises OSError if
    the file no longer exists.
    """

    def __init__(
        self, dialect: Dialect, connect: Callable[[], sqlite3.Connection], check_file: Callable[[], None]
    ) -> None:
        self._statements = CompiledStatements(dialect)
        self._connect = connect
        self._check_file = check_file
        self._jobs: _JobQueue | None = None
        self._connection: sqlite3.Connection | None = None

    def start_commit(self, rows: StatementRows, on_commit: CommitCallback) -> None:
        """Start to write rows, all or nothing for each table; `on_commit` is called when the commit ends."""
        if self._jobs is None:
            jobs = _JobQueue()
            threading.Thread(target=_run_jobs, args=(jobs,), name="writer", daemon=True).start()
            self._jobs = jobs
        self._jobs.put(partial(self._run_commit, rows, on_commit, asyncio.get_running_loop()))

    async def close(self) -> None:
        """Close the connection and end the thread. The next commit starts a new thread with a new connection."""
        if self._jobs is not None:
            jobs, self._jobs = self._jobs, None
            closed = asyncio.Event()
            jobs.put(partial(self._close_connection, closed, asyncio.get_running_loop()))
            jobs.put(None)
            await closed.wait()

    def _run_commit(self, rows: StatementRows, on_commit: CommitCallback, loop: asyncio.AbstractEventLoop) -> None:
        error, taken = None, frozenset[str]()
        try:
            with translate_errors():
                taken = self._commit(rows)
        except Exception as raised:  # noqa: BLE001 - passed on to the callers
            error = raised
        with contextlib.suppress(RuntimeError):  # the event loop was closed
            loop.call_soon_threadsafe(on_commit, error, taken)

    def _commit(self, rows: StatementRows) -> frozenset[str]:
        """Write the rows, except those of tables with an entry number that is taken; return these tables."""
        self._check_file()
        if self._connection is None:
            self._connection = self._connect()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            taken = frozenset(
                row["table_id"]
                for row in entry_rows(rows)
                if self._connection.execute(NUMBER_TAKEN_QUERY, (row["table_id"], row["number"])).fetchone()
            )
            for sql, parameters in self._statements.bind(exclude_tables(rows, taken)):
                if parameters:
                    self._connection.executemany(sql, parameters)
            self._connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK")
            raise
        except BaseException:
            self._disconnect()
            raise
        self._check_file()
        return taken

    def _close_connection(self, closed: asyncio.Event, loop: asyncio.AbstractEventLoop) -> None:
        try:
            self._disconnect()
        finally:
            loop.call_soon_threadsafe(closed.set)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresDriver:
    """A connection to PostgreSQL. Each commit also notifies the other servers in the name of this server, `node`."""

    def __init__(self, dialect: Dialect, options: dict[str, Any], node: str) -> None:
        self._statements = CompiledStatements(dialect)
        self._options = options
        self._node = node
        self._connection: asyncpg.Connection | None = None
        # asyncio may discard a running task that nothing refers to
        self._commit_task: asyncio.Task[frozenset[str]] | None = None

    def start_commit(self, rows: StatementRows, on_commit: CommitCallback) -> None:
        """Start to write rows, all or nothing for each table; `on_commit` is called when the commit ends."""
        self._commit_task = asyncio.get_running_loop().create_task(self._commit(rows), context=context_with())
        self._commit_task.add_done_callback(partial(_call_back, on_commit))

    async def _commit(self, rows: StatementRows) -> frozenset[str]:
        """Write the rows, except those of tables with an entry number that is taken; return these tables."""
        with translate_errors():
            attempt = 1
            while (taken := await self._try_commit(rows, last=attempt == MAX_ATTEMPTS)) is None:
                attempt += 1
            return taken

    async def _try_commit(self, rows: StatementRows, *, last: bool) -> frozenset[str] | None:
        """Try to commit once; return None if the connection had ended and PostgreSQL certainly wrote nothing."""
        connection = await self._open_connection()
        transaction, commit_sent = connection.transaction(), False
        try:
            await transaction.start()
            taken = await self._write_rows(connection, rows)
            commit_sent = True
            await transaction.commit()
        except asyncpg.IntegrityConstraintViolationError:
            await transaction.rollback()
            raise
        except BaseException as error:
            connection.terminate()
            if last or not isinstance(error, CONNECTION_ENDED) or (commit_sent and not _commit_never_sent(error)):
                raise
            return None
        return taken

    async def _write_rows(self, connection: asyncpg.Connection, rows: StatementRows) -> frozenset[str]:
        """Write rows and notify other servers in one transaction; return the tables with an entry number that is taken.

        The rows of these tables are not written.
        """
        insert_table, (insert_entries, entry_parameters), *other_statements = self._statements.bind(rows)
        await _execute_all(connection, [insert_table])
        inserted = {
            (table_id, number)
            for table_id, number in await connection.fetchmany(f"{insert_entries} {IF_NUMBER_FREE}", entry_parameters)
        }
        taken = frozenset(
            row["table_id"] for row in entry_rows(rows) if (row["table_id"], row["number"]) not in inserted
        )
        if taken:
            await connection.executemany(DELETE_ENTRY, [key for key in inserted if key[0] in taken])
            rows = exclude_tables(rows, taken)
            _, _, *other_statements = self._statements.bind(rows)
        await _execute_all(connection, other_statements)
        for message in append_messages(self._node, rows):
            await connection.execute(NOTIFY_STATEMENT, message)
        return taken

    async def close(self) -> None:
        """Close the connection. The next commit opens a new one."""
        if self._connection is not None and not self._connection.is_closed():
            with contextlib.suppress(TimeoutError, asyncpg.PostgresError, OSError):
                await self._connection.close(timeout=CLOSE_TIMEOUT)  # after this timeout, the connection is dropped
        self._connection = None

    async def _open_connection(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                **self._options, timeout=CONNECT_TIMEOUT, command_timeout=STATEMENT_TIMEOUT
            )
        return self._connection


def _commit_never_sent(error: BaseException) -> bool:
    """Return whether the connection had certainly ended before the last statement reached PostgreSQL."""
    return isinstance(error, asyncpg.InterfaceError | asyncpg.InternalClientError) or isinstance(
        error.__cause__, asyncpg.IdleInTransactionSessionTimeoutError
    )


def _run_jobs(jobs: _JobQueue) -> None:
    while (job := jobs.get()) is not None:
        job()


async def _execute_all(connection: asyncpg.Connection, statements: list[tuple[str, list[tuple[Any, ...]]]]) -> None:
    for sql, parameters in statements:
        if parameters:
            await connection.executemany(sql, parameters)


def _call_back(on_commit: CommitCallback, task: asyncio.Task[frozenset[str]]) -> None:
    if task.cancelled():
        on_commit(asyncio.CancelledError(), frozenset())
    elif (error := task.exception()) is not None:
        on_commit(error, frozenset())
    else:
        on_commit(None, task.result())
