"""What goes on in the background: its failure is logged at once, and it ends when it is told to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

_log = logging.getLogger(__name__)


def begin(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Begin some work; should it fail, the log says so by its name."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    task.add_done_callback(_tell)
    return task


async def end(task: asyncio.Task[None] | None) -> None:
    """Cancel work that may have been begun, and wait until it is over, however it ended."""
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _tell(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("%s stopped", task.get_name(), exc_info=error)
