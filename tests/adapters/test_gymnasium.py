"""The Gymnasium adapter passes Gymnasium's checker, and bots play the other seats."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tongiaki.adapters.gymnasium import ILLEGAL, TongiakiEnv
from tongiaki.adapters.payoffs import payoffs
from tongiaki.record import read

NAME = "tongiaki.adapters.gymnasium:Tongiaki-v0"


@pytest.mark.parametrize(("players", "bot"), [(2, "greedy"), (3, "fisher"), (6, "random")])
def test_gymnasiums_checker_passes(players: int, bot: str) -> None:
    check_env(gymnasium.make(NAME, players=players, bot=bot).unwrapped)


def play(environment: gymnasium.Env[Any, Any], seed: int) -> float:
    """Play a game of random moves and return its reward, which is paid at the end."""
    _, info = environment.reset(seed=seed)
    environment.action_space.seed(seed)
    while True:
        _, reward, terminated, truncated, info = environment.step(environment.action_space.sample(info["action_mask"]))
        if terminated or truncated:
            return float(reward)
        assert reward == 0


def test_a_game_is_played_to_its_end_and_pays_by_rank() -> None:
    environment = TongiakiEnv(players=4, bot="random", seat=2)
    reward = play(environment, seed=3)
    assert environment.course.position.phase == "over"
    assert reward == payoffs(environment.course.position)[2]


def test_games_with_the_same_seed_are_the_same() -> None:
    first, second = TongiakiEnv(players=3, bot="greedy"), TongiakiEnv(players=3, bot="greedy")
    play(first, seed=8)
    play(second, seed=8)
    assert first.course.moves == second.course.moves


def test_every_seat_is_drawn_unless_one_is_chosen() -> None:
    environment = TongiakiEnv(players=3, bot="random")
    seats = set()
    for seed in range(20):
        environment.reset(seed=seed)
        assert environment.course.position.to_move == environment.seat
        seats.add(environment.seat)
    assert seats == {0, 1, 2}


def test_a_move_that_is_not_legal_ends_the_game_with_a_penalty_and_a_reason() -> None:
    environment = TongiakiEnv()
    environment.reset(seed=0)
    _, reward, terminated, truncated, info = environment.step(np.int64(900))
    assert (reward, terminated, truncated) == (ILLEGAL, True, False)
    assert info["refusal"]


def test_the_horizon_truncates() -> None:
    environment = TongiakiEnv(bot="random", horizon=30)
    play(environment, seed=0)
    assert environment.course.is_truncated


def test_masks_are_found_where_mask_aware_learners_look() -> None:
    environment = TongiakiEnv(seat=0)
    _, info = environment.reset(seed=0)
    assert np.array_equal(environment.action_masks(), info["action_mask"].astype(bool))
    assert environment.action_masks().sum() == 6


def test_it_renders_the_record_so_far() -> None:
    environment = gymnasium.make(NAME, render_mode="ansi", bot="random")
    play(environment, seed=1)
    text = environment.render()
    assert isinstance(text, str)
    assert read(text).moves[0].startswith("settle")


@pytest.mark.parametrize(
    ("options", "message"), [({"bot": "nobody"}, "nobody"), ({"seat": 2}, "no seat 2"), ({"players": 7}, "not 7")]
)
def test_options_out_of_range_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        TongiakiEnv(**options)
