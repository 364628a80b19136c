"""The learner: its gradient, its training loss, and its training data from self-play."""

import numpy as np
import pytest

from tongiaki.rules import Position, Terms
from tongiaki.search.points_evaluator import expected_points
from tongiaki.training.config import Config
from tongiaki.training.games import Lesson, create_lesson, play_games
from tongiaki.training.learner import create_learner
from tongiaki.training.replay import ReplayBuffer
from tongiaki.training.sparse import ActiveInputs
from tongiaki.value.features import Views
from tongiaki.value.layout import INPUTS
from tongiaki.value.network import Network
from tongiaki.value.weights import AMOUNT, POINTS

CONFIG = Config(players=(2, 4), games=4, hidden=32, nodes=15, seed=3)


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    """Return the training data of two games, one for two players and one for four."""
    kept = ReplayBuffer.create(100, 4)
    for part in play_games(CONFIG, range(2), create_learner(CONFIG).weights(CONFIG)):
        kept.add(part)
    return kept.sample(np.random.default_rng(1), 60, 100)


def test_the_gradient_is_the_slope_of_the_loss(lesson: Lesson) -> None:
    learner = create_learner(CONFIG)
    for _ in range(5):
        learner.learn(lesson, 0.003, 0.3)
    _, gradients = learner.gradients(lesson, 0.3)
    chance = np.random.default_rng(2)
    for weights, gradient in zip((learner.first, learner.second, learner.leads), gradients, strict=True):
        step = chance.normal(size=weights.shape).astype(np.float32)
        step *= 0.003 / np.linalg.norm(step)
        np.add(weights, step, out=weights)
        above, _ = learner.gradients(lesson, 0.3)
        np.subtract(weights, 2 * step, out=weights)
        below, _ = learner.gradients(lesson, 0.3)
        np.add(weights, step, out=weights)
        assert above - below == pytest.approx(2 * float(np.sum(gradient * step)), rel=0.05, abs=1e-4)


@pytest.mark.parametrize("seed", range(3))
def test_sums_over_active_inputs_equal_the_dense_products(seed: int) -> None:
    chance = np.random.default_rng(seed)
    # Low numbers are active in most views, high ones in few.
    rows = [np.unique((INPUTS * chance.random(80) ** 4).astype(np.uint16)) for _ in range(50)]
    active = np.full((50, 90), INPUTS, np.uint16)
    dense = np.zeros((50, INPUTS), np.float32)
    for view, row in enumerate(rows):
        active[view, : len(row)] = row
        dense[view, row] = 1
    inputs = ActiveInputs(active)
    weights = chance.normal(size=(INPUTS, 32)).astype(np.float32)
    errors = chance.normal(size=(50, 32)).astype(np.float32)
    assert inputs.forward(weights) == pytest.approx(dense @ weights, abs=1e-4)
    assert inputs.backward(errors) == pytest.approx(dense.T @ errors, abs=1e-4)


def test_without_decay_the_mean_weights_are_the_latest_ones(lesson: Lesson) -> None:
    learner = create_learner(CONFIG)
    for _ in range(3):
        learner.learn(lesson, 0.003, 0.1, mean_decay=0)
    assert learner.mean_weights(CONFIG, "").numbers == learner.weights(CONFIG).numbers
    for _ in range(3):
        learner.learn(lesson, 0.003, 0.1, mean_decay=0.999)
    assert learner.mean_weights(CONFIG, "").numbers != learner.weights(CONFIG).numbers


def test_the_loss_on_a_fixed_batch_falls(lesson: Lesson) -> None:
    learner = create_learner(CONFIG)
    # The cross entropy is smallest when the predictions equal the targets.
    least = -np.sum(lesson.wins * np.log(lesson.wins, where=lesson.wins > 0, out=np.zeros_like(lesson.wins))) / len(
        lesson
    )
    above = [learner.learn(lesson, 0.003, 0.1) - float(least) for _ in range(80)]
    assert above[0] > 0.01
    assert 0 < above[-1] < above[0] / 3


def test_the_network_in_whole_numbers_agrees_with_the_learner(lesson: Lesson) -> None:
    learner = create_learner(CONFIG)
    for _ in range(20):
        learner.learn(lesson, 0.003, 0.1)
    network = Network(learner.weights(CONFIG))
    views = Views()
    position = Position(Terms(4))
    views.load(position)
    outputs = []
    for seat in range(4):
        views.view(seat)
        hidden = learner.first[list(views.active)[: views.count]].sum(axis=0)
        hidden += np.array(list(views.amounts)) / AMOUNT @ learner.first[INPUTS:]
        outputs.append(np.maximum(hidden, 0) @ learner.second)
    scores, points = np.array(outputs).T
    promised = np.array(expected_points(position))
    scores += learner.leads[views.expectations.draws_left] * promised / POINTS
    chances = network.evaluate(position)
    assert chances == pytest.approx(list(np.exp(scores) / np.exp(scores).sum()), abs=0.01)
    assert network.points == pytest.approx(list(points * POINTS + promised), abs=0.2)


def test_with_the_full_share_of_the_result_each_positions_target_is_the_result() -> None:
    config = Config(players=(3,), games=1, nodes=15, trace=1, exploring=0, openings=0)
    weights = create_learner(config).weights(config)
    (lesson,) = play_games(config, range(1), weights)
    assert len(lesson) > 40
    assert lesson.wins.sum(axis=1) == pytest.approx(1)
    assert (lesson.wins == lesson.wins[0]).all()
    assert (lesson.points == lesson.points[0]).all()


def test_without_a_share_of_the_result_a_positions_target_is_the_value_of_the_next() -> None:
    config = Config(players=(2,), games=1, nodes=15, trace=0, exploring=0, openings=0)
    weights = create_learner(config).weights(config)
    (lesson,) = play_games(config, range(1), weights)
    network = Network(weights)
    # The first position is the one after the first ship, the second the one after the second ship.
    position = Position(Terms(2))
    position.play(position.legal_moves()[0])
    evaluated = []
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        evaluated.append(network.evaluate(after))
    best = max(evaluated, key=lambda chances: chances[1])
    assert lesson.wins[0] == pytest.approx(best, abs=1e-6)
    assert set(lesson.wins[-1]) <= {0, 0.5, 1}


def test_a_replay_keeps_the_newest() -> None:
    replay = ReplayBuffer.create(5, 2)
    for number in range(4):
        lesson = create_lesson(2, 2)
        lesson.wins[:] = number
        replay.add(lesson)
    assert sorted(set(replay.positions.wins[:, 0])) == [1, 2, 3]
    assert replay.count == 8
