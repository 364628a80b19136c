"""A puzzle, and the file of all puzzles: one puzzle per line, with its fields separated by tabs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, Literal, cast, get_args

from tongiaki.record import parse_position
from tongiaki.rules import Position

Kind = Literal["chain", "save", "crown", "sink", "last", "end", "drive", "trade"]
"""The kinds of puzzles: make the longest chain, save the fleet, decide about a crown, sink a rival, win on the last
turn, end the game, drive a rival from an island, make a good trade."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Task = Literal["goal", "best"]
"""The request of a task: the `goal` of the kind, or the `best` turn, with a fact about it.

The words ask for the goal if every solution reaches it, and no refused turn does.
"""
CAP: Final = 2000
"""Maximum number of positions that can be reached in a puzzle."""
MAX_COST: Final = 93
"""Maximum cost that one character of the file can encode, in hundredths of a victory."""
_FREE: Final = 33
"""ASCII code of the character that encodes a cost of 0."""
_NONE: Final = "-"
"""Text of a field without a value."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position as a single line of text, and the best moves until the turn ends or a tile is drawn.

    A dropped puzzle has neither moves nor costs. It keeps its number, and the results of its solvers.
    """

    number: int
    """From 1. It always belongs to the same position."""
    kind: Kind
    task: Task
    rating: int
    """Estimated rating: about 800 for an easy puzzle, 1600 for a hard one."""
    game: int | None
    """Number of the game in which the search found the puzzle; None if it was found by an earlier search."""
    position: str
    line: tuple[str, ...]
    """The shortest of the best lines of moves."""
    costs: tuple[int, ...]
    """Cost of each possible end of the puzzle, in the order of `search.Stretch`: the lost chance of winning in
    hundredths, 0 to MAX_COST. An end with a cost of 0 solves the puzzle.
    """

    @property
    def key(self) -> str:
        """The permanent identifier for stored data: 32 hexadecimal digits. It does not depend on `number`."""
        return sha256(self.position.encode()).hexdigest()[:32]

    @property
    def is_dropped(self) -> bool:
        """Whether the puzzle is no longer offered."""
        return not self.costs

    def start(self) -> Position:
        """Return a new copy of the initial position."""
        return parse_position(self.position)


def write(puzzles: list[Puzzle]) -> str:
    """Return the puzzles as the text of a file. A puzzle's number is its line number."""
    return "".join("\t".join(_fields(puzzle)) + "\n" for puzzle in puzzles)


def read(text: str) -> list[Puzzle]:
    """Return the puzzles that the text of a file contains."""
    return [_read(number, line) for number, line in enumerate(text.splitlines(), start=1)]


@cache
def numbered() -> tuple[Puzzle, ...]:
    """Return all puzzles that were ever shipped, in the order of their numbers. Some of them are dropped."""
    return tuple(read(files("tongiaki.puzzles").joinpath("puzzles.tsv").read_text(encoding="ascii")))


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return the puzzles that are offered, in the order of their numbers."""
    return tuple(puzzle for puzzle in numbered() if not puzzle.is_dropped)


def _fields(puzzle: Puzzle) -> tuple[str, ...]:
    game = _NONE if puzzle.game is None else str(puzzle.game)
    costs = "".join(chr(_FREE + cost) for cost in puzzle.costs)
    known = puzzle.kind, puzzle.task, str(puzzle.rating), game, puzzle.position
    return known if puzzle.is_dropped else (*known, "; ".join(puzzle.line), costs)


def _read(number: int, line: str) -> Puzzle:
    kind, task, rating, game, position, *solution = line.split("\t")
    moves, costs = solution or ("", "")
    return Puzzle(
        number,
        cast("Kind", kind),
        cast("Task", task),
        int(rating),
        None if game == _NONE else int(game),
        position,
        tuple(moves.split("; ")) if moves else (),
        tuple(ord(character) - _FREE for character in costs),
    )
