"""Long work on the event loop is done in slices, so that nobody waits for the whole of it.

Of all such work that is under way one slice is done in a turn of the loop, however much there is: what is quick, and
needs a dozen turns, would else wait for a dozen slices of each.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import TypeAlias, TypeVar
from weakref import WeakKeyDictionary

SLICE = 0.005
"""Seconds of work after which everybody else has a turn."""

_T = TypeVar("_T")
_Queue: TypeAlias = deque[asyncio.Future[None]]

_queues: WeakKeyDictionary[asyncio.AbstractEventLoop, _Queue] = WeakKeyDictionary()
"""For each loop what waits to go on, the first first."""


async def sliced(items: Iterable[_T]) -> AsyncIterator[_T]:
    """Give the items one after another; what is done with each may take others' time for a slice at most."""
    began = time.perf_counter()
    for item in items:
        yield item
        if time.perf_counter() - began >= SLICE:
            await _turn()
            began = time.perf_counter()


async def _turn() -> None:
    """Wait for everybody else, and for the long work that has waited longer."""
    loop = asyncio.get_running_loop()
    queue = _queues.setdefault(loop, _Queue())
    mine = loop.create_future()
    queue.append(mine)
    if len(queue) == 1:
        loop.call_soon(_call, loop, queue)
    await mine


def _call(loop: asyncio.AbstractEventLoop, queue: _Queue) -> None:
    first = queue.popleft()
    if not first.done():  # it was cancelled
        first.set_result(None)
    if queue:
        loop.call_soon(_call, loop, queue)
