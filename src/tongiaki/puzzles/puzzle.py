"""A puzzle, and the file of all puzzles: one puzzle per line, with its fields separated by tabs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, Literal, cast, get_args

from tongiaki.record import parse_position
from tongiaki.rules import Position

Kind = Literal["chain", "save", "crown", "sink", "last"]
"""The kinds of puzzles: make the longest chain, save the fleet, crown in time, sink a rival, win on the last turn."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
CAP: Final = 2000
"""Maximum number of positions that can be reached in a puzzle."""
MAX_COST: Final = 93
"""Maximum cost that one character of the file can encode, in hundredths of a victory."""
_FREE: Final = 33
"""ASCII code of the character that encodes a cost of 0."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position as a single line of text, and the best moves until the turn ends or a tile is drawn."""

    number: int
    """From 1."""
    kind: Kind
    rating: int
    """Estimated rating: about 800 for an easy puzzle, 1600 for a hard one."""
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

    def start(self) -> Position:
        """Return a new copy of the initial position."""
        return parse_position(self.position)


def write(puzzles: list[Puzzle]) -> str:
    """Return the puzzles as the text of a file. A puzzle's number is its line number."""
    return "".join(
        "\t".join((puzzle.kind, str(puzzle.rating), puzzle.position, "; ".join(puzzle.line), _packed(puzzle.costs)))
        + "\n"
        for puzzle in puzzles
    )


def read(text: str) -> list[Puzzle]:
    """Return the puzzles that the text of a file contains."""
    return [_read(number, line) for number, line in enumerate(text.splitlines(), start=1)]


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return the puzzles that are shipped with the program."""
    return tuple(read(files("tongiaki.puzzles").joinpath("puzzles.tsv").read_text(encoding="ascii")))


def _read(number: int, line: str) -> Puzzle:
    kind, rating, position, moves, costs = line.split("\t")
    return Puzzle(number, cast("Kind", kind), int(rating), position, tuple(moves.split("; ")), _unpacked(costs))


def _packed(costs: tuple[int, ...]) -> str:
    return "".join(chr(_FREE + cost) for cost in costs)


def _unpacked(text: str) -> tuple[int, ...]:
    return tuple(ord(character) - _FREE for character in text)
