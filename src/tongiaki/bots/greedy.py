"""A bot that evaluates the position after each move and chooses the best move."""

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
"""Maximum number of follow-up moves to try after a move that leads to the phase `take` or `migration`."""


class GreedyBot(Bot):
    """Bot that tries each move with its follow-up moves, and chooses the move with the highest value."""

    def __init__(self, seed: int) -> None:
        """Set the seed for the choice between equally good moves."""
        self._random = random.Random(seed)  # noqa: S311 - not for secrets

    def choose(self, position: Position) -> int:
        """Return the legal move with the highest value."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        values = [_move_value(position, move, DEPTH) for move in moves]
        best = max(values)
        return self._random.choice([move for move, value in zip(moves, values, strict=True) if value == best])


_Preference = Callable[[Position, int], float]
"""Function that returns the preference for a `land` move. The move's value only breaks ties."""


def landing_plan(position: Position) -> list[int]:
    """Return good `land` moves for the rest of the current landing, or an empty list if no fleet is landing."""
    return _plan_landing(position, _no_preference)[0]


def landing_plans(position: Position) -> list[list[int]]:
    """Return up to three plans for the rest of the current landing that fill different beaches.

    The first is the `landing_plan`. Another one fills as few beaches as possible, and a third as many as possible. The
    list is empty if no fleet is landing.
    """
    plan, filled = _plan_landing(position, _no_preference)
    if not plan:
        return []
    plans = {filled: plan}
    for preference in (_prefer_free_beaches, _prefer_full_beaches) if filled else (_prefer_full_beaches,):
        plan, filled = _plan_landing(position, preference)
        plans.setdefault(filled, plan)
    return list(plans.values())


def _plan_landing(position: Position, preference: _Preference) -> tuple[list[int], int]:
    """Plan a landing, ranking moves by a preference and then by value.

    Return the moves, and a bit mask of the beaches that they fill.
    """
    plan: list[int] = []
    filled = 0
    current = position.copy()
    while current.phase_number == LANDING:
        moves = current.legal_moves()
        preferences = [preference(current, move) for move in moves]
        best_preference = max(preferences)
        best = max(
            (move for move, preferred in zip(moves, preferences, strict=True) if preferred == best_preference),
            key=lambda move: _move_value(current, move, DEPTH),
        )
        plan.append(best)
        if _free_berths(current, best) == 1:
            filled |= BIT[(best - LAND) % BEACHES]
        current.play(best)
    return plan, filled


def _no_preference(_position: Position, _move: int) -> float:
    return 0


def _prefer_free_beaches(position: Position, move: int) -> float:
    return _free_berths(position, move) > 1


def _prefer_full_beaches(position: Position, move: int) -> float:
    return -_free_berths(position, move)


def _free_berths(position: Position, move: int) -> int:
    """Return the number of free berths on the beach of a `land` move."""
    beach = (move - LAND) % BEACHES
    return BERTHS[beach] - size(position.ships[beach])


def _move_value(position: Position, move: int, depth: int) -> float:
    """Return the value of a move for its player."""
    seat = position.turn
    after = position.copy()
    after.play(move)
    if depth and after.phase_number in (MIGRATION, TAKE_SHIP):
        return max(_move_value(after, reply, depth - 1) for reply in after.legal_moves())
    value = relative_points(after, seat)
    if position.quiet_turns:
        value += progress_bonus(after, seat)
        if position.phase_number == MIGRATION:
            value += impatience(position)
    return value
