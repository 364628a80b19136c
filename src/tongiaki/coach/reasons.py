"""Reasons for a mistake: what would be better for the player at the end of the better line, the most important first.

A reason belongs to a group of the network's inputs, such as safe islands or the supply. Its weight is the part of the
network's score that this group explains, see `contributions`.
"""

from __future__ import annotations

from typing import Final

from tongiaki.coach.contributions import Contributions
from tongiaki.coach.differences import Differences, draw_at, is_risky
from tongiaki.coach.evaluator import CoachEvaluator, seat_colours
from tongiaki.coach.facts import Drives, Fact, Reaches, Sinks
from tongiaki.coach.reason_kinds import (
    BetterResults,
    Closes,
    Driven,
    Expects,
    Joined,
    King,
    Reason,
    Risks,
    Safe,
    Sunk,
    Wins,
)
from tongiaki.coach.replies import Reply
from tongiaki.record.colours import Colour
from tongiaki.rules import OVER, Position
from tongiaki.rules.fleets import ships_of
from tongiaki.rules.tiles import ISLANDS, TILE_ID

MAX_REASONS: Final = 3
"""Maximum number of reasons for a mistake."""
MIN_SHARE: Final = 0.1
"""Minimum weight of a further reason, as a share of the greatest weight."""
MIN_POINTS: Final = 0.5
"""Minimum difference in expected points that is a reason."""


def find_reasons(
    seat: int, better: Position, played: Position, replies: tuple[Reply | None, Reply | None], evaluator: CoachEvaluator
) -> list[Reason]:
    """Return one to three reasons why an end of a stretch is better for a seat than the played end.

    `replies` are the replies after the better end and after the played end. The positions are not changed.
    """
    names = seat_colours(better)
    reasons = _certain_reasons(names[seat], seat, better, played, replies)
    contributions = Contributions(seat, better, played)
    driven = {island for reason in reasons if isinstance(reason, Driven) for island in reason.islands}
    weighed = _weighed_reasons(seat, better, played, contributions)
    reasons += [reason for reason in weighed if not _repeats(reason, driven)]
    if not reasons:
        reasons += _other_rivals(seat, better, played, contributions)
    if len(reasons) <= 1:
        reasons += _expectation(seat, better, played, evaluator)
    return reasons[:MAX_REASONS] or [BetterResults()]


def _certain_reasons(
    own: Colour, seat: int, better: Position, played: Position, replies: tuple[Reply | None, Reply | None]
) -> list[Reason]:
    """Return the reasons that follow from the rules or from the replies, without weights."""
    reasons: list[Reason] = []
    if better.to_move == OVER and better.standings()[seat].rank == 1:
        reasons.append(Wins())
    elif played.to_move == OVER and better.to_move != OVER:
        reasons.append(Closes())
    reasons += [
        King(TILE_ID[island])
        for island in range(ISLANDS)
        if better.kings[island] == seat and played.kings[island] != seat
    ]
    reasons += _threats(own, seat, played, replies)
    draws = draw_at(played)
    if draws is not None and is_risky(draws) and draw_at(better) is None:
        reasons.append(Risks(draws.tiles, draws.lands, draws.sinks))
    return reasons


def _threats(own: Colour, seat: int, played: Position, replies: tuple[Reply | None, Reply | None]) -> list[Reason]:
    """Return what a rival's best reply does to the player after the played line only."""
    better_facts, reply = replies[0].facts if replies[0] else [], replies[1]
    if reply is None:
        return []
    threats: list[Reason] = []
    spared = {fact.island for fact in better_facts if isinstance(fact, Drives) and fact.colour == own}
    driven = [fact.island for fact in reply.facts if isinstance(fact, Drives) and fact.colour == own]
    if islands := [island for island in driven if island not in spared]:
        threats.append(Driven(reply.colour, islands))
    ships = _sunk_ships(own, reply.facts)
    if ships and not _sunk_ships(own, better_facts):
        threats.append(Sunk(reply.colour, ships))
    spared = {fact.island for fact in better_facts if isinstance(fact, Reaches)}
    held = {TILE_ID[island] for island in range(ISLANDS) if ships_of(played.ashore[island], seat)}
    reached = [fact.island for fact in reply.facts if isinstance(fact, Reaches) and fact.island in held]
    if islands := [island for island in reached if island not in spared and island not in driven]:
        threats.append(Joined(reply.colour, islands))
    return threats


def _weighed_reasons(seat: int, better: Position, played: Position, contributions: Contributions) -> list[Reason]:
    """Return the differences for a seat and its strongest rival, the one with the greatest weight first."""
    rival = contributions.rivals[0]
    weighed = sorted(
        (
            (contributions.weight(group, rival if about_rival else None), reason)
            for group, about_rival, reason in Differences(seat, rival, better, played).find()
        ),
        key=lambda pair: -pair[0],
    )
    least = max(0.0, MIN_SHARE * weighed[0][0]) if weighed else 0.0
    return [reason for weight, reason in weighed if weight > least]


def _other_rivals(seat: int, better: Position, played: Position, contributions: Contributions) -> list[Reason]:
    """Return the differences for the first of the other rivals that the better line weakens."""
    for rival in contributions.rivals[1:]:
        reasons = [
            reason
            for group, about_rival, reason in Differences(seat, rival, better, played).find()
            if about_rival and contributions.weight(group, rival) > 0
        ]
        if reasons:
            return reasons
    return []


def _repeats(reason: Reason, driven: set[str]) -> bool:
    """Return whether a reason only says that the player would be safe where a reply drives the player out."""
    return isinstance(reason, Safe) and driven.issuperset(reason.islands)


def _sunk_ships(colour: Colour, facts: list[Fact]) -> int:
    return sum(fact.fleet.get(colour, 0) for fact in facts if isinstance(fact, Sinks))


def _expectation(seat: int, better: Position, played: Position, evaluator: CoachEvaluator) -> list[Reason]:
    """Return the reason that the evaluator expects clearly more points, if it does."""
    evaluator.evaluate(better)
    more = evaluator.points[seat]
    evaluator.evaluate(played)
    fewer = evaluator.points[seat]
    return [Expects(round(more, 1), round(fewer, 1))] if more >= fewer + MIN_POINTS else []
