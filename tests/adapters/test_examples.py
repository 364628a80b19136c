"""The programs in examples/ run unchanged."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(name: str, *options: str) -> list[str]:
    command = [sys.executable, "-W", "error", f"examples/{name}", *options]
    return subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=300
    ).stdout.splitlines()


def test_openspiels_search_plays_the_greedy_bot() -> None:
    lines = run("openspiel_mcts.py", "--games", "2", "--simulations", "3", "--stall", "2")
    assert lines[0].startswith("game 1: search on seat 0, payoff ")
    assert lines[1].startswith("game 2: search on seat 1, payoff ")
    assert lines[2].startswith("search with 3 simulations against greedy: mean payoff ")


def test_agents_play_each_other_by_their_masks() -> None:
    lines = run("pettingzoo_selfplay.py", "--games", "2", "--players", "3")
    assert lines[0].startswith("2 games, ")
    total = sum(float(line.split()[-1]) for line in lines[1:])
    assert total == pytest.approx(0, abs=0.02)
    assert len(lines) == 4


def test_values_are_learnt_and_tried_the_same_way_each_time() -> None:
    lines, again = (run("value_learning.py", "--games", "2", "--test-games", "2") for _ in range(2))
    assert lines[0] == "2 games learnt from, 2 against random moves"
    assert -1 <= float(lines[1].split()[2]) <= 1
    assert lines == again


def test_every_example_is_run_here() -> None:
    page = Path(__file__).read_text()
    for example in (ROOT / "examples").glob("*.py"):
        assert f'run("{example.name}"' in page
