"""A fair (FIFO) lock for databases that allow one writer at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class FifoLock:
    """A FIFO lock. If it is free, it is acquired at once, in the same iteration of the event loop."""

    def __init__(self) -> None:
        self._locked = False
        self._waiting: deque[Callable[[], None]] = deque()

    def acquire(self, on_acquired: Callable[[], None]) -> None:
        """Call `on_acquired` as soon as the lock is acquired. The lock is then held until `release` is called."""
        if self._locked:
            self._waiting.append(on_acquired)
        else:
            self._locked = True
            on_acquired()

    def release(self) -> None:
        """Release the lock and pass it to the caller that has waited the longest."""
        if self._waiting:
            self._waiting.popleft()()
        else:
            self._locked = False

    async def __aenter__(self) -> None:
        """Wait for the lock and hold it until the end of the block."""
        waiter = asyncio.get_running_loop().create_future()
        self.acquire(lambda: self.release() if waiter.cancelled() else waiter.set_result(None))
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # this task acquired the lock just before it was cancelled
                self.release()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Release the lock."""
        self.release()
