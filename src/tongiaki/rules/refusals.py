"""Refusals: the reason why a move is not legal, as a code, the clause of the rules, and the facts.

A code is a key of the message catalogue. The facts are the variables of that message: ids of islands, tiles and
beaches, colours, and numbers. The clauses are those of `docs/play/rules.md`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tongiaki.rules.fleets import only_of, ships_of, size
from tongiaki.rules.moves import (
    COLOURS,
    CROWN,
    DRAW,
    ENTER,
    ENTRIES,
    EXPAND,
    EXPANSIONS,
    LAND,
    LAY,
    SAIL,
    SETTLE,
    TAKE,
    kind,
)
from tongiaki.rules.opening import KINGS, expansion_size
from tongiaki.rules.state import (
    DRAW_TILE,
    GAME_OVER,
    LANDING,
    LAY_TILE,
    MIGRATION,
    SETTLE_SHIP,
    SETUP,
    TAKE_SHIP,
    TURN,
    State,
)
from tongiaki.rules.tiles import (
    BEACH_AT,
    BEACH_ID,
    BEACHES,
    BERTHS,
    BIT,
    EDGE_ID,
    ISLAND_OF,
    NONE,
    SIDES,
    TILE_ID,
    TONGA,
)

Facts = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why a move is not legal."""

    code: str
    clause: str
    """The clause of the rules that forbids the move."""
    facts: Facts = field(default_factory=dict)

    def __reduce__(
        self,
    ) -> tuple[type["Refusal"], tuple[str, str, Facts]]:  # otherwise, compiled classes could not be pickled
        return Refusal, (self.code, self.clause, self.facts)


class IllegalMoveError(ValueError):
    """The move is not legal in this position. `refusal` contains the reason."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(text, refusal)
        self.text = text
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.text} is not legal here: {self.refusal.code} (clause {self.refusal.clause})"


CODES: Final[dict[str, str]] = {
    "game_over": "9",
    "no_draw_due": "12",
    "draw_due": "12",
    "not_in_pile": "12",
    "setup_due": "3",
    "turn_due": "4",
    "take_due": "5",
    "sail_due": "6",
    "land_due": "7",
    "lay_due": "8",
    "settle_due": "8",
    "setup_on_tonga": "3",
    "third_ship": "3",
    "not_on_board": "1",
    "royal_island": "4",
    "must_enter": "4",
    "may_not_enter": "4",
    "enter_two_on_tonga": "4",
    "no_room_for_two": "4",
    "no_own_ship": "4",
    "crown_tonga": "4",
    "crown_shared": "4",
    "crown_limit": "4",
    "expand_number": "5",
    "nothing_to_take": "5",
    "beach_not_full": "6",
    "no_pier": "6",
    "trapped": "10",
    "looping": "10",
    "not_in_fleet": "7",
    "other_island": "7",
    "first_round": "7",
    "beach_full": "7",
    "not_an_exit": "8",
    "exit_blocked": "8",
    "settle_elsewhere": "8",
}
"""The clause of the rules for each code."""

_DUE: Final = {
    SETUP: ("setup_due", ("settle",)),
    TURN: ("turn_due", ("expand", "enter", "crown", "resettle")),
    TAKE_SHIP: ("take_due", ("take",)),
    MIGRATION: ("sail_due", ("sail",)),
    LANDING: ("land_due", ("land",)),
    LAY_TILE: ("lay_due", ("lay",)),
    SETTLE_SHIP: ("settle_due", ("settle",)),
}


def explain(state: State, move: int) -> Refusal:
    """Return why a move is not legal. The move must not be one of the legal moves."""
    code, facts = _reason(state, move)
    return Refusal(code, CODES[code], facts)


def _reason(state: State, move: int) -> tuple[str, Facts]:
    phase = state.phase_number
    move_kind = kind(move)
    if phase == GAME_OVER:
        return "game_over", {}
    if phase == DRAW_TILE:
        return ("not_in_pile", {"tile": TILE_ID[move - DRAW]}) if move_kind == "draw" else ("draw_due", {})
    if move_kind == "draw":
        return "no_draw_due", {}
    due, kinds = _DUE[phase]
    if move_kind not in kinds:
        return due, {}
    return _REASONS[move_kind](state, move)


def _settle(state: State, move: int) -> tuple[str, Facts]:
    beach = move - SETTLE
    if state.phase_number == SETTLE_SHIP:
        return "settle_elsewhere", {"island": TILE_ID[state.island]}
    if ISLAND_OF[beach] != TONGA:
        return "setup_on_tonga", {}
    return "third_ship", {"beach": BEACH_ID[beach]}


def _closed(state: State, island: int) -> tuple[str, Facts] | None:
    """Return why an island is not open, or None if it is open."""
    if not state.chart.is_laid(island):
        return "not_on_board", {"tile": TILE_ID[island]}
    if state.kings[island] != NONE:
        return "royal_island", {"island": TILE_ID[island], "colour": state.colours[state.kings[island]]}
    return None


def _without_own_ship(state: State, island: int) -> tuple[str, Facts] | None:
    """Return why a player without a ship on an island cannot expand or crown it, or None if they have a ship there."""
    if not state.has_ship_on_open_island(state.turn):
        return "must_enter", {}
    if ships_of(state.ashore[island], state.turn) == 0:
        return "no_own_ship", {"island": TILE_ID[island]}
    return None


def _expand(state: State, move: int) -> tuple[str, Facts]:
    beaches = EXPANSIONS[move - EXPAND]
    island = ISLAND_OF[beaches[0]]
    own = ships_of(state.ashore[island], state.turn)
    number = expansion_size(island, own, ships_of(state.supply, state.turn))
    return (
        _closed(state, island)
        or _without_own_ship(state, island)
        or ("expand_number", {"island": TILE_ID[island], "number": number, "given": len(beaches)})
    )


def _enter(state: State, move: int) -> tuple[str, Facts]:
    beaches = ENTRIES[move - ENTER]
    island = ISLAND_OF[beaches[0]]
    if state.has_ship_on_open_island(state.turn):
        return "may_not_enter", {}
    closed = _closed(state, island)
    if closed is not None:
        return closed
    if len(beaches) == 1:
        return "enter_two_on_tonga", {}
    return "no_room_for_two", {"beach": BEACH_ID[beaches[0]]}


def _crown(state: State, move: int) -> tuple[str, Facts]:
    island = move - CROWN
    if island == TONGA:
        return "crown_tonga", {}
    reason = _closed(state, island) or _without_own_ship(state, island)
    if reason is not None:
        return reason
    if not only_of(state.ashore[island], state.turn):
        return "crown_shared", {"island": TILE_ID[island]}
    return "crown_limit", {"number": KINGS}


def _take(state: State, move: int) -> tuple[str, Facts]:
    beach = move - TAKE
    return _closed(state, ISLAND_OF[beach]) or ("nothing_to_take", {"beach": BEACH_ID[beach]})


def _sail(state: State, move: int) -> tuple[str, Facts]:
    edge = move - SAIL
    island = edge // SIDES
    closed = _closed(state, island)
    if closed is not None:
        return closed
    beach = BEACH_AT[edge]
    if beach == NONE:
        return "no_pier", {"island": TILE_ID[island], "side": edge % SIDES}
    if not state.full & BIT[beach]:
        return "beach_not_full", {
            "beach": BEACH_ID[beach],
            "ships": size(state.ships[beach]),
            "berths": BERTHS[beach],
        }
    return ("trapped" if state.trapped & BIT[island] else "looping"), {"island": TILE_ID[island]}


def _land(state: State, move: int) -> tuple[str, Facts]:
    seat, beach = (move - LAND) // BEACHES, (move - LAND) % BEACHES
    if seat >= state.players or ships_of(state.fleet, seat) == 0:
        return "not_in_fleet", {"colour": state.colours[seat] if seat < state.players else COLOURS[seat]}
    if ISLAND_OF[beach] != state.island:
        return "other_island", {"island": TILE_ID[state.island]}
    if state.full & BIT[beach]:
        return "beach_full", {"beach": BEACH_ID[beach]}
    return "first_round", {"beach": BEACH_ID[beach]}


def _lay(state: State, move: int) -> tuple[str, Facts]:
    edge = move - LAY
    if not state.chart.is_laid(edge // SIDES):
        return "not_on_board", {"tile": TILE_ID[edge // SIDES]}
    if state.chart.facing[edge] != NONE:
        return "exit_blocked", {"edge": EDGE_ID[edge]}
    return "not_an_exit", {"edge": EDGE_ID[edge]}


_REASONS: Final[dict[str, Callable[[State, int], tuple[str, Facts]]]] = {
    "settle": _settle,
    "expand": _expand,
    "enter": _enter,
    "crown": _crown,
    "take": _take,
    "sail": _sail,
    "land": _land,
    "lay": _lay,
}
