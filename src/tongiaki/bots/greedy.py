"""A bot that rates the result of each move and chooses the highest value."""

import random
from collections.abc import Callable
from typing import Final

from tongiaki.bots.base import Bot
from tongiaki.rules import Position
from tongiaki.rules.fleets import size
from tongiaki.rules.moves import LAND
from tongiaki.rules.state import LANDING, MIGRATION, TAKE_SHIP
from tongiaki.rules.tiles import BEACHES, BERTHS, BIT
from tongiaki.search.points_evaluator import impatience, progress_bonus, relative_points

DEPTH: Final = 2
"""Maximum further moves of the turn that are tried after a move that leaves a ship to take or a full beach."""


class GreedyBot(Bot):
    """Tries each move with its forced replies, and chooses the move with the highest value."""

    def __init__(self, seed: int) -> None:
        """Take the seed that decides between moves that are equally good."""
        self._random = random.Random(seed)  # noqa: S311 - play, not secrets

    def choose(self, position: Position) -> int:
        """Return the legal move with the highest value."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        expected_points = [_promise(position, move, DEPTH) for move in moves]
        best = max(expected_points)
        return self._random.choice([move for move, value in zip(moves, expected_points, strict=True) if value == best])


_Wish = Callable[[Position, int], float]
"""Returns the preference for a `land` move; the value of the move decides only between equal preferences."""


def landing_plan(position: Position) -> list[int]:
    """Return sensible `land` moves for the rest of the current landing; an empty list if there is none."""
    return _planned(position, _any)[0]


def landing_plans(position: Position) -> list[list[int]]:
    """Return up to three plans for the rest of the current landing that fill different beaches; none without a landing.

    The first is the `landing_plan`. One other plan fills as few beaches as possible, another as many as possible.
    """
    plan, filled = _planned(position, _any)
    if not plan:
        return []
    plans = {filled: plan}
    for wish in (_keeps_free, _fills) if filled else (_fills,):
        plan, filled = _planned(position, wish)
        plans.setdefault(filled, plan)
    return list(plans.values())


def _planned(position: Position, wish: _Wish) -> tuple[list[int], int]:
    """Plan a landing by a preference, then by value; return the moves and a bit mask of the beaches that they fill."""
    plan: list[int] = []
    filled = 0
    ahead = position.copy()
    while ahead.phase_number == LANDING:
        moves = ahead.legal_moves()
        wishes = [wish(ahead, move) for move in moves]
        welcome = max(wishes)
        best = max(
            (move for move, wished in zip(moves, wishes, strict=True) if wished == welcome),
            key=lambda move: _promise(ahead, move, DEPTH),
        )
        plan.append(best)
        if _room(ahead, best) == 1:
            filled |= BIT[(best - LAND) % BEACHES]
        ahead.play(best)
    return plan, filled


def _any(_position: Position, _move: int) -> float:
    return 0


def _keeps_free(position: Position, move: int) -> float:
    return _room(position, move) > 1


def _fills(position: Position, move: int) -> float:
    return -_room(position, move)


def _room(position: Position, move: int) -> int:
    """Return the number of free berths of the beach that a `land` move goes to."""
    beach = (move - LAND) % BEACHES
    return BERTHS[beach] - size(position.ships[beach])


def _promise(position: Position, move: int, depth: int) -> float:
    """Return the value of a move for the player who makes it."""
    seat = position.turn
    after = position.copy()
    after.play(move)
    if depth and after.phase_number in (MIGRATION, TAKE_SHIP):
        return max(_promise(after, reply, depth - 1) for reply in after.legal_moves())
    value = relative_points(after, seat)
    if position.quiet_turns:
        value += progress_bonus(after, seat)
        if position.phase_number == MIGRATION:
            value += impatience(position)
    return value
