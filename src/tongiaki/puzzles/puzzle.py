"""A puzzle, and the file of all puzzles: one per line, with tabs between its fields."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, Literal, cast, get_args

from tongiaki.record import parse_position
from tongiaki.rules import Position

Kind = Literal["chain", "save", "crown", "sink", "last"]
"""The kinds: make the longest chain, save the fleet, crown in time, sink a rival, win the last turn."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
CAP: Final = 2000
"""Maximum number of positions in a puzzle's stretch."""
MAX_COST: Final = 93
"""Maximum cost that a character can encode, in hundredths of a victory."""
_FREE: Final = 33
"""ASCII code of the cost 0."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position as a single line of text, and the best moves up to the end of the turn or a draw."""

    number: int
    """From 1."""
    kind: Kind
    rating: int
    """Estimated rating: about 800 for an easy puzzle, 1600 for a hard one."""
    position: str
    line: tuple[str, ...]
    """The shortest of the best lines."""
    costs: tuple[int, ...]
    """Cost of each end of the stretch, in the order of `search.Stretch`: the lost chance of winning in hundredths, 0 to
    MAX_COST. Ends with cost 0 solve the puzzle.
    """

    @property
    def key(self) -> str:
        """The permanent identifier in stored data: 32 hexadecimal characters. It does not depend on `number`."""
        return sha256(self.position.encode()).hexdigest()[:32]

    def start(self) -> Position:
        """Return a new copy of the position."""
        return parse_position(self.position)


def write(puzzles: list[Puzzle]) -> str:
    """Return the text of the file. A puzzle's number is its line number."""
    return "".join(
        "\t".join((puzzle.kind, str(puzzle.rating), puzzle.position, "; ".join(puzzle.line), _packed(puzzle.costs)))
        + "\n"
        for puzzle in puzzles
    )


def read(text: str) -> list[Puzzle]:
    """Read the file."""
    return [_read(number, line) for number, line in enumerate(text.splitlines(), start=1)]


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the program."""
    return tuple(read(files("tongiaki.puzzles").joinpath("puzzles.tsv").read_text(encoding="ascii")))


def _read(number: int, line: str) -> Puzzle:
    kind, rating, position, moves, costs = line.split("\t")
    return Puzzle(number, cast("Kind", kind), int(rating), position, tuple(moves.split("; ")), _unpacked(costs))


def _packed(costs: tuple[int, ...]) -> str:
    return "".join(chr(_FREE + cost) for cost in costs)


def _unpacked(text: str) -> tuple[int, ...]:
    return tuple(ord(character) - _FREE for character in text)
