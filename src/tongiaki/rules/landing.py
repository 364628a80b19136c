"""Landing (clause 7): the active player puts a fleet's ships, whoever owns them, on the beaches one at a time."""

from tongiaki.rules.fleets import EMPTY, ONE_SHIP, ships_of
from tongiaki.rules.happenings import ARRIVED, LANDED, SURPLUS
from tongiaki.rules.migration import go_on
from tongiaki.rules.moves import LAND
from tongiaki.rules.state import LANDING, State
from tongiaki.rules.tiles import BEACHES, BIT, FIRST_BEACH, NONE


def arrive(state: State, island: int) -> None:
    """The fleet has reached an open island, or is back at the one it left."""
    state.island = island
    state.fresh = free_beaches(state)
    if state.log is not None:
        state.log.append((ARRIVED, island, state.fleet))
    if state.fresh == 0:
        _end(state)
    else:
        state.phase_number = LANDING


def free_beaches(state: State) -> int:
    """Bits of the beaches with a free berth on the island of the landing."""
    bits = 0
    for beach in range(FIRST_BEACH[state.island], FIRST_BEACH[state.island + 1]):
        bits |= BIT[beach]
    return bits & ~state.full


def landing_moves(state: State) -> list[int]:
    island = state.island
    bits = state.fresh or free_beaches(state)
    beaches = [beach for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]) if bits & BIT[beach]]
    moves: list[int] = []
    for seat in range(state.players):
        if ships_of(state.fleet, seat) > 0:
            moves += [LAND + seat * BEACHES + beach for beach in beaches]
    return moves


def land(state: State, seat: int, beach: int) -> None:
    state.fleet -= ONE_SHIP[seat]
    state.put(seat, beach)
    state.fresh &= ~BIT[beach]
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
