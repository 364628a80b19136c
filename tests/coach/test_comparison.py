"""Comparisons by playouts: known results, the length of a playout, and the tiles that it draws."""

import pytest

from tests.coach.example_positions import CHAIN, CROWNING, SINKING, position_of
from tests.search.greedy_positions import sensible_positions
from tongiaki.coach.comparison import CAP, LAST_TILES, TURNS, Comparison, PairedPlayouts, compare
from tongiaki.rules import Position
from tongiaki.rules.moves import DRAW
from tongiaki.rules.tiles import TILES
from tongiaki.search import Budget, ChancesEvaluator, Playouts, Stretch

PILE = list(range(DRAW, DRAW + TILES))


@pytest.fixture(scope="module")
def middle_game() -> Position:
    """Return a position with more than LAST_TILES tiles in the pile."""
    positions = list(sensible_positions(games=1, seed=3))
    return positions[len(positions) // 2]


@pytest.mark.parametrize(
    ("line", "gain", "error"), [(CHAIN, -0.6667, 0.3333), (SINKING, 0.3333, 0.3333), (CROWNING, 1.0, 0.0)]
)
def test_a_comparison_has_the_same_result_as_ever(line: str, gain: float, error: float) -> None:
    start = position_of(line)
    assert compare_ends(start) == Comparison(gain, error, 3)


def test_a_comparison_in_the_middle_of_the_game_has_the_same_result_as_ever(middle_game: Position) -> None:
    assert compare_ends(middle_game) == Comparison(0.1577, 0.221, 3)


def compare_ends(start: Position) -> Comparison:
    """Compare the first and the last end of a stretch."""
    ends = Stretch(start, 100).ends
    return compare(ends[0], ends[-1], start.turn, ChancesEvaluator(), 3, "g")


def test_a_playout_with_many_tiles_left_stops_after_some_turns(middle_game: Position) -> None:
    assert middle_game.pile.bit_count() > LAST_TILES
    assert middle_game.phase == "turn"
    end = PairedPlayouts(middle_game, middle_game, 0, ChancesEvaluator(), "1").play_out(middle_game, PILE)
    playouts = Playouts(ChancesEvaluator(), Budget(), CAP)
    assert end.key() == playouts.play(middle_game, PILE, max_turns=TURNS).key()
    assert end.key() != playouts.play(middle_game, PILE, max_turns=TURNS - 1).key()
    assert end.phase != "over"


def test_players_in_playouts_do_not_wait_for_the_others_to_draw(middle_game: Position) -> None:
    """Each round without a draw has a price, and a playout searches at least 600 positions per turn."""
    assert CAP >= 600
    end = PairedPlayouts(middle_game, middle_game, 0, ChancesEvaluator(), "1").play_out(middle_game, PILE)
    assert end.pile.bit_count() < middle_game.pile.bit_count()
