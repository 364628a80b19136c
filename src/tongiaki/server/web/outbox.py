"""What a connection is told: a queue, and the connection is dropped when it cannot keep up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

QUEUE = 256
"""Messages that may wait for a slow connection; then it is closed, and catches up when it comes back."""


class SlowError(Exception):
    """The connection did not take what it was told."""


class Outbox:
    """A connection's outgoing messages."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._overrun = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Have a message sent after those that wait."""
        if self._waiting.qsize() < QUEUE:
            self._waiting.put_nowait(message)
        else:
            self._overrun.set()

    async def deliver(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits, for ever; raises SlowError once too much does."""
        slow = asyncio.ensure_future(self._overrun.wait())
        sending = asyncio.ensure_future(self._send(send))
        try:
            await asyncio.wait({slow, sending}, return_when=asyncio.FIRST_COMPLETED)
            if slow.done():
                raise SlowError
            sending.result()
        finally:
            for task in (slow, sending):
                task.cancel()
            await asyncio.gather(slow, sending, return_exceptions=True)

    async def _send(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        while True:
            await send(await self._waiting.get())
