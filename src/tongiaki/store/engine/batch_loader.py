"""Batching of database lookups: keys that are requested during other lookups are then looked up together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from itertools import islice
from typing import Generic, TypeVar

from tongiaki.common import background_tasks

MAX_KEYS = 500
"""Default maximum number of keys per lookup."""
MAX_CONCURRENT = 3
"""Maximum number of concurrent lookups. It is above 1 so that a slow lookup does not block all others."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class BatchLoader(Generic[Key, Value]):
    """Combines the lookups of several callers into batches of at most `max_keys` keys.

    `load_batch` omits keys that it does not find. A key is always looked up after it was requested, so that no caller
    gets an outdated value.
    """

    def __init__(
        self, load_batch: Callable[[list[Key]], Awaitable[dict[Key, Value]]], max_keys: int = MAX_KEYS
    ) -> None:
        self._load_batch = load_batch
        self._max_keys = max_keys
        self._pending: dict[Key, asyncio.Future[Value | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def load(self, keys: Collection[Key]) -> dict[Key, Value]:
        """Return the values of the keys that exist; raises any error of `load_batch`."""
        loop = asyncio.get_running_loop()
        futures = {key: self._pending.setdefault(key, loop.create_future()) for key in keys}
        if not futures:
            return {}
        if len(self._tasks) < MAX_CONCURRENT:
            task = background_tasks.start(self._load_pending(), "batched lookups")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        await asyncio.wait(futures.values())
        values = {key: future.result() for key, future in futures.items()}
        return {key: value for key, value in values.items() if value is not None}

    async def _load_pending(self) -> None:
        """Run lookups until no requested keys are left."""
        while batch := dict(islice(self._pending.items(), self._max_keys)):
            for key in batch:
                del self._pending[key]
            await self._load_into(batch)
        # Remove the task here, not in the done callback: keys requested from now on need a new task.
        self._tasks.difference_update({asyncio.current_task()})

    async def _load_into(self, batch: dict[Key, asyncio.Future[Value | None]]) -> None:
        try:
            values = await self._load_batch(list(batch))
        except Exception as error:  # noqa: BLE001 - all callers get the error
            for future in batch.values():
                future.set_exception(error)
                future.exception()  # marks the error as retrieved, in case all callers were cancelled
        except BaseException:  # the task was cancelled
            for future in (*batch.values(), *self._pending.values()):
                future.cancel()
            self._pending.clear()
            raise
        else:
            for key, future in batch.items():
                future.set_result(values.get(key))
