"""The bots of the games that the page shows: they think at once, and move after a pause."""

from __future__ import annotations

from typing import Final

from tongiaki.common.problems import ProblemError
from tongiaki.device.bot_turn import BotTurn, next_turn
from tongiaki.device.context import BOTS, Context
from tongiaki.device.game import Game
from tongiaki.protocol.table_messages import ProblemMessage
from tongiaki.tables.decisions import playing

RETRY: Final = 5000
"""Milliseconds before a bot's move is stored again after storage failed."""


class BotPlayer:
    """Lets bots think and move."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._seeds: dict[str, int] = {}  # random seeds of the bots, by game

    def play(self) -> None:
        """Let bots start to think, and make the moves that are due."""
        context = self._context
        for game in list(context.games.values()):
            turn = game.turn
            if not game.viewers or game.busy:
                continue
            if turn is None or not turn.fits(game.state):
                seed = self._seeds.setdefault(game.id, context.random.getrandbits(62))
                game.turn = next_turn(game.state, seed, context.now)
                if game.turn is not None:
                    context.start(self._think(game, game.turn))
            elif turn.move is not None and not turn.moving and turn.due <= context.now:
                turn.moving = True
                context.start(self._move(game, turn, turn.move))

    def next_due(self) -> int | None:
        """Return when the next move is due, in milliseconds since 1970."""
        turns = (game.turn for game in self._context.games.values() if game.viewers and not game.busy)
        due = [turn.due for turn in turns if turn is not None and turn.move is not None and not turn.moving]
        return min(due, default=None)

    async def _think(self, game: Game, turn: BotTurn) -> None:
        context = self._context
        await context.processor.turn(BOTS)
        if turn is not game.turn or not turn.fits(game.state):
            return
        legal, move = playing.require_running(game.state).position.legal_moves(), None
        try:
            move = context.thinker.answer(turn.request)
        except Exception:  # noqa: BLE001 - the game goes on with a random move
            context.report()
        turn.move = move if isinstance(move, int) and move in legal else context.random.choice(legal)

    async def _move(self, game: Game, turn: BotTurn, move: int) -> None:
        made = len(turn.request.moves)
        try:
            await game.act(lambda state: playing.bot_move(state, turn.seat, made, move), self._context.now)
        except ProblemError as problem:
            turn.moving, turn.due = False, self._context.now + RETRY
            if not turn.failed and problem.code != "stale":
                turn.failed = True
                self._context.show(game, ProblemMessage(None, problem.code, problem.facts))
