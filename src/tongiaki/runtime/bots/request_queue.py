"""Fair queue of requests: requests from people have priority, and all owners get equal shares."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

SHARE = 8
"""Number of consecutive requests from people after which a waiting background request is served."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Requester:
    """The owner of a request.

    A request is in the background if no person waits for its answer, as in a game between bots.
    """

    owner: str
    background: bool = False


class FairQueue(Generic[_T]):
    """Queue that hands workers to waiting requests in a fair order.

    Requests from people come before background requests. Within each of the two classes, the owners are served round
    robin, and the requests of one owner in order of arrival. After SHARE consecutive requests from people, one
    background request is served, so that games between bots also end. Every operation takes constant time.
    """

    def __init__(self, workers: Iterable[_T]) -> None:
        self._idle = list(workers)
        self._people: _RoundRobin[_T] = _RoundRobin()
        self._background: _RoundRobin[_T] = _RoundRobin()
        self._people_in_a_row = 0

    @property
    def waiting(self) -> int:
        """The number of waiting requests."""
        return self._people.count + self._background.count

    async def get(self, requester: Requester) -> _T:
        """Wait for a worker. If the request is cancelled, it leaves the queue."""
        if self._idle:  # no request is waiting
            return self._idle.pop()
        waiting = self._background if requester.background else self._people
        waiter: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        waiting.add(requester.owner, waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.cancelled():
                waiting.remove(requester.owner, waiter)
            else:  # the request has already received a worker
                self.put(waiter.result())
            raise

    def put(self, worker: _T) -> None:
        """Give a worker back to the queue, which assigns it to the next request."""
        while (waiting := self._next_class()) is not None:
            waiter = waiting.pop()
            if not waiter.done():  # otherwise the request has been cancelled in the meantime
                self._people_in_a_row = self._people_in_a_row + 1 if waiting is self._people else 0
                waiter.set_result(worker)
                return
        self._idle.append(worker)

    def _next_class(self) -> _RoundRobin[_T] | None:
        if self._background.count and (not self._people.count or self._people_in_a_row >= SHARE):
            return self._background
        return self._people if self._people.count else None


class _RoundRobin(Generic[_T]):
    """Waiting requests by owner. The first owner is served next."""

    def __init__(self) -> None:
        self.count = 0
        self._owners: OrderedDict[str, OrderedDict[asyncio.Future[_T], None]] = OrderedDict()

    def add(self, owner: str, waiter: asyncio.Future[_T]) -> None:
        self._owners.setdefault(owner, OrderedDict())[waiter] = None
        self.count += 1

    def pop(self) -> asyncio.Future[_T]:
        owner, waiters = self._owners.popitem(last=False)
        waiter, _ = waiters.popitem(last=False)
        if waiters:
            self._owners[owner] = waiters
        self.count -= 1
        return waiter

    def remove(self, owner: str, waiter: asyncio.Future[_T]) -> None:
        """Remove a request if it is still waiting."""
        waiters = self._owners.get(owner)
        if waiters is None or waiter not in waiters:
            return
        del waiters[waiter]
        if not waiters:
            del self._owners[owner]
        self.count -= 1
