"""A plot of a tournament (the extra named plot)."""

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from tongiaki.arena.intervals import Estimate
from tongiaki.arena.results import Results
from tongiaki.catalogue import text


def forms() -> list[str]:
    """List the possible file formats."""
    return sorted(Figure().canvas.get_supported_filetypes())


def draw(results: Results, players: int, file: Path) -> None:
    """Draw shares of victories and ratings into a file; its suffix is one of `forms`.

    Raises:
        OSError: the file can't be written.
    """
    names = [standing.bot for standing in results.standings]
    places = range(len(names))
    figure = Figure(figsize=(10, 1.6 + 0.5 * len(names)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    wins = [standing.wins for standing in results.standings]
    left.errorbar([win.mean for win in wins], places, xerr=_reach(wins), fmt="o", capsize=4)
    left.axvline(1 / players, linestyle=":", color="grey", label=text("arena-plot-luck"))
    left.set(xlim=(-0.02, 1.02), title=text("arena-plot-wins"), yticks=places, yticklabels=names)
    left.invert_yaxis()
    left.legend()
    skills = [standing.rating for standing in results.standings]
    right.errorbar(
        [skill.mu for skill in skills], places, xerr=[2 * skill.sigma for skill in skills], fmt="o", capsize=4
    )
    right.set(title=text("arena-plot-ratings"))
    # Without a date and with a fixed salt, the same results make the same file.
    with mpl.rc_context({"svg.hashsalt": "tongiaki"}):
        figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)


def _reach(estimates: list[Estimate]) -> tuple[list[float], list[float]]:
    """Return the lengths of the intervals to the left and to the right."""
    return (
        [max(0.0, one.mean - (one.mean if one.low is None else one.low)) for one in estimates],
        [max(0.0, (one.mean if one.high is None else one.high) - one.mean) for one in estimates],
    )
