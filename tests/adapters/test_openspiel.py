"""The OpenSpiel adapter passes OpenSpiel's tests, and OpenSpiel's search algorithms play the game."""

import pickle
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from tests.vectors.vectors import games
from tongiaki.adapters.encoding import SHAPES, SIZE, encode
from tongiaki.adapters.openspiel import TongiakiState
from tongiaki.rules.moves import DRAW, MOVE_COUNT


def walk(game: pyspiel.Game, seed: int, decisions: int = 10_000) -> TongiakiState:
    """Return the state after this number of actions of a random game, or its final state."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("players", range(2, 7))
def test_openspiels_random_simulation_passes(players: int) -> None:
    game = pyspiel.load_game(f"tongiaki(players={players})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


class TestOpenSpielsApiTest(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's API test on sampled states."""

    game_name = "tongiaki"
    game = pyspiel.load_game("tongiaki(players=3)")


class TestOpenSpielsSimulationTest(games_sim_test.GamesSimTest):
    """OpenSpiel's simulations with copies and pickles. The inherited tests of OpenSpiel's own games are disabled."""

    def test_tongiaki(self) -> None:
        for players in (2, 6):
            self.sim_game(pyspiel.load_game(f"tongiaki(players={players})"))


for _name in [name for name in dir(games_sim_test.GamesSimTest) if name.startswith("test")]:
    setattr(TestOpenSpielsSimulationTest, _name, None)


def test_a_playthrough_replays_as_it_was(tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough("tongiaki(players=2,stall=1)", None, seed=5))
    original, replayed = generate_playthrough.replay(str(file))
    assert replayed == original


def test_actions_are_the_engines_moves_and_outcomes_its_tiles() -> None:
    for recorded in games()[::25]:
        game = pyspiel.load_game(f"tongiaki(players={recorded['players']},stall={recorded['stall']})")
        assert game.num_distinct_actions() == MOVE_COUNT
        state = game.new_initial_state()
        for text in recorded["moves"]:
            move = state.course.position.parse(text)
            action = move - DRAW if state.is_chance_node() else move
            assert state.string_to_action(state.current_player(), text) == action
            assert state.action_to_string(state.current_player(), action) == text
            state.apply_action(action)
        assert state.is_terminal()
        assert [state.course.position.text(move) for move in state.course.moves] == recorded["moves"]


def test_draws_are_equally_likely_tiles_of_the_pile() -> None:
    game = pyspiel.load_game("tongiaki(players=2)")
    state = game.new_initial_state()
    chance = np.random.default_rng(1)
    while not state.is_chance_node():
        state.apply_action(int(chance.choice(state.legal_actions())))
    outcomes = state.chance_outcomes()
    assert [tile for tile, _ in outcomes] == list(range(1, 32))
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)


@pytest.mark.parametrize("players", range(2, 7))
def test_returns_are_payoffs_by_rank_that_sum_to_nothing(players: int) -> None:
    state = walk(pyspiel.load_game(f"tongiaki(players={players})"), players)
    assert state.is_terminal()
    ranks = [standing.rank for standing in state.course.position.standings()]
    assert sum(state.returns()) == pytest.approx(0)
    best = max(state.returns())
    assert [value == best for value in state.returns()] == [rank == 1 for rank in ranks]


def test_a_copy_goes_its_own_way() -> None:
    state = walk(pyspiel.load_game("tongiaki(players=3)"), 4, decisions=60)
    before = str(state)
    copy = state.clone()
    assert copy.history() == state.history()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_a_pickled_state_goes_on() -> None:
    state = walk(pyspiel.load_game("tongiaki(players=3,stall=5,horizon=500)"), 2, decisions=90)
    duplicate = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own data
    assert duplicate.course.position.key() == state.course.position.key()
    assert (duplicate.course.horizon, duplicate.course.decisions) == (500, state.course.decisions)


def test_the_observation_is_the_documented_encoding() -> None:
    game = pyspiel.load_game("tongiaki(players=3)")
    assert game.observation_tensor_shape() == [SIZE]
    state = walk(game, 7, decisions=50)
    assert np.array_equal(state.observation_tensor(1), encode(state.course.position, 1))
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert {name: piece.shape for name, piece in observation.dict.items()} == dict(SHAPES)


def test_the_horizon_breaks_a_game_off() -> None:
    game = pyspiel.load_game("tongiaki(players=2,horizon=30)")
    state = walk(game, 3)
    assert state.course.is_truncated
    assert game.max_game_length() == 30 == state.course.decisions
    assert state.is_terminal()


@pytest.mark.parametrize("parameters", ["horizon=0", "horizon=-5", "stall=-1"])
def test_parameters_out_of_range_are_refused(parameters: str) -> None:
    with pytest.raises(ValueError, match="not"):
        pyspiel.load_game(f"tongiaki({parameters})").new_initial_state()


@pytest.mark.parametrize("players", [2, 4])
def test_openspiels_mcts_plays(players: int) -> None:
    game = pyspiel.load_game(f"tongiaki(players={players},stall=2)")
    chance = np.random.RandomState(0)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    _plays_five_moves(game, bot, chance)


def _plays_five_moves(game: pyspiel.Game, bot: pyspiel.Bot, chance: np.random.RandomState) -> None:
    state = walk(game, 1, decisions=20)
    made = 0
    while made < 5:
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        made += 1


def test_openspiels_learning_environment_runs() -> None:
    environment = rl_environment.Environment(
        "tongiaki", chance_event_sampler=rl_environment.ChanceEventSampler(seed=3), players=3, stall=1
    )
    chance = np.random.default_rng(0)
    step = environment.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = environment.step([int(chance.choice(legal))])
    assert sum(step.rewards) == pytest.approx(0)
