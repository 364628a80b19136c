"""Messages between servers that share a database, sent with PostgreSQL's NOTIFY and LISTEN."""

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
"""Maximum number of tables per message. PostgreSQL limits a message to 8,000 bytes."""

MessageCallback = Callable[[str], None]
ResyncCallback = Callable[[], None]


class EntriesAppended(msgspec.Struct, tag="appended", frozen=True):
    """Message that entries were appended.

    `node`: the server that appended them. `numbers`: the last entry number by table.
    """

    node: str
    numbers: dict[str, int]


class TopicMessage(msgspec.Struct, tag="told", frozen=True):
    """Message on any other topic. `node`: the server that sent it. `content`: JSON."""

    node: str
    topic: str = msgspec.field(name="about")
    content: msgspec.Raw = msgspec.field(name="words")


def append_messages(node: str, rows: StatementRows) -> Iterator[str]:
    """Yield the messages that notify other servers of the entries in one commit."""
    numbers = {row["table_id"]: row["number"] for row in entry_rows(rows)}  # the last number of each table
    table_ids = list(numbers)
    for start in range(0, len(table_ids), TABLES_PER_MESSAGE):
        message = EntriesAppended(
            node, {table_id: numbers[table_id] for table_id in table_ids[start : start + TABLES_PER_MESSAGE]}
        )
        yield msgspec.json.encode(message).decode()


CHANNEL_NAME = "tongiaki"
"""Name of PostgreSQL's notification channel. Each database has its own channel with this name."""
NOTIFY_STATEMENT = f"SELECT pg_notify('{CHANNEL_NAME}', $1)"
_NOTIFY_ON_COMMIT = text(f"SELECT pg_notify('{CHANNEL_NAME}', :words)")
CONNECT_TIMEOUT = 5.0
"""Timeout for connecting to PostgreSQL, in seconds."""
RECONNECT_PAUSE = 0.5
"""Pause before the next attempt to connect to PostgreSQL, in seconds."""
KEEPALIVE_INTERVAL = 2.0
"""Seconds without an outgoing message after which the connection is checked.

This is also the timeout of each statement.
"""
MAX_QUEUED = 1000
"""Maximum number of messages that wait to be sent to PostgreSQL. Further messages are dropped."""


async def notify_on_commit(connection: AsyncConnection, message: str) -> None:
    """Send a message to all servers when the transaction commits.

    With SQLite, do nothing: there are no other servers.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(_NOTIFY_ON_COMMIT, {"words": message})


class Channel:
    """A connection that only carries messages and is reopened when it ends. `options`: the options of the driver."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._options = options
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(MAX_QUEUED)
        self._task: asyncio.Task[None] | None = None

    async def open(self, on_message: MessageCallback, on_gap: ResyncCallback) -> None:
        """Start to receive messages. `on_gap` is called whenever messages may have been missed."""
        listening = asyncio.Event()

        def on_connect() -> None:
            listening.set()
            on_gap()

        self._task = background_tasks.start(self._stay_connected(on_message, on_connect), "messages from other servers")
        with contextlib.suppress(TimeoutError):  # PostgreSQL cannot be reached; `_stay_connected` keeps trying
            await asyncio.wait_for(listening.wait(), CONNECT_TIMEOUT)

    def send(self, message: str) -> None:
        """Send a message to all servers, including this one, as soon as possible."""
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
