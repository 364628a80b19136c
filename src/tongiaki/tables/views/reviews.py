"""Views of game reviews: the coach's findings, with better lines as frames like those of a replay."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import cast

from tongiaki.coach.comparison import Comparison
from tongiaki.coach.evaluator import Chances, coach_evaluator
from tongiaki.coach.facts import Fact
from tongiaki.coach.moments import Moment
from tongiaki.coach.reason_kinds import Reason
from tongiaki.coach.replies import Reply
from tongiaki.coach.review import Review, ReviewedPlayer, ReviewedTurn, review, review_version
from tongiaki.record import Record
from tongiaki.record.colours import Colour
from tongiaki.tables.structs.views import SailView, View
from tongiaki.tables.views.hints import sails_of
from tongiaki.tables.views.replays import Frame, frames_of


class ReviewedLine(View):
    """Moves of one player, and all players' winning chances after them, with their effects and the fleets' routes.

    `reply` is the next player's best turn. It is null if a tile must be drawn first, or the game is over.
    """

    moves: list[str]
    chances: Chances
    facts: list[Fact]
    sails: list[SailView]
    reply: Reply | None


class ReviewedMoment(View):
    """An important decision, after `first` moves, with another line that the player could have chosen.

    For a mistake, the `other` line is better; `trial` contains the gain. A fine move is better than the `other` line,
    which looks best at first sight. `frames` show the other line from this point. `reasons` explain a mistake, the most
    important first; they are empty for a fine move.
    """

    first: int
    colour: Colour
    played: ReviewedLine
    other: ReviewedLine
    frames: list[Frame]
    trial: Comparison
    reasons: list[Reason]


class GameReview(View):
    """The review of a game by the coach's `version`. `chances` are all players' winning chances after the last move."""

    version: str
    turns: list[ReviewedTurn]
    chances: Chances
    mistakes: list[ReviewedMoment]
    fine: list[ReviewedMoment]
    players: list[ReviewedPlayer]


def review_of(record: Record, report: Callable[[float], None]) -> GameReview:
    """Review a game; `report` is called repeatedly with the progress, from 0 to 1."""
    steps = review_steps(record)
    while True:
        try:
            report(next(steps))
        except StopIteration as done:
            return cast("GameReview", done.value)


def review_steps(record: Record) -> Generator[float, None, GameReview]:
    """Review a game step by step. Yield the progress after each step, from 0 to 1. Return the review."""
    players = record.terms.players
    found = yield from review(record, coach_evaluator(players))
    return shown(found, record, review_version(players))


def shown(found: Review, record: Record, version: str) -> GameReview:
    """Return the view of a review."""
    mistakes = [_moment(one, record) for one in found.mistakes]
    fine = [_moment(one, record) for one in found.fine]
    return GameReview(version, found.turns, found.chances, mistakes, fine, found.players)


def _moment(moment: Moment, record: Record) -> ReviewedMoment:
    start = record.after(moment.first)
    return ReviewedMoment(
        moment.first,
        moment.colour,
        ReviewedLine(
            moment.played,
            moment.played_chances,
            moment.played_facts,
            sails_of(start, moment.played),
            moment.played_reply,
        ),
        ReviewedLine(
            moment.other, moment.other_chances, moment.other_facts, sails_of(start, moment.other), moment.other_reply
        ),
        frames_of(start.copy(), moment.other),
        moment.trial,
        moment.reasons,
    )
