"""The way between servers through PostgreSQL: NOTIFY and LISTEN."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.common import tasks
from tongiaki.store.channel import Hear, Missed

NAME = "tongiaki"
"""What PostgreSQL calls the channel; each of its databases has its own."""
NOTIFY = f"SELECT pg_notify('{NAME}', $1)"
_NOTIFY = text(f"SELECT pg_notify('{NAME}', :words)")
CONNECTING = 5.0
AGAIN = 0.5
"""Seconds before the next attempt to reach PostgreSQL."""
PULSE = 2.0
"""Seconds of silence after which the connection is asked whether it lives, and in which it has to answer."""
WAITING = 1000
"""Messages that wait for PostgreSQL; further ones are dropped."""


async def tell_within(connection: AsyncConnection, words: str) -> None:
    """Tell all servers once a transaction is committed, and only then; nobody where it is not one of PostgreSQL."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_NOTIFY, {"words": words})


class PostgresChannel:
    """A connection of its own, which is opened again whenever it ends; `options` are the driver's."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._options = options
        self._words: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen; `missed` is called whenever something may have been missed."""
        listening = asyncio.Event()

        def begun() -> None:
            listening.set()
            missed()

        self._task = tasks.begin(self._live(hear, begun), "the news of other servers")
        with contextlib.suppress(TimeoutError):  # PostgreSQL is away again
            await asyncio.wait_for(listening.wait(), CONNECTING)

    def tell(self, words: str) -> None:
        """Tell all others, as soon as possible; the own server may hear it, too."""
        with contextlib.suppress(asyncio.QueueFull):
            self._words.put_nowait(words)

    async def close(self) -> None:
        """Listen no more."""
        await tasks.end(self._task)

    async def _live(self, hear: Hear, missed: Missed) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._converse(hear, missed)
            await asyncio.sleep(AGAIN)

    async def _converse(self, hear: Hear, missed: Missed) -> None:
        """Listen and tell until the connection ends; raises what ended it."""
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
