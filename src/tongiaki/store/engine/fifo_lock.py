"""Whose turn it is to write, where one does at a time: in the order in which it was asked for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class Turn:
    """Given to one after another; at once, without a turn of the event loop, where nobody has it."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Have `begin` called once it is the caller's turn, which lasts until `end`."""
        if self._taken:
            self._waiting.append(begin)
        else:
            self._taken = True
            begin()

    def end(self) -> None:
        """Pass it on to who has waited longest."""
        if self._waiting:
            self._waiting.popleft()()
        else:
            self._taken = False

    async def __aenter__(self) -> None:
        """Wait for it, and have it until the block is left."""
        mine = asyncio.get_running_loop().create_future()
        self.take(lambda: self.end() if mine.cancelled() else mine.set_result(None))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was given just now
                self.end()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Pass it on."""
        self.end()
