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
        self._check: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Return whether the database responds within the timeout.

        If a check is already running, its result is used.
        """
        if self._check is None or self._check.done():
            self._check = asyncio.get_running_loop().create_task(self._query())
        done, _ = await asyncio.wait({self._check}, timeout=PATIENCE)
        return bool(done) and self._check.result()

    async def _query(self) -> bool:
        try:
            await self._ledger.count()
        except UnavailableError:
            return False
        return True
