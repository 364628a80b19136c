"""A fair (FIFO) lock for databases that allow one writer at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class Turn:
    """A FIFO lock. If it is free, it is acquired immediately, without an iteration of the event loop."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Call `begin` once the lock is acquired; it is held until `end`."""
        if self._taken:
            self._waiting.append(begin)
        else:
            self._taken = True
            begin()

    def end(self) -> None:
        """Release the lock and pass it to the caller that has waited longest."""
        if self._waiting:
            self._waiting.popleft()()
        else:
            self._taken = False

    async def __aenter__(self) -> None:
        """Wait for the lock and hold it until the block ends."""
        mine = asyncio.get_running_loop().create_future()
        self.take(lambda: self.end() if mine.cancelled() else mine.set_result(None))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # the lock was acquired at the same moment
                self.end()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Release the lock."""
        self.end()
