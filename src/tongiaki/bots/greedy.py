"""A bot that looks at what each move leads to, and takes what promises most."""

import random
from collections.abc import Callable
from typing import Final

from tongiaki.bots.base import Bot
from tongiaki.rules import Position
from tongiaki.rules.fleets import size
from tongiaki.rules.moves import LAND
from tongiaki.rules.state import LANDING, MIGRATION, TAKE_SHIP
from tongiaki.rules.tiles import BEACHES, BERTHS, BIT
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


_Wish = Callable[[Position, int], float]
"""How welcome a `land` move is, before what it promises is looked at."""


def landing_plan(position: Position) -> list[int]:
    """Sensible `land` moves for the rest of the landing that is on; none if there is no landing on."""
    return _planned(position, _any)[0]


def landing_plans(position: Position) -> list[list[int]]:
    """Up to three plans for the rest of a landing that fill different beaches; none if there is no landing on.

    The first is the `landing_plan`; of the others one fills as few beaches as can be, and one as many.
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
    """Land by a wish, and what promises most among what it welcomes alike: the moves, and bits of what they fill."""
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
    """The free berths of the beach that a `land` move goes to."""
    beach = (move - LAND) % BEACHES
    return BERTHS[beach] - size(position.ships[beach])


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
