"""The tokenizer for records. Each word has a line and a column."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from tongiaki.record.characters import printable
from tongiaki.record.model import Facts
from tongiaki.record.normalization import normalize_text
from tongiaki.rules import Refusal

Kind = Literal["tag", "comment", "open comment", "mark", "word", "end"]

_WORD: Final = re.compile(r"[^\s;(){}]+|[;(){}]")
_COMMENT: Final = re.compile(r"(?:\\[\\}]|[^}])*")
_ESCAPED: Final = re.compile(r"\\([\\}])")


class RecordError(ValueError):
    """The text is not a valid record. `line` and `column` count from 1."""

    def __init__(self, line: int, column: int, code: str, facts: Facts, refusal: Refusal | None = None) -> None:
        super().__init__(f"line {line}, column {column}: {code} {facts}")
        self.line = line
        self.column = column
        self.code = code
        """The error code; the key of its message is `record-error-<code>`."""
        self.facts = facts
        self.refusal = refusal
        """The reason why the rules forbid the move, if they do."""


@dataclass(frozen=True, slots=True)
class Word:
    """A token of a record: the line of a tag, the text of a comment, one of ``;(){}``, or a word between these."""

    kind: Kind
    text: str
    line: int
    column: int

    def error(self, code: str, refusal: Refusal | None = None, **facts: str | int) -> RecordError:
        """Return an error at the word's line and column."""
        return RecordError(self.line, self.column, code, facts, refusal)

    def is_mark(self, text: str) -> bool:
        return self.kind == "mark" and self.text == text


class Words:
    """The words of a text, read one by one. The last word has the kind `end`."""

    def __init__(self, text: str, *, lenient: bool) -> None:
        text = normalize_text(text)
        self._words = list(_split((printable(text) if lenient else text).split("\n"), lenient=lenient))
        self._next = 0

    @property
    def ahead(self) -> Word:
        """The next word, without consuming it."""
        return self._words[self._next]

    def consume(self) -> Word:
        """Consume and return the next word. The word `end` is never consumed."""
        word = self._words[self._next]
        if word.kind != "end":
            self._next += 1
        return word

    def skip_game(self) -> None:
        """Skip to the first tag of the next game, or to the end of the text."""
        while self.ahead.kind == "tag":
            self.consume()
        while self.ahead.kind not in ("tag", "end"):
            self.consume()


def _split(lines: list[str], *, lenient: bool) -> Iterator[Word]:
    number = 0
    while number < len(lines):
        line = lines[number]
        if line.startswith("[") or (lenient and line.lstrip().startswith("[")):
            yield Word("tag", line, number + 1, 1 + len(line) - len(line.lstrip()))
            number += 1
            continue
        at = 0
        while (match := _WORD.search(line, at)) is not None:
            if match[0] != "{":
                kind: Kind = "mark" if match[0] in ";()}" else "word"
                yield Word(kind, match[0], number + 1, match.start() + 1)
                at = match.end()
                continue
            begun = number
            text, number, at = _comment(lines, number, match.end())
            closed = at <= len(lines[number])
            yield Word("comment" if closed else "open comment", text, begun + 1, match.start() + 1)
            line = lines[number]
        number += 1
    yield Word("end", "", len(lines), len(lines[-1]) + 1)


def _comment(lines: list[str], number: int, at: int) -> tuple[str, int, int]:
    """Return the text of a comment, and the line and column just after its closing brace.

    If the brace is missing, the column is one beyond the end of the last line.
    """
    parts = []
    while True:
        match = _COMMENT.match(lines[number], at)
        assert match is not None  # noqa: S101 - the pattern always matches, at least an empty text
        parts.append(match[0])
        if match.end() < len(lines[number]):
            at = match.end() + 1
            break
        if number == len(lines) - 1:
            at = len(lines[number]) + 1
            break
        number, at = number + 1, 0
    return _ESCAPED.sub(r"\1", " ".join(" ".join(parts).split())), number, at
