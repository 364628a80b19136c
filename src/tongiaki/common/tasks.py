"""What goes on in the background: its failure is logged at once, and it ends when it is told to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tongiaki.common.about import alone

AGAIN = 0.5
"""Seconds after which work that goes on is cancelled again."""

_log = logging.getLogger(__name__)


def begin(work: Coroutine[Any, Any, None], name: str, **fields: str) -> asyncio.Task[None]:
    """Begin some work; should it fail, the log says so by its name. Lines of the log are about these `fields`."""
    context = alone(**fields)
    task = asyncio.get_running_loop().create_task(work, name=name, context=context)
    task.add_done_callback(_tell, context=context)
    return task


async def end(task: asyncio.Task[Any] | None) -> None:
    """Cancel work that may have been begun, and wait until it is over, however it ended."""
    while task is not None and not task.done():
        task.cancel()
        # What it waited for may come at the same moment and hide the cancelling from it: then once more.
        await asyncio.wait({task}, timeout=AGAIN)


def _tell(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("%s stopped", task.get_name(), exc_info=error)
