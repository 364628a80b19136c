"""Periodic removal of unused objects from memory."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection

from tongiaki.common import clock
from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.store import UnavailableError

IDLE_SECONDS = 300.0
"""Seconds for which an unused object stays in memory."""
SWEEP_INTERVAL = 60.0
"""Seconds between two sweeps."""
LAST_USE_INTERVAL = 3600.0
"""Seconds between two updates of an object's time of last use in the database; each update defers its deletion."""


class IdleSweep:
    """Background job that unloads unused objects and stores the time of last use of the others.

    - `objects_in_use` returns the ids of the objects in use.
    - `store_last_use` stores a time, in seconds since 1970, UTC, as the last use of these objects.
    - `unload` unloads all objects that were last used before a time, given by `time.monotonic`.
    """

    def __init__(
        self,
        name: str,
        objects_in_use: Callable[[], Collection[str]],
        store_last_use: Callable[[Collection[str], int], Awaitable[None]],
        unload: Callable[[float], Awaitable[None]],
    ) -> None:
        self._objects_in_use = objects_in_use
        self._store_last_use = store_last_use
        self._unload = unload
        self._stored: dict[str, float] = {}  # by object: the time when its last use was last stored, by time.monotonic
        self._worker = BackgroundWorker(name, self._sweep, pause=SWEEP_INTERVAL)

    def open(self) -> None:
        """Start the job."""
        self._worker.start(SWEEP_INTERVAL)

    async def close(self) -> None:
        """Stop the job."""
        await self._worker.stop()

    async def _sweep(self) -> None:
        await self._store_new_uses()
        await self._unload(time.monotonic() - IDLE_SECONDS)

    async def _store_new_uses(self) -> None:
        now = time.monotonic()
        self._stored = {name: stored for name, stored in self._stored.items() if stored > now - LAST_USE_INTERVAL}
        names = [name for name in self._objects_in_use() if name not in self._stored]
        if not names:
            return
        try:
            await self._store_last_use(names, int(clock.now()))
        except UnavailableError:  # the next sweep tries again
            return
        self._stored |= dict.fromkeys(names, now)
