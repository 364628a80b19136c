"""Waiting for work that reports its completion through a callback."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

Done: TypeAlias = Callable[[Exception | None], None]
"""The callback, called once when the work ends. Its argument is the error if the work failed, otherwise None."""


async def completed(start: Callable[[Done], None]) -> None:
    """Start work and wait until it calls its callback; raises the error of the work.

    The work is completed even if the caller is cancelled. The cancellation takes effect at the task's next `await`.
    """
    task, cancelled = asyncio.current_task(), False
    end: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    start(end.set_result)
    while not end.done():
        try:
            await asyncio.shield(end)
        except asyncio.CancelledError:
            cancelled = True
            if task is not None:
                task.uncancel()
    if cancelled and task is not None:
        task.cancel()
    if (error := end.result()) is not None:
        raise error
