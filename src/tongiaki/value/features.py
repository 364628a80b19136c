"""Feature extraction: the active inputs and the amounts (see `layout`) of a position, from the view of a seat."""

from typing import Final, final

from tongiaki.rules.fleets import ALL_SHIPS, EMPTY, colours, only_of, ships_of, size
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, SETUP
from tongiaki.rules.tiles import BERTHS, BIT, FIRST_BEACH, ISLANDS, NONE
from tongiaki.value import layout
from tongiaki.value.expectations import Expectations
from tongiaki.value.routes import Routes

_WAYS: Final[Ints] = ints([0, 0, 1, 2, 3, 4, 4, 4, 4, 4])
"""The index of a demand among the five inputs of a beach's route, by [demand]. The last one is for NOWHERE."""


@final
class Views:
    """The network inputs for each seat of a position. Call `load` with the position, and then `view` for each seat."""

    __slots__ = ("_position", "_rival", "_routes", "active", "amounts", "count", "expectations")

    def __init__(self) -> None:
        self.active: Ints = ints([0] * layout.MOST_ACTIVE)
        """The active inputs of the last view. Only the first `count` elements are valid."""
        self.count: Int = 0
        self.amounts: Ints = ints([0] * layout.AMOUNTS)
        """The amounts of the last view."""
        self.expectations = Expectations()
        """Points and expected points of each seat."""
        self._routes = Routes()
        self._rival: Int = 0

    def load(self, position: Position) -> None:
        """Load a position, which must not change before the calls of `view`."""
        self._position = position
        self.expectations.load(position)
        self._routes.load(position)

    def view(self, seat: Int) -> None:
        """Compute the inputs and amounts from a seat's point of view."""
        self.count = 0
        self._rival = self._best_rival(seat)
        self._add(layout.ALWAYS)
        for island in range(ISLANDS):
            self._add_island(island, seat)
        self._add_players(seat)
        self._add_standing(seat)
        self._add_time(seat)
        if self._position.phase_number == DRAW_TILE:
            self._add_draw(seat)

    def _add(self, number: Int) -> None:
        self.active[self.count] = number
        self.count += 1

    def _best_rival(self, seat: Int) -> Int:
        """Return the rival with the most expected points. If several are equal, return the next one after the seat."""
        players, half_points = self._position.players, self.expectations.half_points
        best = (seat + 1) % players
        for distance in range(2, players):
            rival = (seat + distance) % players
            if half_points[rival] > half_points[best]:
                best = rival
        return best

    def _add_island(self, island: Int, seat: Int) -> None:
        position = self._position
        ships = position.ashore[island]
        own = ships_of(ships, seat)
        king = position.kings[island]
        owner: Int = 2
        if king != NONE:
            owner = 6 if king == seat else 7
        elif position.chart.cells[island] == NONE:
            owner = 0 if position.pile & BIT[island] else 1
        elif own:
            owner = 3 if only_of(ships, seat) else 4
        elif ships != EMPTY:
            owner = 5
        self._add(layout.ISLAND + island * 8 + owner)
        if ships == EMPTY:
            return
        beaches: Int = 0
        total: Int = 0
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
            if position.ships[beach] != EMPTY:
                total += size(position.ships[beach])
                if position.ships[beach] & ALL_SHIPS[seat]:
                    beaches += 1
                self._add_beach(beach, seat, owner)
        if total > own:
            self._add(layout.OTHER_SHIPS + island * 6 + min(total - own, 6) - 1)
        if own:
            self._add(layout.OWN_BEACHES + island * 4 + min(beaches, 4) - 1)
            self._add(layout.OWN_SHIPS + island * 6 + min(own, 6) - 1)
            self._add(layout.SAFE + island * 4 + min(self.expectations.safe[seat * ISLANDS + island], 3))
            rivals = colours(ships) - 1
            if rivals:
                self._add(layout.RIVALS + island * 4 + min(rivals, 4) - 1)

    def _add_beach(self, beach: Int, seat: Int, owner: Int) -> None:
        ships = self._position.ships[beach]
        own, total, mixture = ships_of(ships, seat), size(ships), colours(ships)
        self._add(layout.BEACH + layout.STATE[(beach * 6 + own) * 6 + total - own])
        routes = self._routes
        unknown, island, greatest = routes.to_unknown[beach], routes.to_island[beach], routes.greatest[beach]
        if own:
            self._add(layout.TO_UNKNOWN + beach * 5 + _WAYS[unknown])
            self._add(layout.TO_ISLAND + beach * 5 + _WAYS[island])
            self._add(layout.MIXTURE + beach * 4 + min(mixture, 4) - 1)
        if total == BERTHS[beach] - 1 and owner != 5:
            beach_owner: Int = 2 if own == 0 else owner - 3
            where: Int = 0
            if unknown <= mixture:
                where += 1
            if island <= mixture:
                where += 2
            if greatest > mixture:
                where += 4
            self._add(layout.ONE_FREE + (beach * 3 + beach_owner) * 8 + where)

    def _add_players(self, seat: Int) -> None:
        position, expectations = self._position, self.expectations
        self._add(layout.SUPPLY + ships_of(position.supply, seat))
        self._add(layout.RIVAL_SUPPLY + ships_of(position.supply, self._rival))
        kings: Int = 0
        for other in range(position.players):
            kings += ships_of(position.crowned, other)
        own_kings = ships_of(position.crowned, seat)
        self._add(layout.KINGS + own_kings)
        self._add(layout.RIVAL_KINGS + kings - own_kings)
        self._add(layout.ROOTS + min(12, expectations.islands[seat] - own_kings))
        growth: Int = 0
        for island in range(ISLANDS):
            own = ships_of(position.ashore[island], seat)
            growth = max(growth, min(own, FIRST_BEACH[island + 1] - FIRST_BEACH[island]))
        self._add(layout.GROWTH + min(growth, ships_of(position.supply, seat)))
        self._add(layout.EXPOSED + min(20, expectations.exposed[seat]))
        self._add(layout.RIVAL_EXPOSED + min(20, expectations.exposed[self._rival]))

    def _add_standing(self, seat: Int) -> None:
        expectations, players = self.expectations, self._position.players
        own_points, own_half_points = expectations.points[seat], expectations.half_points[seat]
        best: Int = -1
        points: Int = 0
        half_points: Int = 0
        place: Int = 0
        expected_place: Int = 0
        for rival in range(players):
            if rival != seat:
                points += expectations.points[rival]
                half_points += expectations.half_points[rival]
                if best < 0 or self._is_ahead(rival, best):
                    best = rival
                if expectations.points[rival] > own_points:
                    place += 1
                if expectations.half_points[rival] > own_half_points:
                    expected_place += 1
        best_half_points = expectations.half_points[self._rival]
        margin = own_points - expectations.points[best]
        self._add(layout.MARGIN + 20 + max(-20, min(20, margin)))
        self._add(layout.EXPECTED_MARGIN + 24 + max(-24, min(24, own_half_points - best_half_points)))
        if margin == 0:
            tie: Int = 1
            if self._is_ahead(seat, best):
                tie = 2
            elif self._is_ahead(best, seat):
                tie = 0
            self._add(layout.TIE + tie)
        self._add(layout.PLACE + place)
        self._add(layout.EXPECTED_PLACE + expected_place)
        if expectations.draws_left <= 4:
            self._add(layout.LATE_MARGIN + expectations.draws_left * 9 + 4 + max(-4, min(4, margin)))
        amounts = self.amounts
        amounts[0], amounts[1], amounts[2] = own_points, expectations.points[best], points // (players - 1)
        amounts[3] = own_half_points
        amounts[4] = best_half_points
        amounts[5] = half_points // (players - 1)
        amounts[6], amounts[7] = expectations.exposed[seat], expectations.exposed[self._rival]

    def _is_ahead(self, seat: Int, rival: Int) -> bool:
        """Return whether a seat ranks above another (clause 9)."""
        points, islands, supply = self.expectations.points, self.expectations.islands, self._position.supply
        if points[seat] != points[rival]:
            return points[seat] > points[rival]
        if islands[seat] != islands[rival]:
            return islands[seat] > islands[rival]
        return ships_of(supply, seat) > ships_of(supply, rival)

    def _add_time(self, seat: Int) -> None:
        position = self._position
        islands: Int = 0
        for island in range(ISLANDS):
            if position.pile & BIT[island]:
                islands += 1
        water = self.expectations.sinking_tiles + self.expectations.passing_tiles
        self._add(layout.ISLANDS_LEFT + islands)
        self._add(layout.WATER_LEFT + water)
        if position.ending:
            self._add(layout.ENDING)
        self._add(layout.QUIET + min(20, position.quiet_turns // position.players))
        self._add(layout.PLAYERS + position.players - 2)
        at_draw: Int = 6 if position.phase_number == DRAW_TILE else 0
        self._add(layout.DISTANCE + at_draw + (seat - position.turn) % position.players)
        if position.phase_number == SETUP:
            self._add(layout.SETTING_UP)

    def _add_draw(self, seat: Int) -> None:
        position, expectations = self._position, self.expectations
        fleet = position.fleet
        own = ships_of(fleet, seat)
        self._add(layout.ABOARD + own)
        self._add(layout.OTHERS_ABOARD + size(fleet) - own)
        self._add(layout.FLEET_COLOURS + min(4, colours(fleet)))
        water = expectations.sinking_tiles + expectations.passing_tiles
        islands: Int = 0
        for island in range(ISLANDS):
            if position.pile & BIT[island]:
                islands += 1
        if fleet != EMPTY:
            self._add(layout.SINKING + expectations.sinking_tiles * 8 // (islands + water))
        self._add(layout.FINDING + islands * 8 // (islands + water))
