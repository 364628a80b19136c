"""Formatting of records as text: tags in brackets, then the moves turn by turn.

`docs/python/records.md` describes the format.
"""

import re
from collections.abc import Iterator
from typing import Final

from tongiaki.record.characters import CONTROL_CHARACTERS
from tongiaki.record.header import TAG_NAME
from tongiaki.record.model import Line, Record, end_mark, label_of, play, result_of
from tongiaki.record.terms import tags_of
from tongiaki.rules import Position

WIDTH: Final = 100
_MARGIN: Final = len("99. yellow  ")
_NOT_PRINTED: Final = re.compile(rf"\s+|[{CONTROL_CHARACTERS}]")


def write(record: Record) -> str:
    """Return a record as text.

    Raises:
        ReplayError: its moves can't be replayed.
        ValueError: the name of a tag is invalid, or a variation is empty or replaces no move.
    """
    position = record.start()
    page = _Page()
    for text, begins_turn in _pieces(record.line, position, record.pile, 0, 0):
        page.add(text, begins_turn=begins_turn)
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in _tags(record, position)]
    return "\n".join([*lines, "", *page.lines, *[""] * bool(page.lines), end_mark(position)]) + "\n"


class _Page:
    """Output in lines of at most WIDTH characters, with turn labels in the margin. Moves are never split."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._turns = 0

    def add(self, text: str, *, begins_turn: bool) -> None:
        """Add a text that must not be split: a turn label, a move, or a word of a comment."""
        if begins_turn:
            # A blank line separates the setup from the first turn.
            self.lines += [""] * (self._turns == 1)
            self._turns += 1
            self.lines.append(text.ljust(_MARGIN))
        elif not self.lines:
            self.lines.append(text)
        elif len(self.lines[-1]) + 1 + len(text) > WIDTH and self.lines[-1].strip():
            self.lines.append(" " * _MARGIN + text)
        else:
            self.lines[-1] += text if self.lines[-1].endswith(" ") else " " + text


def _pieces(
    line: Line, position: Position, pile: tuple[str, ...] | None, turn: int, depth: int
) -> Iterator[tuple[str, bool]]:
    """Yield the texts of a line of moves, and for each whether it is a turn label.

    The moves are played in `position`.
    """
    for index, others in line.variations.items():
        if not 0 <= index < len(line.moves) or not all(other.moves for other in others):
            raise ValueError("a variation has at least one move, and replaces one")
    yield from ((piece, False) for piece in _comment(line, 0))
    for number, text in enumerate(line.moves):
        if position.phase == "turn" or (number == 0 and depth == 0):
            label = label_of(position, turn + (position.phase == "turn"))
            yield (label, True) if depth == 0 else (label, False)
        before, turn_before = position.copy(), turn
        turn += position.phase == "turn"
        play(position, text, number, pile)
        pieces = [text, *_comment(line, number + 1)]
        for other in line.variations.get(number, ()):
            inner = [piece for piece, _ in _pieces(other, before.copy(), None, turn_before, depth + 1)]
            inner[0] = "(" + inner[0]
            inner[-1] += ")"
            pieces += inner
        if number < len(line.moves) - 1 and position.phase != "turn":
            pieces[-1] += ";"
        yield from ((piece, False) for piece in pieces)


def _comment(line: Line, number: int) -> list[str]:
    """Return the words of a comment, including its braces, or an empty list if there is none."""
    text = _NOT_PRINTED.sub(" ", line.comments.get(number, "")).replace("\\", "\\\\").replace("}", "\\}")
    return ("{" + " ".join(text.split()) + "}").split(" ") if text.strip() else []


def _tags(record: Record, position: Position) -> list[tuple[str, str]]:
    """Return the tags for the terms of the game, then the other tags."""
    tags = [("Rules", record.rules), *tags_of(record.terms)]
    tags += [(colour.capitalize(), name) for colour, name in zip(record.terms.colours, record.names, strict=False)]
    for name, value in record.tags.items():
        if not TAG_NAME.fullmatch(name):
            raise ValueError(f"not a tag's name: {name!r}")
        tags.append((name, value))
    tags.append(("Result", result_of(position)))
    if record.commitment is not None:
        tags.append(("Commitment", record.commitment))
    if record.salt is not None:
        tags.append(("Salt", record.salt))
    if record.pile is not None:
        tags.append(("Pile", " ".join(record.pile)))
    return tags


def _quoted(value: str) -> str:
    return _NOT_PRINTED.sub(" ", value).replace("\\", "\\\\").replace('"', '\\"')
