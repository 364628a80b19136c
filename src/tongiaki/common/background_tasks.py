"""Background tasks: failures are logged immediately, and cancellation is repeated until it succeeds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tongiaki.common.log_context import context_with

CANCEL_INTERVAL = 0.5
"""Time after which a task that is still running is cancelled again, in seconds."""

_log = logging.getLogger(__name__)


def start(work: Coroutine[Any, Any, None], name: str, **fields: str) -> asyncio.Task[None]:
    """Start a task whose log lines have the given `fields`. If it fails, its name is logged."""
    context = context_with(**fields)
    task = asyncio.get_running_loop().create_task(work, name=name, context=context)
    task.add_done_callback(_log_failure, context=context)
    return task


async def stop(task: asyncio.Task[Any] | None) -> None:
    """Cancel a task, if there is one, and wait until it has ended, with or without an error."""
    while task is not None and not task.done():
        task.cancel()
        # A result that arrives at the same moment can suppress the cancellation, so the task may have to be cancelled
        # again.
        await asyncio.wait({task}, timeout=CANCEL_INTERVAL)


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("%s stopped", task.get_name(), exc_info=error)
