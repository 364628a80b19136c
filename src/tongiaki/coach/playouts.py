"""Comparison of two positions by playouts, with the same order of tiles for both."""

import random
from math import sqrt

import msgspec

from tongiaki.coach.evaluator import CoachEvaluator
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.rules.moves import DRAW
from tongiaki.rules.tiles import TILES
from tongiaki.search import Budget
from tongiaki.search.lookahead import Lookahead

CAP = 60
"""Maximum number of positions that are searched for the rest of a turn."""
TURNS = 8
"""Number of turns in a playout before the evaluator evaluates it."""
SURE = 2.0
"""Minimum size of a significant difference, in standard errors."""


class Comparison(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """The difference between the chances of winning in two positions: its mean over `pairs` of playouts."""

    gain: float
    error: float
    """The standard error of `gain`."""
    pairs: int

    @property
    def holds(self) -> bool:
        """Whether the gain is significant."""
        return self.gain > SURE * self.error


def compare(one: Position, other: Position, seat: int, evaluator: CoachEvaluator, pairs: int, seed: str) -> Comparison:
    """Return how much better a seat's chances are in the first position. Neither position is changed."""
    gains: list[float] = []
    for pair in range(pairs):
        pile = list(range(DRAW, DRAW + TILES))
        random.Random(f"{seed}:{pair}").shuffle(pile)  # noqa: S311 - play, not secrets
        gains.append(_played_on(one, pile, evaluator)[seat] - _played_on(other, pile, evaluator)[seat])
    gain = sum(gains) / pairs
    spread = sum((each - gain) ** 2 for each in gains) / (pairs - 1)
    return Comparison(round(gain, 4), round(sqrt(spread / pairs), 4), pairs)


def _played_on(start: Position, pile: list[int], evaluator: CoachEvaluator) -> list[float]:
    """Return each seat's chances after `TURNS` turns in which every player makes the evaluator's best moves."""
    ahead, position, turns = Lookahead(evaluator, Budget()), start.copy(), 0
    while turns < TURNS and position.to_move != OVER:
        if position.to_move == CHANCE:
            left = set(position.legal_moves())
            position.play(next(draw for draw in pile if draw in left))
            continue
        turns += position.phase == "turn"
        position = ahead.best_end(position, CAP)[0]
    return evaluator.evaluate(position)
