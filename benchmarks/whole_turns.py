"""Measures the shipped networks against greedy, when they search whole turns only.

    .venv/bin/python benchmarks/whole_turns.py --games 300 --jobs 2

prints the table of docs/research/networks.md: one network among greedy players. The results depend only on `--games`
and `--seed`.
"""

import argparse

from tongiaki.arena.intervals import share
from tongiaki.training.config import Config
from tongiaki.training.workers import workers
from tongiaki.value.shipped import weights

PLAYERS = range(2, 7)
NODES = 2000
"""Maximum positions of a stretch that are searched, as in the levels."""


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=99)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    with workers(options.jobs) as players:
        for number in PLAYERS:
            config = Config(players=(number,), games=1, seed=options.seed, nodes=NODES, measure=options.games)
            wins = share(list(players.shares(config, number, weights(number))))
            low, high = 100 * (wins.low or 0.0), 100 * (wins.high or 0.0)
            print(
                f"| {number} | {100 * wins.mean:.0f} % | {low:.0f} to {high:.0f} % | {100 / number:.0f} % |",
                flush=True,
            )


if __name__ == "__main__":
    main()
