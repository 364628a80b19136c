"""Laying tiles freely, for a resettler (clause 8) or after a loss (end of clause 10)."""

from tongiaki.rules.fleets import EMPTY
from tongiaki.rules.happenings import PLACED
from tongiaki.rules.moves import SETTLE
from tongiaki.rules.numbers import Int
from tongiaki.rules.state import DRAW_TILE, LAY_TILE, SETTLE_SHIP, State
from tongiaki.rules.tiles import FIRST_BEACH, ISLANDS, NONE
from tongiaki.rules.turns import finish


def lay_moves(state: State) -> list[int]:
    return state.chart.lay_moves()


def choose_exit(state: State, edge: Int) -> None:
    """The exit is named before the tile is drawn."""
    state.edge = edge
    state.fleet = EMPTY
    state.phase_number = DRAW_TILE


def laid(state: State, tile: Int) -> None:
    """A tile was drawn and laid at the exit: water asks for another, an island ends it."""
    if tile >= ISLANDS:
        state.phase_number = LAY_TILE
    elif state.resettling:
        state.island = tile
        state.phase_number = SETTLE_SHIP
    else:
        finish(state)


def settle_moves(state: State) -> list[int]:
    return [SETTLE + beach for beach in range(FIRST_BEACH[state.island], FIRST_BEACH[state.island + 1])]


def settle(state: State, beach: Int) -> None:
    state.put_from_supply(state.turn, beach)
    state.island = NONE
    if state.log is not None:
        state.log.append((PLACED, state.turn, beach))
    finish(state)
