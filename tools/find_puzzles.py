"""Find puzzles and write src/tongiaki/puzzles/puzzles.tsv: up to a maximum of each kind, with the kinds in turn.

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


def in_turn(found: dict[Kind, list[Puzzle]]) -> list[Puzzle]:
    """Return the first puzzle of each kind, then the second of each, and so on."""
    rounds = itertools.zip_longest(*found.values())
    return [one for each in rounds for one in each if one is not None]


def main() -> None:
    """Search the games for puzzles one after another."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5650, help="games to look through")
    parser.add_argument("--each", type=int, default=110, help="puzzles of each kind, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=FILE)
    words = parser.parse_args()
    print("compiled" if COMPILED else "not compiled: this takes days", flush=True)
    found: dict[Kind, list[Puzzle]] = {kind: [] for kind in KINDS}
    known: set[str] = set()
    for game in range(words.games):
        for puzzle in find_puzzles(words.seed, game):
            if len(found[puzzle.kind]) == words.each or puzzle.position in known:
                continue
            known.add(puzzle.position)
            found[puzzle.kind].append(puzzle)
            words.to.write_text(write(in_turn(found)), encoding="ascii")
            print(game, " ".join(f"{kind} {len(those)}" for kind, those in found.items()), flush=True)


if __name__ == "__main__":
    main()
