"""Fail where a change makes the engine more than 10 % slower than another revision, main as a rule.

Both engines are measured, compiled and not, over the same games: by counting instructions under valgrind where there
is one, which is exact to a fraction of a percent however busy the machine is, else by CPU time in turn.

    python3 dev.py bench --against main
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from statistics import median

import engine
from unpacking import unpack

LIMIT = 1.10
ROUNDS = 7
# Both revisions are driven by the same loop, in Python: an older one may have none of its own.
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


def rules_of(revision: str, folder: Path) -> Path:
    """What is compiled, as it is in a revision: a folder for the import path."""
    listed = ["git", "ls-tree", "--name-only", revision, "src/tongiaki/"]
    there = subprocess.run(listed, cwd=engine.ROOT, capture_output=True, check=True, text=True).stdout.splitlines()
    needed = [path for path in there if Path(path).name in (*engine.ROOMS, "__init__.py", "native.py")]
    command = ["git", "archive", "--format=tar", revision, *needed]
    archive = subprocess.run(command, cwd=engine.ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        unpack(files, folder)
    return folder / "src"


def run(path: Path, games: int, *before: str) -> subprocess.CompletedProcess[str]:
    """Play games with the engine in a folder, maybe under another program."""
    environment = os.environ | {"PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
    command = [*before, sys.executable, "-c", PROGRAM, str(games)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


def instructions(path: Path, games: int) -> int:
    """Instructions that the games take, without what starting and importing takes."""

    def count(games: int) -> int:
        done = run(path, games, "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
        found = re.search(r"Collected : (\d+)", done.stderr)
        if found is None:
            raise ValueError(f"valgrind counted nothing: {done.stderr}")
        return int(found[1])

    return count(games) - count(0)


def by_instructions(old: Path, new: Path, games: int) -> float:
    """The new engine's instructions as a multiple of the old one's."""
    return instructions(new, games) / instructions(old, games)


def by_time(old: Path, new: Path, games: int) -> float:
    """The new engine's time as a multiple of the old one's: the median of runs in turn."""

    def seconds(path: Path) -> float:
        return float(run(path, games * 20).stdout.split()[1])

    return median(seconds(new) / seconds(old) for _ in range(ROUNDS))


def main() -> None:
    """Compare, print, and leave with exit status 1 where the limit is passed."""
    revision = sys.argv[1]
    compare: Callable[[Path, Path, int], float] = by_instructions if shutil.which("valgrind") else by_time
    with tempfile.TemporaryDirectory() as folder:
        old, new = rules_of(revision, Path(folder)), engine.ROOT / "src"
        package = "tongiaki"
        ratios = {
            "uncompiled": compare(old, new, 10),
            "compiled": compare(engine.cached(old / package), engine.cached(new / package), 60),
        }
    print(f"Work for the same games against {revision} ({compare.__name__.replace('_', ' ')}):")
    for name, ratio in ratios.items():
        print(f"  {name}: {100 * ratio - 100:+.1f} %{'  TOO SLOW' if ratio > LIMIT else ''}")
    sys.exit(any(ratio > LIMIT for ratio in ratios.values()))


if __name__ == "__main__":
    main()
