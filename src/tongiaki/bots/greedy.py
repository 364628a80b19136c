"""A bot that looks at what each move leads to, and takes what promises most."""

import random
from typing import Final

from tongiaki.bots.base import Bot
from tongiaki.rules import Position
from tongiaki.rules.state import LANDING, MIGRATION, TAKE_SHIP
from tongiaki.search.judgement import impatience, restlessness, worth

DEPTH: Final = 2
"""How many more moves of the same turn are tried, where one leaves a ship to be taken or a beach full."""


class GreedyBot(Bot):
    """Tries every move, and what must follow it, and takes what promises most."""

    def __init__(self, seed: int) -> None:
        """Take the seed that decides between moves that are equally good."""
        self._random = random.Random(seed)  # noqa: S311 - play, not secrets

    def choose(self, position: Position) -> int:
        """Choose the legal move that promises most."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        promises = [_promise(position, move, DEPTH) for move in moves]
        best = max(promises)
        return self._random.choice([move for move, value in zip(moves, promises, strict=True) if value == best])


def landing_plan(position: Position) -> list[int]:
    """Sensible `land` moves for the rest of the landing that is on; none if there is no landing on."""
    plan: list[int] = []
    ahead = position.copy()
    while ahead.phase_number == LANDING:
        best = max(ahead.legal_moves(), key=lambda move: _promise(ahead, move, DEPTH))
        plan.append(best)
        ahead.play(best)
    return plan


def _promise(position: Position, move: int, depth: int) -> float:
    """What a move promises the player who makes it."""
    seat = position.turn
    after = position.copy()
    after.play(move)
    if depth and after.phase_number in (MIGRATION, TAKE_SHIP):
        return max(_promise(after, reply, depth - 1) for reply in after.legal_moves())
    value = worth(after, seat)
    if position.quiet_turns:
        value += restlessness(after, seat)
        if position.phase_number == MIGRATION:
            value += impatience(position)
    return value
