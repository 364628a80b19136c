"""The moves that open a turn: setup (clause 3), the choice of an action (clause 4), expanding (clause 5)."""

from typing import Final

from tongiaki.rules.fleets import ALL_SHIPS, ONE_SHIP, SHIPS, only_of, ships_of, size
from tongiaki.rules.happenings import CROWNED, PLACED, RESETTLED, SHIFTED
from tongiaki.rules.migration import continue_migration
from tongiaki.rules.moves import (
    CROWN,
    ENTER,
    ENTRIES,
    ENTRIES_OF,
    ENTRIES_ON_TONGA,
    EXPAND,
    EXPANSIONS,
    EXPANSIONS_OF,
    RESETTLE,
    SETTLE,
    TAKE,
)
from tongiaki.rules.numbers import Int, Ints, Moves
from tongiaki.rules.state import LAY_TILE, TAKE_SHIP, State
from tongiaki.rules.tiles import BEACHES, BERTHS, BIT, FIRST_BEACH, ISLAND_OF, ISLANDS, NONE, TONGA
from tongiaki.rules.turns import begin_turn, finish_turn

SETUP_LIMIT: Final[Int] = 2
"""Maximum number of ships on a beach of Tonga during setup."""
KINGS: Final[Int] = 2
"""Maximum number of royal islands per player."""


def add_setup_moves(state: State, moves: Moves) -> None:
    for beach in range(FIRST_BEACH[TONGA + 1]):
        if size(state.ships[beach]) < SETUP_LIMIT:
            moves.append(SETTLE + beach)


def set_up(state: State, beach: Int) -> None:
    """Settle a ship on Tonga. The first turn begins once each player has settled two."""
    seat = state.turn
    state.put_ship_from_supply(seat, beach)
    if state.log is not None:
        state.log.append((PLACED, seat, beach))
    state.turn = (seat + 1) % state.players
    if state.turn == 0 and ships_of(state.supply, 0) == SHIPS - 2:
        begin_turn(state, 0)


def add_turn_moves(state: State, moves: Moves) -> None:
    seat = state.turn
    supply = ships_of(state.supply, seat)
    crowns = ships_of(state.crowned, seat) < KINGS
    aboard = False
    ashore, mine = state.ashore, ALL_SHIPS[seat]
    for island in range(ISLANDS):
        ships = ashore[island]
        if ships & mine:
            aboard = True
            own = ships_of(ships, seat)
            moves.extend(EXPANSIONS_OF[island][expansion_size(island, own, supply)])
            if crowns and island != TONGA and only_of(ships, seat):
                moves.append(CROWN + island)
    if not aboard:
        _add_entries(state, moves)
    moves.append(RESETTLE)


def expansion_size(island: Int, own: Int, supply: Int) -> Int:
    """Return the number of ships that an expansion places (clause 5).

    If the supply is empty, it is one, taken from the board.
    """
    if supply == 0:
        return 1
    most = min(own, supply)
    return min(most, FIRST_BEACH[island + 1] - FIRST_BEACH[island])


def _add_entries(state: State, moves: Moves) -> None:
    """Add the `enter` moves of a player with no ship on an open island. No beach is full at this time."""
    for island in range(ISLANDS):
        if state.is_open(island):
            moves.extend(ENTRIES_ON_TONGA[_with_room_for_two(state)] if island == TONGA else ENTRIES_OF[island])


def _with_room_for_two(state: State) -> Int:
    """Return the bits of the beaches of Tonga with two free berths."""
    bits: Int = 0
    for beach in range(FIRST_BEACH[TONGA + 1]):
        if size(state.ships[beach]) + 2 <= BERTHS[beach]:
            bits |= BIT[beach]
    return bits


def expand(state: State, move: Int) -> None:
    beaches = EXPANSIONS[move - EXPAND]
    if ships_of(state.supply, state.turn) == 0:
        state.beach_to_fill = beaches[0]
        state.phase_number = TAKE_SHIP
    else:
        _place(state, beaches)


def enter(state: State, move: Int) -> None:
    _place(state, ENTRIES[move - ENTER])


def _place(state: State, beaches: Ints) -> None:
    seat = state.turn
    for beach in beaches:
        state.put_ship_from_supply(seat, beach)
        if state.log is not None:
            state.log.append((PLACED, seat, beach))
    continue_migration(state)


def add_take_moves(state: State, moves: Moves) -> None:
    mine = ALL_SHIPS[state.turn]
    for beach in range(BEACHES):
        if state.ships[beach] & mine:
            moves.append(TAKE + beach)


def take(state: State, beach: Int) -> None:
    """Move a ship from a beach to `State.beach_to_fill`."""
    seat = state.turn
    goal = state.beach_to_fill
    state.beach_to_fill = NONE
    state.remove_ship(seat, beach)
    state.put_ship(seat, goal)
    if state.log is not None:
        state.log.append((SHIFTED, seat, beach, goal))
    continue_migration(state)


def crown(state: State, island: Int) -> None:
    seat = state.turn
    ships = state.ashore[island]
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        state.clear_beach(beach)
    state.kings[island] = seat
    state.crowned += ONE_SHIP[seat]
    state.return_to_supply(ships - ONE_SHIP[seat])
    if state.log is not None:
        state.log.append((CROWNED, seat, island, ships_of(ships, seat) - 1))
    finish_turn(state)


def resettle(state: State) -> None:
    seat = state.turn
    mine = ALL_SHIPS[seat]
    returned: list[int] = []
    for beach in range(BEACHES):
        own = state.ships[beach] & mine
        if own:
            state.ships[beach] -= own
            state.ashore[ISLAND_OF[beach]] -= own
            state.return_to_supply(own)
            returned += (beach, ships_of(own, seat))
    if state.log is not None:
        state.log.append((RESETTLED, seat, *returned))
    state.resettling = True
    state.phase_number = LAY_TILE
