"""The shipped puzzles are those that the command finds."""

from pathlib import Path

from tests.compiled.python_runs import ran
from tongiaki.puzzles.puzzle import Puzzle, read, shipped

GAMES = 16


def told(puzzle: Puzzle) -> tuple[object, ...]:
    """Return the fields of a puzzle except its number, which depends on all puzzles that are found."""
    return puzzle.kind, puzzle.rating, puzzle.position, puzzle.line, puzzle.costs


def test_the_first_games_yield_the_puzzles_in_the_file(compiled: Path, tmp_path: Path) -> None:
    ran(
        ["tools/find_puzzles.py", "--games", str(GAMES), "--to", str(tmp_path / "found.tsv")],
        TONGIAKI_ENGINE=str(compiled),
    )
    keys = {told(puzzle) for puzzle in read((tmp_path / "found.tsv").read_text())}
    assert keys
    assert keys <= {told(puzzle) for puzzle in shipped()}
