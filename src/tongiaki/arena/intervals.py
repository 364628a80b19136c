"""Confidence intervals of averages.

Games with the same pile are not independent, but piles are. Each pile therefore counts as one observation: the average
over its games. Luck that cancels out within a pile makes the interval narrower.
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
    """An average and its confidence interval. With a single pile, there is no interval."""

    mean: float
    low: float | None
    high: float | None


def share(piles: Sequence[float]) -> Estimate:
    """Estimate a share from its observed values, each from 0 to 1.

    The interval is Agresti and Coull's "plus four": the normal interval after adding two piles of 0 and two of 1. It
    is also accurate for few piles and for shares near 0 or 1.
    """
    low, high = _normal([*piles, 0.0, 0.0, 1.0, 1.0])
    return Estimate(fmean(piles), max(0.0, low), min(1.0, high))


def average(piles: Sequence[float]) -> Estimate:
    """Estimate the average of points, with a normal confidence interval."""
    if len(piles) < 2:
        return Estimate(fmean(piles), None, None)
    return Estimate(fmean(piles), *_normal(piles))


def _normal(values: Sequence[float]) -> tuple[float, float]:
    mean, spread = fmean(values), _WIDTH * sqrt(variance(values) / len(values))
    return mean - spread, mean + spread
