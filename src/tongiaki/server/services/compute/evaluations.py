"""Evaluations of positions, deeper and deeper: worked out in a process of their own that gives way to all others."""

from __future__ import annotations

from collections import Counter

import msgspec

from tongiaki.bots.pool import BotFailedError, BotPool
from tongiaki.bots.queue import Requester
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import Buckets, network_of
from tongiaki.record import parse_position
from tongiaki.server.services.compute.response_cache import ResponseCache
from tongiaki.tables.views.hints import hint_lines
from tongiaki.tables.views.variations import Evaluation

NICENESS = 19
"""No bot at a table waits for an evaluation, where both want the same processor."""
PATIENCE = 120.0
"""Seconds after which a step is given up: where all others come first, one of a few seconds may take this long."""
WAITING = 32
"""Evaluations that may be under way; further ones are turned down."""
WAITING_OF_ONE = 8
"""Evaluations of one network that may be under way."""


class Evaluations:
    """One at a time for each person; what many ask for is worked out once, and charged to the address that began it."""

    def __init__(self, efforts: Buckets, response_cache: ResponseCache) -> None:
        self._pool = BotPool(1, PATIENCE, NICENESS)
        self._efforts = efforts
        self._remembered = response_cache
        self._asking: set[str] = set()
        self._networks: Counter[str] = Counter()

    async def get(self, address: str, person: str, position: str, depth: int) -> bytes:
        """Give the Evaluation of a position, in one line, as JSON.

        Raises `too_fast` while the person waits for another one, or if the address has no time left. It also raises
        `too_fast` while WAITING_OF_ONE of the network are under way, and `try_again` if too many wait already.
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
            self._networks += Counter()  # without those who have nothing under way

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()

    async def _work(self, address: str, position: str, depth: int) -> bytes:
        effort = self._efforts.of(address)
        if effort.empty():
            raise ProblemError("too_fast")
        try:
            thought = await self._pool.deepen(Requester(network_of(address)), position, depth)
        except BotFailedError as error:
            raise ProblemError("try_again") from error
        effort.charge(thought.seconds)
        found = thought.analysis
        shown = Evaluation(
            depth=thought.depth,
            final=thought.final,
            turn=found.turn,
            plies=found.lines[0].plies if found.lines else 0,
            chances=found.chances,
            points=found.points,
            lines=hint_lines(parse_position(position), found),
            draws=found.draws,
            complete=found.complete,
        )
        return msgspec.json.encode(shown)
