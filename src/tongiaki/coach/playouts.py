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
"""Maximum number of positions to search for the rest of a turn."""
TURNS = 8
"""Number of turns in a playout before it is evaluated."""
SIGNIFICANT_ERRORS = 2.0
"""Minimum ratio between a difference and its standard error at which the difference is significant."""


class Comparison(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """The mean difference between the chances of winning in two positions, over `pairs` pairs of playouts."""

    gain: float
    error: float
    """The standard error of `gain`."""
    pairs: int

    @property
    def is_significant(self) -> bool:
        """Whether the gain is significant."""
        return self.gain > SIGNIFICANT_ERRORS * self.error


def compare(
    first: Position, second: Position, seat: int, evaluator: CoachEvaluator, pairs: int, seed: str
) -> Comparison:
    """Return how much better a seat's chances are in the first position than in the second.

    Neither position is changed.
    """
    gains: list[float] = []
    for pair in range(pairs):
        pile = list(range(DRAW, DRAW + TILES))
        random.Random(f"{seed}:{pair}").shuffle(pile)  # noqa: S311 - not for secrets
        gains.append(_play_out(first, pile, evaluator)[seat] - _play_out(second, pile, evaluator)[seat])
    gain = sum(gains) / pairs
    spread = sum((value - gain) ** 2 for value in gains) / (pairs - 1)
    return Comparison(round(gain, 4), round(sqrt(spread / pairs), 4), pairs)


def _play_out(start: Position, pile: list[int], evaluator: CoachEvaluator) -> list[float]:
    """Return each seat's chances after `TURNS` turns in which every player plays the best moves."""
    lookahead, position, turns = Lookahead(evaluator, Budget()), start.copy(), 0
    while turns < TURNS and position.to_move != OVER:
        if position.to_move == CHANCE:
            possible = set(position.legal_moves())
            position.play(next(draw for draw in pile if draw in possible))
            continue
        turns += position.phase == "turn"
        position = lookahead.best_end(position, CAP)[0]
    return evaluator.evaluate(position)
