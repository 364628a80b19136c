"""The voyage of a fleet from cell to cell (clause 6), and the draw of a tile."""

from tongiaki.rules.fleets import EMPTY, colours
from tongiaki.rules.happenings import DISCOVERED, PASSED, SAILED, SANK, STAYED_AT_SEA, TURNED_BACK
from tongiaki.rules.landing import arrive
from tongiaki.rules.laying import continue_laying
from tongiaki.rules.migration import continue_migration
from tongiaki.rules.moves import DRAWS
from tongiaki.rules.numbers import Int, Moves
from tongiaki.rules.state import DRAW_TILE, State
from tongiaki.rules.tiles import ALL_WATER, BEACH_AT, DEMAND, ISLANDS, NONE, OTHER_END, SIDES


def sail(state: State, edge: Int) -> None:
    """Start a voyage: the ships of the beach that owns the pier on this edge leave together."""
    beach = BEACH_AT[edge]
    state.fleet = state.clear_beach(beach)
    state.origin = edge // SIDES
    if state.log is not None:
        state.log.append((SAILED, beach, edge, state.fleet))
    _sail_on(state, edge)


def add_draw_moves(state: State, moves: Moves) -> None:
    pile = state.pile
    for draws in DRAWS:
        moves.extend(draws[pile & 255])
        pile >>= 8


def draw(state: State, tile: Int) -> None:
    """Lay the drawn tile against `State.edge`."""
    state.chart = state.chart.with_tile(tile, state.edge)
    state.edge = NONE
    state.take_from_pile(tile)
    state.drew = True
    state.quiet_turns = 0
    state.seen.clear()
    if state.log is not None:
        state.log.append((DISCOVERED, tile, *state.chart.placement(tile)))
    if state.fleet == EMPTY:
        continue_laying(state, tile)
    elif tile < ISLANDS:
        arrive(state, tile)
    elif DEMAND[tile * SIDES] > colours(state.fleet):
        _sink(state, tile)
    elif state.pile & ALL_WATER == 0:
        _stay_at_sea(state, tile)
    else:
        _sail_on(state, _follow(state, tile * SIDES))


def _sail_on(state: State, edge: Int) -> None:
    """Move the fleet over the laid tiles until the next event, starting at an edge of the tile that it leaves."""
    while True:
        arrival = state.chart.facing[edge]
        if arrival == NONE:
            if state.pile == 0:
                _stay_at_sea(state, NONE)
            else:
                state.edge = edge
                state.phase_number = DRAW_TILE
            return
        tile = arrival // SIDES
        if tile < ISLANDS:
            if state.kings[tile] != NONE:
                if state.log is not None:
                    state.log.append((TURNED_BACK, tile))
                tile = state.origin
            arrive(state, tile)
            return
        if DEMAND[arrival] > colours(state.fleet):
            _sink(state, tile)
            return
        edge = _follow(state, arrival)


def _follow(state: State, arrival: Int) -> Int:
    """Log the passage along the current that begins at an edge. Return the edge at its other end."""
    if state.log is not None:
        state.log.append((PASSED, arrival, OTHER_END[arrival]))
    return OTHER_END[arrival]


def _sink(state: State, tile: Int) -> None:
    if state.log is not None:
        state.log.append((SANK, tile, state.fleet))
    state.return_to_supply(state.fleet)
    _end(state)


def _stay_at_sea(state: State, tile: Int) -> None:
    """Keep the fleet's ships at sea for the rest of the game. They score nothing (clause 9)."""
    if state.log is not None:
        state.log.append((STAYED_AT_SEA, tile, state.fleet))
    state.at_sea += state.fleet
    state.seen.clear()
    _end(state)


def _end(state: State) -> None:
    state.fleet = EMPTY
    state.origin = NONE
    continue_migration(state)
