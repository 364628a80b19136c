"""How everybody stands: by points, and among those with as many by one tie-break after another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Literal

from tongiaki.tournaments.meetings import Meeting
from tongiaki.tournaments.pairing import Kind

TieBreak = Literal["buchholz", "berger", "direct", "wins"]
"""`buchholz`: the points of those whom one has met, at larger tables their mean. `berger`: the same of those whom one
has beaten, half of it with a tie. `direct`: what one has of those whom nothing before it tells apart from one, if all
of them have met. `wins`: games in which nobody came before one, byes apart. A bye counts as a game won against
oneself."""

TIE_BREAKS: Mapping[Kind, tuple[TieBreak, ...]] = {
    "swiss": ("buchholz", "berger", "direct", "wins"),
    "round_robin": ("direct", "berger", "wins"),
    "groups": ("buchholz", "wins", "direct"),
}
"""In their order: who has met stronger ones comes first where not everybody meets everybody."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How an entrant stands; `rank` from 1, shared by those whom nothing tells apart.

    `tie_breaks` are the values in their order, None for `direct` where it does not count; `by` is what put the entrant
    behind the one before, None for points, and for who shares the rank.
    """

    entrant: int
    rank: int
    points: Fraction
    tie_breaks: tuple[Fraction | None, ...]
    by: TieBreak | None = None


def standings(kind: Kind, entrants: Sequence[int], rounds: Sequence[Sequence[Meeting]]) -> list[Standing]:
    """Tell how everybody stands, the best first, those who share a rank in the order of `entrants`."""
    meetings = [one for some in rounds for one in some]
    table = _Table(entrants, meetings)
    order = TIE_BREAKS[kind]
    found: list[Standing] = []
    for points, group in _by_value(entrants, table.points):
        direct: dict[int, Fraction] = {}
        for members, by in _split(group, order, table, direct):
            for at, entrant in enumerate(members):
                values = tuple(direct.get(entrant) if one == "direct" else table.of(one)[entrant] for one in order)
                rank = found[-1].rank if at else len(found) + 1
                found.append(Standing(entrant, rank, points, values, None if at else by))
    return found


class _Table:
    """What each entrant has, by what is looked at."""

    def __init__(self, entrants: Sequence[int], meetings: Sequence[Meeting]) -> None:
        nothing = dict.fromkeys(entrants, Fraction(0))
        self.points, self.wins = {**nothing}, {**nothing}
        self._versus: dict[tuple[int, int], Fraction] = {}
        for one in meetings:
            for entrant, points in one.points().items():
                self.points[entrant] += points
            for entrant, place in zip(one.seats, one.places or (), strict=False):
                self.wins[entrant] += place == 1
            for entrant, other, had in one.pairs():
                self._versus[entrant, other] = self._versus.get((entrant, other), Fraction(0)) + had
        self.buchholz, self.berger = {**nothing}, {**nothing}
        for one in meetings:
            if one.bye:
                self.buchholz[one.seats[0]] += self.points[one.seats[0]]
                self.berger[one.seats[0]] += self.points[one.seats[0]]
            for entrant, other, had in one.pairs():
                worth = self.points[other] / (len(one.seats) - 1)
                self.buchholz[entrant] += worth
                self.berger[entrant] += had * worth

    def of(self, what: TieBreak) -> Mapping[int, Fraction]:
        """Give all values of a tie-break that does not hang on who else has as many points."""
        return {"buchholz": self.buchholz, "berger": self.berger, "wins": self.wins}[what]

    def direct(self, group: Sequence[int]) -> dict[int, Fraction]:
        """Tell what those of a group have of each other; nothing unless all of them have met."""
        others = {one: [other for other in group if other != one] for one in group}
        if len(group) < 2 or any((one, other) not in self._versus for one in group for other in others[one]):
            return {}
        return {one: sum((self._versus[one, other] for other in others[one]), Fraction(0)) for one in group}


def _split(
    group: Sequence[int], order: Sequence[TieBreak], table: _Table, direct: dict[int, Fraction]
) -> Iterator[tuple[Sequence[int], TieBreak | None]]:
    """Give those whom nothing tells apart, the best first, each with what put them behind those before.

    What somebody has of the others is noted in `direct` where it is looked at: those are the others by then.
    """
    if len(group) == 1 or not order:
        yield group, None
        return
    first, *others = order
    if first == "direct":
        direct |= table.direct(group)
        values: Mapping[int, Fraction] = {one: direct.get(one, Fraction(0)) for one in group}
    else:
        values = table.of(first)
    for part, (_, members) in enumerate(_by_value(group, values)):
        for number, (equals, by) in enumerate(_split(members, others, table, direct)):
            yield equals, first if part and not number else by


def _by_value(group: Sequence[int], values: Mapping[int, Fraction]) -> Iterator[tuple[Fraction, list[int]]]:
    """Give those with the same value together, the highest first."""
    ordered = sorted(group, key=lambda one: -values[one])
    return ((value, list(same)) for value, same in groupby(ordered, key=lambda one: values[one]))
