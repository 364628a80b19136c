"""A bot that looks at what each move leads to, and takes what promises most."""

import random

from tongiaki.bots.base import Bot
from tongiaki.bots.judgement import STIR, restlessness, worth
from tongiaki.rules import Position
from tongiaki.rules.state import LANDING, MIGRATION, TAKE_SHIP

DEPTH = 2
_FORCED = (MIGRATION, TAKE_SHIP)


class GreedyBot(Bot):
    """Looks one move ahead, and where that leaves a beach full, at where its ships could sail."""

    def __init__(self, seed: int) -> None:
        """Take the seed that decides between moves that are equally good."""
        self._random = random.Random(seed)  # noqa: S311 - play, not secrets

    def choose(self, position: Position) -> int:
        """Choose the legal move that promises most."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        values = [_promise(position, move) for move in moves]
        best = max(values)
        return self._random.choice([move for move, value in zip(moves, values, strict=True) if value == best])


def _promise(position: Position, move: int, depth: int = DEPTH) -> float:
    """What a move promises the player who makes it."""
    seat = position.turn
    after = position.copy()
    after.play(move)
    if depth and after.phase_number in _FORCED:
        return max(_promise(after, reply, depth - 1) for reply in after.legal_moves())
    value = worth(after, seat)
    if position.quiet_turns:
        value += restlessness(after, seat)
        if position.phase_number == MIGRATION:
            value += STIR * (position.quiet_turns / position.players) ** 2
    return value


def landing_plan(position: Position) -> list[int]:
    """Sensible `land` moves for the rest of the landing that is on; none if there is no landing on."""
    plan: list[int] = []
    ahead = position.copy()
    while ahead.phase_number == LANDING:
        moves = ahead.legal_moves()
        plan.append(max(moves, key=lambda move: _promise(ahead, move)))
        ahead.play(plan[-1])
    return plan
