"""Luck: the effect of a drawn tile on the chances, compared with the mean of all possible tiles. Its mean is zero."""

import pytest

from tests.coach.example_positions import CHAIN, CHAIN_LINE, moves_of, position_of
from tests.search.greedy_positions import sensible_positions
from tongiaki.coach.luck import chances_after, chances_by_tile, compute_luck
from tongiaki.rules import CHANCE, Position
from tongiaki.search import ChancesEvaluator, Stretch


def before_draws(games: int, seed: int) -> list[Position]:
    ends = [Stretch(start, 30).ends[0] for start in sensible_positions(games, seed)]
    return [end for end in ends if end.to_move == CHANCE][::20]


def test_the_mean_luck_over_all_possible_tiles_is_0_for_everybody() -> None:
    positions = before_draws(games=5, seed=3)[:4]
    assert len(positions) > 2
    for position in positions:
        lucks = [compute_luck(position, draw, ChancesEvaluator()) for draw in position.legal_moves()]
        assert [sum(value) for value in zip(*lucks, strict=True)] == pytest.approx([0.0] * position.players, abs=1e-9)
        assert any(abs(value) > 0.001 for luck in lucks for value in luck)


def test_the_luck_of_all_players_adds_up_to_0() -> None:
    for position in before_draws(games=3, seed=4):
        assert sum(compute_luck(position, position.legal_moves()[0], ChancesEvaluator())) == pytest.approx(
            0.0, abs=1e-9
        )


def test_luck_assumes_the_best_continuation_after_a_draw() -> None:
    position = position_of(CHAIN)
    for move in moves_of(position, CHAIN_LINE):
        position.play(move)
    evaluator = ChancesEvaluator()
    for draw, chances in chances_by_tile(position, evaluator).items():
        after = position.copy()
        after.play(draw)
        assert chances == chances_after(after, evaluator)
        if after.phase not in ("turn", "draw", "over"):
            best = max(evaluator.evaluate(end)[position.turn] for end in Stretch(after, 200).ends)
            assert chances[position.turn] == pytest.approx(best)
