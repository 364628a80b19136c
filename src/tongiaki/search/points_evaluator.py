"""The hand-written evaluation function, in points. The greedy bot and the search use it.

It estimates the final score. The value of each island is weighted by the probability that one of the player's ships
remains there until the end. A small bonus rewards positions in which the player can add ships.
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
from tongiaki.search.evaluator import Evaluator, float_sum

RISK: Final = [1.0, 0.95, 0.72, 0.56, 0.45, 0.40]
"""Probability, early in the game, that the ships on a beach must sail before the end, by number of free berths."""
HALF_RISK: Final = 4.0
"""Number of remaining draws at which this risk is half its maximum."""
LANDING_RISK: Final = 0.6
"""Probability, early in the game, that a ship about to land must sail again before the end."""
GROWTH: Final = 0.25
"""Points for each ship that could be added to an island in one turn, early in the game."""
SHIP_VALUE: Final = 0.12
"""Points for a ship on the board, early in the game."""
CROWNED_VALUE: Final = 4.0
"""Minimum value of an island on which a player should place one of their two kings."""
WASTED_KING: Final = 1.0
"""Penalty for a king on an island worth less than `CROWNED_VALUE`, in points, early in the game."""
RIVAL_WEIGHT: Final = 0.9
"""Weight of the average rival's expected points relative to the player's own."""
IMPATIENCE: Final = 0.25
"""Bonus for progress after one round without a draw, in points. It grows with the square of the number of rounds."""
SUPPLY_VALUE: Final = 0.1
"""Points for a ship in the supply, early in the game."""
SUPPLY_LIMIT: Final[Int] = 4
"""Maximum number of ships in the supply that earn points."""
_POINTS: Final = [float(value) for value in VALUE]


@final
class PointsEvaluator(Evaluator):
    """Evaluation by expected points: those of a seat, minus the weighted average of its rivals' points."""

    def __init__(self) -> None:
        super().__init__(1.0)

    def evaluate(self, position: Position) -> list[float]:
        """Return each seat's `relative_points`."""
        totals = expected_points(position)
        total = float_sum(totals)
        rivals = float(position.players - 1)
        return [own - RIVAL_WEIGHT * (total - own) / rivals for own in totals]


def relative_points(position: Position, seat: int) -> float:
    """Return a seat's expected points, minus the weighted average of its rivals' points."""
    totals = expected_points(position)
    own = totals[seat]
    return own - RIVAL_WEIGHT * (float_sum(totals) - own) / float(position.players - 1)


def expected_points(position: Position) -> list[float]:
    """Return each seat's expected points."""
    draws_left = _draws_left(position.pile)
    early = draws_left / (draws_left + HALF_RISK)
    totals = [0.0] * int(position.players)
    for seat in range(position.players):
        supply = ships_of(position.supply, seat)
        totals[seat] = early * (SHIP_VALUE * float(SHIPS - supply) + SUPPLY_VALUE * float(min(supply, SUPPLY_LIMIT)))
    for island in range(ISLANDS):
        king = position.kings[island]
        if king != NONE:
            totals[king] += _POINTS[island] - (WASTED_KING * early if _POINTS[island] < CROWNED_VALUE else 0.0)
        elif island == position.island:
            _add_island(totals, position, island, position.fleet, early)
        elif position.ashore[island]:
            _add_island(totals, position, island, EMPTY, early)
    if position.fleet and position.phase_number == DRAW_TILE:
        _add_draw(totals, position, draws_left)
    return totals


def _draws_left(pile: Int) -> float:
    """Return the number of tiles left of the rarer kind, island or water. 0 means that this turn is the last."""
    return float(min(int(pile & ALL_ISLANDS).bit_count(), int(pile & ALL_WATER).bit_count()))


def _add_island(totals: list[float], position: Position, island: Int, landing: Int, early: float) -> None:
    """Add an island's expected points for each seat. `landing` is a fleet that is about to land there."""
    first, after = FIRST_BEACH[island], FIRST_BEACH[island + 1]
    aboard = position.ashore[island] + landing
    for seat in range(position.players):
        own_ships = ALL_SHIPS[seat]
        if not aboard & own_ships:
            continue
        loss_risk = 1.0
        for beach in range(first, after):
            ships = position.ships[beach]
            if ships & own_ships:
                loss_risk *= RISK[BERTHS[beach] - size(ships)] * early
        if landing & own_ships:
            loss_risk *= LANDING_RISK * early
        growth = min(ships_of(position.ashore[island], seat) + ships_of(landing, seat), after - first)
        totals[seat] += (1.0 - loss_risk) * _POINTS[island] + GROWTH * early * float(growth)


def _add_draw(totals: list[float], position: Position, draws_left: float) -> None:
    """Add the expected points of a fleet before a draw, for each seat, averaged over the tiles in the pile."""
    fleet, pile = position.fleet, position.pile
    aboard = colours(fleet)
    draws_later = max(0.0, draws_left - 1.0)
    early = draws_later / (draws_later + HALF_RISK)
    passes: Int = 0
    for tile in range(ISLANDS, TILES):
        if pile & BIT[tile] and DEMAND[tile * SIDES] <= aboard:
            passes += 1
    # A fleet that passes a tile draws again, with the same expected points.
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
    """Return the bonus for progress, in points. It grows while nothing is discovered, so that games do not stall."""
    rounds = float(position.quiet_turns) / float(position.players)
    return IMPATIENCE * rounds * rounds


def progress_bonus(position: Position, seat: int) -> float:
    """Return a seat's bonus for progress, which is highest before a draw, and grows as its fullest beach fills up."""
    if position.phase_number == DRAW_TILE:
        return 2 * impatience(position)
    own_ships = ALL_SHIPS[seat]
    fullest = 0.0
    for beach in range(BEACHES):
        ships = position.ships[beach]
        if ships & own_ships:
            fullest = max(fullest, float(size(ships)) / float(BERTHS[beach]))
    return impatience(position) * fullest
