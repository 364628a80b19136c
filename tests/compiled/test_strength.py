"""Short tests of playing strength and calibration, with the compiled engine.

See docs/bots/levels.md and docs/play/coach.md.
"""

from pathlib import Path
from statistics import mean

from tests.compiled.python_runs import ran


def rows(table: str) -> list[list[str]]:
    """Return the cells of a table without its header."""
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in table.splitlines()[2:]]


def test_the_search_beats_every_rival_of_two_with_a_short_time_limit(compiled: Path) -> None:
    words = ["--piles", "1", "--seconds", "0.002", "--goals", "2"]
    compiled_rows = rows(ran(["benchmarks/goals.py", *words], TONGIAKI_ENGINE=str(compiled)))
    assert [row[1] for row in compiled_rows] == ["greedy", "greedy", "helmsman", "OpenSpiel's MCTS, 0.02 s a move"]
    assert [row[5] for row in compiled_rows] == ["2"] * 4
    # Eight games with a 90% chance of winning each: this test fails by chance about once in 100,000 runs.
    assert sum(float(row[3].removesuffix(" %")) for row in compiled_rows) >= 100
    assert [row[7].partition(" of ")[0] for row in compiled_rows] == ["0"] * 4


def test_higher_estimated_chances_win_more_often(compiled: Path) -> None:
    words = ["--games", "25", "--luck", "2", "--jobs", "1"]
    compiled_rows = rows(ran(["benchmarks/calibration.py", *words], TONGIAKI_ENGINE=str(compiled)))
    assert [(row[0], row[1]) for row in compiled_rows] == [(str(players), "25") for players in range(2, 7)]
    seldom = [float(cell) for row in compiled_rows for cell in row[2:5] if cell]
    often = [float(cell) for row in compiled_rows for cell in row[7:12] if cell]
    assert len(seldom) > 10
    assert len(often) > 5
    assert mean(seldom) < 30
    assert mean(often) > 55
