"""The network's integer arithmetic compared with NumPy."""

import random
from array import array

import numpy as np
import pytest

from tests.position_builder import ISLANDS
from tests.value.random_positions import some_positions
from tongiaki.rules import OVER, Position, Terms
from tongiaki.search.points_evaluator import expected_points
from tongiaki.value.features import Views
from tongiaki.value.layout import AMOUNTS, INPUTS
from tongiaki.value.network import Network
from tongiaki.value.weights import LEADS, POINTS, ROWS, SCALE, Weights


def some_weights(hidden: int, spread: int) -> Weights:
    chance = random.Random(hidden)
    numbers = array("h", [chance.randint(-spread, spread) for _ in range(ROWS * hidden)])
    leads = tuple(chance.uniform(0, 5) for _ in range(LEADS))
    return Weights((2, 3, 4, 5, 6), hidden, leads, numbers)


def reference(weights: Weights, position: Position) -> tuple[list[float], list[float]]:
    rows = np.array(weights.numbers, np.int64).reshape(ROWS, weights.hidden)
    views = Views()
    views.load(position)
    outputs = []
    for seat in range(position.players):
        views.view(seat)
        inputs = np.zeros(INPUTS + AMOUNTS, np.int64)
        inputs[list(views.active)[: views.count]] = 1
        inputs[INPUTS:] = list(views.amounts)
        hidden = np.maximum(inputs @ rows[: INPUTS + AMOUNTS], 0)
        outputs.append(rows[INPUTS + AMOUNTS :] @ hidden / SCALE**2)
    scores, points = np.array(outputs).T
    promised = np.array(expected_points(position))
    tiles = position.describe()["pile"]
    islands = sum(tile in ISLANDS for tile in tiles)
    scores += weights.leads[min(islands, len(tiles) - islands)] * promised / POINTS
    powers = np.exp(scores - scores.max())
    return list(powers / powers.sum()), list(POINTS * points + promised)


@pytest.mark.parametrize(("hidden", "spread"), [(32, 20), (64, 100), (96, 100)])
def test_chances_and_points_equal_those_of_the_reference(hidden: int, spread: int) -> None:
    weights = some_weights(hidden, spread)
    network = Network(weights)
    for position in some_positions(games=5, every=9):
        if position.to_move != OVER:
            chances = network.evaluate(position)
            wanted, points = reference(weights, position)
            assert chances == pytest.approx(wanted)
            assert network.points == pytest.approx(points)
            assert sum(chances) == pytest.approx(1)


def test_sums_near_the_limits_of_sixteen_bits_do_not_affect_other_lanes() -> None:
    """Every unit's sum is near the limits of its range, some positive and some negative."""
    position = Position(Terms(2))
    views = Views()
    views.load(position)
    views.view(0)
    share = 32_000 // views.count
    rows = [[share if unit % 2 else -share for unit in range(32)] for _ in range(INPUTS)]
    rows += [[0] * 32 for _ in range(AMOUNTS)] + [list(range(32)), list(range(1, 33))]
    weights = Weights((2,), 32, (0.0,) * LEADS, array("h", [number for row in rows for number in row]))
    network = Network(weights)
    network.evaluate(position)
    total = share * views.count
    wanted = POINTS * total * sum(unit + 1 for unit in range(32) if unit % 2) / SCALE**2
    assert network.points == pytest.approx([wanted + promise for promise in expected_points(position)])


def test_a_game_that_is_over_is_judged_by_its_result() -> None:
    network = Network(some_weights(32, 20))
    for position in some_positions(games=5, every=10_000):
        standings = position.standings()
        winners = [standing.seat for standing in standings if standing.rank == 1]
        wanted = [1 / len(winners) if seat in winners else 0 for seat in range(position.players)]
        assert network.evaluate(position) == wanted
        assert network.points == [standing.points for standing in standings]
