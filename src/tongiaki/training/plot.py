"""Plot a network's loss and strength over the course of training. Requires the `plot` extra."""

from pathlib import Path

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tongiaki.catalogue import text
from tongiaki.training.run import Progress

AVERAGED = 10
"""Number of rounds in the moving average of the loss."""


def draw(progress: Progress, file: Path) -> None:
    """Plot the loss and the share of wins against the greedy bot over the games. The file's suffix sets the format.

    Raises:
        OSError: the file can't be written.
    """
    figure = Figure(figsize=(8, 8 if progress.measurements else 4.5), layout="constrained")
    plots = figure.subplots(2 if progress.measurements else 1, sharex=True, squeeze=False)[:, 0]
    _draw_losses(progress, plots[0])
    if progress.measurements:
        _draw_strength(progress, plots[1])
    plots[-1].set_xlabel(text("train-plot-games"))
    # Omit the date and fix the salt, so that the same results always produce an identical file.
    with mpl.rc_context({"svg.hashsalt": "tongiaki"}):
        figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)


def _draw_losses(progress: Progress, axes: Axes) -> None:
    """Plot the loss in each round, and its mean over the nearest AVERAGED rounds."""
    if not progress.losses:
        return
    games = np.linspace(0, progress.games, len(progress.losses) + 1)[1:]
    (curve,) = axes.plot(games, progress.losses, alpha=0.3)
    width = min(AVERAGED, len(progress.losses))
    averages = np.convolve(progress.losses, np.full(width, 1 / width), "valid")
    axes.plot(games[(width - 1) // 2 :][: len(averages)], averages, color=curve.get_color())
    axes.set_ylabel(text("train-plot-loss"))


def _draw_strength(progress: Progress, axes: Axes) -> None:
    """Plot the share of wins with its 95% interval, for each number of players."""
    for players in sorted({measurement.players for measurement in progress.measurements}):
        curve_points = [measurement for measurement in progress.measurements if measurement.players == players]
        games = [point.games for point in curve_points]
        (curve,) = axes.plot(
            games, [point.share for point in curve_points], "o-", label=text("train-plot-players", players=players)
        )
        low, high = [point.low for point in curve_points], [point.high for point in curve_points]
        axes.fill_between(games, low, high, color=curve.get_color(), alpha=0.15)
    axes.set(ylabel=text("train-plot-share"), ylim=(0, 1.02))
    axes.legend(loc="lower right")
