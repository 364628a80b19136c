"""Plot a network's strength over the course of training. Requires the `plot` extra."""

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from tongiaki.catalogue import text
from tongiaki.training.run import Progress


def draw(progress: Progress, file: Path) -> None:
    """Plot the share of wins against the greedy bot over the training games. The file's suffix sets the format.

    Raises:
        OSError: the file can't be written.
    """
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for players in sorted({measurement.players for measurement in progress.measurements}):
        curve_points = [measurement for measurement in progress.measurements if measurement.players == players]
        games = [point.games for point in curve_points]
        (curve,) = axes.plot(
            games, [point.share for point in curve_points], "o-", label=text("train-plot-players", players=players)
        )
        colour = curve.get_color()
        axes.fill_between(
            games,
            [point.low for point in curve_points],
            [point.high for point in curve_points],
            color=colour,
            alpha=0.15,
        )
    axes.set(xlabel=text("train-plot-games"), ylabel=text("train-plot-share"), ylim=(0, 1.02))
    if progress.measurements:
        axes.legend(loc="lower right")
    # Omit the date and fix the salt, so that the same results always produce an identical file.
    with mpl.rc_context({"svg.hashsalt": "tongiaki"}):
        figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)
