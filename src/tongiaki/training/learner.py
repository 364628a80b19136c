"""The learner: the network in floating point, its gradient, and the steps of Adam (Kingma and Ba, 2015)."""

from array import array
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tongiaki.training.config import Config
from tongiaki.training.games import Floats, Lesson
from tongiaki.value.layout import AMOUNTS, INPUTS
from tongiaki.value.weights import AMOUNT, LEADS, POINTS, SCALE, Weights

Gradient = npt.NDArray[np.floating[Any]]
INPUT_SPREAD = 0.05
"""Standard deviation of the initial weights of each input. About a hundred inputs are active."""
FIRST_LEAD = 3.0
"""Initial score for a lead of POINTS points, which is about the log odds in games of the greedy bot."""
MEAN_DECAY, SQUARE_DECAY, EPSILON = 0.9, 0.999, 1e-8
"""The default constants of Adam."""
MAX_WEIGHT = float(np.iinfo(np.int16).max) / SCALE
"""The largest weight that the weights file can represent."""
UNUSED_SCORE = -1e9
"""The score of an unused seat."""


@dataclass(slots=True)
class Learner:
    """The parameters that are trained, and their updates."""

    first: Floats
    """The weights of the first layer, by [input or amount, hidden unit]."""
    second: Floats
    """The weights of the second layer, by [hidden unit, output]. Output 0 is the score, output 1 the points."""
    leads: Floats
    """Score per POINTS points of the hand-written evaluation, by [remaining draws of the rarer kind of tile]."""
    moments: list[Floats]
    """Adam's two moments for the first weights, for the second weights, and for the leads."""
    steps: int = 0

    def learn(self, batch: Lesson, rate: float, points: float) -> float:
        """Make one training step. Return the loss before the step, in nats."""
        loss, gradients = self.gradients(batch, points)
        self.steps += 1
        mean = 1 - MEAN_DECAY**self.steps
        square = 1 - SQUARE_DECAY**self.steps
        for weights, gradient, index in zip((self.first, self.second, self.leads), gradients, (0, 2, 4), strict=True):
            first, second = self.moments[index], self.moments[index + 1]
            first += (1 - MEAN_DECAY) * (gradient - first)
            second += (1 - SQUARE_DECAY) * (gradient * gradient - second)
            step = rate / mean * first / (np.sqrt(second / square) + EPSILON)
            np.clip(weights - step, -MAX_WEIGHT, MAX_WEIGHT, out=weights)
        return loss

    def gradients(self, batch: Lesson, points: float) -> tuple[float, tuple[Gradient, Gradient, Gradient]]:
        """Return the loss of a batch and its gradients with respect to the first weights, second weights and leads.

        The loss is the mean over positions of two terms: the cross entropy of the chances, and `points` times half the
        squared error of the points, divided by POINTS.
        """
        used = np.arange(batch.wins.shape[1]) < batch.players[:, None]
        inputs = _inputs(batch, used)
        hidden = inputs @ self.first
        np.maximum(hidden, 0, out=hidden)
        outputs = hidden @ self.second
        scores = np.full(used.shape, UNUSED_SCORE, np.float32)
        promised = batch.promised / np.float32(POINTS)
        scores[used] = outputs[:, 0] + (self.leads[batch.left, None] * promised)[used]
        scores -= scores.max(axis=1, keepdims=True)
        powers = np.exp(scores)
        totals = powers.sum(axis=1, keepdims=True)
        point_errors = outputs[:, 1] + promised[used] - batch.points[used] / np.float32(POINTS)
        cross = -np.sum(batch.wins[used] * (scores - np.log(totals))[used])
        loss = float(cross + points / 2 * np.sum(point_errors * point_errors)) / len(batch)
        score_errors = (powers / totals - batch.wins) / np.float32(len(batch))
        errors = np.stack([score_errors[used], np.float32(points / len(batch)) * point_errors], axis=1)
        lead_gradient = np.bincount(batch.left, (score_errors * promised * used).sum(axis=1), LEADS).astype(np.float32)
        hidden_errors = (errors @ self.second.T) * (hidden > 0)
        return loss, (inputs.T @ hidden_errors, hidden.T @ errors, lead_gradient)

    def weights(self, config: Config, origin: str) -> Weights:
        """Return the network with its weights rounded to integers."""
        first = self.first.copy()
        first[INPUTS:] /= AMOUNT
        numbers = np.rint(np.concatenate([first.ravel(), self.second.T.ravel()]) * SCALE).astype(np.int16)
        players = tuple(sorted(set(config.players)))
        leads = tuple(float(lead) for lead in self.leads)
        return Weights(players, config.hidden, leads, array("h", numbers.tobytes()), origin)


def create_learner(config: Config) -> Learner:
    """Return a new learner that uses only the hand-written evaluation."""
    random = np.random.default_rng(config.seed)
    first = random.normal(0, INPUT_SPREAD, (INPUTS + AMOUNTS, config.hidden)).astype(np.float32)
    second = np.zeros((config.hidden, 2), np.float32)
    leads = np.full(LEADS, FIRST_LEAD, np.float32)
    moments = [np.zeros_like(weights) for weights in (first, first, second, second, leads, leads)]
    return Learner(first, second, leads, moments)


def _inputs(batch: Lesson, used: npt.NDArray[np.bool_]) -> Floats:
    """Return the network's inputs for all seats in use, by [view, input or amount]."""
    active = batch.active[used]
    inputs = np.zeros((len(active), INPUTS + AMOUNTS), np.float32)
    inputs[np.arange(len(active))[:, None], active] = 1
    inputs[:, INPUTS:] = batch.amounts[used] / np.float32(AMOUNT)
    return inputs
