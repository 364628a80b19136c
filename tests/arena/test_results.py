"""The results of a tournament."""

import random
from statistics import fmean

import pytest

from tongiaki.arena.games import PlayedRound
from tongiaki.arena.intervals import average, share
from tongiaki.arena.local_run import play_locally
from tongiaki.arena.results import Results, document, evaluate
from tongiaki.arena.schedule import Tournament
from tongiaki.rules import Terms


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    return Tournament(("random", "greedy"), Terms(2), piles=20, seed=1)


@pytest.fixture(scope="module")
def rounds(tournament: Tournament) -> list[PlayedRound]:
    return list(play_locally(tournament, jobs=1))


@pytest.fixture(scope="module")
def results(tournament: Tournament, rounds: list[PlayedRound]) -> Results:
    return evaluate(tournament, rounds)


def test_greedy_is_rated_clearly_above_random(results: Results) -> None:
    best, worst = results.standings
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.rating.mu - 2 * best.rating.sigma > worst.rating.mu + 2 * worst.rating.sigma
    assert best.wins.low is not None
    assert best.wins.low > 0.6
    assert best.points.mean > 1.5 * worst.points.mean
    assert best.rank < 1.3


def test_sums_agree(tournament: Tournament, results: Results) -> None:
    assert results.games == tournament.games == 40
    assert [standing.seats for standing in results.standings] == [40, 40]
    assert sum(standing.wins.mean for standing in results.standings) == pytest.approx(1)
    assert sum(results.ends.values()) == 40
    ahead, behind = results.meetings
    assert (ahead.bot, ahead.rival) == (behind.rival, behind.bot)
    assert ahead.ahead.mean + behind.ahead.mean == pytest.approx(1)


def test_a_part_of_the_rounds_can_be_evaluated(tournament: Tournament, rounds: list[PlayedRound]) -> None:
    part = evaluate(tournament, rounds[:1])
    assert part.games == 2
    assert part.standings[0].points.low is None
    assert document(tournament, rounds[:1], part)["complete"] is False


def test_the_interval_of_a_share_is_agresti_and_coulls() -> None:
    """9 of 10: (9 + 2) / 14, plus or minus 1.96 standard errors."""
    interval = share([1.0] * 9 + [0.0])
    assert interval.mean == pytest.approx(0.9)
    assert interval.low == pytest.approx(0.5625, abs=0.002)
    assert interval.high == 1.0


@pytest.mark.parametrize("true", [0.02, 0.3, 0.5, 0.97])
@pytest.mark.parametrize("piles", [5, 50])
def test_the_interval_holds_the_true_share_about_as_often_as_it_says(true: float, piles: int) -> None:
    chance = random.Random(5)
    held = 0
    for _ in range(1000):
        interval = share([fmean(chance.random() < true for _ in range(2)) for _ in range(piles)])
        assert interval.low is not None
        assert interval.high is not None
        held += interval.low <= true <= interval.high
    assert held >= 930


def test_games_that_cancel_luck_narrow_the_interval() -> None:
    cancelled, lucky = share([0.5] * 100), share([0.0, 1.0] * 50)
    assert cancelled.mean == lucky.mean == 0.5
    assert cancelled.low is not None
    assert lucky.low is not None
    assert 0.5 - cancelled.low < (0.5 - lucky.low) / 4
    assert average([3.0]).low is None
    assert average([3.0, 5.0]).mean == 4.0
