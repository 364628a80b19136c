"""Long work on the event loop is done in slices, so that nobody waits for the whole of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

SLICE = 0.005
"""Seconds of work after which everybody else has a turn."""

_T = TypeVar("_T")


async def sliced(items: Iterable[_T]) -> AsyncIterator[_T]:
    """Give the items one after another; what is done with each may take others' time for a slice at most."""
    began = time.perf_counter()
    for item in items:
        yield item
        if time.perf_counter() - began >= SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
