"""Pyodide and CPython play the same games, move by move."""

import json
import os
import subprocess
import sys

from tests.device import played_games
from tests.device.node import DEVICE, run_in_pyodide
from tests.project.project_files import ROOT

VECTORS = ROOT / "tests" / "vectors"
WORDS = [VECTORS / "games.jsonl", VECTORS / "perft.json", "10", "100000"]


def test_pyodide_and_cpython_agree_on_recorded_games_counts_and_bots_games() -> None:
    """10 recorded games, all counts of moves up to 100,000 leaves, and 4 games of bots."""
    command = [sys.executable, played_games.__file__, *WORDS]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as python:  # both at a time
        theirs = run_in_pyodide(ROOT / "tests" / "device" / "played_games.py", *WORDS).result
        assert python.stdout is not None
        ours = json.loads(python.stdout.read())
    assert python.returncode == 0
    for index, (game, other) in enumerate(zip(ours["recorded"], theirs["recorded"], strict=True)):
        assert other == game, f"recorded game {index}"
    assert theirs["perft"] == ours["perft"]
    assert sum(map(len, ours["perft"])) > 10
    for index, (moves, others) in enumerate(zip(ours["bots"], theirs["bots"], strict=True)):
        assert others == moves, f"bots' game {index}"
        assert len(moves) > 50


def test_the_engine_for_browsers_is_compiled() -> None:
    assert json.loads((DEVICE / "manifest.json").read_text())["compiled"]
