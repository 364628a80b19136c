"""The PettingZoo adapter passes PettingZoo's tests and handles illegal moves and the horizon."""

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from tongiaki.adapters import pettingzoo
from tongiaki.adapters.pettingzoo import TongiakiAEC
from tongiaki.record import read
from tongiaki.rules.moves import MOVE_COUNT

# PettingZoo's tests exempt its own games from these two warnings about observations with a mask.
masks_are_meant = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
)


@masks_are_meant
@pytest.mark.parametrize("players", range(2, 7))
def test_pettingzoos_api_test_passes(players: int) -> None:
    api_test(pettingzoo.env(players=players), num_cycles=200)


@masks_are_meant
def test_pettingzoos_api_test_passes_where_games_are_broken_off() -> None:
    api_test(pettingzoo.env(players=3, horizon=25), num_cycles=200)


def test_pettingzoos_seed_test_passes() -> None:
    seed_test(lambda: pettingzoo.env(players=3), num_cycles=200)


def test_pettingzoos_performance_benchmark_runs() -> None:
    performance_benchmark(pettingzoo.env(players=4))


def test_pettingzoos_render_test_passes() -> None:
    render_test(lambda **options: pettingzoo.env(players=2, **options))


def play(environment: TongiakiAEC, seed: int) -> dict[str, float]:
    """Play a game of random moves and return every agent's total reward."""
    environment.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            rewards[agent] = reward
            environment.step(None)
        else:
            environment.step(chance.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


@pytest.mark.parametrize("players", [2, 5])
def test_agents_get_their_payoffs_at_the_end(players: int) -> None:
    environment = TongiakiAEC(players)
    rewards = play(environment, seed=9)
    assert [rewards[f"player_{seat}"] for seat in range(players)] == environment.course.payoffs()


def test_games_with_the_same_seed_have_the_same_draws() -> None:
    first, second, third = TongiakiAEC(3), TongiakiAEC(3), TongiakiAEC(3)
    play(first, seed=4)
    play(second, seed=4)
    play(third, seed=5)
    assert first.course.moves == second.course.moves
    assert first.course.moves != third.course.moves


def test_only_the_agent_to_move_has_legal_moves() -> None:
    environment = TongiakiAEC(3)
    environment.reset(seed=0)
    masks = {agent: environment.observe(agent)["action_mask"].sum() for agent in environment.agents}
    assert masks == {"player_0": 6, "player_1": 0, "player_2": 0}


def test_the_horizon_truncates() -> None:
    environment = TongiakiAEC(2, horizon=20)
    environment.reset(seed=0)
    while not environment.truncations["player_0"]:
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(int(np.flatnonzero(mask)[0]))
    assert environment.course.decisions == 20
    assert environment.truncations == {"player_0": True, "player_1": True}
    assert not any(environment.terminations.values())
    assert environment.observe("player_0")["action_mask"].sum() == MOVE_COUNT


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_move_that_is_not_legal_ends_the_game_with_a_penalty() -> None:
    environment = pettingzoo.env(players=2)
    environment.reset(seed=0)
    environment.step(900)
    assert environment.unwrapped.terminations == {"player_0": True, "player_1": True}
    assert environment.unwrapped.rewards == {"player_0": pettingzoo.ILLEGAL, "player_1": 0}


def test_it_renders_the_record_so_far() -> None:
    environment = TongiakiAEC(2, render_mode="ansi")
    play(environment, seed=1)
    text = environment.render()
    assert text is not None
    assert len(read(text).moves) == len(environment.course.moves)
