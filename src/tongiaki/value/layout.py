"""The layout of the network's inputs: the number of each input, and its meaning from a seat's point of view.

An input is on or off; most are off. There are also a few amounts, which are numbers. `docs/research/networks.md`
explains them. If the meaning or the order of the inputs changes, increment FEATURES_VERSION and train the networks
again.

Each constant below is the first number of a group of inputs. Its text describes the offset to add. "Own" refers to the
seat; "expected points" are those of the hand-written evaluation.
"""

from typing import Final

from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.tiles import BEACHES, BERTHS, ISLANDS

FEATURES_VERSION: Final = 1

_MOST: Final[Int] = 6
"""A number larger than the number of berths of any beach."""


def _states() -> list[int]:
    """Return the index of each state of a beach among all states, by [(beach * 6 + own ships) * 6 + others' ships]."""
    numbers = [0] * (BEACHES * _MOST * _MOST)
    count = 0
    for beach, berths in enumerate(BERTHS):
        for own in range(berths + 1):
            for others in range(berths - own + 1):
                if own + others:
                    numbers[(beach * _MOST + own) * _MOST + others] = count
                    count += 1
    return numbers


STATE: Final[Ints] = ints(_states())
STATES: Final[Int] = max(_states()) + 1

ALWAYS: Final[Int] = 0
"""Always on."""
BEACH: Final[Int] = ALWAYS + 1
"""Offset: STATE of the own and others' ships on a beach that is not empty."""
TO_UNKNOWN: Final[Int] = BEACH + STATES
"""Offset: beach * 5 + index of smallest demand (0, 2, 3, 4, no way), from a beach with own ships to an empty cell."""
TO_ISLAND: Final[Int] = TO_UNKNOWN + BEACHES * 5
"""Same as TO_UNKNOWN, but for routes to another open island."""
MIXTURE: Final[Int] = TO_ISLAND + BEACHES * 5
"""Offset: beach * 4 + number of colours (at most 4) - 1, for a beach with own ships."""
ONE_FREE: Final[Int] = MIXTURE + BEACHES * 4
"""Offset: (beach * 3 + owner) * 8 + exits, for a beach with one free berth, which an expansion can fill.

Owner: 0 if the beach has own ships and the island has no others, 1 if it has own ships and a rival is on the island, 2
if the own ships are on other beaches of the island. Exits, as a sum: 1 if the ships' colours suffice to sail to an
empty cell, 2 if to another island, 4 if they can sail to a current that sinks them.
"""
ISLAND: Final[Int] = ONE_FREE + BEACHES * 24
"""Offset: island * 8 + owner.

Owner: 0 in the pile, 1 lost, 2 empty, 3 own, 4 shared, 5 rivals', 6 own king, 7 rival's king.
"""
OWN_BEACHES: Final[Int] = ISLAND + ISLANDS * 8
"""Offset: island * 4 + number of beaches with own ships (at most 4) - 1."""
OWN_SHIPS: Final[Int] = OWN_BEACHES + ISLANDS * 4
"""Offset: island * 6 + number of own ships (at most 6) - 1."""
OTHER_SHIPS: Final[Int] = OWN_SHIPS + ISLANDS * 6
"""Same as OWN_SHIPS, for the ships of all rivals together."""
RIVALS: Final[Int] = OTHER_SHIPS + ISLANDS * 6
"""Offset: island * 4 + number of rivals with ships (at most 4) - 1, for an island with own ships."""
SAFE: Final[Int] = RIVALS + ISLANDS * 4
"""Offset: island * 4 + number of beaches with own ships that no rival's expansion can fill (at most 3)."""
SUPPLY: Final[Int] = SAFE + ISLANDS * 4
"""Offset: number of ships in the own supply."""
RIVAL_SUPPLY: Final[Int] = SUPPLY + 16
"""Offset: number of ships in the supply of the rival with the most expected points."""
KINGS: Final[Int] = RIVAL_SUPPLY + 16
"""Offset: number of own kings."""
RIVAL_KINGS: Final[Int] = KINGS + 3
"""Offset: number of kings of all rivals."""
ROOTS: Final[Int] = RIVAL_KINGS + 11
"""Offset: number of open islands with own ships (at most 12)."""
GROWTH: Final[Int] = ROOTS + 13
"""Offset: number of ships in the largest possible own expansion."""
MARGIN: Final[Int] = GROWTH + 7
"""Offset: 20 + own points - the best rival's points (difference clamped to -20..20)."""
EXPECTED_MARGIN: Final[Int] = MARGIN + 41
"""Offset: 24 + own expected points - the best rival's, in half points (difference clamped to -24..24)."""
TIE: Final[Int] = EXPECTED_MARGIN + 49
"""Offset: 0 if behind the best rival in the tie-breaks, 1 if level, 2 if ahead, when points are level."""
PLACE: Final[Int] = TIE + 3
"""Offset: number of rivals with more points."""
EXPECTED_PLACE: Final[Int] = PLACE + 6
"""Offset: number of rivals with more expected points."""
EXPOSED: Final[Int] = EXPECTED_PLACE + 6
"""Offset: total value of the open islands with own ships but no safe own beach (at most 20)."""
RIVAL_EXPOSED: Final[Int] = EXPOSED + 21
"""Same as EXPOSED, for the rival with the most expected points."""
ISLANDS_LEFT: Final[Int] = RIVAL_EXPOSED + 21
"""Offset: number of islands in the pile."""
WATER_LEFT: Final[Int] = ISLANDS_LEFT + 16
"""Offset: number of water tiles in the pile."""
LATE_MARGIN: Final[Int] = WATER_LEFT + 17
"""Offset: draws_left * 9 + 4 + lead in points, clamped to -4..4.

On only if at most 4 tiles of the rarer kind remain.
"""
ENDING: Final[Int] = LATE_MARGIN + 45
"""On if the last tile of a kind has been drawn."""
QUIET: Final[Int] = ENDING + 1
"""Offset: number of rounds without a draw (at most 20)."""
PLAYERS: Final[Int] = QUIET + 21
"""Offset: number of players - 2."""
DISTANCE: Final[Int] = PLAYERS + 5
"""Offset: number of turns until the own turn, plus 6 before a draw."""
SETTING_UP: Final[Int] = DISTANCE + 12
ABOARD: Final[Int] = SETTING_UP + 1
"""Offset: number of own ships in the fleet before a draw."""
OTHERS_ABOARD: Final[Int] = ABOARD + 6
"""Offset: number of others' ships in the fleet before a draw."""
FLEET_COLOURS: Final[Int] = OTHERS_ABOARD + 6
"""Offset: number of colours in the fleet before a draw (at most 4); 0 if the draw has no fleet (clauses 8 and 10)."""
SINKING: Final[Int] = FLEET_COLOURS + 5
"""Offset: share of the pile that would sink the fleet, in eighths."""
FINDING: Final[Int] = SINKING + 9
"""Offset: share of islands in the pile, in eighths."""
INPUTS: Final[Int] = FINDING + 9
"""Number of inputs."""

AMOUNTS: Final[Int] = 8
"""Number of amounts.

The first three are points: own, the best rival's, and the average rival's. The next three are the same for expected
points, in half points. The last two are exposed points: own, and those of the rival with the most expected points.
"""
MOST_ACTIVE: Final[Int] = BEACHES * 2 + ISLANDS * 2 + 15 * 7 + 40
"""Upper bound for the number of active inputs."""
