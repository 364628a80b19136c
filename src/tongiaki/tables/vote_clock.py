"""An open question at a table ends when its time is over, or when those who could still answer have left."""

from __future__ import annotations

import asyncio
import contextlib
import time

from tongiaki.tables import votes
from tongiaki.tables.problems import ProblemError
from tongiaki.tables.table import Table

PATIENCE = 1.0
"""Seconds before the next attempt when the database did not answer."""


class VoteClock:
    """Closes the questions of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look whether a question is open, and if so, wait for its end."""
        if self._table.state.vote is None:
            return
        if self._task is not None:
            self._task.cancel()
        self._task = asyncio.get_running_loop().create_task(self._wait())

    async def stop(self) -> None:
        """Wait no more; what is being written is written."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _wait(self) -> None:
        while (vote := self._table.state.vote) is not None:
            if vote.decided(self._table.state.seats) is None:
                await asyncio.sleep(max(0.0, vote.until - time.time()))
            with contextlib.suppress(ProblemError):
                await self._table.act(lambda state: votes.settle(state, time.time()))
                continue
            await asyncio.sleep(PATIENCE)
