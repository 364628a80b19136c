"""Measure one contender of `research.py` in this process, and print its rates per second of CPU time as JSON.

Decisions are random and seeded. A game that ends is followed by the next one.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

seconds = 1.0
"""CPU time of a measurement. A third argument replaces it."""
BATCH = 64


def rate(play: Callable[[], int]) -> float:
    """Return how much work `play` does per second of CPU time. Each call returns the amount of its work."""
    play()
    work, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        work += play()
    return work / elapsed


def openspiel(name: str) -> dict[str, float]:
    """Measure moves, and moves with an observation at each decision, in a game of OpenSpiel."""
    import pyspiel
    from open_spiel.python.games import block_dominoes, liars_poker, tic_tac_toe  # noqa: F401 - registers the games
    from open_spiel.python.observation import make_observation

    import tongiaki.adapters.openspiel  # noqa: F401 - registers the game

    game, chance = pyspiel.load_game(name), random.Random(1)
    kind = game.get_type()

    def play(observe: Callable[[Any], object] | None) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal() and moves < 400:
            if observe is not None and not state.is_chance_node():
                observe(state)
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return moves

    rates = {"moves": rate(lambda: play(None))}
    if kind.provides_observation_tensor:
        rates["observed"] = rate(lambda: play(lambda state: state.observation_tensor(state.current_player())))
    elif kind.provides_information_state_tensor:
        rates["observed"] = rate(lambda: play(lambda state: state.information_state_tensor(state.current_player())))
    observation = make_observation(game) if kind.provides_observation_tensor else None
    if observation is not None and observation.tensor is not None:
        rates["observer"] = rate(lambda: play(lambda state: observation.set_from(state, state.current_player())))
    return rates


def position_play(*, encoded: bool) -> Callable[[], int]:
    """Return a function that plays a game on the position itself."""
    import numpy as np

    from tongiaki.adapters.encoding import SIZE, encode
    from tongiaki.rules import CHANCE, Position, Terms

    chance, out = random.Random(1), np.zeros(SIZE, np.float32)

    def play() -> int:
        position, decisions = Position(Terms(2)), 0
        while moves := position.legal_moves():
            if position.to_move != CHANCE:
                decisions += 1
                if encoded:
                    encode(position, out=out)
            position.play(chance.choice(moves))
        return decisions

    return play


def environment(name: str) -> dict[str, float]:
    """Measure decisions with observation and mask in an environment, for two players."""
    import numpy as np

    generator = np.random.default_rng(1)

    def choose(mask: Any) -> int:  # noqa: ANN401 - an array
        legal = np.flatnonzero(mask)
        return int(legal[int(generator.integers(len(legal)))])

    if name in {"position", "encode"}:
        return {"moves": rate(position_play(encoded=name == "encode"))}
    play = {
        "pettingzoo": pettingzoo_play,
        "pettingzoo_batch": pettingzoo_batch_play,
        "gymnasium": gymnasium_play,
        "gymnasium_vector": gymnasium_vector_play,
    }[name]
    return {"moves": rate(play(choose))}


def pettingzoo_play(choose: Callable[[Any], int]) -> Callable[[], int]:
    from tongiaki.adapters.pettingzoo import TongiakiAEC

    env = TongiakiAEC(2)

    def play() -> int:
        env.reset(seed=1)
        decisions = 0
        while not (env.terminations["player_0"] or env.truncations["player_0"]):
            env.step(choose(env.observe(env.agent_selection)["action_mask"]))
            decisions += 1
        return decisions

    return play


def pettingzoo_batch_play(choose: Callable[[Any], int]) -> Callable[[], int]:
    from tongiaki.adapters.pettingzoo_batch import TongiakiBatch

    batch = TongiakiBatch(BATCH, 2)
    batch.reset(seed=1)

    def play() -> int:
        batch.step([choose(mask) for mask in batch.observe()["action_mask"]])
        return BATCH

    return play


def gymnasium_play(choose: Callable[[Any], int]) -> Callable[[], int]:
    import gymnasium

    env = gymnasium.make("tongiaki.adapters.gymnasium:Tongiaki-v0", bot="random").unwrapped

    def play() -> int:
        _, info = env.reset()
        decisions, over = 0, False
        while not over:
            _, _, terminated, truncated, info = env.step(choose(info["action_mask"]))
            over = terminated or truncated
            decisions += 1
        return decisions

    return play


def gymnasium_vector_play(choose: Callable[[Any], int]) -> Callable[[], int]:
    import gymnasium
    import numpy as np

    envs = gymnasium.make_vec("tongiaki.adapters.gymnasium:Tongiaki-v0", num_envs=BATCH, bot="random")
    infos = [envs.reset(seed=1)[1]]

    def play() -> int:
        infos[0] = envs.step(np.array([choose(mask) for mask in infos[0]["action_mask"]]))[-1]
        return BATCH

    return play


def sample_positions(players: tuple[int, ...]) -> list[Any]:
    """Return all positions of random games, a game for each number of players."""
    from tongiaki.rules import Position, Terms

    positions = []
    for seed, number in enumerate(players):
        chance, position = random.Random(seed), Position(Terms(number))
        while moves := position.legal_moves():
            positions.append(position.copy())
            position.play(chance.choice(moves))
    return positions


def over(positions: list[Any], function: Callable[[Any], object]) -> Callable[[], int]:
    """Return a function that calls another with each position, and returns their number."""

    def play() -> int:
        for position in positions:
            function(position)
        return len(positions)

    return play


def encoding() -> dict[str, float]:
    """Measure the encoding and the planes. This also runs with older revisions."""
    from tongiaki.adapters.encoding import encode
    from tongiaki.adapters.planes import planes

    positions = sample_positions((2, 3, 4, 5, 6) * 3)
    return {"encode": rate(over(positions, encode)), "planes": rate(over(positions, planes))}


def operations() -> dict[str, float]:
    from tongiaki.adapters.encoding import action_mask
    from tongiaki.adapters.network_inputs import network_inputs

    positions = sample_positions((2, 3, 4, 5, 6) * 3)
    fours = sample_positions((4, 4, 4))
    return encoding() | {
        "action_mask": rate(over(positions, action_mask)),
        "network_inputs": rate(over(fours, network_inputs)),
        "legal_moves": rate(over(positions, lambda position: position.legal_moves())),
        "copy": rate(over(positions, lambda position: position.copy())),
    }


def main() -> None:
    """Measure the contender that the arguments name."""
    global seconds  # noqa: PLW0603 - set once, before any measurement
    kind, name, *rest = sys.argv[1:]
    seconds = float(rest[0]) if rest else seconds
    if kind == "openspiel":
        rates = openspiel(name)
    elif kind == "environment":
        rates = environment(name)
    else:
        rates = encoding() if kind == "encoding" else operations()
    print(json.dumps(rates))


if __name__ == "__main__":
    main()
