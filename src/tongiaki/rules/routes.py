"""What the known tiles say about a sail before it is chosen: the way, its demands, and how it ends."""

from dataclasses import dataclass

from tongiaki.rules.fleets import colours
from tongiaki.rules.state import State
from tongiaki.rules.tiles import BEACH_AT, DEMAND, ISLANDS, NONE, OTHER_END, SIDES, TILE_ID


@dataclass(frozen=True, slots=True)
class Step:
    """One current on the way."""

    tile: str
    """Id of the water tile."""
    entry: int
    """Side by which the fleet comes."""
    exit: int
    """Side by which it leaves, unless it sinks."""
    demand: int
    """Different colours that the current demands."""


@dataclass(frozen=True, slots=True)
class Route:
    """The way of a fleet from a pier over the tiles already laid."""

    colours: int
    """Different colours aboard."""
    steps: list[Step]
    end: str
    """`unknown` (an empty cell), `lands`, `sinks`, `returns` (home) or `turned_back` (by a royal island)."""
    island: str | None
    """Id of the island where it lands, to which it returns, or that turns it back."""
    exit: tuple[str, int] | None
    """Tile and side that face the empty cell."""


def route(state: State, edge: int) -> Route:
    """The route of the ships on the beach that owns the pier on an edge."""
    aboard = colours(state.ships[BEACH_AT[edge]])
    home = edge // SIDES
    steps: list[Step] = []
    while True:
        arrival = state.chart.facing[edge]
        if arrival == NONE:
            return Route(aboard, steps, "unknown", None, (TILE_ID[edge // SIDES], edge % SIDES))
        tile = arrival // SIDES
        if tile < ISLANDS:
            if state.kings[tile] != NONE:
                return Route(aboard, steps, "turned_back", TILE_ID[tile], None)
            return Route(aboard, steps, "returns" if tile == home else "lands", TILE_ID[tile], None)
        edge = OTHER_END[arrival]
        steps.append(Step(TILE_ID[tile], arrival % SIDES, edge % SIDES, DEMAND[arrival]))
        if DEMAND[arrival] > aboard:
            return Route(aboard, steps, "sinks", None, None)
