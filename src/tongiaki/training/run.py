"""A training run from its first round to its last. It can resume from the checkpoints that it writes.

The games of the next round run while the learner learns from the current one. So they use the weights from before the
current lesson. The speed of the processes has no influence on that.
"""

import zipfile
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import numpy as np

from tongiaki.arena.intervals import share
from tongiaki.rules import RULES_VERSION
from tongiaki.training.config import Config
from tongiaki.training.games import Lesson
from tongiaki.training.learner import Learner, create_learner
from tongiaki.training.replay import ReplayBuffer
from tongiaki.training.workers import Workers
from tongiaki.value.layout import FEATURES_VERSION
from tongiaki.value.weights import Weights, write

CHECKPOINT: Final = "checkpoint.npz"
WEIGHTS: Final = "value.weights"
CHECKPOINT_SECONDS: Final = 300.0
"""Minimum time between two checkpoints."""
MIN_RECENT: Final = 20_000
"""Minimum number of positions from which a lesson draws, if there are as many."""


class CheckpointError(ValueError):
    """The checkpoint is damaged, or belongs to a different training run."""


class Measurement(msgspec.Struct, frozen=True):
    """The network's result against the greedy bot."""

    games: int
    """Number of training games before the measurement."""
    players: int
    share: float
    """The network's share of the victories, from 0 to 1."""
    low: float
    """The lower bound of the 95% interval; `high` is the upper bound."""
    high: float


class Progress(msgspec.Struct):
    """The progress of a training run."""

    rules: str = RULES_VERSION
    features: int = FEATURES_VERSION
    config: Config | None = None
    games: int = 0
    losses: list[float] = []
    """The mean loss of the lesson in each round, in nats."""
    measurements: list[Measurement] = []


@dataclass(slots=True)
class Training:
    """A training run in progress."""

    config: Config
    learner: Learner
    replay: ReplayBuffer
    progress: Progress
    player_weights: Weights
    """The weights that play the next round: the learner's before its latest lesson."""

    @staticmethod
    def load_or_create(config: Config, folder: Path) -> "Training":
        """Load the training run from the checkpoint in a folder, or create a new one.

        Raises:
            OSError: the checkpoint can't be read.
            CheckpointError: it is damaged, or belongs to a different training run.
        """
        file = folder / CHECKPOINT
        if file.exists():
            return _resume(config, file)
        learner = create_learner(config)
        replay = ReplayBuffer.create(config.memory, max(config.players))
        return Training(config, learner, replay, Progress(config=config), learner.weights(config))

    def games(self, number: int) -> range:
        """Return the numbers of the games in an upcoming round, where 0 is the next one."""
        first = self.progress.games + number * self.config.round
        return range(min(first, self.config.games), min(first + self.config.round, self.config.games))

    def learn(self, lessons: Iterable[Lesson]) -> None:
        """Learn from the games of the next round."""
        config, progress, replay = self.config, self.progress, self.replay
        games, known = self.games(0), replay.count
        for lesson in lessons:
            replay.add(lesson)
        added = replay.count - known
        newest = max(added, MIN_RECENT, round(config.recent * replay.count))
        rate = config.rate + (config.last_rate - config.rate) * games.start / config.games
        random = np.random.default_rng([config.seed, games.stop])
        losses = [
            self.learner.learn(replay.sample(random, config.batch, newest), rate, config.points, config.mean_decay)
            for _ in range(max(1, round(config.reuse * added / config.batch)))
        ]
        progress.games = games.stop
        progress.losses.append(sum(losses) / len(losses))

    def is_measurement_due(self) -> bool:
        """Return whether the strength must be measured after the latest lesson."""
        return self.config.measured > 0 and len(self.progress.losses) % self.config.measured == 0

    def measure(self, workers: Workers) -> None:
        """Measure the strength against the greedy bot."""
        weights = self.learner.mean_weights(self.config, "")
        for players in sorted(set(self.config.players)):
            estimate = share(list(workers.shares(self.config, players, weights)))
            low, high = estimate.low or 0.0, 1.0 if estimate.high is None else estimate.high
            measurement = Measurement(self.progress.games, players, estimate.mean, low, high)
            self.progress.measurements.append(measurement)

    def save(self, folder: Path) -> None:
        """Write the checkpoint, and the running mean of the weights.

        Raises:
            OSError: they can't be written.
        """
        arrays: dict[str, Any] = {
            field.name: getattr(self.replay.positions, field.name)[: self.replay.count] for field in fields(Lesson)
        }
        arrays |= {f"moment{number}": moment for number, moment in enumerate(self.learner.moments)}
        arrays |= {f"mean{number}": mean for number, mean in enumerate(self.learner.means)}
        arrays |= {"player_numbers": np.array(self.player_weights.numbers, np.int16)}
        arrays |= {"player_leads": np.array(self.player_weights.leads)}
        arrays |= {"first": self.learner.first, "second": self.learner.second, "leads": self.learner.leads}
        arrays["counts"] = np.array([self.learner.steps, self.replay.count])
        arrays["progress"] = np.frombuffer(msgspec.json.encode(self.progress), np.uint8)
        file = folder / CHECKPOINT
        new = file.with_name(f"new-{CHECKPOINT}")
        np.savez(new, **arrays)
        new.replace(file)
        origin = f"{self.progress.games} games, {self.learner.steps} steps, seed {self.config.seed}"
        write(self.learner.mean_weights(self.config, origin), folder / WEIGHTS)


def _resume(config: Config, file: Path) -> Training:
    try:
        with file.open("rb") as stream, np.load(stream) as arrays:
            progress = msgspec.json.decode(arrays["progress"].tobytes(), type=Progress)
            _check(progress, config, file)
            moments = [arrays[f"moment{number}"] for number in range(6)]
            means = [arrays[f"mean{number}"] for number in range(3)]
            learner = Learner(arrays["first"], arrays["second"], arrays["leads"], moments, means)
            learner.steps, count = (int(number) for number in arrays["counts"])
            replay = ReplayBuffer.create(config.memory, max(config.players))
            replay.count = count
            for field in fields(Lesson):
                getattr(replay.positions, field.name)[:count] = arrays[field.name]
            numbers = array("h", arrays["player_numbers"].tobytes())
            leads = tuple(arrays["player_leads"].tolist())
    except CheckpointError:
        raise
    except (zipfile.BadZipFile, KeyError, ValueError, EOFError, msgspec.DecodeError) as error:
        raise CheckpointError(f"{file} is damaged: {error}") from error
    player_weights = replace(learner.weights(config), leads=leads, numbers=numbers)
    return Training(config, learner, replay, progress, player_weights)


def _check(progress: Progress, config: Config, file: Path) -> None:
    """Raise CheckpointError if a checkpoint belongs to a different training run."""
    if (progress.rules, progress.features) != (RULES_VERSION, FEATURES_VERSION):
        versions = f"{RULES_VERSION} and {FEATURES_VERSION}"
        raise CheckpointError(
            f"{file} belongs to rules {progress.rules} and features {progress.features}, not {versions}"
        )
    if progress.config != config:
        raise CheckpointError(f"{file} belongs to another configuration")


def train(
    training: Training,
    folder: Path,
    workers: Workers,
    report: Callable[[Progress, bool], None],
    checkpoint_seconds: float = CHECKPOINT_SECONDS,
) -> None:
    """Train to the end.

    Args:
        training: the training run, which is changed.
        folder: the folder for the checkpoints and the weights.
        workers: the processes that play the games.
        report: a callback that is called after each round, with the progress and whether a checkpoint was written.
        checkpoint_seconds: minimum time between two checkpoints. At the end, one is written in any case.

    Raises:
        OSError: the folder can't be written.
    """
    config = training.config
    lessons = workers.lessons(config, training.games(0), training.player_weights)
    saved = monotonic()
    while training.progress.games < config.games:
        weights = training.learner.weights(config)
        next_lessons = workers.lessons(config, training.games(1), weights)
        training.learn(lessons)
        training.player_weights = weights
        lessons = next_lessons
        if training.is_measurement_due():
            training.measure(workers)
        is_saved = training.progress.games == config.games or monotonic() - saved >= checkpoint_seconds
        if is_saved:
            training.save(folder)
            saved = monotonic()
        report(training.progress, is_saved)
