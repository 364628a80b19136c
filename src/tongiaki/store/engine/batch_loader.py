"""Questions that come while others are being answered are asked together: where many come at once, few are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from itertools import islice
from typing import Generic, TypeVar

from tongiaki.common import tasks

MOST = 500
"""Keys that are asked about at once, unless it is said otherwise."""
LANES = 3
"""Questions that are asked side by side: one that takes long does not hold all others up."""

Key = TypeVar("Key")
Answer = TypeVar("Answer")


class Together(Generic[Key, Answer]):
    """Asks about what several want to know, `most` keys at once; `ask` leaves out those of which there is nothing.

    What is answered was asked for after it was wanted, never before.
    """

    def __init__(self, ask: Callable[[list[Key]], Awaitable[dict[Key, Answer]]], most: int = MOST) -> None:
        self._ask = ask
        self._most = most
        self._wanted: dict[Key, asyncio.Future[Answer | None]] = {}
        self._lanes: set[asyncio.Task[None]] = set()

    async def of(self, keys: Collection[Key]) -> dict[Key, Answer]:
        """Tell what there is of these; raises what asking raises."""
        loop = asyncio.get_running_loop()
        futures = {key: self._wanted.setdefault(key, loop.create_future()) for key in keys}
        if not futures:
            return {}
        if len(self._lanes) < LANES:
            lane = tasks.begin(self._go(), "the asking of what several want to know")
            self._lanes.add(lane)
            lane.add_done_callback(self._lanes.discard)
        await asyncio.wait(futures.values())
        answers = {key: future.result() for key, future in futures.items()}
        return {key: answer for key, answer in answers.items() if answer is not None}

    async def _go(self) -> None:
        """Ask until nothing is wanted any more."""
        while some := dict(islice(self._wanted.items(), self._most)):
            for key in some:
                del self._wanted[key]
            await self._answer(some)
        # Now, and not a turn of the event loop later: what is wanted from here on needs another lane.
        self._lanes.difference_update({asyncio.current_task()})

    async def _answer(self, some: dict[Key, asyncio.Future[Answer | None]]) -> None:
        try:
            found = await self._ask(list(some))
        except Exception as error:  # noqa: BLE001 - whoever wants to know hears of it
            for future in some.values():
                future.set_exception(error)
                future.exception()  # who may be gone, too
        except BaseException:  # this loop ends
            for future in (*some.values(), *self._wanted.values()):
                future.cancel()
            self._wanted.clear()
            raise
        else:
            for key, future in some.items():
                future.set_result(found.get(key))
