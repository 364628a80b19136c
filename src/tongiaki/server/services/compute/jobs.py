"""Jobs of the worker process: each public function is one job."""

from __future__ import annotations

import gzip
from functools import lru_cache

import msgspec

from tongiaki.common.child_main import Report
from tongiaki.common.problems import Facts, ProblemError
from tongiaki.puzzles.puzzle import numbered
from tongiaki.puzzles.solving import Step, cost, is_over, steps
from tongiaki.record import Record, RecordError, parse_position, read, write
from tongiaki.record.forms import Form, form_in, load
from tongiaki.rules import OVER
from tongiaki.server.bodies import replay_bodies as b
from tongiaki.studies.source import Source
from tongiaki.tables.decisions.early_endings import early_end_reason
from tongiaki.tables.decisions.play_on import PlayOnRequest, first_entries
from tongiaki.tables.structs.entries import Entry
from tongiaki.tables.structs.views import PositionView
from tongiaki.tables.views.archived_game import ArchivedGame
from tongiaki.tables.views.game_snapshot import GameSnapshot
from tongiaki.tables.views.replays import Replay, replay_of
from tongiaki.tables.views.reviews import review_of
from tongiaki.tables.views.variations import vary, vary_from

Game = GameSnapshot | ArchivedGame | Source | str
"""A game from a table, the archive or a study, or the text of an uploaded record."""

REVIEWED = 2000
"""Maximum number of moves in a game that can be reviewed."""


def replay_of_text(text: str) -> bytes:
    """Read a record and return its replay, compressed; raises `bad_record`.

    The replay of a record in JSON also contains the record as text.
    """
    record = read_record(text)
    replay = replay_of(record)
    if form_in(text) is not Form.TEXT:
        replay.record = write(record)
    return packed(replay)


def replay_of_game(game: GameSnapshot | ArchivedGame | Source) -> bytes:
    """Return the compressed replay of a game from a table, the archive or a study."""
    return packed(game.replay())


def text_of(game: GameSnapshot | ArchivedGame) -> bytes:
    """Return the compressed record of a table's game."""
    return gzip.compress(game.text().encode(), mtime=0)


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
    record = read_record(game) if isinstance(game, str) else game.read()
    if len(record.moves) > REVIEWED:
        raise ProblemError("too_large", limit=REVIEWED)
    if early_end_reason(record) is None and record.end().to_move != OVER:
        raise ProblemError("not_over")
    return write(record)


def read_record(text: str) -> Record:
    """Read a text or JSON file that must contain exactly one record, in strict mode; raises `bad_record`."""
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
    """Return a replay as compressed JSON. The result is small because the frames are very similar."""
    return gzip.compress(msgspec.json.encode(replay), 6, mtime=0)


def tried(number: int, moves: list[str], *, solution: bool) -> bytes:
    """Return the result of playing moves in a puzzle, as JSON.

    Raises `not_a_move`, `refused`, and `not_your_turn` for moves after the end of the turn.
    """
    puzzle = numbered()[number - 1]
    before = vary_from(puzzle.start(), moves[:-1])
    if moves[:-1] and is_over(puzzle, parse_position(before.position)):
        raise ProblemError("not_your_turn")
    reached = vary_from(puzzle.start(), moves)
    position = parse_position(reached.position)
    price = cost(puzzle, position) if moves else 0
    over = bool(moves) and is_over(puzzle, position)
    return msgspec.json.encode(
        b.PuzzleOutcome(
            kind=puzzle.kind,
            task=puzzle.task,
            rating=puzzle.rating,
            start=msgspec.convert(puzzle.start().describe(), PositionView),
            variation=reached.variation,
            cost=price,
            over=over,
            solved=over and price == 0,
            solution=list(puzzle.line) if solution else None,
        )
    )


@lru_cache(64)
def whole(number: int) -> bytes:
    """Return a puzzle with the answers to all moves, as JSON, for use by a client that is offline."""
    puzzle = numbered()[number - 1]
    start = msgspec.convert(puzzle.start().describe(), PositionView)
    found = [_step(step) for step in steps(puzzle)]
    return msgspec.json.encode(b.WholePuzzle(puzzle.key, puzzle.kind, puzzle.task, start, found, list(puzzle.line)))


def _step(step: Step) -> b.PuzzleStep:
    here = vary_from(step.position, []).variation
    answers = {}
    for one in step.answers:
        reached = vary_from(step.position.copy(), [one.move]).variation
        answers[one.move] = b.PuzzleAnswer(reached.frames[0], one.cost, one.step, reached.end)
    return b.PuzzleStep(answers, here.routes, here.plans)


def review_game(record: str, report: Report) -> tuple[str, bytes]:
    """Review the game of a record, and report the progress. Return the coach's version and the compressed review."""
    review = review_of(read(record), report)
    response = gzip.compress(msgspec.json.encode(b.Reviewing(ahead=0, share=1.0, review=review)), mtime=0)
    return review.version, response
