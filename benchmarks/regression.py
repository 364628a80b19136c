"""Fail if the engine is more than 10% slower than that of another revision, usually main.

The engines of both revisions play the same games, compiled and uncompiled, driven by a loop in Python. If valgrind is
installed, it counts their instructions, which is exact to a fraction of a percent even on a busy machine. Otherwise the
CPU time of alternating runs is compared. The CPU time of `playout`, `perft` and the search is compared in any case.
Before that, both revisions must list the same legal moves in the same order at all positions of random games.

    python3 dev.py bench --against main
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from statistics import median

import engine
from unpacking import unpack

LIMIT = 1.10
ROUNDS = 7
# The same loop in Python drives both revisions, because an older revision may have no playout function.
PROGRAM = """
import sys, time
from tongiaki.rules import Position
try:
    from tongiaki.rules import Terms
except ImportError:  # the revision is older: its positions take the number of players itself
    Terms = int
decisions, start = 0, time.process_time()
for seed in range(int(sys.argv[1])):
    position = Position(Terms(2 + seed % 5))
    while moves := position.legal_moves():
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        position.play(moves[(seed >> 8) % len(moves)])
        decisions += 1
print(decisions, time.process_time() - start)
"""
# The digest of all legal moves in random games of 2 to 6 players; about 220 positions a game.
LISTS = """
import hashlib, sys
from tongiaki.rules import Position, Terms
seen, positions = hashlib.sha256(), 0
for seed in range(int(sys.argv[1])):
    position = Position(Terms(2 + seed % 5))
    while moves := position.legal_moves():
        seen.update(repr(moves).encode())
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        position.play(moves[(seed >> 8) % len(moves)])
        positions += 1
print(positions, seen.hexdigest())
"""
PLAYOUT = """
import sys, time
from tongiaki.rules import Position, Terms, playout
start = time.process_time()
work = sum(playout(Position(Terms(2 + seed % 5)), seed) for seed in range(int(sys.argv[1])))
print(work, time.process_time() - start)
"""
PERFT = """
import sys, time
from tongiaki.rules import Position, Terms, perft
start = time.process_time()
work = sum(perft(Position(Terms(2 + number % 5)), 4) for number in range(int(sys.argv[1])))
print(work, time.process_time() - start)
"""
SEARCH = """
import sys, time
from tongiaki.rules import Position, Terms
from tongiaki.search import Search
try:
    from tongiaki.search import PointsEvaluator
except ImportError:  # the revision is older
    from tongiaki.search import Judgement as PointsEvaluator
work, start = 0, time.process_time()
for seed in range(int(sys.argv[1])):
    position = Position(Terms(2 + seed % 5))
    while moves := position.legal_moves():
        if position.phase == "turn":
            work += Search(position, PointsEvaluator()).nodes
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        position.play(moves[(seed >> 8) % len(moves)])
print(work, time.process_time() - start)
"""


@dataclass(frozen=True)
class Work:
    """Work for both revisions: a program with an amount as its argument. Its output ends with its CPU seconds."""

    program: tuple[str, ...]
    timed: int
    counted: int = 0
    """The amount of work if instructions are counted, which takes fifty times as long."""


GAMES, FAST_GAMES = Work(("-c", PROGRAM), 200, 10), Work(("-c", PROGRAM), 1200, 60)
ENGINE_WORK = {
    "playouts": (Work(("-c", PLAYOUT), 300), Work(("-c", PLAYOUT), 4000)),
    "perft": (Work(("-c", PERFT), 20), Work(("-c", PERFT), 200)),
    "search": (Work(("-c", SEARCH), 2), Work(("-c", SEARCH), 10)),
}
"""The uncompiled and the compiled engine's amounts of work."""
LISTED_GAMES = 400


def extract_sources(revision: str, folder: Path) -> Path:
    """Return a folder for the import path with the modules of a revision that are compiled."""
    listing = ["git", "ls-tree", "--name-only", revision, "src/tongiaki/"]
    existing = subprocess.run(listing, cwd=engine.ROOT, capture_output=True, check=True, text=True).stdout.splitlines()
    names = (*engine.PACKAGES, "__init__.py", "native.py")
    needed = [path for path in existing if Path(path).name in names]
    command = ["git", "archive", "--format=tar", revision, *needed]
    archive = subprocess.run(command, cwd=engine.ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        unpack(files, folder)
    return folder / "src"


def run(path: Path, work: Work, amount: int, *before: str) -> subprocess.CompletedProcess[str]:
    """Run the work with the package in a folder, optionally under another program."""
    environment = os.environ | {"PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
    command = [*before, sys.executable, *work.program, str(amount)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


def instructions(path: Path, work: Work) -> int:
    """Return the instructions of the work, without start and imports."""

    def count(amount: int) -> int:
        done = run(path, work, amount, "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
        match = re.search(r"Collected : (\d+)", done.stderr)
        if match is None:
            raise ValueError(f"valgrind counted nothing: {done.stderr}")
        return int(match[1])

    return count(work.counted) - count(0)


def by_instructions(old: Path, new: Path, work: Work) -> float:
    """Return the new number of instructions as a multiple of the old one."""
    return instructions(new, work) / instructions(old, work)


def by_time(old: Path, new: Path, work: Work) -> float:
    """Return the new time as a multiple of the old one: the median of alternating runs."""

    def seconds(path: Path) -> float:
        return float(run(path, work, work.timed).stdout.split()[-1])

    return median(seconds(new) / seconds(old) for _ in range(ROUNDS))


def check_lists(paths: list[Path]) -> None:
    """Exit if any of the engines lists other legal moves."""
    lists = {run(path, Work(("-c", LISTS), LISTED_GAMES), LISTED_GAMES).stdout for path in paths}
    if len(lists) > 1:
        sys.exit("The engines list different legal moves.")
    print(f"The engines list the same legal moves at {lists.pop().split()[0]} positions.", flush=True)


def compare_engines(revision: str, folder: Path) -> dict[str, float]:
    """Compare the engines, compiled and not."""
    compare = by_instructions if shutil.which("valgrind") else by_time
    old, new = extract_sources(revision, folder), engine.ROOT / "src"
    compiled = engine.build_cached(old / "tongiaki"), engine.build_cached(new / "tongiaki")
    check_lists([old, new, *compiled])
    ratios = {"uncompiled": compare(old, new, GAMES), "compiled": compare(*compiled, FAST_GAMES)}
    for name, (pure_work, compiled_work) in ENGINE_WORK.items():
        ratios[f"{name}, uncompiled"] = by_time(old, new, pure_work)
        ratios[f"{name}, compiled"] = by_time(*compiled, compiled_work)
    return ratios


def main() -> None:
    """Compare, print, and exit with 1 if the limit is exceeded."""
    [revision] = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        ratios = compare_engines(revision, Path(folder))
    print(f"Work of the engine against {revision}:")
    for name, ratio in ratios.items():
        warning = "  TOO SLOW" if ratio > LIMIT else ""
        print(f"  {name}: {100 * ratio - 100:+.1f} %, {1 / ratio:.2f} times as fast{warning}")
    sys.exit(any(ratio > LIMIT for ratio in ratios.values()))


if __name__ == "__main__":
    main()
