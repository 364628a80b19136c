"""Whether the database answers: asked once for all who want to know, and nobody waits for it long."""

from __future__ import annotations

import asyncio

from tongiaki.store import Ledger, UnavailableError

PATIENCE = 1.5
"""Seconds after which a database that has not answered counts as away."""


class DatabaseHealth:
    """Feels whether the database lives."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._asking: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Tell whether the database answers in time; a question that still waits for it is not put again."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        done, _ = await asyncio.wait({self._asking}, timeout=PATIENCE)
        return bool(done) and self._asking.result()

    async def _ask(self) -> bool:
        try:
            await self._ledger.count()
        except UnavailableError:
            return False
        return True
