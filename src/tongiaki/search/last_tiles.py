"""The choice among the best candidates of a search by playouts to the end, when few tiles are left in the pile."""

from math import sqrt
from typing import Final, final

from tongiaki.rules.moves import DRAW
from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE
from tongiaki.rules.tiles import BIT, ISLANDS, NONE, TILES
from tongiaki.search.budget import Budget, ExhaustedError
from tongiaki.search.evaluator import Evaluator, float_sum
from tongiaki.search.playouts import Playouts
from tongiaki.search.search import Candidate, Search

LAST_TILES: Final[Int] = 7
"""Maximum number of tiles in the pile at which candidates are compared by playouts."""
EXACT_TILES: Final[Int] = 3
"""Maximum number of tiles in the pile at which the playouts use all orders of tiles."""
CANDIDATES: Final[Int] = 6
"""Maximum number of candidates to compare."""
BEST_BY_VALUE: Final[Int] = 3
"""Number of candidates that are compared because of their values alone."""
ROUNDS: Final[list[tuple[int, int]]] = [(6, 2), (3, 4), (2, 8)]
"""The rounds of playouts: the maximum number of candidates, and the number of shuffled piles for each."""
CLEAR_ERRORS: Final = 3.0
"""Number of standard errors by which a candidate is behind the first one before it is no longer compared."""
PRIOR: Final = 12.0
"""Number of playouts that the search's own value counts for."""
NODES: Final[Int] = 400_000
"""Maximum number of positions to search or evaluate for one choice, times the number of players.

An evaluation costs time for each player.
"""
_MODULUS: Final[Int] = 0x7FFFFFFF


@final
class _Contender:
    """A candidate with the results of its playouts."""

    __slots__ = ("bonus", "candidate", "results", "value")

    def __init__(self, candidate: Candidate, seat: Int) -> None:
        self.candidate = candidate
        self.bonus = candidate.merit - candidate.values[seat]
        self.results: list[float] = []
        self.value = candidate.merit

    def update(self) -> None:
        """Set the value to the mean of the playouts, and of the search's own value as PRIOR further playouts."""
        total = float_sum(self.results) + self.bonus * float(len(self.results)) + PRIOR * self.candidate.merit
        self.value = total / (float(len(self.results)) + PRIOR)


def choose_by_playouts(
    search: Search, start: Position, evaluator: Evaluator, seed: Int, nodes: Int = NODES
) -> Candidate:
    """Return the candidate with the best results in playouts, or the search's best one if many tiles are left.

    Args:
        search: the search of the stretch that begins at `start`.
        start: the position in which a player decides. It is not changed.
        evaluator: the evaluation by which all players choose their turns in the playouts.
        seed: the seed of the orders of tiles.
        nodes: maximum number of positions to search or evaluate, times the number of players.
    """
    tiles = [DRAW + tile for tile in range(TILES) if start.pile & BIT[tile]]
    best = search.candidates[0]
    if len(tiles) > LAST_TILES or len(search.candidates) == 1:
        return best
    seat = start.turn
    contenders = [_Contender(candidate, seat) for candidate in pick_candidates(search, start)]
    playouts = Playouts(evaluator, Budget(nodes // start.players))
    try:
        if len(tiles) <= EXACT_TILES:
            for contender in contenders:
                contender.value = playouts.expectation(contender.candidate.end)[seat] + contender.bonus
        else:
            contenders = _compare(contenders, playouts, tiles, seat, seed)
    except ExhaustedError:
        return best
    return max(contenders, key=_value).candidate


def pick_candidates(search: Search, start: Position) -> list[Candidate]:
    """Return different candidates of a search, best first: some by value, and the best one of each kind.

    The kinds are: before a draw, not before a draw, and after a king was placed.
    """
    kings = _kings(start)
    picked = search.candidates[:BEST_BY_VALUE]
    numbers = {candidate.number for candidate in picked}
    draw, quiet, crown = True, True, True
    for candidate in search.candidates:
        end = candidate.end
        is_new = False
        if end.phase_number == DRAW_TILE:
            is_new, draw = draw, False
        else:
            is_new, quiet = quiet, False
        if crown and _kings(end) > kings:
            is_new, crown = True, False
        if is_new and candidate.number not in numbers:
            numbers.add(candidate.number)
            picked.append(candidate)
    for candidate in search.candidates:
        if len(picked) >= CANDIDATES:
            break
        if candidate.number not in numbers:
            numbers.add(candidate.number)
            picked.append(candidate)
    return picked


def _compare(
    contenders: list[_Contender], playouts: Playouts, tiles: list[int], seat: Int, seed: Int
) -> list[_Contender]:
    """Play the rounds, and return the contenders of the last one, best first.

    All contenders have the same orders of tiles. Each shuffled pile is used in all rotations, so that every tile is
    equally often the next one. If the budget is used up, the completed orders count.
    """
    state: Int = (seed & _MODULUS) * 2 + 1 & _MODULUS
    for width, piles in ROUNDS:
        contenders = _leaders(contenders, width)
        if len(contenders) == 1:
            break
        for _ in range(piles):
            order = tiles[:]
            for last in range(len(order) - 1, 0, -1):
                state = (state * 1103515245 + 12345) & _MODULUS
                other = (state >> 8) % (last + 1)
                order[last], order[other] = order[other], order[last]
            for _ in tiles:
                order = order[1:] + order[:1]
                try:
                    results = [playouts.result(contender.candidate.end, order)[seat] for contender in contenders]
                except ExhaustedError:
                    return contenders
                for contender, result in zip(contenders, results, strict=True):
                    contender.results.append(result)
                    contender.update()
    return contenders


def _leaders(contenders: list[_Contender], width: Int) -> list[_Contender]:
    """Return the best contenders, at most `width`, without those that are clearly behind the first."""
    ranked = sorted(contenders, key=_value, reverse=True)[:width]
    first = ranked[0]
    return [first, *(contender for contender in ranked[1:] if not _is_clearly_behind(contender, first))]


def _is_clearly_behind(contender: _Contender, first: _Contender) -> bool:
    pairs = float(len(first.results))
    if pairs < 2.0:
        return False
    gains = [own - other for own, other in zip(first.results, contender.results, strict=True)]
    mean = float_sum(gains) / pairs
    variance = float_sum([(gain - mean) * (gain - mean) for gain in gains]) / (pairs - 1.0)
    return mean > CLEAR_ERRORS * sqrt(variance / pairs)


def _kings(position: Position) -> Int:
    """Return the number of kings on the board."""
    count: Int = 0
    for island in range(ISLANDS):
        if position.kings[island] != NONE:
            count += 1
    return count


def _value(contender: _Contender) -> float:
    return contender.value
