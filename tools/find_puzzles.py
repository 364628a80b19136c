"""Find puzzles and write src/tongiaki/puzzles/puzzles.tsv.

    .venv/bin/python tools/find_puzzles.py --games 6000 --seed 1 --jobs 2 --found build/found-puzzles.jsonl

The search adds the puzzles of each game to the file `--found`. If you stop it, the same command continues it, also with
more games. At the end, the command selects puzzles, checks their solutions, and writes them. Every puzzle that was ever
shipped keeps its number. A puzzle that is not selected again is dropped. `--minimum 0` writes the file even if too few
puzzles remain.

The result depends only on the number of games, the seed and the networks. TONGIAKI_ENGINE names the compiled engine's
folder, which `tools/engine.py --cached` creates. Without it, the search takes days.
"""

import argparse
import json
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tongiaki.coach.evaluator import evaluator_name
from tongiaki.puzzles.checking import is_solution_best
from tongiaki.puzzles.finding import PLAYERS, FoundPuzzle, find_puzzles
from tongiaki.puzzles.puzzle import numbered, write
from tongiaki.puzzles.selecting import MIN_PUZZLES, TooFewPuzzlesError, number, select
from tongiaki.rules import COMPILED

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src" / "tongiaki" / "puzzles" / "puzzles.tsv"
FOUND = ROOT / "build" / "found-puzzles.jsonl"


def search_game(seed: int, game: int) -> tuple[int, list[FoundPuzzle]]:
    """Return the number of a game and its puzzles."""
    return game, list(find_puzzles(seed, game))


def settings(seed: int) -> dict[str, Any]:
    """Return everything on which the puzzles of a game depend. It is the first line of the file `--found`."""
    return {"seed": seed, "networks": [evaluator_name(players) for players in sorted(set(PLAYERS))]}


def read_found(path: Path, seed: int) -> dict[int, list[FoundPuzzle]]:
    """Return the puzzles found so far, by game. An incomplete last line is ignored and removed."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(settings(seed)) + "\n", encoding="ascii")
    text = path.read_text(encoding="ascii")
    first, *lines = text[: text.rfind("\n") + 1].splitlines()
    if json.loads(first) != settings(seed):
        sys.exit(f"{path} was found with another seed or other networks: {first}")
    path.write_text("".join(f"{line}\n" for line in (first, *lines)), encoding="ascii")
    games = map(json.loads, lines)
    return {game["game"]: msgspec.convert(game["puzzles"], list[FoundPuzzle]) for game in games}


def search(games: int, seed: int, jobs: int, path: Path) -> list[FoundPuzzle]:
    """Search the games that were not searched yet. Return all puzzles, in the order of the games."""
    found = read_found(path, seed)
    missing = [game for game in range(games) if game not in found]
    counts = Counter(item.puzzle.kind for items in found.values() for item in items)
    with path.open("a", encoding="ascii") as file, ProcessPoolExecutor(jobs) as pool:
        for game, items in pool.map(partial(search_game, seed), missing):
            file.write(json.dumps({"game": game, "puzzles": [asdict(item) for item in items]}) + "\n")
            file.flush()
            found[game] = items
            counts.update(item.puzzle.kind for item in items)
            if items:
                print(game, *(f"{kind} {count}" for kind, count in sorted(counts.items())), flush=True)
    return [item for game in range(games) for item in found[game]]


def select_checked(found: list[FoundPuzzle], minimum: int, jobs: int) -> list[FoundPuzzle]:
    """Return the puzzles to ship. Others replace those that fail the last check. Raises TooFewPuzzlesError."""
    results: dict[str, bool] = {}
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            chosen = select((item for item in found if results.get(item.puzzle.position, True)), minimum)
            unchecked = [item.puzzle for item in chosen if item.puzzle.position not in results]
            if not unchecked:
                return chosen
            for puzzle, is_best in zip(unchecked, pool.map(is_solution_best, unchecked), strict=True):
                results[puzzle.position] = is_best
            print(f"checked {len(results)}: {sum(results.values())} are kept", flush=True)


def main() -> None:
    """Search games, select puzzles, and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000, help="number of games to search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument("--found", type=Path, default=FOUND, help="file of all puzzles found, for continuing")
    parser.add_argument("--minimum", type=int, default=MIN_PUZZLES, help="minimum number of puzzles to write")
    parser.add_argument("--to", type=Path, default=FILE)
    arguments = parser.parse_args()
    print("compiled" if COMPILED else "not compiled: this takes days", flush=True)
    found = search(arguments.games, arguments.seed, arguments.jobs, arguments.found)
    try:
        chosen = select_checked(found, arguments.minimum, arguments.jobs)
    except TooFewPuzzlesError as error:
        sys.exit(f"{error}: search more games")
    arguments.to.write_text(write(number(chosen, numbered())), encoding="ascii")
    count = max(1, len(chosen))
    greedy, captain = sum(item.greedy for item in chosen), sum(item.captain for item in chosen)
    kinds = sorted(Counter(item.puzzle.kind for item in chosen).items())
    print(f"{len(chosen)} of {len(found)} puzzles:", *(f"{kind} {of_kind}" for kind, of_kind in kinds))
    print(f"solved by greedy: {greedy / count:.1%}, by captain: {captain / count:.1%}")


if __name__ == "__main__":
    main()
