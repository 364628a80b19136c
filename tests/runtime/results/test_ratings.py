"""The effect of results on ratings. The fixed values detect changes in a new version of the model."""

import pytest

from tongiaki.runtime.results.ratings import BASE, rate, shown_rating
from tongiaki.store import Rating


def test_a_new_player_has_the_base_rating() -> None:
    assert shown_rating(25.0, 25.0 / 3) == BASE


def test_the_displayed_rating_subtracts_uncertainty_and_is_not_negative() -> None:
    assert shown_rating(35.0, 2.0) == 2160
    assert shown_rating(0.0, 8.0) == 40
    assert shown_rating(0.0, 9.0) == 0


def test_a_first_game_of_two_gives_the_known_ratings() -> None:
    winner, loser = rate([None, None], [1, 2])
    assert (winner.mu, winner.sigma) == pytest.approx((27.635389, 8.065901), abs=1e-5)
    assert (loser.mu, loser.sigma) == pytest.approx((22.364611, 8.065901), abs=1e-5)
    assert (winner.shown, loser.shown) == (1138, 927)


def test_a_game_of_three_with_a_tie_gives_the_known_ratings() -> None:
    before = [Rating(30.0, 3.0, 0), Rating(25.0, 6.0, 0), None]
    assert [rating.shown for rating in rate(before, [2, 1, 2])] == [1826, 1367, 1021]


def test_a_win_against_stronger_players_gains_more() -> None:
    weak, strong = Rating(20.0, 4.0, 0), Rating(30.0, 4.0, 0)
    upset, expected = rate([weak, strong], [1, 2]), rate([weak, strong], [2, 1])
    assert upset[0].mu - weak.mu > expected[1].mu - strong.mu > 0
