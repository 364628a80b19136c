"""The search: its depth, its budget, and its lines."""

from statistics import mean

import pytest

from tests.search.greedy_positions import sensible_positions
from tongiaki.rules import CHANCE, Position
from tongiaki.search import Budget, ExhaustedError, Lookahead, PointsEvaluator, Search, Stretch
from tongiaki.search.search import gumbel_error

UNLIMITED = 1 << 50


def positions(games: int, seed: int, every: int) -> list[Position]:
    """Return some positions at the beginning of a turn."""
    starts = [position for position in sensible_positions(games, seed) if position.phase == "turn"]
    return starts[::every]


def test_the_first_evaluation_judges_every_end_once_and_sorts_the_best_first() -> None:
    evaluator = PointsEvaluator()
    for position in positions(games=5, seed=1, every=9):
        search = Search(position, evaluator)
        stretch = Stretch(position)
        assert sorted(candidate.number for candidate in search.candidates) == list(range(len(stretch.ends)))
        for candidate in search.candidates:
            assert candidate.values == evaluator.evaluate(stretch.ends[candidate.number])
        merits = [candidate.merit for candidate in search.candidates]
        assert merits == sorted(merits, reverse=True)
        if position.quiet_turns == 0:
            assert merits[0] == max(evaluator.evaluate(end)[position.turn] for end in stretch.ends)


def best_by_trying(position: Position) -> list[float]:
    """Return the evaluator's values of the best end for the player to move."""
    evaluator = PointsEvaluator()
    return max(
        (evaluator.evaluate(end) for end in Stretch(position, 600).ends), key=lambda values: values[position.turn]
    )


def test_the_value_of_a_draw_is_the_mean_of_the_best_continuations() -> None:
    compared = 0
    for position in positions(games=5, seed=2, every=11):
        for end in Stretch(position).ends[:40:5]:
            if end.to_move != CHANCE:
                continue
            outcomes = []
            for tile in end.legal_moves():
                after = end.copy()
                after.play(tile)
                decides = after.turn == end.turn and after.phase not in ("turn", "draw", "over")
                outcomes.append(best_by_trying(after) if decides else PointsEvaluator().evaluate(after))
            values = Lookahead(PointsEvaluator(), Budget(UNLIMITED)).values(end, 1)
            assert values == pytest.approx([mean(by_seat) for by_seat in zip(*outcomes, strict=True)])
            compared += 1
    assert compared > 10


def test_a_second_ply_is_the_next_players_best_end_and_a_third_the_one_after() -> None:
    for position in positions(games=5, seed=3, every=25):
        ahead = Lookahead(PointsEvaluator(), Budget(UNLIMITED))
        assert ahead.values(position, 2) == best_by_trying(position)
        reply = max(Stretch(position, 600).ends, key=lambda end: PointsEvaluator().evaluate(end)[position.turn])
        expected = best_by_trying(reply) if reply.phase == "turn" else PointsEvaluator().evaluate(reply)
        assert ahead.values(position, 3) == expected


def test_deepening_searches_the_best_again_and_discards_unfinished_stages() -> None:
    for position in positions(games=2, seed=4, every=15):
        search = Search(position, PointsEvaluator())
        if len(search.candidates) < 9:
            continue
        first = [(candidate.number, candidate.merit) for candidate in search.candidates]
        with pytest.raises(ExhaustedError):
            search.deepen(Budget(3))
        assert [(candidate.number, candidate.merit) for candidate in search.candidates] == first
        assert search.deepen(Budget(UNLIMITED))
        assert {candidate.number for candidate in search.candidates[:8]} == {number for number, _ in first[:8]}
        assert [candidate.plies for candidate in search.candidates] == [1] * 8 + [0] * (len(first) - 8)


def test_a_search_ends_with_its_nodes_with_its_seconds_and_with_its_stages() -> None:
    position = positions(games=1, seed=5, every=8)[2]
    spent = Budget(UNLIMITED)
    whole = Search(position, PointsEvaluator())
    whole.deepen_all(spent, 2)
    used = UNLIMITED - spent.nodes
    exact, short, late = (Search(position, PointsEvaluator()) for _ in range(3))
    exact.deepen_all(Budget(used), 2)
    short.deepen_all(Budget(used - 1), 2)
    late.deepen_all(Budget(seconds=0), 2)
    assert [candidate.plies for candidate in (exact.candidates[0], short.candidates[0], late.candidates[0])] == [
        2,
        1,
        0,
    ]


def test_blur_is_the_same_for_the_same_seed_and_different_for_another() -> None:
    for position in positions(games=1, seed=6, every=10):
        if len(position.legal_moves()) < 4:
            continue
        first, same, different = (Search(position, PointsEvaluator(), blur=2.0, seed=seed) for seed in (1, 1, 2))
        assert [candidate.merit for candidate in first.candidates] == [candidate.merit for candidate in same.candidates]
        assert [candidate.merit for candidate in first.candidates] != [
            candidate.merit for candidate in different.candidates
        ]


def test_errors_follow_a_gumbel_distribution() -> None:
    """Mean 0.5772, standard deviation 1.2825."""
    ends = [end for position in positions(games=2, seed=7, every=4) for end in Stretch(position).ends]
    errors = [gumbel_error(end, seed) for end in ends for seed in (1, 2, 3)]
    assert len(errors) > 2000
    centre = mean(errors)
    assert centre == pytest.approx(0.5772, abs=0.1)
    assert mean((value - centre) ** 2 for value in errors) ** 0.5 == pytest.approx(1.2825, abs=0.1)
