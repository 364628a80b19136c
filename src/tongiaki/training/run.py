"""A training run from its first round to its last. It can resume from the checkpoint that each round writes."""

import zipfile
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
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
from tongiaki.value.weights import write

CHECKPOINT: Final = "checkpoint.npz"
WEIGHTS: Final = "value.weights"


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
        return Training(
            config,
            create_learner(config),
            ReplayBuffer.create(config.memory, max(config.players)),
            Progress(config=config),
        )

    def advance(self, workers: Workers) -> None:
        """Play a round, learn from it and, if a measurement is due, measure the strength."""
        config, progress = self.config, self.progress
        games = range(progress.games, min(progress.games + config.round, config.games))
        for lesson in workers.lessons(config, games, self.learner.weights(config, "")):
            self.replay.add(lesson)
        progress.games = games.stop
        rate = config.rate + (config.last_rate - config.rate) * games.start / config.games
        random = np.random.default_rng([config.seed, games.stop])
        losses = [
            self.learner.learn(self.replay.sample(random, config.batch), rate, config.points)
            for _ in range(config.batches)
        ]
        progress.losses.append(sum(losses) / len(losses))
        if config.measured and len(progress.losses) % config.measured == 0:
            self._measure(workers)

    def _measure(self, workers: Workers) -> None:
        weights = self.learner.weights(self.config, "")
        for players in sorted(set(self.config.players)):
            estimate = share(list(workers.shares(self.config, players, weights)))
            low, high = estimate.low or 0.0, 1.0 if estimate.high is None else estimate.high
            measurement = Measurement(self.progress.games, players, estimate.mean, low, high)
            self.progress.measurements.append(measurement)

    def save(self, folder: Path) -> None:
        """Write the checkpoint and the current weights.

        Raises:
            OSError: they can't be written.
        """
        positions = self.replay.positions
        arrays: dict[str, Any] = {field.name: getattr(positions, field.name) for field in fields(Lesson)}
        arrays |= {f"moment{number}": moment for number, moment in enumerate(self.learner.moments)}
        arrays |= {"first": self.learner.first, "second": self.learner.second, "leads": self.learner.leads}
        arrays["counts"] = np.array([self.learner.steps, self.replay.count])
        arrays["progress"] = np.frombuffer(msgspec.json.encode(self.progress), np.uint8)
        file = folder / CHECKPOINT
        new = file.with_name(f"new-{CHECKPOINT}")
        np.savez(new, **arrays)
        new.replace(file)
        origin = f"{self.progress.games} games, {self.learner.steps} steps, seed {self.config.seed}"
        write(self.learner.weights(self.config, origin), folder / WEIGHTS)


def _resume(config: Config, file: Path) -> Training:
    try:
        with file.open("rb") as stream, np.load(stream) as arrays:
            progress = msgspec.json.decode(arrays["progress"].tobytes(), type=Progress)
            moments = [arrays[f"moment{at}"] for at in range(6)]
            learner = Learner(arrays["first"], arrays["second"], arrays["leads"], moments)
            learner.steps, count = (int(number) for number in arrays["counts"])
            replay = ReplayBuffer(Lesson(*(arrays[field.name] for field in fields(Lesson))), count)
    except (zipfile.BadZipFile, KeyError, ValueError, EOFError, msgspec.DecodeError) as error:
        raise CheckpointError(f"{file} is damaged: {error}") from error
    if (progress.rules, progress.features) != (RULES_VERSION, FEATURES_VERSION):
        versions = f"{RULES_VERSION} and {FEATURES_VERSION}"
        raise CheckpointError(
            f"{file} belongs to rules {progress.rules} and features {progress.features}, not {versions}"
        )
    if progress.config != config:
        raise CheckpointError(f"{file} belongs to another configuration")
    return Training(config, learner, replay, progress)


def train(training: Training, folder: Path, workers: Workers, report: Callable[[Progress], None]) -> None:
    """Train to the end. After each round, write a checkpoint to the folder and call `report` with the progress.

    Raises:
        OSError: the folder can't be written.
    """
    while training.progress.games < training.config.games:
        training.advance(workers)
        training.save(folder)
        report(training.progress)
