"""Jobs of the worker process: each public function is one job."""

from __future__ import annotations

import gzip
from functools import lru_cache

import msgspec

from tongiaki.common.child_main import Report
from tongiaki.drawing.link_picture import FONT_FAMILY, draw_link_picture, font
from tongiaki.protocol import puzzle_outcomes
from tongiaki.protocol import replay_bodies as b
from tongiaki.puzzles.puzzle import numbered
from tongiaki.record import read, write
from tongiaki.rules import Position, Terms
from tongiaki.studies.source import Source
from tongiaki.tables.decisions.play_on import PlayOnRequest, first_entries
from tongiaki.tables.structs.entries import Entry
from tongiaki.tables.views import records
from tongiaki.tables.views.archived_game import ArchivedGame
from tongiaki.tables.views.deciding_turns import decision_of
from tongiaki.tables.views.game_snapshot import GameSnapshot
from tongiaki.tables.views.records import read_record, require_reviewable
from tongiaki.tables.views.replays import Replay
from tongiaki.tables.views.reviews import review_of
from tongiaki.tables.views.variations import vary

Game = GameSnapshot | ArchivedGame | Source | str
"""A game from a table, the archive or a study, or the text of an uploaded record."""


def replay_of_text(text: str) -> bytes:
    """Read a record and return its replay, compressed; raises `bad_record`."""
    return packed(records.replay_of_text(text))


def replay_of_game(game: GameSnapshot | ArchivedGame | Source) -> bytes:
    """Return the compressed replay of a game from a table, the archive or a study."""
    return packed(game.replay())


def text_of(game: GameSnapshot | ArchivedGame) -> bytes:
    """Return the compressed record of a table's game."""
    return gzip.compress(game.text().encode(), mtime=0)


def decision_of_game(game: GameSnapshot | ArchivedGame) -> bytes:
    """Return the deciding turn of a finished game, as compressed JSON; raises `not_over` or `too_large`."""
    return gzip.compress(msgspec.json.encode(decision_of(game.read())), mtime=0)


def picture_of_game(game: GameSnapshot | ArchivedGame) -> bytes:
    """Return the picture of a link to a game, as PNG: the board after the latest move."""
    return _render(game.read().end())


def picture_of_puzzle(number: int) -> bytes:
    """Return the picture of a link to a puzzle, as PNG: the start."""
    return _render(numbered()[number - 1].start())


def picture_of_day(players: int, best: GameSnapshot | ArchivedGame | None, puzzle: int) -> bytes:
    """Return the picture of a link to a day, as PNG: the end of the best game, or the start, and the puzzle."""
    game = Position(Terms(players)) if best is None else best.read().end()
    return _render(game, numbered()[puzzle - 1].start())


def _render(*positions: Position) -> bytes:
    from resvg_py import svg_to_bytes

    svg = draw_link_picture(*positions)
    # Only the font of this package is used, so that the picture is the same on every machine.
    return svg_to_bytes(svg, skip_system_fonts=True, font_files=[font()], serif_family=FONT_FAMILY)


def source_of_text(text: str) -> tuple[Source, int]:
    """Read a record, and return the source of a study and its number of moves; raises `bad_record`."""
    record = read_record(text)
    return Source.from_record(record), len(record.moves)


def play_on(game: Game, wish: PlayOnRequest) -> list[Entry]:
    """Return the first entries of a table at which a game is continued.

    Raises `bad_record` and the errors of `first_entries`.
    """
    return first_entries(read_record(game) if isinstance(game, str) else game.read(), wish)


def reach(game: Game, number: int, moves: list[str]) -> bytes:
    """Return the variation that plays `moves` after the first `number` moves of a game, as JSON.

    Raises `bad_record` and the errors of `vary`.
    """
    return msgspec.json.encode(vary(read_record(game) if isinstance(game, str) else game.read(), number, moves))


def record_to_review(game: GameSnapshot | ArchivedGame | str) -> str:
    """Return the record of a finished game.

    Raises `bad_record`, `not_over`, or `too_large` if it has too many moves.
    """
    return write(require_reviewable(read_record(game) if isinstance(game, str) else game.read()))


def packed(replay: Replay) -> bytes:
    """Return a replay as compressed JSON. The result is small because the frames are very similar."""
    return gzip.compress(msgspec.json.encode(replay), 6, mtime=0)


def tried(number: int, moves: list[str], *, solution: bool) -> bytes:
    """Return the result of playing moves in a puzzle, as JSON. Raises the errors of `try_moves`."""
    return msgspec.json.encode(puzzle_outcomes.try_moves(number, moves, solution=solution))


@lru_cache(64)
def whole(number: int) -> bytes:
    """Return a puzzle with the answers to all moves, as JSON, for use by a client that is offline."""
    return msgspec.json.encode(puzzle_outcomes.whole_puzzle(number))


def review_game(record: str, report: Report) -> tuple[str, bytes]:
    """Review the game of a record, and report the progress. Return the coach's version and the compressed review."""
    review = review_of(read(record), report)
    response = gzip.compress(msgspec.json.encode(b.Reviewing(ahead=0, share=1.0, review=review)), mtime=0)
    return review.version, response
