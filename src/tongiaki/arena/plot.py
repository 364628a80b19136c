"""Plot of a tournament's results. It needs the optional dependencies `tongiaki[plot]`."""

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from tongiaki.arena.intervals import Estimate
from tongiaki.arena.results import Results
from tongiaki.catalogue import text


def file_formats() -> list[str]:
    """Return the supported file formats."""
    return sorted(Figure().canvas.get_supported_filetypes())


def draw(results: Results, players: int, file: Path) -> None:
    """Draw the shares of victories and the ratings to a file, with a suffix from `file_formats`.

    Raises:
        OSError: the file can't be written.
    """
    names = [standing.bot for standing in results.standings]
    places = range(len(names))
    figure = Figure(figsize=(10, 1.6 + 0.5 * len(names)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    wins = [standing.wins for standing in results.standings]
    left.errorbar([win.mean for win in wins], places, xerr=_error_bars(wins), fmt="o", capsize=4)
    left.axvline(1 / players, linestyle=":", color="grey", label=text("arena-plot-luck"))
    left.set(xlim=(-0.02, 1.02), title=text("arena-plot-wins"), yticks=places, yticklabels=names)
    left.invert_yaxis()
    left.legend()
    skills = [standing.rating for standing in results.standings]
    right.errorbar(
        [skill.mu for skill in skills], places, xerr=[2 * skill.sigma for skill in skills], fmt="o", capsize=4
    )
    right.set(title=text("arena-plot-ratings"))
    # Omit the date and fix the salt, so that the same results always produce an identical file.
    with mpl.rc_context({"svg.hashsalt": "tongiaki"}):
        figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)


def _error_bars(estimates: list[Estimate]) -> tuple[list[float], list[float]]:
    """Return the lengths of the error bars on the left and on the right."""
    return (
        [max(0.0, estimate.mean - (estimate.mean if estimate.low is None else estimate.low)) for estimate in estimates],
        [
            max(0.0, (estimate.mean if estimate.high is None else estimate.high) - estimate.mean)
            for estimate in estimates
        ],
    )
