"""Fleets: the number of ships of each colour (clause 6), packed into one integer with four bits per seat.

Beaches, whole islands, supplies and the ships at sea use the same packing. A player has at most 15 ships, so four bits
are enough for each of them, and two fleets are added by adding the integers.
"""

from typing import Final

from tongiaki.rules.numbers import Int, Ints, ints

SHIPS: Final[Int] = 15
"""Total number of ships of a player (clause 1)."""
EMPTY: Final[Int] = 0
ONE_SHIP: Final[Ints] = ints(1 << (4 * seat) for seat in range(6))
"""[seat]: a fleet that consists of one ship of this seat."""
ALL_SHIPS: Final[Ints] = ints(SHIPS * ship for ship in ONE_SHIP)
"""[seat]: a fleet of all ships of this seat; also the bit mask for this seat in any fleet."""
_ONE_EACH: Final[Int] = 0x111111


def ships_of(fleet: Int, seat: Int) -> Int:
    return fleet >> (4 * seat) & 15


def size(fleet: Int) -> Int:
    """Return the number of ships in a fleet of fewer than 15 ships, such as the ships on a beach.

    A number modulo 15 equals the sum of its hexadecimal digits modulo 15, and each digit counts the ships of one seat.
    """
    return fleet % 15


def colours(fleet: Int) -> Int:
    """Return the number of different colours in a fleet. Currents demand a minimum number (clause 6)."""
    aboard = (fleet | fleet >> 1 | fleet >> 2 | fleet >> 3) & _ONE_EACH
    return aboard % 15


def only_of(fleet: Int, seat: Int) -> bool:
    """Return whether no seat other than this one has a ship in the fleet."""
    return fleet & ALL_SHIPS[seat] == fleet
