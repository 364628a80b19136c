"""Random agents play each other in PettingZoo, each choosing among the moves that its mask allows.

    python examples/pettingzoo_selfplay.py --games 10 --players 4

A learner stands where `choose` stands: it sees an array of numbers and a mask, and answers with a move.
"""

import argparse
from collections import Counter

import numpy as np
from numpy.typing import NDArray

from tongiaki.adapters import pettingzoo


def choose(observation: NDArray[np.float32], mask: NDArray[np.int8], random: np.random.Generator) -> int:
    """Choose any legal move."""
    del observation
    return int(random.choice(np.flatnonzero(mask)))


def main() -> None:
    """Read the command line, play, and print what every seat gained."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()

    random = np.random.default_rng(options.seed)
    env = pettingzoo.env(players=options.players)
    gained: Counter[str] = Counter()
    decisions = 0
    for number in range(options.games):
        env.reset(seed=options.seed + number)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            gained[agent] += reward
            if terminated or truncated:
                env.step(None)
            else:
                env.step(choose(observation["observation"], observation["action_mask"], random))
                decisions += 1
    env.close()
    print(f"{options.games} games, {decisions} decisions")
    for agent in env.possible_agents:
        print(f"{agent}: mean payoff {gained[agent] / options.games:+.2f}")


if __name__ == "__main__":
    main()
