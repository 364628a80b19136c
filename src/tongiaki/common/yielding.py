"""Long work on the event loop, done in slices so that other callbacks run in between.

All long work together does one slice per iteration of the event loop. Otherwise, a short task that needs a dozen
iterations would wait in each of them for one slice of every long task.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import TypeAlias, TypeVar
from weakref import WeakKeyDictionary

SLICE_SECONDS = 0.005
"""Duration of a slice of work, after which other callbacks run, in seconds."""

_T = TypeVar("_T")
_Queue: TypeAlias = deque[asyncio.Future[None]]

_queues: WeakKeyDictionary[asyncio.AbstractEventLoop, _Queue] = WeakKeyDictionary()
"""The queue of long work that waits to continue, by event loop."""


async def sliced(items: Iterable[_T]) -> AsyncIterator[_T]:
    """Yield the items one after another; the caller's work on them is interrupted after each slice."""
    began = time.perf_counter()
    for item in items:
        yield item
        if time.perf_counter() - began >= SLICE_SECONDS:
            await _yield_to_loop()
            began = time.perf_counter()


async def _yield_to_loop() -> None:
    """Wait until other callbacks and the long work ahead in the queue have run."""
    loop = asyncio.get_running_loop()
    queue = _queues.setdefault(loop, _Queue())
    waiter = loop.create_future()
    queue.append(waiter)
    if len(queue) == 1:
        loop.call_soon(_resume_next, loop, queue)
    await waiter


def _resume_next(loop: asyncio.AbstractEventLoop, queue: _Queue) -> None:
    first = queue.popleft()
    if not first.done():  # a cancelled waiter is already done
        first.set_result(None)
    if queue:
        loop.call_soon(_resume_next, loop, queue)
