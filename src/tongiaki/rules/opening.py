"""How a turn opens: setup (clause 3), the choice of a turn (clause 4), expanding (clause 5)."""

from typing import Final

from tongiaki.rules.fleets import ALL_SHIPS, ONE_SHIP, SHIPS, only_of, ships_of, size
from tongiaki.rules.happenings import CROWNED, PLACED, RESETTLED, SHIFTED
from tongiaki.rules.migration import go_on
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
from tongiaki.rules.numbers import Int
from tongiaki.rules.state import LAY_TILE, TAKE_SHIP, State
from tongiaki.rules.tiles import BEACHES, BERTHS, BIT, FIRST_BEACH, ISLAND_OF, ISLANDS, NONE, TONGA
from tongiaki.rules.turns import begin, finish

SETUP_LIMIT: Final[Int] = 2
"""Ships on a beach of Tonga while setting up."""
KINGS: Final[Int] = 2
"""Royal islands of a player."""


def setup_moves(state: State) -> list[int]:
    return [SETTLE + beach for beach in range(FIRST_BEACH[TONGA + 1]) if size(state.ships[beach]) < SETUP_LIMIT]


def set_up(state: State, beach: Int) -> None:
    """Settle a ship on Tonga; after everybody's second one the first seat begins."""
    seat = state.turn
    state.put_from_supply(seat, beach)
    if state.log is not None:
        state.log.append((PLACED, seat, beach))
    state.turn = (seat + 1) % state.players
    if state.turn == 0 and ships_of(state.supply, 0) == SHIPS - 2:
        begin(state, 0)


def turn_moves(state: State) -> list[int]:
    seat = state.turn
    moves: list[int] = []
    supply = ships_of(state.supply, seat)
    crowns = ships_of(state.crowned, seat) < KINGS
    aboard = False
    ashore, mine = state.ashore, ALL_SHIPS[seat]
    for island in range(ISLANDS):
        ships = ashore[island]
        if ships & mine:
            aboard = True
            own = ships_of(ships, seat)
            moves += EXPANSIONS_OF[island][expansion_size(island, own, supply)]
            if crowns and island != TONGA and only_of(ships, seat):
                moves.append(CROWN + island)
    if not aboard:
        moves = entries(state)
    moves.append(RESETTLE)
    return moves


def expansion_size(island: Int, own: Int, supply: Int) -> Int:
    """How many ships an expansion places (clause 5): n, or the one that comes from the board."""
    if supply == 0:
        return 1
    most = min(own, supply)
    return min(most, FIRST_BEACH[island + 1] - FIRST_BEACH[island])


def entries(state: State) -> list[int]:
    """The `enter` moves of a player with no ship on an open island: no beach is full now."""
    moves: list[int] = []
    for island in range(ISLANDS):
        if state.is_open(island):
            moves += ENTRIES_ON_TONGA[_with_room_for_two(state)] if island == TONGA else ENTRIES_OF[island]
    return moves


def _with_room_for_two(state: State) -> Int:
    """Bits of the beaches of Tonga with two free berths."""
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


def _place(state: State, beaches: tuple[int, ...]) -> None:
    seat = state.turn
    for beach in beaches:
        state.put_from_supply(seat, beach)
        if state.log is not None:
            state.log.append((PLACED, seat, beach))
    go_on(state)


def take_moves(state: State) -> list[int]:
    seat = state.turn
    return [TAKE + beach for beach in range(BEACHES) if ships_of(state.ships[beach], seat) > 0]


def take(state: State, beach: Int) -> None:
    """Move a ship over the board to the beach that was named before."""
    seat = state.turn
    goal = state.beach_to_fill
    state.beach_to_fill = NONE
    state.remove(seat, beach)
    state.put(seat, goal)
    if state.log is not None:
        state.log.append((SHIFTED, seat, beach, goal))
    go_on(state)


def crown(state: State, island: Int) -> None:
    seat = state.turn
    ships = state.ashore[island]
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        state.clear(beach)
    state.kings[island] = seat
    state.crowned += ONE_SHIP[seat]
    state.give_back(ships - ONE_SHIP[seat])
    if state.log is not None:
        state.log.append((CROWNED, seat, island, ships_of(ships, seat) - 1))
    finish(state)


def resettle(state: State) -> None:
    seat = state.turn
    mine = ALL_SHIPS[seat]
    returned: list[int] = []
    for beach in range(BEACHES):
        own = state.ships[beach] & mine
        if own:
            state.ships[beach] -= own
            state.ashore[ISLAND_OF[beach]] -= own
            state.give_back(own)
            returned += (beach, ships_of(own, seat))
    if state.log is not None:
        state.log.append((RESETTLED, seat, *returned))
    state.resettling = True
    state.phase_number = LAY_TILE
