"""Comparison of two positions by playouts, with the same order of tiles for both."""

from __future__ import annotations

import random
from math import sqrt
from typing import Final

import msgspec

from tongiaki.coach.evaluator import CoachEvaluator
from tongiaki.rules import Position
from tongiaki.rules.moves import DRAW
from tongiaki.rules.tiles import TILES
from tongiaki.search import Budget, Playouts
from tongiaki.search.evaluator import float_sum
from tongiaki.search.playouts import UNBOUNDED

CAP: Final = 600
"""Maximum number of positions to search for the rest of a turn. Fewer would miss the chains that a position allows."""
TURNS: Final = 8
"""Number of turns in a playout before it is evaluated."""
LAST_TILES: Final = 8
"""Maximum number of tiles in the pile at which a playout continues to the end of the game."""
MAX_TURNS: Final = 200
"""Maximum number of turns in a playout to the end, for games without a stall limit."""
SIGNIFICANT_ERRORS: Final = 2.0
"""Minimum ratio between a difference and its standard error at which the difference is significant."""
MIN_GAIN: Final = 0.03
"""Minimum difference, as a chance of winning, that is significant. It covers the evaluator's own error."""


class Comparison(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """The mean difference between the chances of winning in two positions, over `pairs` pairs of playouts."""

    gain: float
    error: float
    """The standard error of `gain`."""
    pairs: int

    def shrunk(self) -> Comparison:
        """Return the comparison with the gain that more pairs can be expected to show.

        Comparisons are chosen by their gain, so that it is too high on average. The factor is that of James and Stein.
        """
        if self.error == 0:
            return self
        factor = max(0.0, 1 - (self.error / self.gain) ** 2) if self.gain else 0.0
        return Comparison(round(factor * self.gain, 4), self.error, self.pairs)

    @property
    def is_significant(self) -> bool:
        """Whether the gain is significant."""
        return self.gain > SIGNIFICANT_ERRORS * self.error and self.gain > MIN_GAIN


class PairedPlayouts:
    """Pairs of playouts from two positions. The positions are not changed."""

    def __init__(self, first: Position, second: Position, seat: int, evaluator: CoachEvaluator, seed: str) -> None:
        self._first, self._second = first, second
        self._seat = seat
        self._evaluator = evaluator
        self._playouts = Playouts(evaluator, Budget(), CAP)
        self._seed = seed
        self._turns = MAX_TURNS if first.pile.bit_count() <= LAST_TILES else TURNS
        self._gains: list[float] = []

    def play(self, pairs: int) -> None:
        """Play more pairs. The pairs depend only on the positions, the evaluator, the seed and their numbers."""
        for pair in range(len(self._gains), len(self._gains) + pairs):
            pile = list(range(DRAW, DRAW + TILES))
            random.Random(f"{self._seed}:{pair}").shuffle(pile)  # noqa: S311 - not for secrets
            ends = [self.play_out(start, pile) for start in (self._first, self._second)]
            better, worse = (self._evaluator.evaluate(end)[self._seat] for end in ends)
            self._gains.append(better - worse)

    @property
    def pairs(self) -> int:
        """Number of pairs that were played."""
        return len(self._gains)

    def comparison(self) -> Comparison:
        """Return how much better the seat's chances are in the first position. At least two pairs are necessary."""
        pairs = len(self._gains)
        gain = float_sum(self._gains) / pairs
        spread = float_sum([(value - gain) ** 2 for value in self._gains]) / (pairs - 1)
        return Comparison(round(gain, 4), round(sqrt(spread / pairs), 4), pairs)

    def play_out(self, start: Position, pile: list[int]) -> Position:
        """Return the position after a playout in which every player plays the best moves. `pile` orders the draws."""
        return self._playouts.play(start, pile, UNBOUNDED, self._turns)


def compare(
    first: Position, second: Position, seat: int, evaluator: CoachEvaluator, pairs: int, seed: str
) -> Comparison:
    """Return how much better a seat's chances are in the first position than in the second.

    Neither position is changed.
    """
    playouts = PairedPlayouts(first, second, seat, evaluator, seed)
    playouts.play(pairs)
    return playouts.comparison()
