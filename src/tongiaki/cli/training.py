"""`tongiaki train`: train a network, and report the progress."""

from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Console

from tongiaki.catalogue import number_text, percent_text, text
from tongiaki.cli.output import fail
from tongiaki.rules import COMPILED

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from tongiaki.training.run import Measurement, Progress
    from tongiaki.training.workers import Workers


def run_training(file: Path, folder: Path, jobs: int, address: str | None, plot: Path | None, errors: Console) -> bool:
    """Start training a network, or resume the training in the folder. Ctrl-C ends it early.

    With an address, the cluster at that address plays the games. Progress is printed to `errors`. Return whether the
    training is complete.
    """
    try:
        from tongiaki.training.config import ConfigError, load
        from tongiaki.training.run import CheckpointError, Training, train
        from tongiaki.training.workers import workers
    except ImportError:
        fail(text("terminal-no-extra", extra="train"))
    if not COMPILED:
        errors.print(text("train-slow"), soft_wrap=True)
    try:
        config = load(file)
    except OSError as error:
        fail(text("terminal-not-readable", file=str(file), reason=error.strerror or ""))
    except ConfigError as error:
        fail(str(error))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        training = Training.load_or_create(config, folder)
        with workers(jobs) if address is None else _create_cluster_workers(address, jobs) as worker_pool:
            train(training, folder, worker_pool, _Reporter(training.progress.games, config.games, plot, errors))
        if plot is not None:
            _draw(training.progress, plot)
    except CheckpointError as error:
        fail(str(error))
    except ConnectionError as error:
        fail(text("arena-no-cluster", address=address or "", reason=str(error)))
    except OSError as error:
        fail(text("terminal-not-saved", file=str(error.filename or folder), reason=error.strerror or ""))
    except KeyboardInterrupt:
        errors.print(text("train-interrupted", folder=str(folder)), soft_wrap=True)
        return False
    return True


def _create_cluster_workers(address: str, jobs: int) -> "AbstractContextManager[Workers]":
    try:
        from tongiaki.training.cluster import cluster_workers
    except ImportError:
        fail(text("terminal-no-extra", extra="cluster"))
    return cluster_workers(address, jobs)


class _Reporter:
    """Prints the progress after each round, and draws the plot after each checkpoint."""

    def __init__(self, games: int, total: int, plot: Path | None, errors: Console) -> None:
        self._first_games, self._start = games, monotonic()
        self._total = total
        self._plot = plot
        self._errors = errors

    def __call__(self, progress: "Progress", is_saved: bool) -> None:
        pace = (monotonic() - self._start) / (progress.games - self._first_games)
        line = text(
            "train-round",
            games=progress.games,
            total=self._total,
            loss=number_text(progress.losses[-1], 3),
            left=str(timedelta(seconds=round(pace * (self._total - progress.games)))),
        )
        self._errors.print(line, soft_wrap=True)
        for measurement in progress.measurements:
            if measurement.games == progress.games:
                self._errors.print(_measurement_text(measurement), soft_wrap=True)
        if self._plot is not None and is_saved:
            _draw(progress, self._plot)


def _draw(progress: "Progress", plot: Path) -> None:
    from tongiaki.training.plot import draw

    draw(progress, plot)


def _measurement_text(measurement: "Measurement") -> str:
    shares = {
        name: percent_text(share)
        for name, share in (("share", measurement.share), ("low", measurement.low), ("high", measurement.high))
    }
    return text("train-measured", players=measurement.players, **shares)
