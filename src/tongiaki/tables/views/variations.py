"""Variations: moves tried from a point of a game, and their effects, so that clients need no rules engine."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tongiaki.bots.greedy import landing_plans
from tongiaki.bots.requests import DeepenedAnalysis
from tongiaki.coach.analysis import Drawn
from tongiaki.common.problems import ProblemError
from tongiaki.record import Record, format_position, parse_position
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, NotationError, Position
from tongiaki.tables.decisions import early_endings
from tongiaki.tables.structs.views import EndReason, EndView, HintLine, RouteView, View
from tongiaki.tables.views.hints import hint_lines
from tongiaki.tables.views.replays import Frame, frames_of
from tongiaki.tables.views.table_views import island_scores, routes


class Variation(View):
    """The effects of the moves, and the legal moves after them; before a draw, `legal` are all possible draws.

    `routes` are the same as in a running game. `plans` are suggested landings. `end` is null if the game is not over.
    """

    frames: list[Frame]
    legal: list[str]
    routes: dict[str, RouteView] | None
    plans: list[list[str]]
    end: EndView | None


class Evaluation(View):
    """The coach's evaluation of a position after `depth` rounds of deepening; `final`: no further round is possible.

    `turn` is the player who decides, null at a draw and after the end. `plies` is the search depth. `lines` are the
    best lines, best first; `draws` are all possible tiles, only before a draw. `complete`: every possible end of the
    turn was searched.
    """

    depth: int
    final: bool
    turn: Colour | None
    plies: int
    chances: dict[Colour, float]
    points: dict[Colour, float]
    lines: list[HintLine]
    draws: list[Drawn]
    complete: bool


class Reached(msgspec.Struct, frozen=True):
    """The position after the moves, in one-line notation, and the view of the variation."""

    position: str
    variation: Variation


def evaluation_of(position: str, deepened: DeepenedAnalysis) -> Evaluation:
    """Return the view of the analysis of a position, which is given in one-line notation."""
    analysis = deepened.analysis
    return Evaluation(
        depth=deepened.depth,
        final=deepened.final,
        turn=analysis.turn,
        plies=analysis.lines[0].plies if analysis.lines else 0,
        chances=analysis.chances,
        points=analysis.points,
        lines=hint_lines(parse_position(position), analysis),
        draws=analysis.draws,
        complete=analysis.complete,
    )


def vary(record: Record, number: int, moves: Sequence[str]) -> Reached:
    """Play moves after the first `number` moves of a game.

    Raises `no_such_point`, `not_a_move` for invalid notation, or `refused` for an illegal move.
    """
    if number > len(record.moves):
        raise ProblemError("no_such_point", number=number)
    return vary_from(record.after(number), moves)


def vary_from(position: Position, moves: Sequence[str]) -> Reached:
    """Play moves from a position; raises `not_a_move` or `refused`."""
    ahead = position.copy()
    for text in moves:
        ahead.play(_legal(ahead, text))
    return Reached(format_position(ahead), _shown(position, ahead, moves))


def _legal(position: Position, text: str) -> int:
    try:
        move = position.parse(text)
    except NotationError as error:
        raise ProblemError("not_a_move", move=text) from error
    refusal = position.refusal(move)
    if refusal is not None:
        raise ProblemError("refused", **{**refusal.facts, "refusal": refusal.code, "clause": refusal.clause})
    return move


def _shown(start: Position, position: Position, moves: Sequence[str]) -> Variation:
    decided = position.to_move not in (CHANCE, OVER)
    end = None
    if position.to_move == OVER:
        reason = msgspec.convert(position.end_reason, EndReason)
        end = EndView(reason, early_endings.standings(position), island_scores(position))
    return Variation(
        frames=frames_of(start, moves),
        legal=[position.text(move) for move in position.legal_moves()],
        routes=routes(position) if decided and position.phase == "migration" else None,
        plans=[[position.text(move) for move in plan] for plan in landing_plans(position)],
        end=end,
    )
