"""What a position promises a player, in points: the judgement behind the greedy bot.

The measure is the score that can be expected at the end: the value of every island, weighed with the chance that
a ship of the player is still on it then, and a little for what makes ships grow in number. What is
said about an island depends on the ships on it alone, so it is computed once and remembered.
"""

from functools import lru_cache
from typing import Final

from tongiaki.rules.fleets import EMPTY, ONE_SHIP, SHIPS, colours, ships_of, size
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE
from tongiaki.rules.tiles import (
    ALL_ISLANDS,
    ALL_WATER,
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

RISK: Final = (1.0, 0.95, 0.72, 0.56, 0.45, 0.40)
"""[free berths]: the risk, early in the game, that the ships of a beach have to sail before the end."""
LATE: Final = 4.0
"""How many tiles before the end that risk has halved."""
LANDING_RISK: Final = 0.6
"""The same risk for a ship that is about to land."""
GROWTH: Final = 0.25
"""Points for each ship that could be added to an island in one turn, early in the game."""
SHIP: Final = 0.12
"""Points for a ship on the board, early in the game."""
KINGLY: Final = 4
"""The value from which an island deserves one of a player's two kings."""
WASTE: Final = 1.0
"""Points that a king on a lesser island costs, early in the game."""
RIVALRY: Final = 0.9
"""How much the average rival's expectations count against one's own."""
STIR: Final = 0.25
"""What impatience begins with: points after one round without a draw; it grows with the square of the rounds."""
SUPPLY: Final = 0.1
"""Points for a ship in the supply, early in the game; more than ENOUGH of them are no better."""
ENOUGH: Final = 4


def tiles_left(position: Position) -> int:
    """How many draws of the rarer kind of tile end the game; 0: it is ending."""
    islands = (position.pile & ALL_ISLANDS).bit_count()
    water = (position.pile & ALL_WATER).bit_count()
    return min(islands, water)


@lru_cache(maxsize=1 << 17)
def _island(island: int, beaches: tuple[int, ...], landing: int, players: int, left: int) -> tuple[float, ...]:
    """What an island promises every seat, with these ships on its beaches and a fleet about to land."""
    early = left / (left + LATE)
    promises = []
    for seat in range(players):
        gone = 1.0
        own = 0
        for berths, ships in zip(BERTHS[FIRST_BEACH[island] :], beaches, strict=False):
            here = ships_of(ships, seat)
            if here:
                own += here
                gone *= RISK[berths - size(ships)] * early
        if ships_of(landing, seat):
            own += ships_of(landing, seat)
            gone *= LANDING_RISK * early
        growth = GROWTH * early * min(own, len(beaches))
        promises.append((1.0 - gone) * VALUE[island] * (own > 0) + growth)
    return tuple(promises)


@lru_cache(maxsize=1 << 12)
def _draw(pile: int, fleet: int, players: int) -> tuple[float, ...]:
    """What a fleet that draws the next tile can expect for every seat, over all tiles left in the pile."""
    aboard = colours(fleet)
    left = min((pile & ALL_ISLANDS).bit_count(), (pile & ALL_WATER).bit_count()) - 1
    found = [0.0] * players
    passes = 0
    for tile in range(TILES):
        if pile & BIT[tile]:
            if tile < ISLANDS:
                beaches = (EMPTY,) * (FIRST_BEACH[tile + 1] - FIRST_BEACH[tile])
                for seat, promise in enumerate(_island(tile, beaches, fleet, players, max(0, left))):
                    found[seat] += promise
            elif DEMAND[tile * SIDES] <= aboard:
                passes += 1
    # A fleet that passes draws again, so it can hope for the same once more.
    tries = max(1, pile.bit_count() - passes)
    return tuple(promise / tries for promise in found)


def promises(position: Position) -> list[float]:
    """The points that every seat can expect, by seat."""
    players = position.players
    left = tiles_left(position)
    early = left / (left + LATE)
    ships, fleet = position.ships, position.fleet
    landing = position.island
    totals = []
    for seat in range(players):
        supply = ships_of(position.supply, seat)
        totals.append(early * (SHIP * (SHIPS - supply) + SUPPLY * min(supply, ENOUGH)))
    for island in range(ISLANDS):
        king = position.kings[island]
        if king != NONE:
            totals[king] += VALUE[island] - (WASTE * early if VALUE[island] < KINGLY else 0.0)
        elif position.ashore[island] or island == landing:
            beaches = tuple(ships[FIRST_BEACH[island] : FIRST_BEACH[island + 1]])
            coming = fleet if island == landing else EMPTY
            for seat, promise in enumerate(_island(island, beaches, coming, players, left)):
                totals[seat] += promise
    if fleet and position.phase_number == DRAW_TILE:
        for seat, promise in enumerate(_draw(position.pile, fleet, players)):
            totals[seat] += promise
    return totals


def worth(position: Position, seat: int) -> float:
    """How good a position is for a seat: its own expectations against those of its rivals."""
    totals = promises(position)
    own = totals[seat]
    rivals = sum(totals) - own
    return own - RIVALRY * rivals / (position.players - 1)


def impatience(position: Position) -> float:
    """What getting on is worth: more and more while nothing is discovered, so that no game stalls."""
    return STIR * (position.quiet_turns / position.players) ** 2


def restlessness(position: Position, seat: int) -> float:
    """What a seat gives for a position where it gets on: at a draw, or with a beach of its ships nearly full."""
    if position.phase_number == DRAW_TILE:
        return 2 * impatience(position)
    mask = 15 * ONE_SHIP[seat]
    fullest = 0.0
    for ships, berths in zip(position.ships, BERTHS, strict=True):
        if ships & mask:
            fullest = max(fullest, size(ships) / berths)
    return impatience(position) * fullest
