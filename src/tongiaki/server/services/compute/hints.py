"""Hints, computed in the bot processes so that the client's connection remains responsive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tongiaki.common import background_tasks
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit
from tongiaki.protocol import table_requests
from tongiaki.protocol.table_messages import AskHint, Hint, ProblemMessage
from tongiaki.runtime.bots.bot_pool import BotFailedError, BotPool
from tongiaki.runtime.bots.request_queue import Requester
from tongiaki.runtime.tables.table import Table
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.tables.decisions import hints
from tongiaki.tables.decisions.seating import require_person
from tongiaki.tables.state.game import Game

Reply = Callable[[Hint | ProblemMessage], None]


class Hints:
    """Hint service with at most one pending hint per person.

    The address is charged one token per second of computation.
    """

    def __init__(self, pool: BotPool, work_limit: RateLimit, pseudonyms: Pseudonyms) -> None:
        self._pool = pool
        self._work_limit = work_limit
        self._pseudonyms = pseudonyms
        self._pending: dict[str, asyncio.Task[None]] = {}

    def start(self, address: str, table: Table, person: str | None, message: AskHint, reply: Reply) -> None:
        """Start computing a hint, and call `reply` with the result.

        Raises `too_fast` if the person has a pending hint or the address has used up its work allowance. Also raises
        the errors of `require_decision`.
        """
        game, asker = hints.require_decision(table.state, person, message.number).__copy__(), require_person(person)
        if asker in self._pending or self._work_limit.bucket(address).is_empty():
            raise ProblemError("too_fast")
        work = self._compute(address, table, game, asker, message, reply)
        self._pending[asker] = task = background_tasks.start(
            work, f"table {table.state.id}: a hint", table=table.state.id
        )
        task.add_done_callback(lambda _: self._pending.pop(asker))

    async def close(self) -> None:
        """Cancel all pending hints."""
        for task in list(self._pending.values()):
            await background_tasks.stop(task)

    async def _compute(
        self, address: str, table: Table, game: Game, person: str, message: AskHint, reply: Reply
    ) -> None:
        """Compute a hint, and charge for it even if the client has disconnected."""
        position = game.position
        origin = self._pseudonyms.origin(address, person)
        requester = Requester(origin.address or person)
        try:
            seconds, analysis = await self._pool.analyse(requester, position.terms, game.moves, hints.NODES)
            self._work_limit.bucket(address).charge(seconds)
            hints.require_decision(table.state, person, message.number)
        except BotFailedError:
            reply(ProblemMessage(id=message.id, code="try_again", facts={}))
        except ProblemError as problem:
            reply(ProblemMessage(id=message.id, code=problem.code, facts=problem.facts))
        else:
            reply(table_requests.hint(message, position, analysis))
