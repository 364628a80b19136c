"""Records as JSON-ready data in two formats: the JSON form of a record, and the format of `tests/vectors`."""

import hashlib
from dataclasses import asdict, replace
from typing import Any

import msgspec

from tongiaki.record.characters import printable
from tongiaki.record.model import Line, Record, ReplayError, play, result_of
from tongiaki.record.versions import ENGINES
from tongiaki.record.words import RecordError
from tongiaki.record.writer import write
from tongiaki.rules import CHANCE, OVER, RULES_VERSION, Position, Terms
from tongiaki.rules.tiles import TILE_ID, TONGA


class _Seat(msgspec.Struct, forbid_unknown_fields=True):
    colour: str
    name: str = ""


class _Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    moves: list[str] = []
    comments: dict[int, str] = {}
    variations: dict[int, list["_Line"]] = {}


class _Game(_Line, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The JSON form of a record; `docs/python/records.md` describes it."""

    rules: str
    players: list[_Seat]
    stall: int
    tags: dict[str, str] = {}
    result: str | None = None
    commitment: str | None = None
    salt: str | None = None
    pile: list[str] | None = None


class _Vector(msgspec.Struct):
    """The part of a test vector that defines a game; see `tests/vectors/README.md`."""

    players: int
    stall: int
    pile: list[str]
    moves: list[str]


def to_plain(record: Record) -> dict[str, Any]:
    """Return a record as JSON-ready data.

    Raises:
        ReplayError: its moves can't be replayed.
    """
    names = record.names or ("",) * len(record.terms.colours)
    line = _to_line(record.line)
    game = _Game(
        rules=record.rules,
        players=[_Seat(colour, name) for colour, name in zip(record.terms.colours, names, strict=True)],
        stall=record.terms.stall,
        tags=record.tags,
        result=result_of(record.end()),
        commitment=record.commitment,
        salt=record.salt,
        pile=None if record.pile is None else list(record.pile),
        moves=line.moves,
        comments=line.comments,
        variations=line.variations,
    )
    plain: dict[str, Any] = msgspec.to_builtins(game, str_keys=True)
    return plain


def to_vector(record: Record) -> dict[str, Any]:
    """Return a record as a test vector, with the default colours.

    An unknown pile is replaced by one that fits the draws.

    Raises:
        ReplayError: its moves can't be replayed.
    """
    original, converted = record.start(), Position(replace(record.terms, colours=()))
    drawn: list[str] = []
    moves: list[str] = []
    decisions: list[list[int | str]] = []
    for number, text in enumerate(record.moves):
        play(original, text, number, record.pile)
        move = original.parse(text)
        if converted.to_move == CHANCE:
            drawn.append(text.removeprefix("draw "))
        else:
            legal = sorted(map(converted.text, converted.legal_moves()))
            decisions.append([len(legal), hashlib.sha256("\n".join(legal).encode()).hexdigest()[:10]])
        moves.append(converted.text(move))
        converted.play(move)
    rest = [name for tile, name in enumerate(TILE_ID) if tile != TONGA and name not in drawn]
    standings = converted.standings() if converted.to_move == OVER else []
    return {
        "players": converted.players,
        "stall": record.terms.stall,
        "pile": list(record.pile or (*drawn, *rest)),
        "moves": moves,
        "decisions": decisions,
        "result": [asdict(standing) for standing in standings],
    }


def from_plain(data: object, number: int = 1) -> Record:
    """Return the record that JSON data in either format describes, after replaying it.

    Args:
        data: the decoded JSON.
        number: the line number to report in errors.

    Raises:
        RecordError: the data has the wrong format, or the game breaks the rules.
    """
    try:
        if isinstance(data, dict) and isinstance(data.get("players"), int):
            vector = msgspec.convert(data, _Vector)
            terms = _terms(number, vector.players, vector.stall)
            return _check(Record(terms, tuple(vector.moves), pile=tuple(vector.pile)), None, number)
        game = msgspec.convert(data, _Game, strict=False)
    except msgspec.ValidationError as error:
        raise RecordError(number, 1, "plain-form", {"problem": str(error)}) from None
    if game.rules not in ENGINES:
        raise RecordError(number, 1, "unknown-rules", {"rules": game.rules, "known": RULES_VERSION})
    names = tuple(printable(seat.name) for seat in game.players)
    line = _from_line(game)
    record = Record(
        _terms(number, len(game.players), game.stall, tuple(seat.colour for seat in game.players)),
        line.moves,
        names if any(names) else (),
        game.rules,
        _clean(game.commitment),
        _clean(game.salt),
        None if game.pile is None else tuple(game.pile),
        {name: printable(value) for name, value in game.tags.items()},
        line.comments,
        line.variations,
    )
    return _check(record, game.result, number)


def _terms(number: int, players: int, stall: int, colours: tuple[str, ...] = ()) -> Terms:
    try:
        return Terms(players, stall, colours)
    except ValueError:
        raise RecordError(number, 1, "tag-value", {"tag": "Players"}) from None


def _check(record: Record, result: str | None, number: int) -> Record:
    """Return the record after checking that it can be replayed and leads to the given result."""
    tiles = sorted(name for tile, name in enumerate(TILE_ID) if tile != TONGA)
    if record.pile is not None and sorted(record.pile) != tiles:
        raise RecordError(number, 1, "tag-value", {"tag": "Pile"})
    try:
        write(record)
        actual = result_of(record.end())
    except ReplayError as error:
        facts = error.facts | {"number": error.number + 1}
        raise RecordError(number, 1, error.code, facts, error.refusal) from None
    except ValueError as error:
        raise RecordError(number, 1, "plain-form", {"problem": str(error)}) from None
    if result is not None and result != actual:
        raise RecordError(number, 1, "result-differs", {"given": result, "result": actual})
    return record


def _clean(text: str | None) -> str | None:
    return None if text is None else printable(text)


def _to_line(line: Line) -> _Line:
    return _Line(
        list(line.moves),
        line.comments,
        {index: [_to_line(other) for other in others] for index, others in line.variations.items()},
    )


def _from_line(line: _Line) -> Line:
    comments = {number: " ".join(printable(text).split()) for number, text in line.comments.items()}
    return Line(
        tuple(line.moves),
        {number: text for number, text in comments.items() if text},
        {index: tuple(_from_line(other) for other in others) for index, others in line.variations.items()},
    )
