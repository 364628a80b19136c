"""What HTTP carries of puzzles."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tongiaki.protocol.base import TRIED, Http
from tongiaki.protocol.texts import Key, MoveText
from tongiaki.puzzles.puzzle import Kind
from tongiaki.tables.structs.views import EndView, PositionView, RouteView
from tongiaki.tables.views.replays import Frame
from tongiaki.tables.views.variations import Variation


class PuzzleFacts(Http):
    """What kind of puzzle it is, and its rating after so many first attempts: before the first one, a guess."""

    kind: Kind
    rating: int
    attempts: int


class Solver(Http):
    """A person's rating in puzzles after so many first attempts; whether it is `certain` enough to tell something."""

    rating: int
    attempts: int
    certain: bool


class Puzzles(Http):
    """GET /api/puzzles: all of them, in their order; the number of `today`'s, from 1, and which `day` that is.

    Days are counted from 1970, UTC. Of whoever is logged in: the rating, null before the first attempt, and by number
    whether the first attempt `tried` at a puzzle solved it.
    """

    day: int
    today: int
    puzzles: list[PuzzleFacts]
    you: Solver | None
    tried: dict[int, bool]


class PuzzleAnswer(Http):
    """What a move leads to: `frame`, `cost` as in Tried, the `end` of the game if this is it, and the next step.

    `step` is null where the turn is over, or the best can come of it no more.
    """

    frame: Frame
    cost: int | None
    step: int | None
    end: EndView | None


class PuzzleStep(Http):
    """A position from which the best can still be reached: every legal move's answer, and as in Variation the rest."""

    answers: dict[str, PuzzleAnswer]
    routes: dict[str, RouteView] | None
    plans: list[list[str]]


class WholePuzzle(Http):
    """GET /api/puzzles/NUMBER: all that is needed to try it without a network, its solution among that.

    The `key` stays the puzzle's whatever its number. The first of the `steps` is at the `start`.
    """

    key: str
    kind: Kind
    start: PositionView
    steps: list[PuzzleStep]
    solution: list[str]


class AttemptPuzzle(Http):
    """POST /api/puzzles/NUMBER/attempt: the moves of a first attempt, as far as they went; `key` is the puzzle's."""

    key: Key
    moves: Annotated[list[MoveText], Meta(max_length=TRIED)]


class Attempted(Http):
    """Whether it is `solved`, and whether the attempt `counted`: the first one at a puzzle does. Then the ratings."""

    solved: bool
    counted: bool
    you: Solver | None
    puzzle: PuzzleFacts


class TryPuzzle(Http):
    """POST /api/puzzles/NUMBER: `moves` from the puzzle's position on; whether the `solution` is asked for."""

    moves: Annotated[list[MoveText], Meta(max_length=TRIED)] = msgspec.field(default_factory=list)
    solution: bool = False


class Tried(Http):
    """What came of moves in a puzzle.

    `rating` is how hard it is at first sight, before anybody tried. `cost`: by how many hundredths the chances of
    winning are worse than they might be, if the best comes of the moves that still can; null where nobody knows, but
    for that it is not the best. `over`: the turn has ended, or a tile is due; then 0 has `solved` it.
    """

    kind: Kind
    rating: int
    start: PositionView
    variation: Variation
    cost: int | None
    over: bool
    solved: bool
    solution: list[str] | None
