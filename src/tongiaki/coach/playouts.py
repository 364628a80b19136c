"""Playing on from two positions, with the same tiles for both: which one is better when it comes to the test."""

import random
from math import sqrt

import msgspec

from tongiaki.coach.judging import Forecaster
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.rules.moves import DRAW
from tongiaki.rules.tiles import TILES
from tongiaki.search import Budget
from tongiaki.search.lookahead import Lookahead

CAP = 60
"""Positions that a player looks at for the rest of a turn."""
TURNS = 8
"""Turns that are played on before the judge is asked."""
SURE = 2.0
"""Standard errors that a difference has to be away from nothing to count."""


class Comparison(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """By how much chances are better in one of two positions, by so many pairs of playouts, and how sure that is."""

    gain: float
    error: float
    """The standard error of `gain`."""
    pairs: int

    @property
    def holds(self) -> bool:
        """Whether there is a gain for sure."""
        return self.gain > SURE * self.error


def compare(one: Position, other: Position, seat: int, judge: Forecaster, pairs: int, seed: str) -> Comparison:
    """Tell how much better a seat's chances are in one position than in the other, which are left as they are."""
    gains: list[float] = []
    for pair in range(pairs):
        pile = list(range(DRAW, DRAW + TILES))
        random.Random(f"{seed}:{pair}").shuffle(pile)  # noqa: S311 - play, not secrets
        gains.append(_played_on(one, pile, judge)[seat] - _played_on(other, pile, judge)[seat])
    gain = sum(gains) / pairs
    spread = sum((each - gain) ** 2 for each in gains) / (pairs - 1)
    return Comparison(round(gain, 4), round(sqrt(spread / pairs), 4), pairs)


def _played_on(start: Position, pile: list[int], judge: Forecaster) -> list[float]:
    """Everybody's chances after some turns, in which all play what the judge likes best."""
    ahead, position, turns = Lookahead(judge, Budget()), start.copy(), 0
    while turns < TURNS and position.to_move != OVER:
        if position.to_move == CHANCE:
            left = set(position.legal_moves())
            position.play(next(draw for draw in pile if draw in left))
            continue
        turns += position.phase == "turn"
        position = ahead.best(position, CAP)[0]
    return judge.judge(position)
