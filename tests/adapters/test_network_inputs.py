"""The sparse inputs that researchers get are those of the network."""

from itertools import islice

import numpy as np

from tests.adapters.random_games import many_positions
from tongiaki.adapters.network_inputs import AMOUNTS, FEATURES_VERSION, INPUTS, MOST_ACTIVE, network_inputs
from tongiaki.rules import OVER
from tongiaki.value import layout
from tongiaki.value.shipped import network, weights
from tongiaki.value.weights import AMOUNT, POINTS, SCALE, SCORE_ROW


def test_they_are_in_their_documented_ranges() -> None:
    for position in islice(many_positions(), 0, None, 50):
        inputs = network_inputs(position)
        assert len(inputs) == position.players
        for active, amounts in inputs:
            assert 0 <= active.min() <= active.max() < INPUTS
            assert len(set(active.tolist())) == len(active) <= MOST_ACTIVE
            assert layout.ALWAYS in active
            assert amounts.shape == (AMOUNTS,)
            assert 0 <= amounts.min() <= amounts.max() <= 200
            assert max(amounts[0], amounts[1], amounts[2], amounts[6], amounts[7]) <= 53
    assert FEATURES_VERSION == layout.FEATURES_VERSION


def test_a_network_in_numpy_finds_the_chances_of_the_projects_own_network() -> None:
    shipped = weights(2)
    table = np.array(shipped.numbers, np.int64).reshape(-1, shipped.hidden)
    for position in islice(many_positions(), 0, None, 400):
        if position.players != 2 or position.to_move == OVER:
            continue
        scores = []
        expected = network(2)
        chances = expected.evaluate(position)
        views = expected._views
        for seat, (active, amounts) in enumerate(network_inputs(position)):
            hidden = np.maximum(table[active].sum(axis=0) + amounts @ table[INPUTS : INPUTS + AMOUNTS], 0)
            lead = shipped.leads[views.expectations.draws_left] / POINTS
            scores.append(hidden @ table[SCORE_ROW] / SCALE**2 + lead * views.expectations.expected_points[seat])
        powers = np.exp(np.array(scores) - max(scores))
        assert np.allclose(powers / powers.sum(), chances)
    assert AMOUNT == 16
