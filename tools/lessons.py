"""The lessons of "How to play well": positions and lines of moves."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tongiaki.record import parse_position
from tongiaki.rules import Position

SOURCE = Path(__file__).resolve().parent.parent / "src" / "tongiaki" / "locales" / "strategy" / "lessons.toml"
LINES = ("tempting", "better")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position with its lines by their names in LINES.

    `lines` contains each line's moves, and `wins` the number of games that it wins out of 100.
    """

    position: str
    lines: dict[str, tuple[str, ...]]
    wins: dict[str, int]

    def start(self) -> Position:
        """Return a new copy of the position in which the lines begin."""
        return parse_position(self.position)

    def positions(self, line: str) -> Iterator[Position]:
        """Yield the position before a line and after each of its moves. The same object is changed by each move.

        Raises:
            ValueError: A move is not legal.
        """
        position = self.start()
        yield position
        for text in self.lines[line]:
            move = position.parse(text)
            if position.refusal(move):
                raise ValueError(f"{text}: {position.refusal(move)}")
            position.play(move)
            yield position


def lessons() -> dict[str, Lesson]:
    """Read the lessons, by name, in their order."""
    return {
        name: Lesson(data["position"], {line: tuple(data[line].split("; ")) for line in LINES}, data["wins"])
        for name, data in tomllib.loads(SOURCE.read_text()).items()
    }
