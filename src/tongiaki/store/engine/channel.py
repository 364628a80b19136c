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
from tongiaki.store.engine.append_statements import Rows, entries_of

TABLES = 100
"""Maximum number of tables per message: PostgreSQL limits a message to 8,000 bytes."""

Hear = Callable[[str], None]
Missed = Callable[[], None]


class Appended(msgspec.Struct, tag="appended", frozen=True):
    """Message: the server `node` has appended entries; `numbers` is the last entry's number by table."""

    node: str
    numbers: dict[str, int]


class Told(msgspec.Struct, tag="told", frozen=True):
    """Message of the server `node` on the topic `about`; `words` is JSON."""

    node: str
    about: str
    words: msgspec.Raw


def appended(node: str, rows: Rows) -> Iterator[str]:
    """Yield the messages that announce the entries of one commit to other servers."""
    numbers = {row["table_id"]: row["number"] for row in entries_of(rows)}  # the last one of each table
    names = list(numbers)
    for at in range(0, len(names), TABLES):
        some = Appended(node, {name: numbers[name] for name in names[at : at + TABLES]})
        yield msgspec.json.encode(some).decode()


NAME = "tongiaki"
"""Name of PostgreSQL's notification channel; each database has its own."""
NOTIFY = f"SELECT pg_notify('{NAME}', $1)"
_NOTIFY = text(f"SELECT pg_notify('{NAME}', :words)")
CONNECTING = 5.0
AGAIN = 0.5
"""Seconds before the next attempt to reach PostgreSQL."""
PULSE = 2.0
"""Seconds of silence after which the connection is checked, and the timeout for each statement."""
WAITING = 1000
"""Maximum number of messages queued for PostgreSQL; further ones are dropped."""


async def tell_within(connection: AsyncConnection, words: str) -> None:
    """Send a message to all servers when the transaction commits; does nothing unless it is PostgreSQL."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_NOTIFY, {"words": words})


class Channel:
    """A connection only for messages, which is reopened whenever it ends; `options` are the driver's."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._options = options
        self._words: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Start receiving messages. `missed` is called whenever some of them may have been missed."""
        listening = asyncio.Event()

        def begun() -> None:
            listening.set()
            missed()

        self._task = background_tasks.start(self._live(hear, begun), "the news of other servers")
        with contextlib.suppress(TimeoutError):  # PostgreSQL is unreachable; `_live` keeps trying
            await asyncio.wait_for(listening.wait(), CONNECTING)

    def tell(self, words: str) -> None:
        """Send a message to all servers as soon as possible, including this one."""
        with contextlib.suppress(asyncio.QueueFull):
            self._words.put_nowait(words)

    async def close(self) -> None:
        """Stop receiving."""
        await background_tasks.stop(self._task)

    async def _live(self, hear: Hear, missed: Missed) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._converse(hear, missed)
            await asyncio.sleep(AGAIN)

    async def _converse(self, hear: Hear, missed: Missed) -> None:
        """Receive and send messages until the connection ends; raises what ended it."""
        connection = await asyncpg.connect(**self._options, timeout=CONNECTING, command_timeout=PULSE)
        try:
            await connection.add_listener(NAME, lambda _connection, _pid, _channel, words: hear(words))
            missed()
            while True:
                try:
                    words = await asyncio.wait_for(self._words.get(), PULSE)
                except TimeoutError:
                    await connection.execute("SELECT 1")
                else:
                    await connection.execute(NOTIFY, words)
        finally:
            connection.terminate()
