"""One connection to a table: a queue of what it is told, dropped when it cannot keep up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tongiaki.server import render
from tongiaki.server.protocol import ServerMessage, Told
from tongiaki.tables.news import News
from tongiaki.tables.table import Table
from tongiaki.tables.views import Whisper

QUEUE = 256
"""Messages that may wait for a slow connection; then it is closed, and catches up when it comes back."""


class SlowError(Exception):
    """The connection did not take what it was told."""


class Viewer:
    """A listener of a table, with the connection's outgoing messages."""

    def __init__(self, table: Table, person: str | None, renderer: render.Renderer) -> None:
        self.person = person
        self.table = table
        self._renderer = renderer
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._overrun = asyncio.Event()

    def hello(self, after: int | None) -> None:
        """Catch up, and hear everything from now on."""
        for message in render.catch_up(self.table, self.person, after):
            self._put(message)
        self.table.join(self)

    def tell(self, news: News) -> None:
        """Pass news on."""
        self._put(self._renderer.render(news, self.table, self.person))

    def resync(self) -> None:
        """Show everything anew."""
        self._put(render.snapshot(self.table, self.person))

    def whisper(self, words: Whisper) -> None:
        """Pass on what was said to this person alone."""
        self._put(render.encode(Told(words)))

    def answer(self, message: ServerMessage) -> None:
        """Answer this connection alone."""
        self._put(render.encode(message))

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

    def _put(self, message: bytes) -> None:
        if self._waiting.qsize() < QUEUE:
            self._waiting.put_nowait(message)
        else:
            self._overrun.set()
