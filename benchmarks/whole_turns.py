"""Measures the shipped networks against greedy, when they search whole turns only.

    .venv/bin/python benchmarks/whole_turns.py --games 300 --jobs 2

prints the table of docs/research/networks.md: one network among greedy players. The results depend only on the options
and the networks.
"""

import argparse
from pathlib import Path

from tongiaki.arena.intervals import share
from tongiaki.training.config import Config
from tongiaki.training.workers import workers
from tongiaki.value import shipped
from tongiaki.value.weights import mean, read

PLAYERS = range(2, 7)
NODES = 2000
"""Maximum positions of a stretch that are searched, as in the levels."""


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=99)
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS)
    parser.add_argument("--files", nargs="*", help="names of networks whose mean plays; default: the shipped network")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    folder = Path(shipped.__file__).parent
    with workers(options.jobs) as players:
        for number in options.players:
            names = options.files or shipped.file_names(number)
            weights = mean([read(folder / f"{name}.weights") for name in names])
            config = Config(players=(number,), games=1, seed=options.seed, nodes=NODES, measure=options.games)
            wins = share(list(players.shares(config, number, weights)))
            low, high = 100 * (wins.low or 0.0), 100 * (wins.high or 0.0)
            print(
                f"| {number} | {100 * wins.mean:.0f} % | {low:.0f} to {high:.0f} % | {100 / number:.0f} % |",
                flush=True,
            )


if __name__ == "__main__":
    main()
