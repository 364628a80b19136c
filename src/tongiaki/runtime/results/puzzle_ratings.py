"""Ratings of puzzles and their solvers, based on first attempts; `docs/play/learn.md` explains them.

An attempt is treated as a game between the solver and the puzzle; both are rated on the same scale.
"""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce

from tongiaki.runtime.results.ratings import BASE, SCALE
from tongiaki.store import Rating

MEAN: Final = 25.0
"""The skill of a new solver, whose rating is BASE."""
GUESSED: Final = 4.0
"""The uncertainty of a puzzle's initial rating; a person's is initially twice as high."""
CERTAIN: Final = 4.0
"""The uncertainty up to which a rating is meaningful: two thirds of such ratings are wrong by less than 160 points."""

_model = PlackettLuce()


def initial_rating(rating: int) -> Rating:
    """Return the rating of a puzzle without attempts, from its estimated rating."""
    return Rating(MEAN + (rating - BASE) / SCALE, GUESSED, rating)


def rate_attempt(solver: Rating | None, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Return the ratings of the solver and of the puzzle after a first attempt; `solver` is None for a new solver."""
    before = _model.rating() if solver is None else _model.rating(solver.mu, solver.sigma)
    teams = [[before], [_model.rating(puzzle.mu, puzzle.sigma)]]
    [[person], [position]] = _model.rate(teams, ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    return _rating(person.mu, person.sigma), _rating(position.mu, position.sigma)


def _rating(mu: float, sigma: float) -> Rating:
    """Return a rating without a deduction for uncertainty. At equal ratings, half of the attempts succeed."""
    return Rating(mu, sigma, max(0, round(BASE + SCALE * (mu - MEAN))))
