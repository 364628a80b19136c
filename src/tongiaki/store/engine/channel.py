"""Messages between servers that share a database, over PostgreSQL's NOTIFY and LISTEN."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.common import background_tasks
from tongiaki.store.engine.append_statements import StatementRows, entry_rows

TABLES_PER_MESSAGE = 100
"""Maximum number of tables per message: PostgreSQL limits a message to 8,000 bytes."""

MessageCallback = Callable[[str], None]
ResyncCallback = Callable[[], None]


class EntriesAppended(msgspec.Struct, tag="appended", frozen=True):
    """Message: the server `node` has appended entries; `numbers` is the last entry's number by table."""

    node: str
    numbers: dict[str, int]


class TopicMessage(msgspec.Struct, tag="told", frozen=True):
    """Message of the server `node` on a topic; `content` is JSON."""

    node: str
    topic: str = msgspec.field(name="about")
    content: msgspec.Raw = msgspec.field(name="words")


def append_messages(node: str, rows: StatementRows) -> Iterator[str]:
    """Yield the messages that announce the entries of one commit to other servers."""
    numbers = {row["table_id"]: row["number"] for row in entry_rows(rows)}  # the last one of each table
    table_ids = list(numbers)
    for start in range(0, len(table_ids), TABLES_PER_MESSAGE):
        message = EntriesAppended(
            node, {table_id: numbers[table_id] for table_id in table_ids[start : start + TABLES_PER_MESSAGE]}
        )
        yield msgspec.json.encode(message).decode()


CHANNEL_NAME = "tongiaki"
"""Name of PostgreSQL's notification channel; each database has its own."""
NOTIFY_STATEMENT = f"SELECT pg_notify('{CHANNEL_NAME}', $1)"
_NOTIFY_ON_COMMIT = text(f"SELECT pg_notify('{CHANNEL_NAME}', :words)")
CONNECT_TIMEOUT = 5.0
"""Seconds until an attempt to connect fails."""
RECONNECT_PAUSE = 0.5
"""Seconds before the next attempt to reach PostgreSQL."""
KEEPALIVE_INTERVAL = 2.0
"""Seconds of silence after which the connection is checked, and the timeout for each statement."""
MAX_QUEUED = 1000
"""Maximum number of messages queued for PostgreSQL; further ones are dropped."""


async def notify_on_commit(connection: AsyncConnection, message: str) -> None:
    """Send a message to all servers when the transaction commits; with SQLite, there are no other servers."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_NOTIFY_ON_COMMIT, {"words": message})


class Channel:
    """A connection for messages only, which is reopened when it ends; `options` are the driver's."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._options = options
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(MAX_QUEUED)
        self._task: asyncio.Task[None] | None = None

    async def open(self, on_message: MessageCallback, on_gap: ResyncCallback) -> None:
        """Start receiving messages. `on_gap` is called whenever some of them may have been missed."""
        listening = asyncio.Event()

        def on_connect() -> None:
            listening.set()
            on_gap()

        self._task = background_tasks.start(self._stay_connected(on_message, on_connect), "messages from other servers")
        with contextlib.suppress(TimeoutError):  # PostgreSQL is unreachable; `_stay_connected` keeps trying
            await asyncio.wait_for(listening.wait(), CONNECT_TIMEOUT)

    def send(self, message: str) -> None:
        """Send a message to all servers as soon as possible, including this one."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(message)

    async def close(self) -> None:
        """Stop receiving."""
        await background_tasks.stop(self._task)

    async def _stay_connected(self, on_message: MessageCallback, on_gap: ResyncCallback) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._exchange_messages(on_message, on_gap)
            await asyncio.sleep(RECONNECT_PAUSE)

    async def _exchange_messages(self, on_message: MessageCallback, on_gap: ResyncCallback) -> None:
        """Receive and send messages until the connection ends; raises the error that ended it."""
        connection = await asyncpg.connect(**self._options, timeout=CONNECT_TIMEOUT, command_timeout=KEEPALIVE_INTERVAL)
        try:
            await connection.add_listener(
                CHANNEL_NAME, lambda _connection, _pid, _channel, message: on_message(message)
            )
            on_gap()
            while True:
                try:
                    message = await asyncio.wait_for(self._outgoing.get(), KEEPALIVE_INTERVAL)
                except TimeoutError:
                    await connection.execute("SELECT 1")
                else:
                    await connection.execute(NOTIFY_STATEMENT, message)
        finally:
            connection.terminate()
