"""Landing (clause 7): the active player puts all ships of a fleet on the beaches of an island, one at a time."""

from tongiaki.rules.fleets import ALL_SHIPS, EMPTY, ONE_SHIP
from tongiaki.rules.happenings import ARRIVED, LANDED, SURPLUS
from tongiaki.rules.migration import continue_migration
from tongiaki.rules.moves import LANDINGS
from tongiaki.rules.numbers import Int, Moves
from tongiaki.rules.state import LANDING, State
from tongiaki.rules.tiles import BEACH_BITS, BIT, FIRST_BEACH, ISLANDS, NONE


def arrive(state: State, island: Int) -> None:
    """Begin the landing of the fleet at an open island, or at the island it left."""
    state.island = island
    state.waiting = free_beaches(state)
    if state.log is not None:
        state.log.append((ARRIVED, island, state.fleet))
    if state.waiting == 0:
        _end(state)
    else:
        state.phase_number = LANDING


def free_beaches(state: State) -> Int:
    """Return the bits of the beaches with a free berth on the island of the landing. Bit 0 is its first beach."""
    return (~state.full & BEACH_BITS[state.island]) // BIT[FIRST_BEACH[state.island]]


def add_landing_moves(state: State, moves: Moves) -> None:
    bits = state.waiting or free_beaches(state)
    fleet = state.fleet
    for seat in range(state.players):
        if fleet & ALL_SHIPS[seat]:
            moves.extend(LANDINGS[seat * ISLANDS + state.island][bits])


def land(state: State, seat: Int, beach: Int) -> None:
    state.fleet -= ONE_SHIP[seat]
    state.put_ship(seat, beach)
    state.waiting &= ~BIT[beach - FIRST_BEACH[state.island]]
    if state.log is not None:
        state.log.append((LANDED, seat, beach))
    if state.fleet == EMPTY or free_beaches(state) == 0:
        _end(state)


def _end(state: State) -> None:
    """Give the remaining ships back to their owners, and continue the migration."""
    if state.fleet != EMPTY:
        state.return_to_supply(state.fleet)
        if state.log is not None:
            state.log.append((SURPLUS, state.island, state.fleet))
        state.fleet = EMPTY
    state.island = NONE
    state.origin = NONE
    state.waiting = 0
    continue_migration(state)
