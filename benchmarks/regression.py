"""Fail if the engine is more than 10% slower than that of another revision, usually main.

The engines of both revisions play the same games, compiled and uncompiled. If valgrind is installed, it counts their
instructions, which is exact to a fraction of a percent even on a busy machine. Otherwise the CPU time of alternating
runs is compared.

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


@dataclass(frozen=True)
class Work:
    """Work for both revisions: a program with an amount as its argument. Its output ends with its CPU seconds."""

    program: tuple[str, ...]
    timed: int
    counted: int
    """The amount of work if instructions are counted, which takes fifty times as long."""


PLAYOUTS, FAST_PLAYOUTS = Work(("-c", PROGRAM), 200, 10), Work(("-c", PROGRAM), 1200, 60)


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


def compare_engines(revision: str, folder: Path) -> dict[str, float]:
    """Compare the engines, compiled and not."""
    compare = by_instructions if shutil.which("valgrind") else by_time
    old, new = extract_sources(revision, folder), engine.ROOT / "src"
    compiled = engine.build_cached(old / "tongiaki"), engine.build_cached(new / "tongiaki")
    return {"uncompiled": compare(old, new, PLAYOUTS), "compiled": compare(*compiled, FAST_PLAYOUTS)}


def main() -> None:
    """Compare, print, and exit with 1 if the limit is exceeded."""
    [revision] = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        ratios = compare_engines(revision, Path(folder))
    print(f"Work of the engine against {revision}:")
    for name, ratio in ratios.items():
        print(f"  {name}: {100 * ratio - 100:+.1f} %{'  TOO SLOW' if ratio > LIMIT else ''}")
    sys.exit(any(ratio > LIMIT for ratio in ratios.values()))


if __name__ == "__main__":
    main()
