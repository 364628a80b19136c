"""Find puzzles and write src/tongiaki/puzzles/puzzles.tsv: up to a maximum of each kind, in alternating order.

    .venv/bin/python tools/find_puzzles.py --games 5650 --each 110 --seed 1

The result depends only on these numbers. The file is written after every puzzle. With the compiled engine, this takes
an hour; without it, days. TONGIAKI_ENGINE names the engine's folder, which `tools/engine.py --cached` creates.
"""

import argparse
import itertools
from pathlib import Path

from tongiaki.puzzles.finding import find_puzzles
from tongiaki.puzzles.puzzle import KINDS, Kind, Puzzle, write
from tongiaki.rules import COMPILED

FILE = Path(__file__).resolve().parent.parent / "src" / "tongiaki" / "puzzles" / "puzzles.tsv"


def alternate_kinds(puzzles: dict[Kind, list[Puzzle]]) -> list[Puzzle]:
    """Return the first puzzle of each kind, then the second of each, and so on."""
    rounds = itertools.zip_longest(*puzzles.values())
    return [puzzle for puzzles_of_round in rounds for puzzle in puzzles_of_round if puzzle is not None]


def main() -> None:
    """Search the games for puzzles one after another."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5650, help="number of games to search")
    parser.add_argument("--each", type=int, default=110, help="maximum number of puzzles of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=FILE)
    arguments = parser.parse_args()
    print("compiled" if COMPILED else "not compiled: this takes days", flush=True)
    puzzles: dict[Kind, list[Puzzle]] = {kind: [] for kind in KINDS}
    known: set[str] = set()
    for game in range(arguments.games):
        for puzzle in find_puzzles(arguments.seed, game):
            if len(puzzles[puzzle.kind]) == arguments.each or puzzle.position in known:
                continue
            known.add(puzzle.position)
            puzzles[puzzle.kind].append(puzzle)
            arguments.to.write_text(write(alternate_kinds(puzzles)), encoding="ascii")
            print(
                game,
                " ".join(f"{kind} {len(puzzles_of_kind)}" for kind, puzzles_of_kind in puzzles.items()),
                flush=True,
            )


if __name__ == "__main__":
    main()
