"""Streaming HTTP responses (NDJSON) for clients that do not use websockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from tongiaki.server.transport.outbox import Outbox, SlowError
from tongiaki.server.web.authentication import Caller
from tongiaki.server.web.connections import Connections

PULSE = 15.0
"""Seconds of silence after which an empty line shows that the connection is alive."""


class Streaming:
    """A streaming response. It ends when the client disconnects or is too slow, or when the session ends."""

    def __init__(self, outbox: Outbox, address: str, caller: Caller | None) -> None:
        self.address = address
        self.caller = caller
        self._outbox = outbox
        self._ended = False

    def end(self) -> None:
        """End the response because the session has ended."""
        self._ended = True
        self._outbox.put(b"")

    async def lines(self, connections: Connections) -> AsyncIterator[bytes]:
        """Yield the messages of the outbox, one per line."""
        with connections.opened(self):
            while not self._ended:
                try:
                    async with asyncio.timeout(PULSE):
                        message = await self._outbox.next()
                except TimeoutError:
                    message = b""
                except SlowError:
                    return
                if not self._ended:
                    yield message + b"\n"
