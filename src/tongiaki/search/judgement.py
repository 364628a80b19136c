"""The hand-written evaluation function, in points. The greedy bot and the search use it.

It estimates the final score. Each island counts with the probability that a ship of the player is still there at the
end. A small bonus rewards positions in which the number of ships can grow.
"""

from typing import Final, final

from tongiaki.rules.fleets import ALL_SHIPS, EMPTY, SHIPS, colours, ships_of, size
from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE
from tongiaki.rules.tiles import (
    ALL_ISLANDS,
    ALL_WATER,
    BEACHES,
    BERTHS,
    BIT,
    DEMAND,
    FIRST_BEACH,
    ISLANDS,
    NONE,
    SIDES,
    TILES,
    VALUE,
)
from tongiaki.search.judge import Judge

RISK: Final = [1.0, 0.95, 0.72, 0.56, 0.45, 0.40]
"""Risk early in the game that a beach's ships must sail before the end, by its number of free berths."""
LATE: Final = 4.0
"""Number of tiles before the end at which the risk is half as large."""
LANDING_RISK: Final = 0.6
"""The same risk for a ship that is about to land."""
GROWTH: Final = 0.25
"""Points for each ship that could be added to an island in one turn, early in the game."""
SHIP: Final = 0.12
"""Points for a ship on the board, early in the game."""
KINGLY: Final = 4.0
"""Minimum value of an island that is worth one of a player's two kings."""
WASTE: Final = 1.0
"""Penalty for a king on an island below that value, in points, early in the game."""
RIVALRY: Final = 0.9
"""Weight of the average rival's expected points against the player's own."""
STIR: Final = 0.25
"""Impatience after one round without a draw, in points. It grows with the square of the rounds."""
SUPPLY: Final = 0.1
"""Points for a ship in the supply, early in the game; more than ENOUGH of them are no better."""
ENOUGH: Final[Int] = 4
_POINTS: Final = [float(value) for value in VALUE]


@final
class Judgement(Judge):
    """Evaluation by expected points: a seat's own, minus the weighted average of its rivals."""

    def __init__(self) -> None:
        """Its values are points."""
        super().__init__(1.0)

    def judge(self, position: Position) -> list[float]:
        """Return each seat's `worth`."""
        totals = promises(position)
        everybodys = sum(totals)
        rivals = float(position.players - 1)
        return [own - RIVALRY * (everybodys - own) / rivals for own in totals]


def worth(position: Position, seat: int) -> float:
    """Return a seat's expected points, minus the weighted average of its rivals."""
    totals = promises(position)
    own = totals[seat]
    return own - RIVALRY * (sum(totals) - own) / float(position.players - 1)


def promises(position: Position) -> list[float]:
    """Return each seat's expected points."""
    left = _tiles_left(position.pile)
    early = left / (left + LATE)
    totals = [0.0] * int(position.players)
    for seat in range(position.players):
        supply = ships_of(position.supply, seat)
        totals[seat] = early * (SHIP * float(SHIPS - supply) + SUPPLY * float(min(supply, ENOUGH)))
    for island in range(ISLANDS):
        king = position.kings[island]
        if king != NONE:
            totals[king] += _POINTS[island] - (WASTE * early if _POINTS[island] < KINGLY else 0.0)
        elif island == position.island:
            _add_island(totals, position, island, position.fleet, early)
        elif position.ashore[island]:
            _add_island(totals, position, island, EMPTY, early)
    if position.fleet and position.phase_number == DRAW_TILE:
        _add_draw(totals, position, left)
    return totals


def _tiles_left(pile: Int) -> float:
    """Return how many draws of the rarer kind of tile end the game. 0 means that this turn is the last."""
    return float(min(int(pile & ALL_ISLANDS).bit_count(), int(pile & ALL_WATER).bit_count()))


def _add_island(totals: list[float], position: Position, island: Int, landing: Int, early: float) -> None:
    """Add an island's expected points for each seat. `landing` is a fleet that is about to land there."""
    first, after = FIRST_BEACH[island], FIRST_BEACH[island + 1]
    aboard = position.ashore[island] + landing
    for seat in range(position.players):
        mine = ALL_SHIPS[seat]
        if not aboard & mine:
            continue
        gone = 1.0
        for beach in range(first, after):
            ships = position.ships[beach]
            if ships & mine:
                gone *= RISK[BERTHS[beach] - size(ships)] * early
        if landing & mine:
            gone *= LANDING_RISK * early
        growth = min(ships_of(position.ashore[island], seat) + ships_of(landing, seat), after - first)
        totals[seat] += (1.0 - gone) * _POINTS[island] + GROWTH * early * float(growth)


def _add_draw(totals: list[float], position: Position, left: float) -> None:
    """Add the expected points of a fleet before a draw, for each seat, averaged over the tiles in the pile."""
    fleet, pile = position.fleet, position.pile
    aboard = colours(fleet)
    later = max(0.0, left - 1.0)
    early = later / (later + LATE)
    passes: Int = 0
    for tile in range(ISLANDS, TILES):
        if pile & BIT[tile] and DEMAND[tile * SIDES] <= aboard:
            passes += 1
    # A fleet that passes draws again, with the same expectation.
    tries = float(max(1, int(pile).bit_count() - passes))
    for seat in range(position.players):
        own = ships_of(fleet, seat)
        if own:
            expected = 0.0
            for island in range(ISLANDS):
                if pile & BIT[island]:
                    growth = min(own, FIRST_BEACH[island + 1] - FIRST_BEACH[island])
                    expected += (1.0 - LANDING_RISK * early) * _POINTS[island] + GROWTH * early * float(growth)
            totals[seat] += expected / tries


def impatience(position: Position) -> float:
    """Return the bonus for progress, in points. It grows while nothing is discovered, so that no game stalls."""
    rounds = float(position.quiet_turns) / float(position.players)
    return STIR * rounds * rounds


def restlessness(position: Position, seat: int) -> float:
    """Return a seat's bonus for progress in a position: at a draw, or with its ships on a nearly full beach."""
    if position.phase_number == DRAW_TILE:
        return 2 * impatience(position)
    mine = ALL_SHIPS[seat]
    fullest = 0.0
    for beach in range(BEACHES):
        ships = position.ships[beach]
        if ships & mine:
            fullest = max(fullest, float(size(ships)) / float(BERTHS[beach]))
    return impatience(position) * fullest
