"""Database health check, shared by all concurrent callers and limited by a timeout."""

from __future__ import annotations

import asyncio

from tongiaki.store import Ledger, UnavailableError

PATIENCE = 1.5
"""Timeout of the health check in seconds."""


class DatabaseHealth:
    """Checker that reports whether the database responds."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._asking: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Return whether the database responds within the timeout. A check already in flight is reused."""
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
