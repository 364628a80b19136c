"""Scores and ranks (clause 9), as things stand."""

from dataclasses import dataclass

from tongiaki.rules.fleets import SHIPS, ships_of
from tongiaki.rules.state import GAME_OVER, LAST_ISLAND, LAST_WATER, State
from tongiaki.rules.tiles import ISLANDS, VALUE


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's result."""

    seat: int
    colour: str
    points: int
    """Value of the islands with own ships."""
    islands: int
    """Islands with own ships, Tonga and royal ones too."""
    ships: int
    """Own ships out of the supply: on beaches, as kings, under way or at sea."""
    rank: int
    """1 + the number of seats that stand better."""


def owners(state: State, island: int) -> list[int]:
    """The seats that score an island: those with a ship there."""
    if state.kings[island] >= 0:
        return [state.kings[island]]
    ships = state.ashore[island]
    return [seat for seat in range(state.players) if ships_of(ships, seat) > 0]


def standings(state: State) -> list[Standing]:
    """Every seat's result, by seat."""
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
    """Why the game is over: `last_island` or `last_water` of the pile came, or it `stalled`; None while it goes on."""
    if state.phase_number != GAME_OVER:
        return None
    if state.ending == LAST_ISLAND:
        return "last_island"
    if state.ending == LAST_WATER:
        return "last_water"
    return "stalled"
