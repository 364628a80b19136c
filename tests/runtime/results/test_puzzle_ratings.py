"""The effect of a first attempt on the ratings of the solver and of the puzzle."""

import pytest

from tongiaki.runtime.results.puzzle_ratings import CERTAIN, initial_rating, rate_attempt
from tongiaki.runtime.results.ratings import BASE
from tongiaki.store import Rating


def test_an_untried_puzzle_has_its_estimated_rating() -> None:
    assert (initial_rating(BASE).mu, initial_rating(1400).mu, initial_rating(1400).shown) == (25.0, 35.0, 1400)


def test_a_first_attempt_gives_the_known_ratings() -> None:
    solver, puzzle = rate_attempt(None, initial_rating(BASE), solved=True)
    assert (solver.shown, puzzle.shown) == (1127, 971)
    solver, puzzle = rate_attempt(None, initial_rating(BASE), solved=False)
    assert (solver.shown, puzzle.shown) == (873, 1029)


def test_a_surprising_result_changes_ratings_more() -> None:
    solver = Rating(25.0, 4.0, BASE)
    hard, _ = rate_attempt(solver, initial_rating(1500), solved=True)
    easy, _ = rate_attempt(solver, initial_rating(700), solved=True)
    assert hard.shown - BASE > easy.shown - BASE > 0


def test_a_rating_converges_after_some_attempts() -> None:
    """The simulated player solves all puzzles below 1300 and none above."""
    solver: Rating | None = None
    for rating in [1000, 1200, 1400, 1100, 1500, 1250, 1350, 900, 1450, 1150] * 3:
        solver, _ = rate_attempt(solver, initial_rating(rating), solved=rating < 1300)
    assert solver is not None
    assert solver.sigma < CERTAIN
    assert solver.shown == pytest.approx(1320, abs=60)
