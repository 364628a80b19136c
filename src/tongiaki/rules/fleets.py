"""A fleet is a number of ships of each colour (clause 6), packed into one integer: four bits a seat.

The same packing serves a beach, the ships on a whole island, the supplies and the ships at sea: no player has
more than 15 ships, so four bits hold any of these, and adding fleets is adding integers.
"""

from typing import Final

from tongiaki.rules.numbers import Int, Ints, ints

SHIPS: Final[Int] = 15
"""Ships of a player in all (clause 1)."""
EMPTY: Final[Int] = 0
ONE_SHIP: Final[Ints] = ints(1 << (4 * seat) for seat in range(6))
"""A fleet of one ship of a seat."""
ALL_SHIPS: Final[Ints] = ints(SHIPS * ship for ship in ONE_SHIP)
"""A fleet of all ships of a seat, which is also the mask of a seat's ships in any fleet."""
_ONE_EACH: Final[Int] = 0x111111


def ships_of(fleet: Int, seat: Int) -> Int:
    return fleet >> (4 * seat) & 15


def size(fleet: Int) -> Int:
    """Ships in a fleet that fits on a beach. Each digit of base 16 adds itself modulo 15, and no beach holds 15."""
    return fleet % 15


def colours(fleet: Int) -> Int:
    """Different colours aboard: what a current demands (clause 6)."""
    aboard = (fleet | fleet >> 1 | fleet >> 2 | fleet >> 3) & _ONE_EACH
    return aboard % 15


def only_of(fleet: Int, seat: Int) -> bool:
    """Whether all of a fleet's ships, if any, are of one seat."""
    return fleet & ALL_SHIPS[seat] == fleet
