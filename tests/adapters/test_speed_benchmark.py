"""The benchmark of the adapters measures all of its rows."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("kind", "name", "rows"),
    [
        ("openspiel", "tongiaki(players=2)", {"moves", "observed", "observer"}),
        ("openspiel", "python_tic_tac_toe", {"moves", "observed", "observer"}),
        ("environment", "gymnasium_vector", {"moves"}),
        ("environment", "pettingzoo_batch", {"moves"}),
        ("operations", "", {"encode", "planes", "action_mask", "network_inputs", "legal_moves", "copy"}),
    ],
)
def test_each_contender_has_its_rates(kind: str, name: str, rows: set[str]) -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "research_rates.py"), kind, name, "0.01"]
    settings = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rates = json.loads(done.stdout)
    assert set(rates) == rows
    assert all(rate > 0 for rate in rates.values())
