"""HTTP bodies for records, continued games, reviews, variations and puzzles."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tongiaki.coach.facts import Fact
from tongiaki.protocol.base import MAX_TRIED_MOVES, HttpBody, RequestBody
from tongiaki.protocol.table_messages import Number
from tongiaki.protocol.texts import (
    Id,
    Key,
    MoveText,
    Name,
    RecordText,
)
from tongiaki.puzzles.puzzle import Kind, Task
from tongiaki.record.colours import Colour, Fleet
from tongiaki.tables.structs.options import BotName
from tongiaki.tables.structs.views import EndView, PositionView, RouteView, TileView
from tongiaki.tables.views.replays import Frame
from tongiaki.tables.views.reviews import GameReview
from tongiaki.tables.views.variations import Variation


class ReplayRecord(RequestBody):
    """POST /api/records: the text of a record to show. The server does not store it."""

    record: RecordText


class PlayOn(RequestBody, kw_only=True):
    """POST /api/tables/{id}/continue: start a new game against bots after the first `number` moves of this one.

    If `colour` is null, the host takes the seat of the player whose turn it is.
    """

    number: Number
    bot: BotName = "greedy"
    name: Name
    colour: Colour | None = None


class ContinueRecord(PlayOn, kw_only=True):
    """POST /api/records/continue: start a new game against bots from a record's text."""

    record: RecordText


class TryMoves(RequestBody, kw_only=True):
    """POST /api/variations: try `moves` after the first `number` moves of a game.

    Exactly one of `table`, `study` and `record` selects the game.
    """

    table: Id | None = None
    study: Id | None = None
    record: RecordText | None = None
    number: Number
    moves: Annotated[list[MoveText], Meta(max_length=MAX_TRIED_MOVES)] = msgspec.field(default_factory=list)


class Evaluate(TryMoves, kw_only=True):
    """POST /api/evaluations: the coach's evaluation of the position after the moves, deepened `depth` times."""

    depth: Annotated[int, Meta(ge=0, le=20)]


class Reviewing(HttpBody):
    """POST /api/tables/{id}/review and /api/records/review: the review, or null and the progress so far.

    `ahead` is the number of games before this one in the queue. `share` is the completed fraction of this game's
    review, from 0 to 1.
    """

    ahead: int
    share: float
    review: GameReview | None = None


class PuzzleFacts(HttpBody):
    """A puzzle's kind, number of first attempts, and rating. The rating is an estimate until the first attempt.

    `dropped`: the puzzle is no longer offered. Its number is not used again, and its results are kept.
    """

    kind: Kind
    rating: int
    attempts: int
    dropped: bool


class Solver(HttpBody):
    """A person's puzzle rating after `attempts` first attempts; `certain`: it is accurate enough to be meaningful.

    `run` is the number of puzzles that the person has solved in a row at the first attempt, up to the latest one.
    """

    rating: int
    attempts: int
    certain: bool
    run: int


class PuzzleBoard(HttpBody):
    """The visible part of a puzzle's position: the fields have the same form as in PositionView."""

    tiles: list[TileView]
    ships: dict[str, list[Fleet]]
    royal: dict[str, Colour]


class Puzzles(HttpBody):
    """GET /api/puzzles: all puzzles in the order of their numbers, including dropped puzzles.

    `day` is the current day, counted from 1970 in UTC; `today` is the number of today's puzzle, from 1.
    `you` is the account's rating, or null before its first attempt. `tried` maps the number of each puzzle that the
    account has tried to whether its first attempt solved it. `boards` has the board of one puzzle of each kind.
    """

    day: int
    today: int
    puzzles: list[PuzzleFacts]
    you: Solver | None
    tried: dict[int, bool]
    boards: dict[Kind, PuzzleBoard]


class PuzzleAnswer(HttpBody):
    """The result of a move. `cost` is as in PuzzleOutcome; `end` is set if the game is over.

    `step` is the next step. It is null if the turn is over, or if the best end can no longer be reached.
    """

    frame: Frame
    cost: int | None
    step: int | None
    end: EndView | None


class PuzzleStep(HttpBody):
    """A position from which the best end can still be reached, with the answer to every legal move.

    `routes` and `plans` are as in Variation.
    """

    answers: dict[str, PuzzleAnswer]
    routes: dict[str, RouteView] | None
    plans: list[list[str]]


class PuzzleLine(HttpBody):
    """A whole turn: its `moves` with their `frames`, its `cost` as in PuzzleOutcome, and facts about it.

    `end` is set if the game is over.
    """

    moves: list[str]
    frames: list[Frame]
    cost: int
    facts: list[Fact]
    end: EndView | None


class WholePuzzle(HttpBody):
    """GET /api/puzzles/NUMBER: a complete puzzle with its solution, for solving it offline.

    The `key` identifies the puzzle permanently. `task`: whether its words ask for the `goal` of the kind, or for the
    `best` turn. `stall` is the limit of rounds without a draw, as in a game's options. The first of the `steps` belongs
    to the position `start`. `best` is the turn of the `solution`, and `tempting` the wrong turn that looks best.
    """

    key: str
    kind: Kind
    task: Task
    stall: int
    start: PositionView
    steps: list[PuzzleStep]
    solution: list[str]
    best: PuzzleLine
    tempting: PuzzleLine


class AttemptPuzzle(HttpBody):
    """POST /api/puzzles/NUMBER/attempt: submit the moves of a first attempt, complete or not.

    `key` identifies the puzzle.
    """

    key: Key
    moves: Annotated[list[MoveText], Meta(max_length=MAX_TRIED_MOVES)]


class PuzzleAttemptResult(HttpBody):
    """The result of an attempt and the new ratings; `counted`: it was the account's first attempt at the puzzle."""

    solved: bool
    counted: bool
    you: Solver | None
    puzzle: PuzzleFacts


class TryPuzzle(HttpBody):
    """POST /api/puzzles/NUMBER: try `moves` from the puzzle's position; `solution` also requests the solution."""

    moves: Annotated[list[MoveText], Meta(max_length=MAX_TRIED_MOVES)] = msgspec.field(default_factory=list)
    solution: bool = False


class PuzzleOutcome(HttpBody):
    """The result of moves in a puzzle.

    `rating` is the difficulty as estimated before any attempts. `cost` is how much the moves reduce the chance of
    winning, in hundredths, if the best remaining moves follow. It is null if unknown; moves of unknown cost are never
    the best. `over`: the turn has ended, or a tile must be drawn; a cost of 0 then means `solved`.
    """

    kind: Kind
    task: Task
    rating: int
    start: PositionView
    variation: Variation
    cost: int | None
    over: bool
    solved: bool
    solution: list[str] | None
