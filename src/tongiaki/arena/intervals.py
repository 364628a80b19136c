"""Confidence intervals of averages.

The games of one pile are not independent of each other, but piles are. So each pile counts as a single observation:
the average over all its games. Luck that cancels within a pile makes the observations similar and the interval narrow.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

CONFIDENCE: Final = 0.95
_WIDTH: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Estimate:
    """An average, and the interval of the true average at the level CONFIDENCE; no interval after a single pile."""

    mean: float
    low: float | None
    high: float | None


def share(piles: Sequence[float]) -> Estimate:
    """Estimate a share from its observed values, each from 0 to 1.

    The interval is Agresti and Coull's "plus four": the normal interval after adding two piles of 0 and two of 1. It
    is accurate also for few piles and for shares near 0 or 1.
    """
    low, high = _normal([*piles, 0.0, 0.0, 1.0, 1.0])
    return Estimate(fmean(piles), max(0.0, low), min(1.0, high))


def average(piles: Sequence[float]) -> Estimate:
    """Estimate an average of points, with the normal interval."""
    if len(piles) < 2:
        return Estimate(fmean(piles), None, None)
    return Estimate(fmean(piles), *_normal(piles))


def _normal(values: Sequence[float]) -> tuple[float, float]:
    mean, spread = fmean(values), _WIDTH * sqrt(variance(values) / len(values))
    return mean - spread, mean + spread
