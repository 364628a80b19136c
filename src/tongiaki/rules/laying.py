"""Laying of tiles at a chosen exit: when resettling (clause 8), or after islands were lost (end of clause 10)."""

from tongiaki.rules.fleets import EMPTY
from tongiaki.rules.happenings import PLACED
from tongiaki.rules.moves import SETTLE
from tongiaki.rules.numbers import Int, Moves
from tongiaki.rules.state import DRAW_TILE, LAY_TILE, SETTLE_SHIP, State
from tongiaki.rules.tiles import FIRST_BEACH, ISLANDS, NONE
from tongiaki.rules.turns import finish_turn


def choose_exit(state: State, edge: Int) -> None:
    """Store the chosen exit. The next step is the draw of a tile."""
    state.edge = edge
    state.fleet = EMPTY
    state.phase_number = DRAW_TILE


def continue_laying(state: State, tile: Int) -> None:
    """Continue after a tile was laid at the exit.

    After a water tile, the player lays another; an island ends the laying.
    """
    if tile >= ISLANDS:
        state.phase_number = LAY_TILE
    elif state.resettling:
        state.island = tile
        state.phase_number = SETTLE_SHIP
    else:
        finish_turn(state)


def add_settle_moves(state: State, moves: Moves) -> None:
    for beach in range(FIRST_BEACH[state.island], FIRST_BEACH[state.island + 1]):
        moves.append(SETTLE + beach)


def settle(state: State, beach: Int) -> None:
    state.put_ship_from_supply(state.turn, beach)
    state.island = NONE
    if state.log is not None:
        state.log.append((PLACED, state.turn, beach))
    finish_turn(state)
