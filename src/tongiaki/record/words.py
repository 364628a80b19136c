"""A record's text as words, each with its place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from tongiaki.record.characters import printable
from tongiaki.record.incoming import plain
from tongiaki.record.model import Facts
from tongiaki.rules import Refusal

Kind = Literal["tag", "comment", "open comment", "mark", "word", "end"]

_WORD: Final = re.compile(r"[^\s;(){}]+|[;(){}]")
_COMMENT: Final = re.compile(r"(?:\\[\\}]|[^}])*")
_ESCAPED: Final = re.compile(r"\\([\\}])")


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
        """What the rules say, if they are what stands against it."""


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a record: the line of a tag, a comment's text, one of ``;(){}``, or a word between these."""

    kind: Kind
    text: str
    line: int
    column: int

    def error(self, code: str, refusal: Refusal | None = None, **facts: str | int) -> RecordError:
        """An error at this place."""
        return RecordError(self.line, self.column, code, facts, refusal)

    def is_mark(self, text: str) -> bool:
        return self.kind == "mark" and self.text == text


class Words:
    """The words of a text, read from its beginning; behind the last one stands a word of the kind `end`."""

    def __init__(self, text: str, *, lenient: bool) -> None:
        text = plain(text)
        self._words = list(_split((printable(text) if lenient else text).split("\n"), lenient=lenient))
        self._next = 0

    @property
    def ahead(self) -> Word:
        """The next word, which stays."""
        return self._words[self._next]

    def take(self) -> Word:
        """The next word; the end is never passed."""
        word = self._words[self._next]
        if word.kind != "end":
            self._next += 1
        return word

    def skip_game(self) -> None:
        """Go on to the first tag of the next game, or to the end."""
        while self.ahead.kind == "tag":
            self.take()
        while self.ahead.kind not in ("tag", "end"):
            self.take()


def _split(lines: list[str], *, lenient: bool) -> Iterator[Word]:
    number = 0
    while number < len(lines):
        line = lines[number]
        if line.startswith("[") or (lenient and line.lstrip().startswith("[")):
            yield Word("tag", line, number + 1, 1 + len(line) - len(line.lstrip()))
            number += 1
            continue
        at = 0
        while (found := _WORD.search(line, at)) is not None:
            if found[0] != "{":
                kind: Kind = "mark" if found[0] in ";()}" else "word"
                yield Word(kind, found[0], number + 1, found.start() + 1)
                at = found.end()
                continue
            begun = number
            text, number, at = _comment(lines, number, found.end())
            closed = at <= len(lines[number])
            yield Word("comment" if closed else "open comment", text, begun + 1, found.start() + 1)
            line = lines[number]
        number += 1
    yield Word("end", "", len(lines), len(lines[-1]) + 1)


def _comment(lines: list[str], number: int, at: int) -> tuple[str, int, int]:
    """A comment's text, and the place after its brace; one beyond the last line's end if there is none."""
    parts = []
    while True:
        found = _COMMENT.match(lines[number], at)
        assert found is not None  # noqa: S101 - the pattern matches nothing, too
        parts.append(found[0])
        if found.end() < len(lines[number]):
            at = found.end() + 1
            break
        if number == len(lines) - 1:
            at = len(lines[number]) + 1
            break
        number, at = number + 1, 0
    return _ESCAPED.sub(r"\1", " ".join(" ".join(parts).split())), number, at
