"""The hand-written evaluation function."""

import pytest

from tests.bots.random_games import random_positions
from tests.position_builder import board
from tests.search.greedy_positions import sensible_positions
from tongiaki.search import PointsEvaluator
from tongiaki.search.evaluator import float_sum
from tongiaki.search.points_evaluator import RIVAL_WEIGHT, expected_points, progress_bonus, relative_points


def test_after_the_last_tile_the_expected_points_are_the_points() -> None:
    """No growth and no losses are expected any more."""
    ended = 0
    for position in random_positions(games=40, seed=1):
        if position.is_ending() and not position.fleet:
            assert expected_points(position) == pytest.approx([standing.points for standing in position.standings()])
            ended += 1
    assert ended > 10


def test_a_judge_subtracts_the_weighted_mean_of_the_rivals_expected_points() -> None:
    evaluator = PointsEvaluator()
    for position in sensible_positions(games=5, seed=2):
        values, points = evaluator.evaluate(position), expected_points(position)
        for seat, value in enumerate(values):
            rivals = [other for number, other in enumerate(points) if number != seat]
            assert value == pytest.approx(points[seat] - RIVAL_WEIGHT * sum(rivals) / len(rivals))
            assert value == pytest.approx(relative_points(position, seat))


def test_a_sum_is_rounded_after_each_addition() -> None:
    """Since Python 3.12, `sum` returns 1.0 here. Then bots would play other moves than with Python 3.11."""
    assert float_sum([0.1] * 10) == 0.9999999999999999


def test_ships_on_two_beaches_have_more_expected_points_than_on_one() -> None:
    apart = board(laid="fiji@tonga:0", ships={"fiji.0": "r", "fiji.1": "r"})
    together = board(laid="fiji@tonga:0", ships={"fiji.1": "rr"})
    assert expected_points(apart)[0] > expected_points(together)[0]


def test_the_longer_nothing_is_discovered_the_more_a_fuller_beach_is_worth() -> None:
    fuller, emptier = (board(laid="fiji@tonga:0", ships={"fiji.1": ships}, quiet_turns=6) for ships in ("rr", "r"))
    assert progress_bonus(fuller, 0) > progress_bonus(emptier, 0) > 0
    assert progress_bonus(board(laid="fiji@tonga:0", ships={"fiji.1": "rr"}), 0) == 0
