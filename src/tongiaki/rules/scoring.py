"""Scores and ranks (clause 9) in the current position."""

from dataclasses import dataclass

from tongiaki.rules.fleets import SHIPS, ships_of
from tongiaki.rules.state import GAME_OVER, LAST_ISLAND, LAST_WATER, State
from tongiaki.rules.tiles import ISLANDS, VALUE


@dataclass(frozen=True, slots=True)
class Standing:
    """The points, islands, ships and rank of one seat."""

    seat: int
    colour: str
    points: int
    """Total value of the islands with the seat's ships."""
    islands: int
    """Number of islands with the seat's ships, including Tonga and royal islands."""
    ships: int
    """Number of the seat's ships that are not in the supply: on beaches, as kings, under way or at sea."""
    rank: int
    """The rank: 1 plus the number of seats with a better result."""


def owners(state: State, island: int) -> list[int]:
    """Return the seats that score points for an island: those with a ship there."""
    if state.kings[island] >= 0:
        return [state.kings[island]]
    ships = state.ashore[island]
    return [seat for seat in range(state.players) if ships_of(ships, seat) > 0]


def standings(state: State) -> list[Standing]:
    """Return the standings of all seats, in the order of the seats."""
    points = [0] * state.players
    islands = [0] * state.players
    for island in range(ISLANDS):
        for seat in owners(state, island):
            points[seat] += VALUE[island]
            islands[seat] += 1
    ships = [SHIPS - ships_of(state.supply, seat) for seat in range(state.players)]
    order = [(-points[seat], -islands[seat], ships[seat]) for seat in range(state.players)]
    return [
        Standing(
            seat,
            state.colours[seat],
            points[seat],
            islands[seat],
            ships[seat],
            1 + sum(other < order[seat] for other in order),
        )
        for seat in range(state.players)
    ]


def end_reason(state: State) -> str | None:
    """Return why the game is over: `last_island`, `last_water` or `stalled`. Return None while it is not over."""
    if state.phase_number != GAME_OVER:
        return None
    if state.ending == LAST_ISLAND:
        return "last_island"
    if state.ending == LAST_WATER:
        return "last_water"
    return "stalled"
