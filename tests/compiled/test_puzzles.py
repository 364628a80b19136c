"""The shipped puzzles are those that the command finds."""

import json
from itertools import islice
from pathlib import Path

from tests.compiled.python_runs import ran
from tongiaki.puzzles.puzzle import KINDS, Puzzle, read, shipped

GAMES = 3
"""Number of games with shipped puzzles that are searched again."""
OF_KIND = 2
"""Number of puzzles of each kind that are found again at their positions."""
SEARCH = """
import sys
from tongiaki.puzzles.finding import find_puzzles
from tongiaki.puzzles.puzzle import write
for game in map(int, sys.argv[1:]):
    print(write([found.puzzle for found in find_puzzles(1, game)]), end="")
"""
AGAIN = """
import sys
from dataclasses import replace
from tongiaki.coach.evaluator import coach_evaluator
from tongiaki.puzzles.finding import evaluate_stretch, find_puzzle
from tongiaki.puzzles.puzzle import numbered, write
for number in map(int, sys.argv[1:]):
    puzzle = numbered()[number - 1]
    start = puzzle.start()
    evaluator = coach_evaluator(start.players)
    found = find_puzzle(evaluate_stretch(start, evaluator), evaluator)
    print(write([replace(found.puzzle, game=puzzle.game)]), end="")
"""
CHECK = """
import sys
from pathlib import Path
from tongiaki.puzzles.checking import is_solution_best
from tongiaki.puzzles.puzzle import read, shipped
wrong, = read(Path(sys.argv[1]).read_text())
right = [next(puzzle for puzzle in shipped() if puzzle.kind == kind) for kind in sys.argv[2:]]
print(is_solution_best(wrong), [is_solution_best(puzzle) for puzzle in right])
"""


def told(puzzle: Puzzle) -> tuple[object, ...]:
    """Return the fields of a puzzle except its number, which depends on all puzzles that are found."""
    return puzzle.kind, puzzle.task, puzzle.rating, puzzle.game, puzzle.position, puzzle.line, puzzle.costs


def test_the_first_games_yield_the_puzzles_in_the_file(compiled: Path) -> None:
    games = sorted({puzzle.game for puzzle in shipped() if puzzle.game is not None})[:GAMES]
    assert len(games) == GAMES
    keys = {told(puzzle) for puzzle in read(ran(["-c", SEARCH, *map(str, games)], TONGIAKI_ENGINE=str(compiled)))}
    assert keys >= {told(puzzle) for puzzle in shipped() if puzzle.game in games}


def test_every_kind_has_puzzles_that_the_search_finds_at_their_positions(compiled: Path) -> None:
    """The best turn is far ahead, playouts confirm it, and kind, task and costs are the shipped ones."""
    puzzles = [puzzle for kind in KINDS for puzzle in islice((p for p in shipped() if p.kind == kind), OF_KIND)]
    assert len(puzzles) == OF_KIND * len(KINDS)
    numbers = [str(puzzle.number) for puzzle in puzzles]
    found = read(ran(["-c", AGAIN, *numbers], TONGIAKI_ENGINE=str(compiled)))
    assert [told(puzzle) for puzzle in found] == [told(puzzle) for puzzle in puzzles]


def test_a_solution_that_is_worse_than_another_turn_fails_the_last_check(compiled: Path) -> None:
    """The search found it, because it compares a solution only with the wrong turn that the network rates highest."""
    words = ["-c", CHECK, str(Path(__file__).with_name("wrong_solution.tsv")), "last", "trade"]
    assert ran(words, TONGIAKI_ENGINE=str(compiled)) == "False [True, True]\n"


def test_a_search_that_was_stopped_continues_with_the_same_result(compiled: Path, tmp_path: Path) -> None:
    def search(name: str, games: int, jobs: int) -> None:
        words = ["--games", str(games), "--jobs", str(jobs), "--minimum", "0"]
        files = ["--found", str(tmp_path / f"{name}.jsonl"), "--to", str(tmp_path / f"{name}.tsv")]
        ran(["tools/find_puzzles.py", *words, *files], TONGIAKI_ENGINE=str(compiled))

    search("whole", 4, 2)
    search("parts", 2, 1)
    found = tmp_path / "parts.jsonl"
    found.write_text(found.read_text() + '{"game": 2, "puz')  # as after a stop while a line was written
    search("parts", 4, 1)
    assert found.read_text() == (tmp_path / "whole.jsonl").read_text()
    assert (tmp_path / "parts.tsv").read_text() == (tmp_path / "whole.tsv").read_text()
    assert [json.loads(line)["game"] for line in found.read_text().splitlines()[1:]] == [0, 1, 2, 3]
