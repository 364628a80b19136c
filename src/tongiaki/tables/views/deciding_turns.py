"""The view of a finished game's deciding turn."""

from __future__ import annotations

from tongiaki.coach.deciding import DecidingTurn, evaluate_turns, find_deciding_turn
from tongiaki.coach.evaluator import coach_evaluator, evaluator_name
from tongiaki.record import Record
from tongiaki.tables.decisions.early_endings import resigned_in, standings
from tongiaki.tables.structs.views import View
from tongiaki.tables.views.records import require_reviewable

METHOD = 1
"""Version of the method that finds the deciding turn. Increase it if the method changes."""


class GameDecision(View):
    """GET /api/tables/{table_id}/deciding: the `turn` that decided a finished game, or null if no turn did.

    `version` names the method and the evaluator.
    """

    version: str
    turn: DecidingTurn | None


def decision_of(record: Record) -> GameDecision:
    """Return the deciding turn of a finished game of legal moves; raises `not_over` or `too_large`."""
    require_reviewable(record)
    players = record.terms.players
    evaluator = coach_evaluator(players)
    turns, end = evaluate_turns(record, evaluator)
    winners = [standing.seat for standing in standings(end, resigned_in(record)) if standing.rank == 1]
    return GameDecision(f"{METHOD}-{evaluator_name(players)}", find_deciding_turn(turns, end, evaluator, winners))
