"""A fair queue: requests that people wait for come first, and each owner of requests has an equal share."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

SHARE = 8
"""Requests of people in a row after which a waiting background request is served."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Requester:
    """The owner of a request.

    `background`: no person waits for the answer, as in a game of bots alone.
    """

    owner: str
    background: bool = False


class FairQueue(Generic[_T]):
    """Workers, which are handed to waiting requests in a fair order.

    Requests of people come before background requests. Within each of the two classes the owners are served round
    robin, and the requests of one owner in their order. After SHARE requests of people in a row, one background request
    is served, so that a game of bots alone always ends. Every operation takes constant time.
    """

    def __init__(self, workers: Iterable[_T]) -> None:
        self._idle = list(workers)
        self._people: _RoundRobin[_T] = _RoundRobin()
        self._background: _RoundRobin[_T] = _RoundRobin()
        self._in_a_row = 0

    @property
    def waiting(self) -> int:
        """The number of requests that wait."""
        return self._people.number + self._background.number

    async def get(self, requester: Requester) -> _T:
        """Wait for a worker; a request that is cancelled leaves the queue."""
        if self._idle:  # nobody waits
            return self._idle.pop()
        waiting = self._background if requester.background else self._people
        waiter: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        waiting.add(requester.owner, waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.cancelled():
                waiting.remove(requester.owner, waiter)
            else:  # it has a worker already
                self.put(waiter.result())
            raise

    def put(self, worker: _T) -> None:
        """Return a worker, which is handed to the next request."""
        while (waiting := self._next_class()) is not None:
            waiter = waiting.pop()
            if not waiter.done():  # else it was cancelled just now
                self._in_a_row = self._in_a_row + 1 if waiting is self._people else 0
                waiter.set_result(worker)
                return
        self._idle.append(worker)

    def _next_class(self) -> _RoundRobin[_T] | None:
        if self._background.number and (not self._people.number or self._in_a_row >= SHARE):
            return self._background
        return self._people if self._people.number else None


class _RoundRobin(Generic[_T]):
    """Waiting requests by owner; the owner whose turn comes next is the first."""

    def __init__(self) -> None:
        self.number = 0
        self._owners: OrderedDict[str, OrderedDict[asyncio.Future[_T], None]] = OrderedDict()

    def add(self, owner: str, waiter: asyncio.Future[_T]) -> None:
        self._owners.setdefault(owner, OrderedDict())[waiter] = None
        self.number += 1

    def pop(self) -> asyncio.Future[_T]:
        owner, waiters = self._owners.popitem(last=False)
        waiter, _ = waiters.popitem(last=False)
        if waiters:
            self._owners[owner] = waiters
        self.number -= 1
        return waiter

    def remove(self, owner: str, waiter: asyncio.Future[_T]) -> None:
        """Remove a request, if it still waits."""
        waiters = self._owners.get(owner)
        if waiters is None or waiter not in waiters:
            return
        del waiters[waiter]
        if not waiters:
            del self._owners[owner]
        self.number -= 1
