"""What happens at a table by itself when its time has come; everything is checked again by the table's one writer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Protocol

from tongiaki.common import tasks
from tongiaki.common.metrics import ALARM_DELAY
from tongiaki.common.moments import now
from tongiaki.common.problems import ProblemError
from tongiaki.tables.runtime.table import Table

PATIENCE = 1.0
"""Seconds before the next attempt when the database did not answer, or when there was nothing to do after all."""


class TimedTask(Protocol):
    """Something that is to be done at a table once its time has come."""

    def due(self) -> float | None:
        """Tell when, in seconds since 1970; None as long as there is nothing to do."""

    async def fulfil(self) -> None:
        """Do it, if it is still to be done; raises ProblemError."""


class Alarms:
    """Fulfils the duties of one table, each when it is due, as long as that is `ours` to do."""

    def __init__(self, table: Table, duties: Sequence[TimedTask], ours: Callable[[], bool]) -> None:
        self._table = table
        self._duties = duties
        self._ours = ours
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def due(self) -> float | None:
        """When the next duty is due, in seconds since 1970."""
        return min((due for duty in self._duties if (due := duty.due()) is not None), default=None)

    def wake(self) -> None:
        """Look at the table again, as it has changed."""
        self._changed.set()
        if not self._stopped and (self._task is None or self._task.done()) and self.due is not None:
            self._task = tasks.begin(
                self._watch(), f"table {self._table.state.id}: its alarms", table=self._table.state.id
            )

    async def stop(self) -> None:
        """Wait no more; what is being written is written."""
        self._stopped = True
        await tasks.end(self._task)

    async def _watch(self) -> None:
        while (due := self.due) is not None and self._ours():
            self._changed.clear()
            if (delay := due - now()) > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), delay)
                continue
            number = self._table.state.number
            for duty in self._duties:
                if (its := duty.due()) is not None and its <= now():
                    if its:  # else it has no time of its own: at once
                        ALARM_DELAY.observe(now() - its)
                    with contextlib.suppress(ProblemError):
                        await duty.fulfil()
            if self._table.state.number == number:
                await asyncio.sleep(PATIENCE)
