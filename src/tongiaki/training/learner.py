"""The learner: the network in floating point, its gradient, and the steps of Adam (Kingma and Ba, 2015)."""

from array import array
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tongiaki.training.config import Config
from tongiaki.training.games import Lesson
from tongiaki.training.sparse import ActiveInputs, Floats
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
MEAN_WARM_UP = 9
"""Number of steps for which the initial weights count in the running mean of the weights.

The running mean is the plain mean of all steps, until the configured decay applies.
"""


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
    means: list[Floats]
    """The running means of the first weights, the second weights, and the leads."""
    steps: int = 0

    def learn(self, batch: Lesson, rate: float, points: float, mean_decay: float = 0.999) -> float:
        """Make one training step. Return the loss before the step, in nats."""
        loss, gradients = self.gradients(batch, points)
        self.steps += 1
        mean = 1 - MEAN_DECAY**self.steps
        square = 1 - SQUARE_DECAY**self.steps
        decay = min(mean_decay, self.steps / (self.steps + MEAN_WARM_UP))
        parameters = (self.first, self.second, self.leads)
        for index, (weights, gradient) in enumerate(zip(parameters, gradients, strict=True)):
            first, second = self.moments[2 * index], self.moments[2 * index + 1]
            first += (1 - MEAN_DECAY) * (gradient - first)
            second += (1 - SQUARE_DECAY) * (gradient * gradient - second)
            step = rate / mean * first / (np.sqrt(second / square) + EPSILON)
            np.clip(weights - step, -MAX_WEIGHT, MAX_WEIGHT, out=weights)
            self.means[index] += (1 - decay) * (weights - self.means[index])
        return loss

    def gradients(self, batch: Lesson, points: float) -> tuple[float, tuple[Gradient, Gradient, Gradient]]:
        """Return the loss of a batch and its gradients with respect to the first weights, second weights and leads.

        The loss is the mean over positions of two terms: the cross entropy of the chances, and `points` times half the
        squared error of the points, divided by POINTS.
        """
        used = np.arange(batch.wins.shape[1]) < batch.players[:, None]
        inputs = ActiveInputs(batch.active[used])
        amounts = batch.amounts[used] / np.float32(AMOUNT)
        hidden = inputs.forward(self.first[:INPUTS]) + amounts @ self.first[INPUTS:]
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
        first_gradient = np.concatenate([inputs.backward(hidden_errors), amounts.T @ hidden_errors])
        return loss, (first_gradient, hidden.T @ errors, lead_gradient)

    def weights(self, config: Config) -> Weights:
        """Return the network after the latest step with its weights rounded to integers."""
        return _rounded(config, self.first, self.second, self.leads, "")

    def mean_weights(self, config: Config, origin: str) -> Weights:
        """Return the network of the running means with its weights rounded to integers."""
        first, second, leads = self.means
        return _rounded(config, first, second, leads, origin)


def create_learner(config: Config) -> Learner:
    """Return a new learner that uses only the hand-written evaluation."""
    random = np.random.default_rng(config.seed)
    first = random.normal(0, INPUT_SPREAD, (INPUTS + AMOUNTS, config.hidden)).astype(np.float32)
    second = np.zeros((config.hidden, 2), np.float32)
    leads = np.full(LEADS, FIRST_LEAD, np.float32)
    moments = [np.zeros_like(weights) for weights in (first, first, second, second, leads, leads)]
    return Learner(first, second, leads, moments, [first.copy(), second.copy(), leads.copy()])


def _rounded(config: Config, first: Floats, second: Floats, leads: Floats, origin: str) -> Weights:
    first = first.copy()
    first[INPUTS:] /= AMOUNT
    numbers = np.rint(np.concatenate([first.ravel(), second.T.ravel()]) * SCALE).astype(np.int16)
    players = tuple(sorted(set(config.players)))
    return Weights(players, config.hidden, tuple(float(lead) for lead in leads), array("h", numbers.tobytes()), origin)
