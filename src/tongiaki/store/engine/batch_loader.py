"""Batching of database lookups: keys requested while other lookups are running are looked up together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from itertools import islice
from typing import Generic, TypeVar

from tongiaki.common import background_tasks

MOST = 500
"""Default for the maximum number of keys per lookup."""
LANES = 3
"""Maximum number of concurrent lookups, so that a slow one does not block all others."""

Key = TypeVar("Key")
Answer = TypeVar("Answer")


class Together(Generic[Key, Answer]):
    """Batches lookups of several callers, `most` keys at a time; `ask` omits keys that it does not find.

    A lookup always starts after its keys were requested, so that no caller gets an outdated answer.
    """

    def __init__(self, ask: Callable[[list[Key]], Awaitable[dict[Key, Answer]]], most: int = MOST) -> None:
        self._ask = ask
        self._most = most
        self._wanted: dict[Key, asyncio.Future[Answer | None]] = {}
        self._lanes: set[asyncio.Task[None]] = set()

    async def of(self, keys: Collection[Key]) -> dict[Key, Answer]:
        """Return the values of the keys that were found; raises the errors of `ask`."""
        loop = asyncio.get_running_loop()
        futures = {key: self._wanted.setdefault(key, loop.create_future()) for key in keys}
        if not futures:
            return {}
        if len(self._lanes) < LANES:
            lane = background_tasks.start(self._go(), "the asking of what several want to know")
            self._lanes.add(lane)
            lane.add_done_callback(self._lanes.discard)
        await asyncio.wait(futures.values())
        answers = {key: future.result() for key, future in futures.items()}
        return {key: answer for key, answer in answers.items() if answer is not None}

    async def _go(self) -> None:
        """Run lookups until no more keys are requested."""
        while some := dict(islice(self._wanted.items(), self._most)):
            for key in some:
                del self._wanted[key]
            await self._answer(some)
        # Removed now rather than in the done callback: keys requested from here on need another task.
        self._lanes.difference_update({asyncio.current_task()})

    async def _answer(self, some: dict[Key, asyncio.Future[Answer | None]]) -> None:
        try:
            found = await self._ask(list(some))
        except Exception as error:  # noqa: BLE001 - all callers get the error
            for future in some.values():
                future.set_exception(error)
                future.exception()  # marks it as retrieved, because the callers may have been cancelled
        except BaseException:  # the task is cancelled
            for future in (*some.values(), *self._wanted.values()):
                future.cancel()
            self._wanted.clear()
            raise
        else:
            for key, future in some.items():
                future.set_result(found.get(key))
