"""Landing (clause 7): the active player puts a fleet's ships, whoever owns them, on the beaches one at a time."""

from tongiaki.rules.fleets import ALL_SHIPS, EMPTY, ONE_SHIP
from tongiaki.rules.happenings import ARRIVED, LANDED, SURPLUS
from tongiaki.rules.migration import go_on
from tongiaki.rules.moves import LANDINGS
from tongiaki.rules.numbers import Int
from tongiaki.rules.state import LANDING, State
from tongiaki.rules.tiles import BEACH_BITS, BIT, FIRST_BEACH, ISLANDS, NONE


def arrive(state: State, island: Int) -> None:
    """The fleet has reached an open island, or is back at the one it left."""
    state.island = island
    state.fresh = free_beaches(state)
    if state.log is not None:
        state.log.append((ARRIVED, island, state.fleet))
    if state.fresh == 0:
        _end(state)
    else:
        state.phase_number = LANDING


def free_beaches(state: State) -> Int:
    """Bits of the beaches with a free berth on the island of the landing, from its first beach on."""
    return (~state.full & BEACH_BITS[state.island]) // BIT[FIRST_BEACH[state.island]]


def landing_moves(state: State) -> list[int]:
    bits = state.fresh or free_beaches(state)
    fleet = state.fleet
    moves: list[int] = []
    for seat in range(state.players):
        if fleet & ALL_SHIPS[seat]:
            moves += LANDINGS[seat * ISLANDS + state.island][bits]
    return moves


def land(state: State, seat: Int, beach: Int) -> None:
    state.fleet -= ONE_SHIP[seat]
    state.put(seat, beach)
    state.fresh &= ~BIT[beach - FIRST_BEACH[state.island]]
    if state.log is not None:
        state.log.append((LANDED, seat, beach))
    if state.fleet == EMPTY or free_beaches(state) == 0:
        _end(state)


def _end(state: State) -> None:
    """Ships left over return to their owners, and migration goes on."""
    if state.fleet != EMPTY:
        state.give_back(state.fleet)
        if state.log is not None:
            state.log.append((SURPLUS, state.island, state.fleet))
        state.fleet = EMPTY
    state.island = NONE
    state.origin = NONE
    state.fresh = 0
    go_on(state)
