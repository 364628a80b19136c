"""Timers for a table's automatic actions. The table's single writer checks again whether an action is due."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Protocol

from tongiaki.common import background_tasks
from tongiaki.common.clock import now
from tongiaki.common.metrics import ALARM_DELAY
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.tables.table import Table

RETRY_DELAY = 1.0
"""Seconds before the next attempt if the database did not respond or the action proved not to be due."""


class TimedTask(Protocol):
    """An automatic action at a table, with the time when it is due."""

    def due(self) -> float | None:
        """Return when the action is due, in seconds since 1970, UTC: None if not scheduled, 0 if due now."""

    async def run(self) -> None:
        """Carry out the action if it is still due; raises ProblemError."""


class Alarms:
    """Runs the timed tasks of one table when they are due, while this server holds the table's lease (`ours`)."""

    def __init__(self, table: Table, timed_tasks: Sequence[TimedTask], ours: Callable[[], bool]) -> None:
        self._table = table
        self._timed_tasks = timed_tasks
        self._ours = ours
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def due(self) -> float | None:
        """When the next task is due, in seconds since 1970, UTC."""
        return min((due for task in self._timed_tasks if (due := task.due()) is not None), default=None)

    def wake(self) -> None:
        """Recompute the due times after a change of the table."""
        self._changed.set()
        if not self._stopped and (self._task is None or self._task.done()) and self.due is not None:
            self._task = background_tasks.start(
                self._watch(), f"table {self._table.state.id}: alarms", table=self._table.state.id
            )

    async def stop(self) -> None:
        """Stop; a write in progress is completed."""
        self._stopped = True
        await background_tasks.stop(self._task)

    async def _watch(self) -> None:
        while (due := self.due) is not None and self._ours():
            self._changed.clear()
            if (delay := due - now()) > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), delay)
                continue
            number = self._table.state.number
            for task in self._timed_tasks:
                if (task_due := task.due()) is not None and task_due <= now():
                    if task_due:  # 0 means due at once, with no due time to measure from
                        ALARM_DELAY.observe(now() - task_due)
                    with contextlib.suppress(ProblemError):
                        await task.run()
            if self._table.state.number == number:
                await asyncio.sleep(RETRY_DELAY)
