"""The commands of the engine's text protocol, and the game that they act on."""

import json
import random
from collections.abc import Callable
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import ClassVar, Final

from tongiaki.bots import BOTS, offered_bots
from tongiaki.catalogue import record_error_text, refusal_text
from tongiaki.engine.counting import choices, perft
from tongiaki.record import Record, RecordError, read, write
from tongiaki.rules import CHANCE, CHOICES, OVER, RULES_VERSION, NotationError, Position, Terms
from tongiaki.rules.tiles import TILE_ID, TONGA

DEFAULT_BOT: Final = "greedy"
MAX_DEPTH: Final = 99
"""Maximum depth of a perft."""
FILE_LIMIT: Final = 1 << 22
"""Maximum size of a record, in bytes."""
_PILE: Final = frozenset(name for tile, name in enumerate(TILE_ID) if tile != TONGA)


class CommandError(Exception):
    """A command was rejected, and nothing has changed. The message of this error is the answer."""

    def __init__(self, kind: str, text: str, clause: str = "-") -> None:
        super().__init__(f"error {kind} {clause} {' '.join(text.split())}")


class Session:
    """A session with at most one game, and all positions of that game."""

    def __init__(self) -> None:
        self._positions: list[Position] = []
        self._moves: list[str] = []
        self._pile: tuple[str, ...] | None = None

    def answer(self, line: str) -> str:
        """Execute a command and return the answer. The answer is `quit` for `quit`, and empty for a blank line."""
        word, *rest = line.split(maxsplit=1) or [""]
        if not word:
            return ""
        try:
            if word in self._commands_without_arguments:
                if rest:
                    raise CommandError("syntax", f"{word} takes no arguments")
                return self._commands_without_arguments[word](self)
            if word in self._commands_with_arguments:
                return self._commands_with_arguments[word](self, "".join(rest).strip())
            raise CommandError("syntax", f"not a command: {_quoted(word)}")
        except CommandError as error:
            return str(error)

    @property
    def _position(self) -> Position:
        if not self._positions:
            raise CommandError("state", "there is no game: start one with new or load")
        return self._positions[-1]

    def _hello(self) -> str:
        return f"hello tongiaki {version('tongiaki')} rules {RULES_VERSION}"

    def _quit(self) -> str:
        return "quit"

    def _new(self, rest: str) -> str:
        words = rest.split()
        players = _number(words[0] if words else "", 2, 6, "the number of players")
        words, pile = words[1:], None
        chosen: dict[str, int] = {}
        while words and words[0] in CHOICES.keys() - chosen.keys():
            chosen[words[0]] = _number(words[1] if len(words) > 1 else "", 0, 10**6, f"the {words[0]} limit")
            words = words[2:]
        if words[:1] == ["pile"]:
            pile = tuple(words[1:])
            if len(pile) != len(_PILE) or set(pile) != _PILE:
                raise CommandError("syntax", f"a pile contains each of the {len(_PILE)} tiles except tonga once")
        elif words:
            raise CommandError("syntax", f"not a part of new: {_quoted(words[0])}")
        self._positions, self._moves, self._pile = [Position(Terms(players).with_choices(chosen))], [], pile
        return "ok"

    def _legal(self) -> str:
        position = self._position
        texts = sorted(position.text(move) for move in choices(position, self._pile))
        return f"legal {len(texts)} {';'.join(texts)}".rstrip()

    def _move(self, text: str) -> str:
        position = self._position
        try:
            move = position.parse(text)
        except NotationError as error:
            raise CommandError("syntax", str(error), "12") from None
        refusal = position.refusal(move)
        if refusal is not None:
            reason = refusal_text(refusal.code, refusal.facts)
            raise CommandError("illegal", f"{refusal.code}: {reason}", refusal.clause)
        if position.to_move == CHANCE and move not in choices(position, self._pile):
            raise CommandError("illegal", f"not_top: {refusal_text('not_top', {})}", "12")
        after = position.copy()
        after.play(move)
        self._positions.append(after)
        self._moves.append(text)
        return "ok"

    def _several_moves(self, rest: str) -> str:
        for text in rest.split(";"):
            self._move(text.strip())
        return "ok"

    def _undo(self) -> str:
        if not self._moves:
            raise CommandError("state", "there is no move to take back")
        self._positions.pop()
        self._moves.pop()
        return "ok"

    def _turn(self) -> str:
        position = self._position
        if position.to_move == CHANCE:
            return "turn chance"
        return "turn over" if position.to_move == OVER else f"turn {position.colours[position.to_move]}"

    def _describe(self) -> str:
        return json.dumps(self._position.describe(), sort_keys=True, separators=(",", ":"))

    def _result(self) -> str:
        standings = [asdict(standing) for standing in self._position.standings()]
        return json.dumps(standings, separators=(",", ":"))

    def _perft(self, rest: str) -> str:
        position = self._position
        return f"perft {perft(position, _number(rest, 0, MAX_DEPTH, 'the depth'), self._pile)}"

    def _go(self, rest: str) -> str:
        position = self._position
        options = _options(rest.split())
        name = options.get("bot", DEFAULT_BOT)
        if name not in BOTS:
            raise CommandError("syntax", f"there is no bot {_quoted(name)}, only {', '.join(BOTS)}")
        if name not in offered_bots():
            raise CommandError("syntax", f"the bot {name} needs the compiled engine")
        _number(options.get("time", "1"), 1, 10**9, "the time in milliseconds")
        if "seed" in options:
            seed = _number(options["seed"], 0, 2**63 - 1, "the seed")
        else:
            seed = random.SystemRandom().getrandbits(63)
        if position.to_move == OVER:
            raise CommandError("state", "the game is over")
        if position.to_move == CHANCE:
            raise CommandError("state", "a tile has to be drawn, which is not a decision of a bot")
        return f"bestmove {position.text(BOTS[name](seed).choose(position))}"

    def _save(self, name: str) -> str:
        position = self._position
        record = Record(position.terms, tuple(self._moves), pile=self._pile)
        try:
            _path(name).write_text(write(record), encoding="utf-8")
        except (OSError, ValueError) as error:
            raise CommandError("input", f"can't write {_quoted(name)}: {error}") from None
        return "ok"

    def _load(self, name: str) -> str:
        try:
            with _path(name).open("rb") as file:
                content = file.read(FILE_LIMIT + 1)
            if len(content) > FILE_LIMIT:
                raise CommandError("input", f"{_quoted(name)} is too large for a record")
            record = read(content.decode("utf-8"))
        except RecordError as error:
            raise CommandError("input", record_error_text(error)) from None
        except (OSError, ValueError) as error:
            raise CommandError("input", f"can't read {_quoted(name)}: {error}") from None
        positions = [record.start()]
        positions += [position.copy() for _, position in record.replay()]
        self._positions, self._moves, self._pile = positions, list(record.moves), record.pile
        return "ok"

    _commands_without_arguments: ClassVar[dict[str, Callable[["Session"], str]]] = {
        "hello": _hello,
        "legal": _legal,
        "undo": _undo,
        "turn": _turn,
        "position": _describe,
        "result": _result,
        "quit": _quit,
    }
    _commands_with_arguments: ClassVar[dict[str, Callable[["Session", str], str]]] = {
        "new": _new,
        "move": _move,
        "moves": _several_moves,
        "perft": _perft,
        "go": _go,
        "save": _save,
        "load": _load,
    }


def _number(text: str, minimum: int, maximum: int, name: str) -> int:
    """Parse a decimal number in a range. The text must not have a sign or leading zeros."""
    canonical = text.isascii() and text.isdecimal() and len(text) <= 19 and str(int(text)) == text
    if canonical and minimum <= int(text) <= maximum:
        return int(text)
    raise CommandError("syntax", f"{name} is a number from {minimum} to {maximum}, not {_quoted(text)}")


def _options(words: list[str]) -> dict[str, str]:
    """Return the options of `go`, with their values by name. Each name can occur only once."""
    options: dict[str, str] = {}
    for name, value in zip(words[::2], [*words[1::2], ""], strict=False):
        if name not in ("bot", "time", "seed") or name in options:
            raise CommandError("syntax", f"not an option of go: {_quoted(name)}")
        options[name] = value
    return options


def _path(name: str) -> Path:
    if not name:
        raise CommandError("syntax", "the file name is missing")
    return Path(name)


def _quoted(text: str) -> str:
    """Return an input text in quotes, shortened and without unprintable characters."""
    return repr(text[:80])
