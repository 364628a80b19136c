"""The choice by playouts when few tiles are left."""

from functools import partial
from itertools import permutations
from statistics import mean

import pytest

from tests.search.greedy_positions import sensible_positions
from tongiaki.rules import CHANCE, Position
from tongiaki.rules.moves import DRAW
from tongiaki.rules.tiles import BIT, NONE, TILES
from tongiaki.search import Budget, ChancesEvaluator, ExhaustedError, Playouts, Search, choose_by_playouts
from tongiaki.search.last_tiles import CANDIDATES, LAST_TILES, pick_candidates

CAP = 60


def late_positions(tiles: range, games: int, every: int) -> list[Position]:
    """Return some positions at the beginning of a turn with these numbers of tiles in the pile."""
    starts = [
        position
        for position in sensible_positions(games, 21)
        if position.phase == "turn" and int(position.pile).bit_count() in tiles and position.players < 4
    ]
    return starts[::every]


def draws(position: Position) -> list[int]:
    return [DRAW + tile for tile in range(TILES) if position.pile & BIT[tile]]


def kings(position: Position) -> int:
    return sum(king != NONE for king in position.kings)


def is_crowned(before: Position, end: Position) -> bool:
    return kings(end) > kings(before)


def test_the_expectation_is_the_mean_over_all_orders_of_tiles() -> None:
    compared = 0
    for position in late_positions(range(2, 4), games=30, every=7)[:6]:
        playouts = Playouts(ChancesEvaluator(), Budget(), CAP)
        results = [playouts.result(position, list(order)) for order in permutations(draws(position))]
        expected = [mean(by_seat) for by_seat in zip(*results, strict=True)]
        assert Playouts(ChancesEvaluator(), Budget(), CAP).expectation(position) == pytest.approx(expected)
        compared += 1
    assert compared > 2


def test_a_playout_ends_the_game_and_leaves_the_position_alone() -> None:
    for position in late_positions(range(4, 8), games=10, every=9)[:5]:
        before = position.key()
        result = Playouts(ChancesEvaluator(), Budget(), CAP).result(position, draws(position))
        assert sum(result) == pytest.approx(1)
        assert position.key() == before


def test_a_playout_stops_when_the_budget_is_used_up() -> None:
    position = late_positions(range(4, 8), games=10, every=1)[0]
    with pytest.raises(ExhaustedError):
        Playouts(ChancesEvaluator(), Budget(10), CAP).result(position, draws(position))


def test_the_best_candidates_of_each_kind_are_compared() -> None:
    crowns = 0
    for position in late_positions(range(1, 8), games=10, every=5):
        search = Search(position, ChancesEvaluator(), cap=400)
        picked = pick_candidates(search, position)
        assert len({candidate.number for candidate in picked}) == len(picked) <= CANDIDATES
        assert len(picked) == min(CANDIDATES, len(search.candidates))
        numbers = [candidate.number for candidate in picked]
        for is_kind in (
            lambda end: end.to_move == CHANCE,
            lambda end: end.to_move != CHANCE,
            partial(is_crowned, position),
        ):
            best = next((candidate for candidate in search.candidates if is_kind(candidate.end)), None)
            assert best is None or best.number in numbers
        crowns += any(is_crowned(position, candidate.end) for candidate in picked)
    assert crowns


def test_without_few_tiles_or_budget_the_search_decides() -> None:
    evaluator = ChancesEvaluator()
    early = late_positions(range(LAST_TILES + 1, 20), games=3, every=10)[0]
    search = Search(early, evaluator, cap=400)
    assert choose_by_playouts(search, early, evaluator, 1) is search.candidates[0]
    late = late_positions(range(2, 4), games=20, every=1)[0]
    search = Search(late, evaluator, cap=400)
    assert choose_by_playouts(search, late, evaluator, 1, nodes=10) is search.candidates[0]


def test_the_choice_depends_only_on_the_position_and_the_seed() -> None:
    for position in late_positions(range(4, 8), games=10, every=30)[:2]:
        evaluator = ChancesEvaluator()
        search = Search(position, evaluator, cap=400)
        first, second = (choose_by_playouts(search, position, evaluator, 5, nodes=4000).number for _ in range(2))
        assert first == second
