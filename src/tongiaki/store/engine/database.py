"""Opens a database, SQLite or PostgreSQL, and migrates its schema."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Integer, event, inspect, literal_column, make_url, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tongiaki.store.engine import schema_versions
from tongiaki.store.engine.channel import Channel, TopicMessage, notify_on_commit
from tongiaki.store.engine.drivers import (
    CONNECT_TIMEOUT,
    IDLE_TIMEOUT,
    STATEMENT_TIMEOUT,
    PostgresDriver,
    SqliteDriver,
    driver_options,
    server_settings,
)
from tongiaki.store.engine.failures import InUseError, translate_errors
from tongiaki.store.engine.fifo_lock import FifoLock
from tongiaki.store.engine.file_guard import FileGuard
from tongiaki.store.engine.group_commit import CommitDriver, Writer
from tongiaki.store.engine.schema_versions import Migration, TooNewError, current_revision
from tongiaki.store.schema import DATABASE_NOW, nodes
from tongiaki.tables.ports import UnavailableError

DatabaseUrl: TypeAlias = URL | str

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_MIGRATION_LOCK = 86_646_424
"""Key of the advisory lock in PostgreSQL that allows only one migration at a time. The number is arbitrary."""
OLDER_SERVERS_TIMEOUT = 20.0
"""Maximum time, in seconds, that a migration waits for incompatible older servers to stop."""
OLDER_SERVERS_INTERVAL = 0.2
"""Interval between checks whether older servers have stopped, in seconds."""
_NO_IDLE_TIMEOUT = text("SET LOCAL idle_in_transaction_session_timeout = 0")
"""Statement that disables the idle timeout for a transaction in which this process may be busy with other work."""
_OTHER_CONNECTIONS = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
)


class Database:
    """A database at a URL such as `sqlite:////var/lib/tongiaki.db` or `postgresql://user@host/name`.

    SQLite flushes every commit to disk (WAL, synchronous=FULL), and only the owner can read its files. Errors are
    logged, so they never contain the values in a statement: these may be sealed piles or keys of seats. Raises
    ValueError for URLs of other databases.

    `node`: the id of this server. `channel`: sends messages to other servers. It is None with SQLite, because only one
    server at a time uses a SQLite file.
    """

    def __init__(self, url: DatabaseUrl) -> None:
        self.url = parse_database_url(url)
        self.node = schema_versions.new_node_id()
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._file_guard: FileGuard | None = None
        if self.is_sqlite:
            path = Path(str(self.url.database))
            _restrict_access(path)
            self._file_guard = FileGuard(path)
            self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True, pool_size=4, max_overflow=0)
            event.listen(self.engine.sync_engine, "connect", _configure_sqlite)
            self._reader = self.engine
        else:
            # Readers use autocommit, because a transaction takes two more round trips to the database.
            # In a transaction, the check for a lost connection would take another two.
            self._reader = create_async_engine(
                self.url,
                isolation_level="AUTOCOMMIT",
                hide_parameters=True,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                connect_args={
                    "timeout": CONNECT_TIMEOUT,
                    "command_timeout": STATEMENT_TIMEOUT,
                    "server_settings": server_settings(IDLE_TIMEOUT),
                },
            )
            self.engine = self._reader.execution_options(isolation_level="READ COMMITTED")

        # SQLite allows one writer at a time: writers wait in a FIFO queue here instead of polling the file's lock.
        write_lock = FifoLock()
        self._write_lock = write_lock if self.is_sqlite else contextlib.nullcontext()
        self.channel: Channel | None = None
        driver: CommitDriver
        if self.is_sqlite:
            driver = SqliteDriver(self.engine.dialect, self._connect_sqlite, self._check_file)
        else:
            options = driver_options(self.engine.dialect, self.url)
            self.channel = Channel(options)
            driver = PostgresDriver(self.engine.dialect, options, self.node)
        self.writer = Writer(driver, write_lock)

    @contextlib.asynccontextmanager
    async def read_connection(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading; raises UnavailableError if the database does not answer.

        Each statement sees the data at the time when it runs. Use `snapshot` for a consistent view.
        """
        with translate_errors():
            self._check_file()
            async with self._reader.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that sees the whole database as it is at one moment; raises UnavailableError."""
        with translate_errors():
            async with self.engine.connect() as connection:
                if self.is_sqlite:
                    await connection.exec_driver_sql("BEGIN")
                else:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                    await connection.execute(_NO_IDLE_TIMEOUT)
                yield connection

    @contextlib.asynccontextmanager
    async def exclusive_transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction with exclusive access to the database, including its schema.

        Raises InUseError if another process has the database open, and UnavailableError if the database does not
        answer.
        """
        await self.writer.close()
        await self.engine.dispose()  # the server's own other connections would also count as users of the database
        with translate_errors():
            async with self.engine.connect() as connection:
                if self.is_sqlite:
                    await _lock_sqlite_file(connection)
                else:
                    await connection.execute(_NO_IDLE_TIMEOUT)
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
                    if (await connection.execute(_OTHER_CONNECTIONS)).scalar_one():
                        raise InUseError
                yield connection
                await connection.commit()

    async def revision(self) -> str | None:
        """Return the schema's revision; None if no schema has been created. Raises UnavailableError."""
        async with self.read_connection() as connection:
            return await connection.run_sync(current_revision)

    @contextlib.asynccontextmanager
    async def transaction(self, topic: str = "", content: object = None) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is committed to disk when the block ends; raises ConflictError or UnavailableError.

        If there is a `topic`, `content` is sent to the other servers after the commit.
        """
        message = msgspec.json.encode(
            TopicMessage(self.node, topic, msgspec.Raw(msgspec.json.encode(content)))
        ).decode()
        with translate_errors():
            async with self._write_lock:
                self._check_file()
                async with self.engine.begin() as connection:
                    yield connection
                    if topic:
                        await notify_on_commit(connection, message)
                self._check_file()

    async def migrate(self) -> None:
        """Upgrade the schema to this server's version; several servers may do so at once.

        Servers of older versions keep running if every migration declares them compatible. Otherwise they are notified,
        and the migration waits until they have stopped. Raises TooNewError if the database already has a newer version
        that is incompatible with this server. Raises UnavailableError if incompatible older servers do not stop.
        """
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(_NO_IDLE_TIMEOUT)
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            if migrations := await connection.run_sync(schema_versions.pending_migrations):
                async with self._announce_migrations(migrations):
                    await self._wait_for_older_servers(connection, max(migration.goes_with for migration in migrations))
                    await connection.run_sync(schema_versions.upgrade)
            await connection.run_sync(schema_versions.record_migrations)
        if self._file_guard is not None:
            self._file_guard.remember_file()

    @contextlib.asynccontextmanager
    async def _announce_migrations(self, migrations: Sequence[Migration]) -> AsyncIterator[None]:
        """Announce migrations to all servers, and withdraw the announcement if the migrations fail."""
        async with self.engine.begin() as connection:
            await connection.run_sync(schema_versions.announce_migrations, migrations)
        try:
            yield
        except BaseException:
            async with self.engine.begin() as connection:
                await connection.run_sync(schema_versions.withdraw_migrations, migrations)
            raise

    async def _wait_for_older_servers(self, connection: AsyncConnection, oldest: str) -> None:
        if self.is_sqlite:  # only one server at a time uses a SQLite file
            return
        if not await connection.run_sync(lambda sync_connection: inspect(sync_connection).has_table(nodes.name)):
            return
        now: ColumnElement[int] = literal_column(DATABASE_NOW, Integer)
        live_nodes = select(nodes.c.id).where(nodes.c.until > now)
        for _ in range(round(OLDER_SERVERS_TIMEOUT / OLDER_SERVERS_INTERVAL)):
            node_ids = (await connection.execute(live_nodes)).scalars()
            if all(schema_versions.node_version(node) >= oldest for node in node_ids):
                return
            await asyncio.sleep(OLDER_SERVERS_INTERVAL)
        raise UnavailableError("servers of an older version are still running: stop them first")

    async def truncate_log(self) -> None:
        """Remove overwritten data from the disk.

        SQLite keeps such data in its write-ahead log until a checkpoint. Data that another connection is reading stays
        in the log. PostgreSQL cleans up by itself.
        """
        if self.is_sqlite:
            with translate_errors():
                async with self._write_lock, self.engine.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Close every connection."""
        await self.writer.close()
        await self.engine.dispose()

    def _connect_sqlite(self) -> sqlite3.Connection:
        connection = sqlite3.connect(str(self.url.database), isolation_level=None)
        _configure_sqlite(connection, None)
        return connection

    def _check_file(self) -> None:
        if self._file_guard is not None:
            self._file_guard.check()


async def prepare_database(url: DatabaseUrl) -> None:
    """Check that a database can be used, and migrate it; raises UnavailableError with a one-line message."""
    from alembic.util import CommandError

    try:
        database = Database(url)
        try:
            await database.migrate()
        finally:
            await database.close()
    except TooNewError as error:
        raise UnavailableError(f"it has a newer version ({error}) that this server does not support") from error
    except (SQLAlchemyError, OSError, CommandError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise UnavailableError(" ".join(str(cause).split())) from error


def _restrict_access(path: Path) -> None:
    """Make a SQLite file accessible only to its owner, as well as its folder if the folder is created here."""
    if not path.parent.exists():
        path.parent.mkdir(mode=0o700, parents=True)
    with contextlib.suppress(OSError):  # if this fails, opening the file also fails later, with SQLite's own message
        path.touch(mode=0o600)  # SQLite creates the -wal and -shm files with the same mode
    for file in (path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))):
        if file.is_file():
            with contextlib.suppress(OSError):  # the file belongs to another user
                file.chmod(0o600)


def sqlite_file_url(path: Path) -> DatabaseUrl:
    """Return the URL of a SQLite file. Its path may contain any characters."""
    return URL.create("sqlite", database=str(path))


def parse_database_url(text: DatabaseUrl) -> URL:
    """Parse and check the URL of a database and add the driver to it; raises ValueError if the URL is invalid."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise ValueError("not the URL of a database") from None  # the URL may contain a password
    driver = _DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise ValueError(f"neither SQLite nor PostgreSQL: {url.render_as_string()}")
    if driver == _DRIVERS["sqlite"] and url.database in {None, "", ":memory:"}:
        raise ValueError("a SQLite database needs a file, because games must be stored on disk")
    return url.set(drivername=driver)


def _configure_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection
    cursor = connection.cursor()
    # secure_delete: deleted or overwritten data, such as the name of a deleted account, is also erased from the file.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=3000", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _lock_sqlite_file(connection: AsyncConnection) -> None:
    try:
        # Leaving WAL mode requires a lock that SQLite cannot get while another process has the file open.
        await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    except OperationalError as error:
        raise InUseError from error
    await connection.exec_driver_sql("BEGIN EXCLUSIVE")
