"""The compiled engine and the pure Python engine behave identically."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.conftest import ROOT
from tools import engine


def run(paths: Path | list[Path], *words: str) -> str:
    """Run a Python program that imports `tongiaki` from a folder. Return its output."""
    paths = paths if isinstance(paths, list) else [paths]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, *words], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_both_engines_play_the_same_games(compiled: Path) -> None:
    """Moves, positions, refusals, routes, happenings, pickles, results and playouts, for 2 to 6 players."""
    kind, _, games = run(compiled, "tests/compiled/print_games.py").partition("\n")
    assert kind == "compiled tongiaki.rules.position"
    kind, _, others = run(ROOT / "src", "tests/compiled/print_games.py").partition("\n")
    assert kind == "pure tongiaki.rules.position"
    assert games == others
    assert len(games.splitlines()) == 10


def test_the_compiled_engine_passes_the_tests_of_the_rules(compiled: Path, tmp_path: Path) -> None:
    """The tests of all compiled packages: the vectors, the clauses, the golden games, the search, the network."""
    package = tmp_path / "tongiaki"
    package.mkdir()
    for room in (ROOT / "src" / "tongiaki").iterdir():
        (package / room.name).symlink_to(compiled / "tongiaki" / room.name if room.name in engine.PACKAGES else room)
    (library,) = compiled.glob(f"{engine.GROUP}__mypyc*")
    (tmp_path / library.name).symlink_to(library)
    assert "True" in run(tmp_path, "-c", "from tongiaki.rules import COMPILED; print(COMPILED)")
    tests = ["tests/vectors", "tests/rules", "tests/golden", "tests/contract", "tests/search", "tests/value"]
    tests.append("tests/adapters/test_golden_encodings.py")
    last = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests).splitlines()[-1]
    assert "passed" in last
    assert "failed" not in last


@pytest.mark.usefixtures("compiled")
def test_the_playout_in_c_plays_the_same_games() -> None:
    """Therefore the benchmark compares the engines on equal work."""
    assert "the same games" in run([ROOT / "src", ROOT / "tools"], "benchmarks/bench.py", "--check")
