"""The parser for records. It checks the whole record, and every error states its line and column."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from tongiaki.record.characters import is_printable, printable
from tongiaki.record.header import Header, read_header
from tongiaki.record.leniency import VERBS, AmbiguousError, complete_move
from tongiaki.record.model import Line, Record, ReplayError, end_mark, label_of, play, result_of
from tongiaki.record.terms import colour_named
from tongiaki.record.words import RecordError, Word, Words
from tongiaki.rules import Position

_END_MARKS: Final = ("*", "last_island", "last_water", "stalled")
_LENIENT_LABEL: Final = re.compile(r"(?:(\d+)\.+)?([a-z]*)(:?)")
_MAX_NESTING: Final = 30
"""Maximum nesting depth of variations."""


def read(text: str, *, lenient: bool = False) -> Record:
    """Read and replay the only record in a text.

    Args:
        text: the record, in the format of `docs/python/records.md`.
        lenient: whether to accept handwritten notation as well, if its meaning is clear.

    Raises:
        RecordError: the text is not exactly one record, or the game breaks the rules.
    """
    words = Words(text, lenient=lenient)
    record = _read_game(words, lenient=lenient)
    if words.ahead.kind != "end":
        raise words.ahead.error("several")
    return record


def read_all(text: str, *, lenient: bool = False) -> Iterator[Record | RecordError]:
    """Read and replay every record of a text, as `read` does.

    An error is yielded in place of its record, and not raised. Reading then continues with the next record.
    """
    words = Words(text, lenient=lenient)
    while words.ahead.kind != "end":
        try:
            yield _read_game(words, lenient=lenient)
        except RecordError as error:
            yield error
            words.skip_game()


def _read_game(words: Words, *, lenient: bool) -> Record:
    header = read_header(words, lenient=lenient)
    position = header.record.start()
    reading = _Reading(words, lenient, position, header.record.pile)
    line = reading.read()
    _end(words, position, lenient=lenient)
    _check_result(header, position, lenient=lenient)
    return replace(header.record, moves=line.moves, comments=line.comments, variations=line.variations)


def _end(words: Words, position: Position, *, lenient: bool) -> None:
    """Read the end mark. It must be followed by the next game or the end of the text."""
    word = words.ahead
    if word.kind in ("tag", "end"):
        if not lenient:
            raise word.error("no-end")
        return
    if word.is_mark(")"):
        raise word.error("stray", word=")")
    if word.text.lower() != end_mark(position):
        raise word.error("end-differs", given=word.text, end=end_mark(position))
    words.consume()
    if words.ahead.kind not in ("tag", "end"):
        raise words.ahead.error("after-end")


def _check_result(header: Header, position: Position, *, lenient: bool) -> None:
    if header.result is None:
        return
    given = header.result.text
    if lenient:
        given = ", ".join(" ".join(part.split()) for part in given.lower().split(","))
    if given != result_of(position):
        raise header.result.error("result-differs", given=header.result.text, result=result_of(position))


@dataclass(slots=True)
class _Reading:
    """A parser for one line of moves: a whole game or a variation. It replays the moves while reading them."""

    words: Words
    lenient: bool
    position: Position
    pile: tuple[str, ...] | None
    turn: int = 0
    depth: int = 0
    before: Position | None = None
    """The position before the last move, from which variations start."""
    turn_before: int = 0
    moves: list[str] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    variations: dict[int, tuple[Line, ...]] = field(default_factory=dict)
    label: Word | None = None
    """The last label, until the move after it has been read."""
    pending: list[Word] = field(default_factory=list)
    """The words of a move that is not complete yet."""
    is_open: bool = False
    """Whether the last move has not yet been ended by a semicolon or a label."""

    def read(self) -> Line:
        """Read up to an end mark, a closing parenthesis, the next game or the end of the text, without consuming it."""
        while True:
            word = self.words.ahead
            is_end_mark = word.kind == "word" and word.text.lower() in _END_MARKS
            if word.kind in ("tag", "end") or word.is_mark(")") or is_end_mark:
                self._play_pending()
                if self.label is not None:
                    raise self.label.error("label-alone", label=self.label.text)
                return Line(tuple(self.moves), self.comments, self.variations)
            self.words.consume()
            self._read_word(word)

    def _read_word(self, word: Word) -> None:
        if word.kind == "open comment":
            raise word.error("comment-open")
        if word.kind == "comment":
            if not is_printable(word.text):
                raise word.error("control")
            self._play_pending()
            self._note(printable(word.text))
        elif word.is_mark("("):
            self._play_pending()
            self._read_variation(word)
        elif word.is_mark(";"):
            self._close(word)
        elif word.is_mark("}"):
            raise word.error("stray", word="}")
        elif not self._is_label(word):
            if self.lenient and self.pending and word.text.lower() in VERBS:
                self._play_pending()
            if self.is_open and not self.pending and not self.lenient:
                raise word.error("separator", word=word.text)
            self.pending.append(word)

    def _note(self, text: str) -> None:
        if text:
            earlier = self.comments.get(len(self.moves))
            self.comments[len(self.moves)] = f"{earlier} {text}" if earlier else text

    def _close(self, word: Word) -> None:
        """End the current move at a semicolon."""
        if not self.pending and not self.is_open and not self.lenient:
            raise word.error("not-a-move", move="")
        self._play_pending()
        self.is_open = False

    def _read_variation(self, word: Word) -> None:
        if self.before is None or self.label is not None or (not self.is_open and not self.lenient):
            raise word.error("variation-place")
        if self.depth == _MAX_NESTING:
            raise word.error("too-deep", depth=_MAX_NESTING)
        inner = _Reading(self.words, self.lenient, self.before.copy(), None, self.turn_before, self.depth + 1)
        line = inner.read()
        end = self.words.consume()
        if not end.is_mark(")"):
            raise word.error("variation-open") if end.kind in ("tag", "end") else end.error("end-inside", word=end.text)
        if not line.moves:
            raise word.error("variation-empty")
        index = len(self.moves) - 1
        self.variations[index] = (*self.variations.get(index, ()), line)

    def _is_label(self, word: Word) -> bool:
        """Return whether a word is a label or the first word of one, and consume the label if so."""
        if self.lenient:
            return self._is_lenient_label(word)
        if word.text != "setup" and not word.text.endswith("."):
            return False
        self._play_pending()
        label = word.text
        if label != "setup":
            label += " " + self.words.consume().text
        expected = self._expected()
        if not expected or self.label is not None:
            raise word.error("no-label", label=label)
        if label != expected:
            raise word.error("label", label=label, expected=expected)
        self.label = word
        self.is_open = False
        return True

    def _is_lenient_label(self, word: Word) -> bool:
        """Return whether a word is the correct turn number, the correct colour with a colon, or both."""
        match = _LENIENT_LABEL.fullmatch(word.text.lower())
        is_setup = match is not None and match[2] == "setup" and not match[1]
        if match is None or not (match[1] or is_setup or (match[3] and colour_named(match[2]))):
            return False
        self._play_pending()
        colour = match[2]
        ahead = self.words.ahead.text.lower()
        if match[1] and not colour and ahead.removesuffix(":") and colour_named(ahead.removesuffix(":")):
            colour = ahead.removesuffix(":")
            self.words.consume()
        turn = self.turn + (self.position.phase == "turn")
        in_setup = self.position.phase == "setup"
        if (
            is_setup != (in_setup and not colour_named(colour))
            or (match[1] and (in_setup or int(match[1]) != turn))
            or (not is_setup and colour and colour_named(colour) != self.position.colours[self.position.turn])
        ):
            raise word.error("label", label=word.text, expected=label_of(self.position, turn))
        self.is_open = False
        return True

    def _expected(self) -> str:
        """Return the label that is expected here, or an empty text."""
        if self.position.phase == "turn":
            return label_of(self.position, self.turn + 1)
        return label_of(self.position, self.turn) if not self.moves and self.depth == 0 else ""

    def _play_pending(self) -> None:
        if not self.pending:
            return
        word = self.pending[0]
        expected = self._expected()
        if expected and self.label is None and not self.lenient:
            raise word.error("label", label=word.text, expected=expected)
        self.before, self.turn_before = self.position.copy(), self.turn
        text = self._complete(" ".join(part.text for part in self.pending), word)
        self.turn += self.position.phase == "turn"
        try:
            play(self.position, text, len(self.moves), self.pile)
        except ReplayError as error:
            raise word.error(error.code, error.refusal, **error.facts) from None
        self.moves.append(text)
        self.pending = []
        self.label = None
        self.is_open = True

    def _complete(self, text: str, word: Word) -> str:
        if not self.lenient:
            return text
        try:
            return complete_move(self.position, text)
        except AmbiguousError as error:
            shown = "; ".join(error.choices[:4]) + ("; …" if len(error.choices) > 4 else "")
            raise word.error("ambiguous", move=text, choices=shown) from None
