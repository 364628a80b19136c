"""What the workshop does: each function is one piece of work, from what was sent or stored to what is answered."""

from __future__ import annotations

import gzip

import msgspec

from tongiaki.common.problems import Facts, ProblemError
from tongiaki.record import Record, RecordError, read, write
from tongiaki.record.forms import Form, form_in, load
from tongiaki.rules import OVER
from tongiaki.studies.source import Source
from tongiaki.tables.archive.archived_game import ArchivedGame
from tongiaki.tables.decisions.early_endings import early_end_reason
from tongiaki.tables.decisions.play_on import PlayOnRequest, first_entries
from tongiaki.tables.structs.entries import Entry
from tongiaki.tables.views.game_snapshot import GameSnapshot
from tongiaki.tables.views.replays import Replay, replay_of
from tongiaki.tables.views.variations import vary

Game = GameSnapshot | ArchivedGame | Source | str
"""A game as a table has it, as it is archived, as a study has it, or as a text that somebody sent."""

REVIEWED = 2000
"""Moves of the longest game that is reviewed."""


def replay_of_text(text: str) -> bytes:
    """Read a record and give its replay, packed; raises `bad_record`. A record in JSON comes back as text, too."""
    record = read_record(text)
    replay = replay_of(record)
    if form_in(text) is not Form.TEXT:
        replay.record = write(record)
    return packed(replay)


def replay_of_game(game: GameSnapshot | ArchivedGame | Source) -> bytes:
    """Give the replay of a table's or a study's game, packed."""
    return packed(game.replay())


def text_of(game: GameSnapshot | ArchivedGame) -> bytes:
    """Write the record of a table's game, and pack it."""
    return gzip.compress(game.text().encode(), mtime=0)


def source_of_text(text: str) -> tuple[Source, int]:
    """Read a record for a study, and count its moves; raises `bad_record`."""
    record = read_record(text)
    return Source.of_record(record), len(record.moves)


def play_on(game: Game, wish: PlayOnRequest) -> list[Entry]:
    """Begin a table that plays a game on; raises `bad_record` and what `first_entries` raises."""
    return first_entries(read_record(game) if isinstance(game, str) else game.read(), wish)


def reach(game: Game, number: int, moves: list[str]) -> bytes:
    """Play moves after the first `number` of a game; raises `bad_record` and what `vary` raises."""
    return msgspec.json.encode(vary(read_record(game) if isinstance(game, str) else game.read(), number, moves))


def record_to_review(game: GameSnapshot | ArchivedGame | str) -> str:
    """Write the record of a game that is over; raises `bad_record`, `not_over`, or `too_large` for too many moves."""
    record = read_record(game) if isinstance(game, str) else game.read()
    if len(record.moves) > REVIEWED:
        raise ProblemError("too_large", limit=REVIEWED)
    if early_end_reason(record) is None and record.end().to_move != OVER:
        raise ProblemError("not_over")
    return write(record)


def read_record(text: str) -> Record:
    """Read the one record of a text, strictly, or of a JSON text; raises `bad_record`."""
    try:
        return _one(text)
    except RecordError as error:
        facts: Facts = {"line": error.line, "column": error.column, "error": error.code, **error.facts}
        if error.refusal is not None:
            facts |= {"refusal": error.refusal.code, "clause": error.refusal.clause, **error.refusal.facts}
        raise ProblemError("bad_record", **facts) from error


def _one(text: str) -> Record:
    if form_in(text) is Form.TEXT:
        return read(text)
    first, *others = load(text, Form.JSON)
    if isinstance(first, RecordError):
        raise first
    if others:
        raise RecordError(2, 1, "several", {})
    return first


def packed(replay: Replay) -> bytes:
    """Pack a replay, whose frames are much alike: a small part of its size is left."""
    return gzip.compress(msgspec.json.encode(replay), 6, mtime=0)
