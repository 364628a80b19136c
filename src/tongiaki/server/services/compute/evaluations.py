"""Evaluations of positions with increasing depth, computed in a separate low-priority process."""

from __future__ import annotations

from collections import Counter

import msgspec

from tongiaki.bots.pool import BotFailedError, BotPool
from tongiaki.bots.queue import Requester
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit, network_of
from tongiaki.record import parse_position
from tongiaki.server.services.compute.process_pool import ResponseCache
from tongiaki.tables.views.hints import hint_lines
from tongiaki.tables.views.variations import Evaluation

NICENESS = 19
"""Niceness of the process (lowest priority), so that bots at tables get the processor first."""
PATIENCE = 120.0
"""Timeout of a step in seconds. On a busy machine, a step of a few seconds can take this long at low priority."""
WAITING = 32
"""Maximum number of pending evaluations; further requests are rejected."""
WAITING_OF_ONE = 8
"""Maximum number of pending evaluations per network."""


class Evaluations:
    """Evaluation service with one pending request per person.

    Concurrent requests for the same evaluation share one computation, charged to the address that requested it first.
    """

    def __init__(self, work_limit: RateLimit, response_cache: ResponseCache) -> None:
        self._pool = BotPool(1, PATIENCE, NICENESS)
        self._work_limit = work_limit
        self._remembered = response_cache
        self._asking: set[str] = set()
        self._networks: Counter[str] = Counter()

    async def get(self, address: str, person: str, position: str, depth: int) -> bytes:
        """Return the Evaluation of a position, which is in one-line notation, as JSON.

        Raises `too_fast` if the person has a pending request, the network has WAITING_OF_ONE pending requests, or the
        address has used up its work allowance. Raises `try_again` if WAITING requests are pending.
        """
        network = network_of(address)
        if person in self._asking or self._networks[network] >= WAITING_OF_ONE:
            raise ProblemError("too_fast")
        if len(self._asking) >= WAITING:
            raise ProblemError("try_again")
        self._asking.add(person)
        self._networks[network] += 1
        try:
            return await self._remembered.get(
                f"evaluation {depth} {position}", lambda: self._work(address, position, depth)
            )
        finally:
            self._asking.remove(person)
            self._networks[network] -= 1
            self._networks += Counter()  # drops zero counts

    async def close(self) -> None:
        """Stop the process."""
        await self._pool.close()

    async def _work(self, address: str, position: str, depth: int) -> bytes:
        work_bucket = self._work_limit.bucket(address)
        if work_bucket.is_empty():
            raise ProblemError("too_fast")
        try:
            seconds, deepened = await self._pool.deepen(Requester(network_of(address)), position, depth)
        except BotFailedError as error:
            raise ProblemError("try_again") from error
        work_bucket.charge(seconds)
        analysis = deepened.analysis
        evaluation = Evaluation(
            depth=deepened.depth,
            final=deepened.final,
            turn=analysis.turn,
            plies=analysis.lines[0].plies if analysis.lines else 0,
            chances=analysis.chances,
            points=analysis.points,
            lines=hint_lines(parse_position(position), analysis),
            draws=analysis.draws,
            complete=analysis.complete,
        )
        return msgspec.json.encode(evaluation)
