"""Payoffs by rank, win and points, in all adapters."""

import gymnasium
import numpy as np
import pyspiel
import pytest

from tests.adapters.random_games import random_game
from tongiaki.adapters import pettingzoo
from tongiaki.adapters.course import Course
from tongiaki.adapters.openspiel import TongiakiState
from tongiaki.adapters.payoffs import PAYOFFS, illegal_payoff, payoff_bounds, payoffs
from tongiaki.adapters.pettingzoo import TongiakiAEC
from tongiaki.adapters.pettingzoo_batch import TongiakiBatch
from tongiaki.rules import Position, Terms

NAME = "tongiaki.adapters.gymnasium:Tongiaki-v0"


def final_positions() -> list[Position]:
    return [list(random_game(2 + seed % 5, seed, stall=seed % 4))[-1] for seed in range(60)]


@pytest.mark.parametrize("payoff", PAYOFFS)
def test_payoffs_sum_to_0_within_their_bounds(payoff: str) -> None:
    for position in final_positions():
        low, high = payoff_bounds(payoff, position.players)
        gained = payoffs(position, payoff)
        assert sum(gained) == pytest.approx(0)
        assert all(low - 1e-9 <= value <= high + 1e-9 for value in gained)
        assert illegal_payoff(payoff) <= low


def test_a_win_pays_winners_alone_and_points_pay_the_margin() -> None:
    shared = 0
    for position in final_positions():
        standings = position.standings()
        by_win, by_points = payoffs(position, "win"), payoffs(position, "points")
        winners = [standing.rank == 1 for standing in standings]
        shared += sum(winners) > 1
        assert [value == max(by_win) for value in by_win] == winners or all(winners)
        if sum(winners) == 1:
            assert max(by_win) == 1
            assert min(by_win) == pytest.approx(-1 / (position.players - 1))
        if position.players == 2:
            assert by_win == payoffs(position)
            assert by_points[0] == standings[0].points - standings[1].points
    assert shared


@pytest.mark.parametrize("payoff", PAYOFFS)
def test_openspiel_returns_them_with_true_bounds(payoff: str) -> None:
    game = pyspiel.load_game(f"tongiaki(players=3,stall=1,payoff={payoff})")
    assert (game.min_utility(), game.max_utility()) == payoff_bounds(payoff, 3)
    assert game.utility_sum() == 0
    assert game.get_parameters()["payoff"] == payoff
    chance = np.random.default_rng(1)
    state: TongiakiState = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert state.returns() == payoffs(state.course.position, payoff)
    assert state.clone().returns() == state.returns()
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("payoff", PAYOFFS)
def test_environments_pay_them(payoff: str) -> None:
    single = TongiakiAEC(3, payoff=payoff)
    batch = TongiakiBatch(1, 3, payoff=payoff)
    env = gymnasium.make(NAME, players=3, bot="random", payoff=payoff).unwrapped
    single.reset(seed=2)
    batch.reset(seed=2)
    while not single.terminations["player_0"]:
        move = int(np.flatnonzero(single.observe(single.agent_selection)["action_mask"])[-1])
        single.step(move)
        batch.step([move])
    expected = payoffs(single.course.position, payoff)
    assert list(single.rewards.values()) == expected == batch.rewards[0].tolist()
    _, info = env.reset(seed=3)
    reward, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert reward == payoffs(env.course.position, payoff)[env.seat]


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_an_illegal_move_costs_at_least_as_much_as_the_worst_game() -> None:
    environment = pettingzoo.env(players=2, payoff="points")
    environment.reset(seed=0)
    environment.step(900)
    assert environment.unwrapped.rewards == {"player_0": -53, "player_1": 0}
    env = gymnasium.make(NAME, payoff="points").unwrapped
    env.reset(seed=0)
    assert env.step(900)[1] == -53


def test_other_names_are_refused() -> None:
    message = "the payoff is one of rank, win, points, not 'money'"
    for create in (
        lambda: Course(Terms(2), payoff="money"),
        lambda: TongiakiAEC(2, payoff="money"),
        lambda: TongiakiBatch(2, payoff="money"),
        lambda: gymnasium.make(NAME, payoff="money"),
        lambda: pyspiel.load_game("tongiaki(payoff=money)"),
    ):
        with pytest.raises(ValueError, match=message):
            create()
