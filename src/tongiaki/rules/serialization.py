"""A position as plain data: for other programs (`describe`), and for `pickle` (`to_data` and `from_data`)."""

from typing import Any, Final

from tongiaki.rules.chart import Chart
from tongiaki.rules.fleets import EMPTY, ships_of
from tongiaki.rules.happenings import fleet_map
from tongiaki.rules.numbers import ints
from tongiaki.rules.state import GAME_OVER, PHASES, State
from tongiaki.rules.tiles import BIT, FIRST_BEACH, ISLANDS, NONE, TILE_ID, TILES

_NUMBERS: Final = (
    *("phase_number", "turn", "full", "crowned", "supply", "at_sea", "pile", "ending", "quiet_turns", "drew"),
    *(
        "lost_island",
        "beach_to_fill",
        "fleet",
        "origin",
        "edge",
        "island",
        "waiting",
        "resettling",
        "repeated",
        "trapped",
    ),
)
_ARRAYS: Final = ("ships", "ashore", "kings")

Data = tuple[dict[str, int], dict[str, list[int]], list[list[int]], list[list[int]]]


def describe(state: State) -> dict[str, Any]:
    """Return a position as JSON-ready data; `docs/bots/engine.md` lists the keys."""
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
    """Return whether a tile has left the game (clause 10)."""
    return not state.chart.is_laid(tile) and not state.pile & BIT[tile]


def _beaches(state: State, island: int) -> list[dict[str, int]]:
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    return [fleet_map(state.ships[beach], state.colours) for beach in beaches]


def _tile(state: State, tile: int) -> dict[str, Any]:
    q, r, rotation = state.chart.placement(tile)
    return {"id": TILE_ID[tile], "q": q, "r": r, "rotation": rotation}


def to_data(state: State) -> Data:
    """Return all fields of a state except its terms and the log."""
    chart = state.chart
    return (
        {name: getattr(state, name) for name in _NUMBERS},
        {name: list(getattr(state, name)) for name in _ARRAYS},
        [list(board) for board in state.seen],
        [list(chart.cells), list(chart.rotations), list(chart.facing), list(chart.exits)],
    )


def from_data(state: State, data: Data) -> None:
    """Restore a state from `to_data`. The state must have the same terms."""
    numbers, arrays, seen, chart = data
    values: dict[str, Any] = numbers | {name: ints(numbers) for name, numbers in arrays.items()}
    for name, value in values.items():
        setattr(state, name, value)
    state.seen = [ints(board) for board in seen]
    state.chart = Chart(ints(chart[0]), ints(chart[1]), ints(chart[2]), ints(chart[3]))
