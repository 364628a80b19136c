"""Reading a record: everything in it is checked, and an error names its line and column."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tongiaki.record.model import Facts, Record, ReplayError, end_mark, label_of, play, result_of
from tongiaki.rules import COLOURS, RULES_VERSION, Position, Refusal
from tongiaki.rules.tiles import TILE_ID, TONGA

_TAG: Final = re.compile(r'\[([A-Z][A-Za-z]*) "((?:[^"\\]|\\["\\])*)"\][ \t]*')
_ESCAPED: Final = re.compile(r'\\(["\\])')
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_WORD: Final = re.compile(r";|[^\s;]+")
_END_MARKS: Final = ("*", "last_island", "last_water", "stalled")
_OWN_TAGS: Final = ("Rules", "Players", "Stall", "Result", "Commitment", "Salt", "Pile")


class RecordError(ValueError):
    """A text that is no record; `line` and `column` count from 1."""

    def __init__(self, line: int, column: int, code: str, facts: Facts, refusal: Refusal | None = None) -> None:
        super().__init__(f"line {line}, column {column}: {code} {facts}")
        self.line = line
        self.column = column
        self.code = code
        """Key of the message `record-error-<code>`."""
        self.facts = facts
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    line: int
    column: int

    def error(self, code: str, refusal: Refusal | None = None, **facts: str | int) -> RecordError:
        return RecordError(self.line, self.column, code, facts, refusal)


def read(text: str) -> Record:
    """Read a record and replay it.

    Raises:
        RecordError: the text is no record, or its game breaks the rules.
    """
    lines = text.removeprefix("\ufeff").split("\n")
    tags, first = _header(lines)
    record = _set_up(tags)
    moves = _Moves(record, _words(lines, first))
    moves.read()
    result = tags.get("Result")
    if result is not None and result.text != result_of(moves.position):
        raise result.error("result-differs", given=result.text, result=result_of(moves.position))
    return _with_moves(record, tuple(moves.moves))


def _with_moves(record: Record, moves: tuple[str, ...]) -> Record:
    return Record(
        record.colours,
        moves,
        record.names,
        record.stall,
        record.rules,
        record.commitment,
        record.salt,
        record.pile,
        record.tags,
    )


def _header(lines: list[str]) -> tuple[dict[str, _Word], int]:
    """The tags' values by name, and the index of the first line after them."""
    tags: dict[str, _Word] = {}
    for index, line in enumerate(lines):
        if not line.strip():
            continue
        if not line.startswith("["):
            return tags, index
        found = _TAG.fullmatch(line.rstrip("\r"))
        if found is None:
            raise RecordError(index + 1, 1, "tag-form", {})
        if found[1] in tags:
            raise RecordError(index + 1, 2, "tag-twice", {"tag": found[1]})
        tags[found[1]] = _Word(_ESCAPED.sub(r"\1", found[2]), index + 1, found.start(2) + 1)
    return tags, len(lines)


def _set_up(tags: dict[str, _Word]) -> Record:
    """What the tags say, without any moves."""
    for name in ("Rules", "Players", "Stall"):
        if name not in tags:
            raise RecordError(1, 1, "tag-missing", {"tag": name})
    if tags["Rules"].text != RULES_VERSION:
        raise tags["Rules"].error("unknown-rules", rules=tags["Rules"].text)
    colours = tuple(tags["Players"].text.split(" "))
    if not 2 <= len(colours) == len(set(colours)) or not set(colours) <= set(COLOURS):
        raise tags["Players"].error("tag-value", tag="Players")
    if not _NUMBER.fullmatch(tags["Stall"].text):
        raise tags["Stall"].error("tag-value", tag="Stall")
    named = [colour.capitalize() for colour in colours]
    values = {name: word.text for name, word in tags.items()}
    return Record(
        colours,
        (),
        tuple(values.get(name, "") for name in named) if set(named) & set(values) else (),
        int(tags["Stall"].text),
        values["Rules"],
        values.get("Commitment"),
        values.get("Salt"),
        _pile(tags.get("Pile")),
        {name: value for name, value in values.items() if name not in (*_OWN_TAGS, *named)},
    )


def _pile(word: _Word | None) -> tuple[str, ...] | None:
    if word is None:
        return None
    pile = tuple(word.text.split(" "))
    if sorted(pile) != sorted(name for tile, name in enumerate(TILE_ID) if tile != TONGA):
        raise word.error("tag-value", tag="Pile")
    return pile


def _words(lines: list[str], first: int) -> Iterator[_Word]:
    """The words after the header, each `;` on its own; the empty word ends them."""
    for index, line in enumerate(lines[first:], start=first + 1):
        for found in _WORD.finditer(line):
            yield _Word(found[0], index, found.start() + 1)
    yield _Word("", len(lines), len(lines[-1]) + 1)


class _Moves:
    """The reading of the moves, which are replayed on the way."""

    def __init__(self, record: Record, words: Iterator[_Word]) -> None:
        self.position: Position = record.start()
        self.moves: list[str] = []
        self._pile = record.pile
        self._words = words
        self._turn = 0
        self._label = ""
        """The label that stood last, and waits for its first move."""

    def read(self) -> None:
        """Read on to the end mark, which nothing may follow."""
        move: list[_Word] = []
        for word in self._words:
            is_label = word.text == "setup" or word.text.endswith(".")
            if word.text == ";" or is_label or word.text in _END_MARKS:
                if move or word.text == ";":
                    self._play(move, word)
                move = []
            if word.text in _END_MARKS:
                self._end(word)
                return
            if word.text == "":
                raise word.error("no-end")
            if is_label:
                self._read_label(word)
            elif word.text != ";":
                move.append(word)

    def _read_label(self, word: _Word) -> None:
        label = word.text
        if label != "setup":
            label += " " + next(self._words).text
        expected = self._expected()
        if not expected or self._label:
            raise word.error("no-label", label=label)
        if label != expected:
            raise word.error("label", label=label, expected=expected)
        self._label = label

    def _expected(self) -> str:
        """The label that is due here, or nothing."""
        if self.moves and self.position.phase != "turn":
            return ""
        return label_of(self.position, self._turn + (self.position.phase == "turn"))

    def _play(self, words: list[_Word], stop: _Word) -> None:
        word = words[0] if words else stop
        expected = self._expected()
        if expected and not self._label:
            raise word.error("label", label=word.text, expected=expected)
        self._turn += self.position.phase == "turn"
        self._label = ""
        text = " ".join(part.text for part in words)
        try:
            play(self.position, text, len(self.moves), self._pile)
        except ReplayError as error:
            raise word.error(error.code, error.refusal, **error.facts) from None
        self.moves.append(text)

    def _end(self, word: _Word) -> None:
        if self._label:
            raise word.error("label", label=word.text, expected=self._label)
        if word.text != end_mark(self.position):
            raise word.error("end-differs", given=word.text, end=end_mark(self.position))
        further = next(self._words)
        if further.text:
            raise further.error("after-end")
