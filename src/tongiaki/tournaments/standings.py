"""Standings: entrants are ranked by points, and if points are equal, by several tie-breaks in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Literal

from tongiaki.tournaments.meetings import Meeting
from tongiaki.tournaments.pairing import Kind

TieBreak = Literal["buchholz", "berger", "direct", "wins"]
"""The tie-breaks.

`buchholz` is the sum of the opponents' points; at larger tables, the sum of their mean per table. `berger` is the same
sum over beaten opponents, plus half the points of opponents tied with. `direct` is the score against the other entrants
who are still tied, if all of them have met. `wins` is the number of games won, including joint victories but not byes.
For the first two, a bye counts as a win against an opponent with the entrant's own points.
"""

TIE_BREAKS: Mapping[Kind, tuple[TieBreak, ...]] = {
    "swiss": ("buchholz", "berger", "direct", "wins"),
    "round_robin": ("direct", "berger", "wins"),
    "groups": ("buchholz", "wins", "direct"),
}
"""The tie-breaks for each kind, in order. The opponents' strength comes first if entrants meet different opponents."""


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's standing. `rank` counts from 1; entrants with equal values share a rank.

    `tie_breaks` are the values in order; the value of `direct` is None if it does not apply. `by` is the tie-break that
    placed the entrant behind the previous one. It is None if the points decided, or if both share a rank.
    """

    entrant: int
    rank: int
    points: Fraction
    tie_breaks: tuple[Fraction | None, ...]
    by: TieBreak | None = None


def standings(kind: Kind, entrants: Sequence[int], rounds: Sequence[Sequence[Meeting]]) -> list[Standing]:
    """Return the standings, best first. Entrants who share a rank keep the order of `entrants`."""
    meetings = [meeting for meetings_of_round in rounds for meeting in meetings_of_round]
    table = _Table(entrants, meetings)
    order = TIE_BREAKS[kind]
    standings_so_far: list[Standing] = []
    for points, group in _by_value(entrants, table.points):
        direct: dict[int, Fraction] = {}
        for members, by in _split(group, order, table, direct):
            for index, entrant in enumerate(members):
                values = tuple(
                    direct.get(entrant) if tie_break == "direct" else table.values(tie_break)[entrant]
                    for tie_break in order
                )
                rank = standings_so_far[-1].rank if index else len(standings_so_far) + 1
                standings_so_far.append(Standing(entrant, rank, points, values, None if index else by))
    return standings_so_far


class _Table:
    """Each entrant's points and tie-break values."""

    def __init__(self, entrants: Sequence[int], meetings: Sequence[Meeting]) -> None:
        zeros = dict.fromkeys(entrants, Fraction(0))
        self.points, self.wins = {**zeros}, {**zeros}
        self._versus: dict[tuple[int, int], Fraction] = {}
        for meeting in meetings:
            for entrant, points in meeting.points().items():
                self.points[entrant] += points
            for entrant, place in zip(meeting.seats, meeting.places or (), strict=False):
                self.wins[entrant] += place == 1
            for entrant, opponent, score in meeting.pairs():
                self._versus[entrant, opponent] = self._versus.get((entrant, opponent), Fraction(0)) + score
        self.buchholz, self.berger = {**zeros}, {**zeros}
        for meeting in meetings:
            if meeting.bye:
                self.buchholz[meeting.seats[0]] += self.points[meeting.seats[0]]
                self.berger[meeting.seats[0]] += self.points[meeting.seats[0]]
            for entrant, opponent, score in meeting.pairs():
                opponent_points = self.points[opponent] / (len(meeting.seats) - 1)
                self.buchholz[entrant] += opponent_points
                self.berger[entrant] += score * opponent_points

    def values(self, tie_break: TieBreak) -> Mapping[int, Fraction]:
        """Return the values of a tie-break that does not depend on the tied entrants."""
        return {"buchholz": self.buchholz, "berger": self.berger, "wins": self.wins}[tie_break]

    def direct(self, group: Sequence[int]) -> dict[int, Fraction]:
        """Return the scores within a group of tied entrants, or an empty result unless all of them have met."""
        opponents = {entrant: [opponent for opponent in group if opponent != entrant] for entrant in group}
        if len(group) < 2 or any(
            (entrant, opponent) not in self._versus for entrant in group for opponent in opponents[entrant]
        ):
            return {}
        return {
            entrant: sum((self._versus[entrant, opponent] for opponent in opponents[entrant]), Fraction(0))
            for entrant in group
        }


def _split(
    group: Sequence[int], order: Sequence[TieBreak], table: _Table, direct: dict[int, Fraction]
) -> Iterator[tuple[Sequence[int], TieBreak | None]]:
    """Yield the sets of equal entrants, best first, each with the tie-break that placed it behind the previous set.

    The direct scores are added to `direct`, because they depend on which entrants are tied at that point.
    """
    if len(group) == 1 or not order:
        yield group, None
        return
    first, *others = order
    if first == "direct":
        direct |= table.direct(group)
        values: Mapping[int, Fraction] = {entrant: direct.get(entrant, Fraction(0)) for entrant in group}
    else:
        values = table.values(first)
    for part, (_, members) in enumerate(_by_value(group, values)):
        for number, (equals, by) in enumerate(_split(members, others, table, direct)):
            yield equals, first if part and not number else by


def _by_value(group: Sequence[int], values: Mapping[int, Fraction]) -> Iterator[tuple[Fraction, list[int]]]:
    """Group the entrants by value, highest value first."""
    ordered = sorted(group, key=lambda entrant: -values[entrant])
    return ((value, list(same)) for value, same in groupby(ordered, key=lambda entrant: values[entrant]))
