"""A record as text: tags in brackets, then the moves turn by turn. `docs/records.md` describes the form."""

import re

from tongiaki.record.model import Record, end_mark, label_of, play, result_of
from tongiaki.rules import Position

WIDTH = 100
_MARGIN = len("99. yellow  ")
_NOT_PRINTED = re.compile(r"\s+|[\x00-\x1f\x7f]")


def write(record: Record) -> str:
    """Write a record.

    Raises:
        ReplayError: its moves can't be replayed.
    """
    position = record.start()
    turns = _turns(record, position)
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in _tags(record, position)]
    for number, (label, moves) in enumerate(turns):
        if number < 2:
            lines.append("")
        lines += _wrapped(label, moves)
    return "\n".join([*lines, "", end_mark(position)]) + "\n"


def _turns(record: Record, position: Position) -> list[tuple[str, list[str]]]:
    """The moves of every turn under its label; the position is played to the end."""
    turns: list[tuple[str, list[str]]] = []
    turn = 0
    for number, text in enumerate(record.moves):
        if number == 0 or position.phase == "turn":
            turn += position.phase == "turn"
            turns.append((label_of(position, turn), []))
        play(position, text, number, record.pile)
        turns[-1][1].append(text)
    return turns


def _tags(record: Record, position: Position) -> list[tuple[str, str]]:
    """The tags that say what was set up, then the others."""
    tags = [("Rules", record.rules), ("Players", " ".join(record.colours)), ("Stall", str(record.stall))]
    tags += [(colour.capitalize(), name) for colour, name in zip(record.colours, record.names, strict=False)]
    tags += record.tags.items()
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


def _wrapped(label: str, moves: list[str]) -> list[str]:
    """A turn in lines of at most WIDTH characters; a move is never broken."""
    lines = [label.ljust(_MARGIN)]
    for number, move in enumerate(moves):
        piece = move + ";" * (number < len(moves) - 1)
        if len(lines[-1]) + 1 + len(piece) > WIDTH:
            lines.append(" " * _MARGIN)
        lines[-1] += piece if len(lines[-1]) == _MARGIN else " " + piece
    return lines
