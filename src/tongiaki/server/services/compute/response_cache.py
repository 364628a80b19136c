"""LRU cache of computed responses. Concurrent requests for the same key share one computation."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

SIZE = 32 * 2**20
"""Maximum size in bytes; the least recently used entries are evicted first."""


class ResponseCache:
    """Cache of responses. A key must contain everything that its response depends on."""

    def __init__(self, size: int = SIZE) -> None:
        self._left = size
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Future[bytes]] = {}

    async def get(self, key: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the cached response or compute it with `make`; raises the errors of `make`."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(make())
            making.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(making)

    def _made(self, key: str, done: asyncio.Future[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._left -= len(done.result())
        while self._left < 0:
            self._left += len(self._kept.popitem(last=False)[1])
