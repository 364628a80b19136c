"""The effect of a first attempt on the ratings of the solver and of the puzzle."""

import pytest

from tongiaki.store import Rating
from tongiaki.tables.results.puzzle_ratings import CERTAIN, initial_rating, rate_attempt
from tongiaki.tables.results.ratings import BASE


def test_a_puzzle_that_nobody_has_tried_has_the_rating_that_was_guessed() -> None:
    assert (initial_rating(BASE).mu, initial_rating(1400).mu, initial_rating(1400).shown) == (25.0, 35.0, 1400)


def test_the_first_attempt_as_it_is_known() -> None:
    solver, puzzle = rate_attempt(None, initial_rating(BASE), solved=True)
    assert (solver.shown, puzzle.shown) == (1127, 971)
    solver, puzzle = rate_attempt(None, initial_rating(BASE), solved=False)
    assert (solver.shown, puzzle.shown) == (873, 1029)


def test_what_surprises_most_changes_most() -> None:
    solver = Rating(25.0, 4.0, BASE)
    hard, _ = rate_attempt(solver, initial_rating(1500), solved=True)
    easy, _ = rate_attempt(solver, initial_rating(700), solved=True)
    assert hard.shown - BASE > easy.shown - BASE > 0


def test_after_some_attempts_a_rating_is_certain_and_near_what_is_true() -> None:
    """The simulated player solves all puzzles below 1300 and none above."""
    solver: Rating | None = None
    for rating in [1000, 1200, 1400, 1100, 1500, 1250, 1350, 900, 1450, 1150] * 3:
        solver, _ = rate_attempt(solver, initial_rating(rating), solved=rating < 1300)
    assert solver is not None
    assert solver.sigma < CERTAIN
    assert solver.shown == pytest.approx(1320, abs=60)
