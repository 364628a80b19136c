"""What a connection is told: a queue, and the connection is dropped when it cannot keep up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tongiaki.server.transport.websocket_protocol import Write

QUEUE = 256
"""Messages that may wait for a slow connection; then it is closed, and catches up when it comes back."""


class SlowError(Exception):
    """The connection did not take what it was told."""


class Outbox:
    """A connection's outgoing messages: sent at once where the connection takes them, else they wait.

    One task takes them out. There is one of these for each connection, so it is small: an `asyncio.Queue` alone takes
    3 KB.
    """

    def __init__(self) -> None:
        self._waiting: list[bytes] = []
        self._wanted: asyncio.Future[None] | None = None  # who takes messages out waits for this
        self._write: Write | None = None
        self._behind = True  # something waits, or is being sent: what comes has to wait, too
        self._overrun = False
        self._delivery: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Have a message sent after those that wait."""
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
        """Give what has waited longest, once something does; raises SlowError once too much waits."""
        message = await self._first()
        if self._overrun:
            raise SlowError
        return message

    async def deliver(self, send: Callable[[bytes], Awaitable[None]], write: Write | None = None) -> None:
        """Send what waits, for ever; raises SlowError once too much does. `write` sends what need not wait."""
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
