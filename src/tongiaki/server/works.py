"""What the workshop does: each function is one piece of work, from what was sent or stored to what is answered."""

from __future__ import annotations

import gzip

import msgspec

from tongiaki.record import Record, RecordError, read, write
from tongiaki.studies.source import Source
from tongiaki.tables.entries import Entry
from tongiaki.tables.playing_on import PlayingOn, first_entries
from tongiaki.tables.problems import Facts, ProblemError
from tongiaki.tables.replays import Replay, replay_of

Game = Record | Source | str
"""A game as a table has it, as a study has it, or as a text that somebody sent."""


def replay_of_text(text: str) -> bytes:
    """Read a record and give its replay, packed; raises `bad_record`."""
    return packed(replay_of(read_record(text)))


def replay_of_table(
    record: Record, table: str, bots: tuple[str | None, ...], numbers: tuple[int, ...], known: int
) -> bytes:
    """Give the replay of a table's game, packed."""
    return packed(replay_of(record, table=table, bots=bots, numbers=numbers, known=known))


def replay_of_source(source: Source) -> bytes:
    """Give the replay of a study's game, packed."""
    return packed(source.replay())


def text_of(record: Record) -> bytes:
    """Write a record, and pack it."""
    return gzip.compress(write(record).encode(), mtime=0)


def source_of_text(text: str) -> tuple[Source, int]:
    """Read a record for a study, and count its moves; raises `bad_record`."""
    record = read_record(text)
    return Source.of_record(record), len(record.moves)


def play_on(game: Game, wish: PlayingOn) -> list[Entry]:
    """Begin a table that plays a game on; raises `bad_record` and what `first_entries` raises."""
    if isinstance(game, str):
        game = read_record(game)
    elif isinstance(game, Source):
        game = game.read()
    return first_entries(game, wish)


def read_record(text: str) -> Record:
    """Read a record strictly; raises `bad_record`."""
    try:
        return read(text)
    except RecordError as error:
        facts: Facts = {"line": error.line, "column": error.column, "error": error.code, **error.facts}
        if error.refusal is not None:
            facts |= {"refusal": error.refusal.code, "clause": error.refusal.clause, **error.refusal.facts}
        raise ProblemError("bad_record", **facts) from error


def packed(replay: Replay) -> bytes:
    """Pack a replay, whose frames are much alike: a small part of its size is left."""
    return gzip.compress(msgspec.json.encode(replay), 6, mtime=0)
