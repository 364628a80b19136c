"""Let every level play the one below it, with two players, and print how often it wins.

    .venv/bin/python benchmarks/ladder.py --piles 100 --seed 1 --jobs 1

Every pile is played twice, from both seats. The figures of docs/bots/levels.md are from this command. It takes minutes
with the compiled engine, which `.venv/bin/python tools/engine.py` puts next to its sources.
"""

import argparse
from itertools import pairwise

from tongiaki.arena.local_run import play_locally
from tongiaki.arena.results import evaluate
from tongiaki.arena.schedule import Tournament
from tongiaki.bots import offered_bots
from tongiaki.rules import Terms


def compare(below: str, above: str, piles: int, seed: int, jobs: int) -> str:
    """Return one line of the table: a level's results against the level below."""
    tournament = Tournament((below, above), Terms(2), piles, seed)
    results = evaluate(tournament, list(play_locally(tournament, jobs)))
    result = next(standing for standing in results.standings if standing.bot == above)
    interval = f"{100 * (result.wins.low or 0):.1f} to {100 * (result.wins.high or 1):.1f}"
    cost = 1000 * result.seconds / result.decisions
    stalled = results.ends.get("stalled", 0)
    wins = f"{100 * result.wins.mean:.1f} % | {interval} | {results.games}"
    return f"| `{above}` | `{below}` | {wins} | {stalled} | {cost:.2f} |"


def main() -> None:
    """Play and print all levels, the lowest first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--piles", type=int, default=100, help="shuffled piles for each step; each is two games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--bots", default=",".join(offered_bots()), help="the levels, from below")
    options = parser.parse_args()
    print("| level | against | wins | 95 % interval | games | stalled | ms a decision |\n|---|---|---|---|---|---|---|")
    for below, above in pairwise(options.bots.split(",")):
        print(compare(below, above, options.piles, options.seed, options.jobs), flush=True)


if __name__ == "__main__":
    main()
