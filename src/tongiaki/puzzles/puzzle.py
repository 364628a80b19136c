"""A puzzle, and the file with all of them: one a line, in fields that tabs part."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, Literal, cast, get_args

from tongiaki.record import parse_position
from tongiaki.rules import Position

Kind = Literal["chain", "save", "crown", "sink", "last"]
"""The longest chain, save the fleet, crown in time, sink a rival, win the last turn."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
CAP: Final = 2000
"""Positions of a puzzle's stretch that are looked at; it has no more."""
DEAREST: Final = 93
"""The highest cost, in hundredths of a victory, that a character holds."""
_FREE: Final = 33
"""The character of the cost 0, in ASCII."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in one line, and the one best thing to do until the turn ends or a tile is drawn."""

    number: int
    """From 1."""
    kind: Kind
    rating: int
    """How hard it is, as one may guess: about 800 for an easy one, 1600 for a hard one."""
    position: str
    line: tuple[str, ...]
    """The shortest of the best lines."""
    costs: tuple[int, ...]
    """For every end of the stretch, in the order of `search.Stretch`, by how many hundredths the chances of winning are
    worse than they might be: 0 to DEAREST. Those with 0 solve the puzzle.
    """

    @property
    def key(self) -> str:
        """What it is known by wherever something is kept of it, whatever its number: 32 characters in hex."""
        return sha256(self.position.encode()).hexdigest()[:32]

    def start(self) -> Position:
        """Give the position, as a new one."""
        return parse_position(self.position)


def write(puzzles: list[Puzzle]) -> str:
    """Write the file; the number of a puzzle is that of its line."""
    return "".join(
        "\t".join((one.kind, str(one.rating), one.position, "; ".join(one.line), _packed(one.costs))) + "\n"
        for one in puzzles
    )


def read(text: str) -> list[Puzzle]:
    """Read the file."""
    return [_read(number, line) for number, line in enumerate(text.splitlines(), start=1)]


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Give the puzzles that come with the program."""
    return tuple(read(files("tongiaki.puzzles").joinpath("puzzles.tsv").read_text(encoding="ascii")))


def _read(number: int, line: str) -> Puzzle:
    kind, rating, position, moves, costs = line.split("\t")
    return Puzzle(number, cast("Kind", kind), int(rating), position, tuple(moves.split("; ")), _unpacked(costs))


def _packed(costs: tuple[int, ...]) -> str:
    return "".join(chr(_FREE + cost) for cost in costs)


def _unpacked(text: str) -> tuple[int, ...]:
    return tuple(ord(character) - _FREE for character in text)
