"""The differences between the ends of two lines, in the terms of the network's inputs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tongiaki.coach.contributions import Group
from tongiaki.coach.evaluator import seat_colours
from tongiaki.coach.facts import Draws, count_draws
from tongiaki.coach.reason_kinds import (
    Discovers,
    Exposed,
    Fills,
    Growth,
    Holds,
    LandingOdds,
    MayEnd,
    Points,
    Reason,
    Risks,
    RivalGrowth,
    RivalHolds,
    RivalPoints,
    RivalSpreads,
    RivalSupply,
    Safe,
    Spreads,
    Supply,
    Ways,
)
from tongiaki.rules import CHANCE, Position
from tongiaki.rules.fleets import EMPTY, colours, ships_of, size
from tongiaki.rules.scoring import owners
from tongiaki.rules.tiles import BERTHS, FIRST_BEACH, ISLANDS, NONE, TILE_ID
from tongiaki.value.expectations import Expectations
from tongiaki.value.routes import Routes

RISKY_SHARE: Final = 0.3
"""Minimum share of the tiles that sink a fleet at which a draw is risky."""


class Differences:
    """The differences between the ends of a better line and of a played line, for a seat and its rival."""

    def __init__(self, seat: int, rival: int, better: Position, played: Position) -> None:
        self._seat, self._rival = seat, rival
        self._better, self._played = better, played
        self._names = seat_colours(better)
        self._better_expectations, self._played_expectations = Expectations(), Expectations()
        self._better_expectations.load(better)
        self._played_expectations.load(played)

    def find(self) -> Iterator[tuple[Group, bool, Reason]]:
        """Yield each difference in the player's favour: its group, whether it concerns the rival, and the reason."""
        yield from self._islands()
        yield from self._numbers()
        yield from self._draws()

    def _islands(self) -> Iterator[tuple[Group, bool, Reason]]:
        seat, rival, name = self._seat, self._rival, self._names[self._rival]
        held = self._gained(self._better, self._played, seat)
        if held:
            yield Group.ISLANDS, False, Holds(_ids(held))
        lost = self._gained(self._played, self._better, rival)
        if lost:
            yield Group.ISLANDS, True, RivalHolds(name, _ids(lost))
        spreads = [island for island in range(ISLANDS) if self._beaches_gained(island, seat) > 0]
        if spreads:
            yield Group.PRESENCE, False, Spreads(_ids(spreads))
        spreads = [island for island in range(ISLANDS) if self._beaches_gained(island, rival) < 0]
        if spreads:
            yield Group.PRESENCE, True, RivalSpreads(name, _ids(spreads))
        safe = [island for island in range(ISLANDS) if self._is_safer(island, seat, in_better=True)]
        rivals = sorted({other for island in safe for other in drivers(self._played, island, seat)})
        if rivals:
            yield Group.SAFETY, False, Safe([self._names[other] for other in rivals], _ids(safe))
        exposed = [island for island in range(ISLANDS) if self._is_safer(island, rival, in_better=False)]
        if exposed:
            yield Group.SAFETY, True, Exposed(name, _ids(exposed))
        fills = [
            island
            for island in range(ISLANDS)
            if _fillable(self._better, island, seat) > _fillable(self._played, island, seat)
        ]
        if fills:
            yield Group.BEACHES, False, Fills(_ids(fills))
        before, after = (Counter(_ways(end, seat)) for end in (self._played, self._better))
        ways = [island for island in range(ISLANDS) if after[island] > before[island]]
        if ways:
            yield Group.WAYS, False, Ways(_ids(ways))

    def _numbers(self) -> Iterator[tuple[Group, bool, Reason]]:
        seat, rival, name = self._seat, self._rival, self._names[self._rival]
        ends = (self._better, self._played)
        better, played = (
            expectations.points for expectations in (self._better_expectations, self._played_expectations)
        )
        if better[seat] > played[seat]:
            yield Group.POINTS, False, Points(better[seat], played[seat])
        if better[rival] < played[rival]:
            yield Group.POINTS, True, RivalPoints(name, better[rival], played[rival])
        more, fewer = (_growth(end, seat) for end in ends)
        if more > fewer:
            yield Group.GROWTH, False, Growth(more, fewer)
        fewer, more = (_growth(end, rival) for end in ends)
        if fewer < more:
            yield Group.GROWTH, True, RivalGrowth(name, fewer, more)
        more, fewer = (ships_of(end.supply, seat) for end in ends)
        if more > fewer:
            yield Group.SUPPLY, False, Supply(more, fewer)
        fewer, more = (ships_of(end.supply, rival) for end in ends)
        if fewer < more:
            yield Group.SUPPLY, True, RivalSupply(name, fewer, more)

    def _draws(self) -> Iterator[tuple[Group, bool, Reason]]:
        better, played = draw_at(self._better), draw_at(self._played)
        if better is not None and played is None:
            yield Group.DRAW, False, Discovers(better.tiles, better.lands)
            if better.ending and self._better.standings()[self._seat].rank == 1:
                yield Group.DRAW, False, MayEnd(better.tiles, better.ending)
        elif better is None and played is not None and not is_risky(played):
            yield Group.DRAW, False, Risks(played.tiles, played.lands, played.sinks)
        elif better is not None and played is not None and better.lands > played.lands:
            yield Group.DRAW, False, LandingOdds(better.tiles, better.lands, played.lands)

    def _gained(self, here: Position, there: Position, seat: int) -> list[int]:
        """Return the islands that a seat holds in one position but not in the other."""
        return [
            island for island in range(ISLANDS) if seat in owners(here, island) and seat not in owners(there, island)
        ]

    def _beaches_gained(self, island: int, seat: int) -> int:
        """Return on how many more beaches of an island a seat has ships at the better end, if it is there at both."""
        better, played = _beaches(self._better, island, seat), _beaches(self._played, island, seat)
        return better - played if better and played else 0

    def _is_safer(self, island: int, seat: int, *, in_better: bool) -> bool:
        """Return whether a seat's ships are safe on an island at one end, and on it but in danger at the other end."""
        safe, exposed = (self._better, self._played) if in_better else (self._played, self._better)
        here, there = self._better_expectations, self._played_expectations
        if not in_better:
            here, there = there, here
        if not (ships_of(safe.ashore[island], seat) and ships_of(exposed.ashore[island], seat)):
            return False
        if not here.safe[seat * ISLANDS + island] or there.safe[seat * ISLANDS + island]:
            return False
        return bool(drivers(exposed, island, seat))


def draw_at(end: Position) -> Draws | None:
    """Return the possible results of the draw at the end of a line, if it ends with a draw for a fleet."""
    return count_draws(end) if end.to_move == CHANCE and end.fleet != EMPTY else None


def drivers(position: Position, island: int, seat: int) -> list[int]:
    """Return the rivals on an island who can fill all beaches with a seat's ships there by one expansion."""
    ships = [position.ships[beach] for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1])]
    berths = BERTHS[FIRST_BEACH[island] : FIRST_BEACH[island + 1]]
    free = [count - size(fleet) for count, fleet in zip(berths, ships, strict=True) if ships_of(fleet, seat)]
    if not free or max(free) > 1:
        return []
    return [
        other
        for other in owners(position, island)
        if other != seat
        and sum(free) <= min(ships_of(position.ashore[island], other), ships_of(position.supply, other))
    ]


def is_risky(draws: Draws) -> bool:
    """Return whether a draw often sinks the fleet."""
    return draws.sinks >= RISKY_SHARE * draws.tiles


def _ids(islands: list[int]) -> list[str]:
    return [TILE_ID[island] for island in islands]


def _beaches(position: Position, island: int, seat: int) -> int:
    """Return the number of beaches of an island with ships of a seat."""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    return sum(ships_of(position.ships[beach], seat) > 0 for beach in beaches)


def _fillable(position: Position, island: int, seat: int) -> int:
    """Return how many beaches of an open island a seat can fill with one ship from the supply."""
    if position.kings[island] != NONE or not ships_of(position.ashore[island], seat):
        return 0
    if not ships_of(position.supply, seat):
        return 0
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    return sum(size(position.ships[beach]) == BERTHS[beach] - 1 for beach in beaches)


def _ways(position: Position, seat: int) -> list[int]:
    """Return the islands on which a seat's ships have enough colours to sail into the unknown."""
    routes = Routes()
    routes.load(position)
    return [
        island
        for island in range(ISLANDS)
        if position.kings[island] == NONE
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
        if ships_of(position.ships[beach], seat) and routes.to_unknown[beach] <= colours(position.ships[beach])
    ]


def _growth(position: Position, seat: int) -> int:
    """Return the number of ships in the seat's largest possible expansion."""
    growth = 0
    for island in range(ISLANDS):
        own = ships_of(position.ashore[island], seat)
        growth = max(growth, min(own, FIRST_BEACH[island + 1] - FIRST_BEACH[island]))
    return min(growth, ships_of(position.supply, seat))
