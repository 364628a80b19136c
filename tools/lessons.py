"""The lessons of "How to play well": positions, and what can be played there."""

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
    """A position, and by its name in LINES each line: its moves, and how many of 100 games it wins."""

    position: str
    lines: dict[str, tuple[str, ...]]
    wins: dict[str, int]

    def start(self) -> Position:
        """Give the position where the lines begin, as a new one."""
        return parse_position(self.position)

    def positions(self, line: str) -> Iterator[Position]:
        """Give the position before a line and after each of its moves: one position, which goes on.

        Raises:
            ValueError: a move is not legal.
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
        name: Lesson(told["position"], {line: tuple(told[line].split("; ")) for line in LINES}, told["wins"])
        for name, told in tomllib.loads(SOURCE.read_text()).items()
    }
