"""Ratings of puzzles and of those who try them, from first attempts; `docs/learn.md` explains them.

An attempt is a game of two: who tries against the puzzle. Both have their ratings on one scale.
"""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce

from tongiaki.store import Rating
from tongiaki.tables.results.ratings import BASE, SCALE

MEAN: Final = 25.0
"""The skill of somebody of whom nothing is known yet, who has the rating BASE."""
GUESSED: Final = 4.0
"""How uncertain a puzzle's rating is while it is a guess; that of a person is twice as uncertain at first."""
CERTAIN: Final = 4.0
"""From here on a rating tells something: it is off by less than 160 points, two times of three."""

_model = PlackettLuce()


def initial_rating(rating: int) -> Rating:
    """Give the rating of a puzzle that nobody has tried, from the guess that comes with it."""
    return Rating(MEAN + (rating - BASE) / SCALE, GUESSED, rating)


def rate_attempt(solver: Rating | None, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Give the ratings of who tried and of the puzzle after a first attempt; None: it is the person's first puzzle."""
    before = _model.rating() if solver is None else _model.rating(solver.mu, solver.sigma)
    teams = [[before], [_model.rating(puzzle.mu, puzzle.sigma)]]
    [[person], [position]] = _model.rate(teams, ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    return _rating(person.mu, person.sigma), _rating(position.mu, position.sigma)


def _rating(mu: float, sigma: float) -> Rating:
    """Nothing is taken off for uncertainty: the number is where half of the attempts would succeed."""
    return Rating(mu, sigma, max(0, round(BASE + SCALE * (mu - MEAN))))
