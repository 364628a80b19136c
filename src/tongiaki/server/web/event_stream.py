"""Answers without an end, for whom a websocket is too much: what an outbox is told, one line of JSON after another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from tongiaki.server.transport.outbox import Outbox, SlowError
from tongiaki.server.web.authentication import Caller
from tongiaki.server.web.connections import Connections

PULSE = 15.0
"""Seconds of silence after which an empty line tells that the connection lives."""


class Streaming:
    """An answer that goes on until the other side leaves, is too slow, or its session ends."""

    def __init__(self, outbox: Outbox, address: str, caller: Caller | None) -> None:
        self.address = address
        self.caller = caller
        self._outbox = outbox
        self._ended = False

    def end(self) -> None:
        """Say nothing more, as the session has ended."""
        self._ended = True
        self._outbox.put(b"")

    async def lines(self, connections: Connections) -> AsyncIterator[bytes]:
        """Give what the outbox is told, each with the end of its line."""
        with connections.opened(self):
            while not self._ended:
                try:
                    message = await asyncio.wait_for(self._outbox.next(), PULSE)
                except TimeoutError:
                    message = b""
                except SlowError:
                    return
                if not self._ended:
                    yield message + b"\n"
