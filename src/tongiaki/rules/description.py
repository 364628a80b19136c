"""A position in the plain form that other programs read: the `position` of the engine's text protocol."""

from typing import Any

from tongiaki.rules.fleets import EMPTY, ships_of
from tongiaki.rules.happenings import fleet_map
from tongiaki.rules.state import GAME_OVER, PHASES, State
from tongiaki.rules.tiles import BIT, FIRST_BEACH, ISLANDS, NONE, TILE_ID, TILES


def describe(state: State) -> dict[str, Any]:
    """A position as JSON-ready data; `docs/engine.md` lists the keys."""
    chart, colours = state.chart, state.colours
    laid = [tile for tile in range(TILES) if chart.is_laid(tile)]
    under_way: dict[str, Any] = {}
    if state.fleet != EMPTY:
        under_way = {"fleet": fleet_map(state.fleet, colours), "from": TILE_ID[state.origin]}
    return under_way | {
        "at_sea": fleet_map(state.at_sea, colours),
        "lost": sorted(TILE_ID[tile] for tile in range(TILES) if is_lost(state, tile)),
        "phase": PHASES[state.phase_number],
        "pile": sorted(TILE_ID[tile] for tile in range(TILES) if state.pile & BIT[tile]),
        "quiet_turns": state.quiet_turns,
        "royal": {TILE_ID[i]: colours[state.kings[i]] for i in range(ISLANDS) if state.kings[i] != NONE},
        "ships": {TILE_ID[island]: _beaches(state, island) for island in range(ISLANDS) if state.is_open(island)},
        "supply": {colour: ships_of(state.supply, seat) for seat, colour in enumerate(colours)},
        "tiles": sorted((_tile(state, tile) for tile in laid), key=lambda tile: str(tile["id"])),
        "turn": None if state.phase_number == GAME_OVER else colours[state.turn],
    }


def is_lost(state: State, tile: int) -> bool:
    """Whether a tile has left the game (clause 10)."""
    return not state.chart.is_laid(tile) and not state.pile & BIT[tile]


def _beaches(state: State, island: int) -> list[dict[str, int]]:
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    return [fleet_map(state.ships[beach], state.colours) for beach in beaches]


def _tile(state: State, tile: int) -> dict[str, Any]:
    q, r, rotation = state.chart.place(tile)
    return {"id": TILE_ID[tile], "q": q, "r": r, "rotation": rotation}
