"""Batches of games behave as Gymnasium's own vector environment, and as single games of PettingZoo."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tongiaki.adapters.gymnasium import TongiakiEnv
from tongiaki.adapters.gymnasium_vector import TongiakiVectorEnv
from tongiaki.adapters.pettingzoo import TongiakiAEC
from tongiaki.adapters.pettingzoo_batch import TongiakiBatch
from tongiaki.rules.moves import MOVE_COUNT

NAME = "tongiaki.adapters.gymnasium:Tongiaki-v0"
GAMES = 5
OPTIONS: dict[str, Any] = {"players": 3, "bot": "random", "horizon": 60}


def assert_same(first: object, second: object) -> None:
    """Compare results of environments, which are arrays, dictionaries and numbers."""
    if isinstance(first, dict) and isinstance(second, dict):
        assert first.keys() == second.keys()
        for key in first:
            assert_same(first[key], second[key])
    elif isinstance(first, np.ndarray) and isinstance(second, np.ndarray) and first.dtype == object:
        for one, other in zip(first, second, strict=True):
            assert_same(one, other)
    else:
        assert np.array_equal(np.asarray(first), np.asarray(second))


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_it_returns_the_same_as_gymnasiums_vector_environment(mode: AutoresetMode) -> None:
    ours = TongiakiVectorEnv(GAMES, autoreset_mode=mode, **OPTIONS)
    theirs = SyncVectorEnv([lambda: TongiakiEnv(**OPTIONS)] * GAMES, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    chance = np.random.default_rng(3)
    (observations, infos), (expected, expected_infos) = ours.reset(seed=7), theirs.reset(seed=7)
    ended = 0
    for number in range(120):
        assert_same(observations, expected)
        assert_same(infos, expected_infos)
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        if number == 20:
            actions[2] = 900
        observations, rewards, terminations, truncations, infos = ours.step(actions)
        expected, *others, expected_infos = theirs.step(actions)
        assert_same(dict(enumerate((rewards, terminations, truncations))), dict(enumerate(others)))
        assert observations.dtype == np.float32
        ended += int((terminations | truncations).sum())
    assert ended > GAMES


def test_gymnasium_makes_it() -> None:
    envs = gymnasium.make_vec(NAME, num_envs=3, vectorization_mode="vector_entry_point", players=2)
    assert isinstance(envs.unwrapped, TongiakiVectorEnv)
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert infos["action_mask"].shape == (3, MOVE_COUNT)
    assert envs.action_space.contains(envs.action_space.sample())
    envs.close()


def test_masks_after_the_end_are_all_1_and_the_next_step_starts_a_new_game() -> None:
    envs = TongiakiVectorEnv(1, seat=0, horizon=8, bot="random")
    _, infos = envs.reset(seed=1)
    over = False
    while not over:
        _, _, _, truncated, infos = envs.step(np.array([np.flatnonzero(infos["action_mask"][0])[0]]))
        over = bool(truncated[0])
    assert infos["action_mask"].all()
    _, rewards, terminated, truncated, infos = envs.step(np.array([0]))
    assert (rewards[0], terminated[0], truncated[0]) == (0, False, False)
    assert infos["action_mask"].sum() == 6


def test_without_autoreset_an_ended_game_waits_for_its_reset() -> None:
    envs = TongiakiVectorEnv(2, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = envs.reset(seed=1)
    legal = int(np.flatnonzero(infos["action_mask"][1])[0])
    _, _, terminated, _, infos = envs.step(np.array([900, legal]))
    assert terminated.tolist() == [True, False]
    assert infos["action_mask"][0].all()
    before = envs.envs[1].course
    with pytest.raises(ResetNeeded, match="game 0"):
        envs.step(np.array([0, 0]))
    envs.reset(options={"reset_mask": terminated})
    assert envs.envs[1].course is before
    assert not envs.envs[0].has_ended


def test_arguments_out_of_range_are_refused() -> None:
    envs = TongiakiVectorEnv(2)
    with pytest.raises(ValueError, match="2 environments need as many seeds, not 1"):
        envs.reset(seed=[1])
    with pytest.raises(ValueError, match="reset_mask"):
        envs.reset(options={"reset_mask": np.ones(3, np.bool_)})
    envs.reset(seed=[1, None])
    with pytest.raises(ValueError, match="2 environments need as many actions, not 3"):
        envs.step(np.array([0, 0, 0]))
    with pytest.raises(ValueError, match="at least one environment"):
        TongiakiVectorEnv(0)
    with pytest.raises(ValueError, match="at least one game"):
        TongiakiBatch(0)
    batch = TongiakiBatch(2)
    with pytest.raises(ValueError, match="2 games need as many seeds, not 3"):
        batch.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="2 games need as many actions, not 1"):
        batch.step([0])


def test_each_game_of_a_batch_is_the_single_game_with_its_seed() -> None:
    batch = TongiakiBatch(GAMES, players=3, horizon=50)
    singles = [TongiakiAEC(3, horizon=50) for _ in range(GAMES)]
    batch.reset(seed=4)
    for number, single in enumerate(singles):
        single.reset(seed=4 + number)
    chance = np.random.default_rng(1)
    for _ in range(50):
        observed = batch.observe()
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in observed["action_mask"]]
        assert batch.agent_selection == [single.agent_selection for single in singles]
        assert batch.seats.tolist() == [single.course.position.turn for single in singles]
        for number, single in enumerate(singles):
            alone = single.observe(single.agent_selection)
            assert np.array_equal(alone["observation"], observed["observation"][number])
            assert np.array_equal(alone["action_mask"], observed["action_mask"][number])
            single.step(actions[number])
        batch.step(actions)
    observed, rewards, terminations, truncations = batch.last()
    assert truncations.all()
    assert not terminations.any()
    assert rewards.tolist() == [list(single.rewards.values()) for single in singles]
    assert observed["action_mask"].all()
    assert batch.observation_space("player_0").contains({name: values[0] for name, values in observed.items()})
    batch.step([0] * GAMES)
    assert not (batch.terminations | batch.truncations).any()
    assert batch.observe()["action_mask"].sum(axis=1).tolist() == [6] * GAMES


def test_an_illegal_move_ends_its_game_alone() -> None:
    batch = TongiakiBatch(2)
    batch.reset(seed=0)
    batch.step([900, int(np.flatnonzero(batch.observe()["action_mask"][1])[0])])
    assert batch.terminations.tolist() == [True, False]
    assert batch.rewards.tolist() == [[-1, 0], [0, 0]]
    assert batch.refusals[0]
    assert batch.refusals[1] is None
    assert batch.action_space("player_1").n == MOVE_COUNT
