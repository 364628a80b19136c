"""`tongiaki train`: train a network, and report the progress."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from tongiaki.catalogue import text
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
            train(training, folder, worker_pool, lambda progress: _print_progress(progress, config.games, errors))
        if plot is not None:
            from tongiaki.training.plot import draw

            draw(training.progress, plot)
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


def _print_progress(progress: "Progress", total: int, errors: Console) -> None:
    loss = f"{progress.losses[-1]:.3f}"
    errors.print(text("train-round", games=progress.games, total=total, loss=loss), soft_wrap=True)
    for measurement in progress.measurements:
        if measurement.games == progress.games:
            errors.print(_measurement_text(measurement), soft_wrap=True)


def _measurement_text(measurement: "Measurement") -> str:
    shares = {
        name: f"{100 * share:.0f}"
        for name, share in (("share", measurement.share), ("low", measurement.low), ("high", measurement.high))
    }
    return text("train-measured", players=measurement.players, **shares)
