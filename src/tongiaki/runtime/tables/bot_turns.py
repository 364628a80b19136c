"""The turns of a table's bots: a worker in the pool chooses a move, and the table's single writer appends it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from tongiaki.common import background_tasks
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.bots.bot_pool import BotFailedError, BotPool
from tongiaki.runtime.bots.request_queue import Requester
from tongiaki.runtime.tables.bot_games import BotGames
from tongiaki.runtime.tables.table import Table
from tongiaki.store import UnavailableError
from tongiaki.tables.decisions import bot_turns, playing

RETRY_DELAY = 1.0
"""Seconds before the next attempt if the database did not respond."""

_log = logging.getLogger(__name__)


class BotTurns:
    """Makes the moves of one table's bots while this server holds the table's lease (`ours`).

    `pause`: seconds for each decision. `games`: the limit on games between bots only.
    """

    def __init__(
        self, table: Table, pool: BotPool, pause: float, ours: Callable[[], bool], games: BotGames | None = None
    ) -> None:
        self._table = table
        self._pool = pool
        self._pause = pause
        self._ours = ours
        self._games = games or BotGames()
        self._seed = secrets.randbits(62)
        """Seed of all requests, by which workers recognise this table's bots and their plans."""
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or the game is in the queue of games between bots only."""
        return self._thinks or self._games.waits(self._table.state.id)

    def wake(self) -> None:
        """Start playing if it is a bot's turn."""
        if self._table.state.bot_to_move is None:
            self._games.end(self._table.state.id)
        elif not self._stopped and not self._thinks:
            self._task = background_tasks.start(
                self._play(), f"table {self._table.state.id}: bots", table=self._table.state.id
            )

    async def stop(self) -> None:
        """Stop permanently; a write in progress is completed."""
        self._stopped = True
        await background_tasks.stop(self._task)
        self._games.end(self._table.state.id)

    @property
    def _thinks(self) -> bool:
        return self._task is not None and not self._task.done()

    async def _play(self) -> None:
        while (seat := self._table.state.bot_to_move) is not None and self._ours():
            try:
                owner = await self._owner()
                if not self._may_go_on(owner):
                    return
                await self._decide(seat, owner)
            except ProblemError as problem:
                # If the table changed while the bot was thinking, check again. If the database is unavailable, wait.
                if problem.code == "try_again":
                    await asyncio.sleep(RETRY_DELAY)
        self._games.end(self._table.state.id)

    async def _owner(self) -> str:
        try:
            return await self._table.owner()
        except UnavailableError as error:
            raise ProblemError("try_again") from error

    def _may_go_on(self, owner: str) -> bool:
        """Return whether the game may go on now. A queued game between bots only is woken later."""
        state = self._table.state
        if state.bots_alone:
            return self._games.begin(owner, state.id, self.wake)
        self._games.end(state.id)
        return True

    async def _decide(self, seat: int, owner: str) -> None:
        state = self._table.state
        game, ask = playing.require_running(state), bot_turns.move_request(state, seat, self._seed)
        made = len(ask.moves)
        requester = Requester(owner, background=state.bots_alone)
        thought = self._pool.choose(requester, ask.bot, ask.terms, ask.moves, ask.seed)
        legal = game.position.legal_moves()
        pause = self._pause * bot_turns.pause_share(game)
        # The pause lets people follow the game; the bot thinks during it.
        move, _ = await asyncio.gather(thought, asyncio.sleep(pause), return_exceptions=True)
        if isinstance(move, int) and move not in legal:
            move = BotFailedError(f"{move} is not legal")
        if isinstance(move, BotFailedError):
            _log.error("table %s: %s failed, playing a random move", state.id, ask.bot, exc_info=move)
            move = secrets.choice(legal)
        elif isinstance(move, BaseException):
            raise move
        chosen = move
        await self._table.act(lambda now: playing.bot_move(now, seat, made, chosen))
