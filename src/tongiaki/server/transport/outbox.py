"""Outgoing queue of a connection; a client that cannot keep up is disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tongiaki.server.transport.websocket_protocol import Write

QUEUE = 256
"""Maximum number of queued messages. A slower client is disconnected, and catches up when it reconnects."""


class SlowError(Exception):
    """A client that is too slow: its queue is full."""


class Outbox:
    """The outgoing messages of a connection. Each is sent at once if possible, and queued otherwise.

    A single task takes them out. Every connection has an outbox, so it is small: an `asyncio.Queue` alone takes 3 KB.
    """

    def __init__(self) -> None:
        self._waiting: list[bytes] = []
        self._wanted: asyncio.Future[None] | None = None  # set once a message is queued
        self._write: Write | None = None
        self._behind = True  # messages are queued or being sent, so new ones must be queued
        self._overrun = False
        self._delivery: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Send a message after those in the queue."""
        if self._write is not None and not self._behind and self._write(message):
            return
        self._behind = True
        if len(self._waiting) < QUEUE:
            self._waiting.append(message)
            if self._wanted is not None and not self._wanted.done():
                self._wanted.set_result(None)
            return
        self._overrun = True
        if self._delivery is not None:
            self._delivery.cancel()

    async def next(self) -> bytes:
        """Wait for the oldest message and return it; raises SlowError once the queue is full."""
        message = await self._first()
        if self._overrun:
            raise SlowError
        return message

    async def deliver(self, send: Callable[[bytes], Awaitable[None]], write: Write | None = None) -> None:
        """Send queued messages forever; raises SlowError once the queue is full. `write` sends without queueing."""
        self._delivery, self._write = asyncio.current_task(), write
        try:
            while not self._overrun:
                self._behind = bool(self._waiting)
                await send(await self._first())
        except asyncio.CancelledError:
            if not self._overrun:
                raise
        finally:
            self._delivery = self._write = None
        raise SlowError

    async def _first(self) -> bytes:
        while not self._waiting:
            self._wanted = asyncio.get_running_loop().create_future()
            await self._wanted
        return self._waiting.pop(0)
