"""A training run's result depends only on its configuration, not on interruptions or worker processes."""

from pathlib import Path

import numpy as np
import pytest

from tongiaki.arena.cluster import LOCAL
from tongiaki.training.cluster import cluster_workers
from tongiaki.training.config import Config, ConfigError, load
from tongiaki.training.run import CHECKPOINT, WEIGHTS, CheckpointError, Progress, Training, train
from tongiaki.training.workers import Workers, workers
from tongiaki.value.weights import read

CONFIG = Config(
    players=(2, 3), games=6, round=2, nodes=12, hidden=32, reuse=0.3, batch=16, memory=200, measured=3, measure=1
)


class BrokenOffError(Exception):
    """Interrupts a training run."""


def finish(folder: Path, players: Workers) -> Progress:
    training = Training.load_or_create(CONFIG, folder)
    train(training, folder, players, lambda *_: None)
    return training.progress


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Progress]:
    folder = tmp_path_factory.mktemp("whole")
    return folder, finish(folder, Workers())


def test_a_training_that_was_broken_off_goes_on_as_if_it_had_not_been(
    whole: tuple[Path, Progress], tmp_path: Path
) -> None:
    """At the second interruption the replay buffer is full, and two lessons have changed the weights."""
    for games in (2, 4):

        def break_off(progress: Progress, _: bool, games: int = games) -> None:
            if progress.games == games:
                raise BrokenOffError

        with pytest.raises(BrokenOffError):
            train(Training.load_or_create(CONFIG, tmp_path), tmp_path, Workers(), break_off, checkpoint_seconds=0)
        assert Training.load_or_create(CONFIG, tmp_path).progress.games == games
    resumed = Training.load_or_create(CONFIG, tmp_path)
    assert resumed.replay.count > CONFIG.memory
    assert resumed.player_weights != resumed.learner.weights(CONFIG)
    assert finish(tmp_path, Workers()) == whole[1]
    assert (tmp_path / WEIGHTS).read_bytes() == (whole[0] / WEIGHTS).read_bytes()


def test_a_training_is_the_same_in_other_processes(whole: tuple[Path, Progress], tmp_path: Path) -> None:
    with workers(2) as players:
        assert finish(tmp_path, players) == whole[1]
    assert (tmp_path / WEIGHTS).read_bytes() == (whole[0] / WEIGHTS).read_bytes()


def test_a_training_is_the_same_on_ray(whole: tuple[Path, Progress], tmp_path: Path) -> None:
    """Starting Ray takes some seconds."""
    with cluster_workers(LOCAL, 1) as players:
        assert finish(tmp_path, players) == whole[1]
    assert (tmp_path / WEIGHTS).read_bytes() == (whole[0] / WEIGHTS).read_bytes()


def test_a_training_reports_losses_and_measurements_and_writes_weights(whole: tuple[Path, Progress]) -> None:
    folder, progress = whole
    assert progress.games == 6
    assert len(progress.losses) == 3
    assert [(measurement.games, measurement.players) for measurement in progress.measurements] == [(6, 2), (6, 3)]
    assert all(
        0 <= measurement.low <= measurement.share <= measurement.high <= 1 for measurement in progress.measurements
    )
    assert read(folder / WEIGHTS).players == (2, 3)


def test_a_checkpoint_of_another_training_is_refused(whole: tuple[Path, Progress]) -> None:
    with pytest.raises(CheckpointError, match="belongs to another configuration"):
        Training.load_or_create(Config(players=(2, 3), games=7), whole[0])


def test_a_damaged_checkpoint_is_refused(whole: tuple[Path, Progress], tmp_path: Path) -> None:
    file = tmp_path / CHECKPOINT
    file.write_bytes((whole[0] / CHECKPOINT).read_bytes()[:5000])
    with pytest.raises(CheckpointError, match="is damaged"):
        Training.load_or_create(CONFIG, tmp_path)
    np.savez(file, something=np.zeros(3))
    with pytest.raises(CheckpointError, match="is damaged"):
        Training.load_or_create(CONFIG, tmp_path)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("players = [2]", "missing required field `games`"),
        ("players = [7]\ngames = 1", r"<= 6 - at `\$.players\[0\]`"),
        ("players = [2]\ngames = 1\nhidden = 33", "multiple of 32"),
        ("players = [2]\ngames = 1\nlambda = 0.8", "unknown field `lambda`"),
        ("players = ", "some.toml: "),
    ],
)
def test_a_configuration_that_is_none_is_refused(tmp_path: Path, content: str, complaint: str) -> None:
    file = tmp_path / "some.toml"
    file.write_text(content)
    with pytest.raises(ConfigError, match=complaint):
        load(file)
