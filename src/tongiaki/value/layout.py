"""The inputs of a network by number: what each group of them says of a position, in the eyes of one seat.

An input is on or off; most are off. Beside them stand a few amounts. `docs/value.md` explains them. Whoever changes
what an input means, or their order, raises FEATURES_VERSION, and trains anew.
"""

from typing import Final

from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.tiles import BEACHES, BERTHS, ISLANDS

FEATURES_VERSION: Final = 1

_MOST: Final[Int] = 6
"""More than the berths of any beach."""


def _states() -> list[int]:
    """[(beach * 6 + own) * 6 + others]: how many states of beaches come before this one."""
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
"""On in every view."""
BEACH: Final[Int] = ALWAYS + 1
"""+ STATE: own and others' ships on a beach that is not empty."""
TO_UNKNOWN: Final[Int] = BEACH + STATES
"""+ beach * 5 + ways of 0, 2, 3, 4 colours or none: from a beach with own ships to an empty cell."""
TO_ISLAND: Final[Int] = TO_UNKNOWN + BEACHES * 5
"""The same to another open island."""
MIXTURE: Final[Int] = TO_ISLAND + BEACHES * 5
"""+ beach * 4 + colours - 1, at most 3: how many colours share a beach with own ships."""
ONE_FREE: Final[Int] = MIXTURE + BEACHES * 4
"""+ (beach * 3 + who) * 8 + where: a beach with one free berth, which an expansion can fill.

Who: 0 with own ships and nobody else's on the island, 1 with own ships and a rival on the island, 2 without own ships,
which are elsewhere on the island. Where it can sail with its colours: 1 to an empty cell, 2 to another island,
4 to where it sinks, or their sum.
"""
ISLAND: Final[Int] = ONE_FREE + BEACHES * 24
"""+ island * 8 + whose: 0 in the pile, 1 lost, 2 nobody's, 3 own, 4 shared, 5 others', 6 own king, 7 rival's king."""
OWN_BEACHES: Final[Int] = ISLAND + ISLANDS * 8
"""+ island * 4 + number - 1, at most 3: beaches with own ships."""
OWN_SHIPS: Final[Int] = OWN_BEACHES + ISLANDS * 4
"""+ island * 6 + number - 1, at most 5."""
OTHER_SHIPS: Final[Int] = OWN_SHIPS + ISLANDS * 6
"""The same for ships of all rivals."""
RIVALS: Final[Int] = OTHER_SHIPS + ISLANDS * 6
"""+ island * 4 + number - 1, at most 3: rivals with ships on an island with own ones."""
SAFE: Final[Int] = RIVALS + ISLANDS * 4
"""+ island * 4 + number, at most 3: beaches with own ships that no rival's expansion can fill."""
SUPPLY: Final[Int] = SAFE + ISLANDS * 4
"""+ ships in the own supply."""
RIVAL_SUPPLY: Final[Int] = SUPPLY + 16
"""+ ships in the supply of the rival with the most hopes."""
KINGS: Final[Int] = RIVAL_SUPPLY + 16
"""+ own kings."""
RIVAL_KINGS: Final[Int] = KINGS + 3
"""+ kings of all rivals."""
ROOTS: Final[Int] = RIVAL_KINGS + 11
"""+ open islands with own ships, at most 12."""
GROWTH: Final[Int] = ROOTS + 13
"""+ ships that the largest own expansion would add."""
MARGIN: Final[Int] = GROWTH + 7
"""+ 20 + own points less the best rival's, from -20 to 20."""
HOPE_MARGIN: Final[Int] = MARGIN + 41
"""+ 24 + own hopes less the best rival's in half points, from -24 to 24."""
TIE: Final[Int] = HOPE_MARGIN + 49
"""+ 0 behind, 1 level, 2 ahead of the best rival at the ties, where points are level."""
PLACE: Final[Int] = TIE + 3
"""+ rivals with more points."""
HOPED_PLACE: Final[Int] = PLACE + 6
"""+ rivals with more hopes."""
EXPOSED: Final[Int] = HOPED_PLACE + 6
"""+ value of the open islands without a safe own beach, at most 20."""
RIVAL_EXPOSED: Final[Int] = EXPOSED + 21
"""The same of the rival with the most hopes."""
ISLANDS_LEFT: Final[Int] = RIVAL_EXPOSED + 21
"""+ islands in the pile."""
WATER_LEFT: Final[Int] = ISLANDS_LEFT + 16
"""+ water tiles in the pile."""
LATE_MARGIN: Final[Int] = WATER_LEFT + 17
"""+ left * 9 + 4 + margin of points from -4 to 4: when the rarer kind of tile has at most 4 left."""
ENDING: Final[Int] = LATE_MARGIN + 45
"""On when the last tile of a kind has come."""
QUIET: Final[Int] = ENDING + 1
"""+ rounds without a draw, at most 20."""
PLAYERS: Final[Int] = QUIET + 21
"""+ players - 2."""
DISTANCE: Final[Int] = PLAYERS + 5
"""+ turns until the own one, at a decision; + 6 at a draw."""
SETTING_UP: Final[Int] = DISTANCE + 12
ABOARD: Final[Int] = SETTING_UP + 1
"""+ own ships in the fleet before a draw."""
OTHERS_ABOARD: Final[Int] = ABOARD + 6
"""+ others' ships in it."""
FLEET_COLOURS: Final[Int] = OTHERS_ABOARD + 6
"""+ its colours, at most 4; 0 where a tile is laid for a resettler or after a loss."""
SINKING: Final[Int] = FLEET_COLOURS + 5
"""+ eighths of the pile in which it sinks."""
FINDING: Final[Int] = SINKING + 9
"""+ eighths of the pile that are islands."""
INPUTS: Final[Int] = FINDING + 9
"""How many there are."""

AMOUNTS: Final[Int] = 8
"""Own points, the best rival's, the average rival's; own hopes, the best rival's, the average rival's, in half points;
own points that are exposed, and those of the rival with the most hopes."""
MOST_ACTIVE: Final[Int] = BEACHES * 2 + ISLANDS * 2 + 15 * 7 + 40
"""More inputs than can be on at the same time."""
