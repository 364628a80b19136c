"""The chances of winning derived from the hand-written evaluation."""

import pytest

from tests.search.greedy_positions import sensible_positions
from tongiaki.rules import OVER
from tongiaki.rules.moves import DRAW
from tongiaki.search import ChancesEvaluator
from tongiaki.search.points_evaluator import expected_points


def test_chances_add_up_to_1_and_grow_with_expected_points() -> None:
    evaluator = ChancesEvaluator()
    for position in list(sensible_positions(games=5, seed=1))[::5]:
        chances, points = evaluator.evaluate(position), expected_points(position)
        assert evaluator.points == points
        assert sum(chances) == pytest.approx(1.0)
        assert sorted(range(len(points)), key=points.__getitem__) == sorted(range(len(points)), key=chances.__getitem__)


def test_the_same_lead_is_worth_more_the_fewer_tiles_are_left() -> None:
    early = next(
        position
        for position in sensible_positions(games=1, seed=1)
        if max(expected_points(position)) > min(expected_points(position)) + 1
    )
    evaluator, chances = ChancesEvaluator(), list[float]()
    for left in (12, 3):
        position = early.copy()
        for draw in range(32 - 1, 16 - 1, -1):
            if (position.pile >> 16).bit_count() > left:
                position.pile &= ~(1 << draw)
        points = expected_points(position)
        chances.append((max(evaluator.evaluate(position)) - 0.5) / (max(points) - min(points)))
    assert chances[0] < chances[1]


def test_when_the_game_is_over_the_winners_share_the_chances() -> None:
    evaluator, shared = ChancesEvaluator(), 0
    for number, position in enumerate(sensible_positions(games=3, seed=9)):
        if number % 40:
            continue
        while position.to_move != OVER:
            moves = position.legal_moves()
            position.play(moves[0] if moves[0] >= DRAW else moves[-1])
        ranks = [standing.rank for standing in position.standings()]
        assert evaluator.evaluate(position) == [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        assert evaluator.points == [standing.points for standing in position.standings()]
        shared += 1
    assert shared
