"""Evaluations of positions with increasing depth, computed in a separate low-priority process."""

from __future__ import annotations

from collections import Counter

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit, network_of
from tongiaki.runtime.bots.bot_pool import BotFailedError, BotPool
from tongiaki.runtime.bots.request_queue import Requester
from tongiaki.server.services.compute.process_pool import ResponseCache
from tongiaki.tables.views.variations import evaluation_of

NICENESS = 19
"""Niceness of the process (lowest priority), so that bots at tables take precedence."""
PATIENCE = 120.0
"""Timeout of a step in seconds. On a busy machine, a step of a few seconds can take this long at low priority."""
WAITING = 32
"""Maximum number of pending evaluations; further requests are rejected."""
WAITING_OF_ONE = 8
"""Maximum number of pending evaluations per network."""


class Evaluations:
    """Evaluation service with at most one pending request per person.

    Concurrent requests for the same evaluation share one computation, charged to the address that requested it first.
    """

    def __init__(self, work_limit: RateLimit, response_cache: ResponseCache) -> None:
        self._pool = BotPool(1, PATIENCE, NICENESS)
        self._work_limit = work_limit
        self._response_cache = response_cache
        self._pending_persons: set[str] = set()
        self._pending_per_network: Counter[str] = Counter()

    async def get(self, address: str, person: str, position: str, depth: int) -> bytes:
        """Return the Evaluation of a position as JSON. The position is given in one-line notation.

        Raises `too_fast` if the person has a pending request, the network has WAITING_OF_ONE pending requests, or the
        address has used up its work allowance. Raises `try_again` if WAITING requests are pending.
        """
        network = network_of(address)
        if person in self._pending_persons or self._pending_per_network[network] >= WAITING_OF_ONE:
            raise ProblemError("too_fast")
        if len(self._pending_persons) >= WAITING:
            raise ProblemError("try_again")
        self._pending_persons.add(person)
        self._pending_per_network[network] += 1
        try:
            return await self._response_cache.get(
                f"evaluation {depth} {position}", lambda: self._evaluate(address, position, depth)
            )
        finally:
            self._pending_persons.remove(person)
            self._pending_per_network[network] -= 1
            self._pending_per_network += Counter()  # removes counts of zero

    async def close(self) -> None:
        """Stop the process."""
        await self._pool.close()

    async def _evaluate(self, address: str, position: str, depth: int) -> bytes:
        work_bucket = self._work_limit.bucket(address)
        if work_bucket.is_empty():
            raise ProblemError("too_fast")
        try:
            seconds, deepened = await self._pool.deepen(Requester(network_of(address)), position, depth)
        except BotFailedError as error:
            raise ProblemError("try_again") from error
        work_bucket.charge(seconds)
        return msgspec.json.encode(evaluation_of(position, deepened))
