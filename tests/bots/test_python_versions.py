"""Bots play the same moves with every version of Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMES = [f"python3.{minor}" for minor in range(11, 16)]
FOUND = [shutil.which(name) for name in NAMES] + [
    str(path) for name in NAMES for path in Path.home().glob(f".pyenv/versions/*/bin/{name}")
]
PYTHONS = [sys.executable, *sorted({path for path in FOUND if path and "shims" not in path})]
"""This Python, and all others in PATH and of pyenv."""
PINNED = """\
greedy 3 5bcb29a204b3
greedy 8 3f23526afff9
helmsman 3 3532867ef662
"""


@pytest.mark.parametrize("python", PYTHONS)
def test_bots_play_the_same_moves_with_every_version_of_python(python: str) -> None:
    settings = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    words = [python, "-B", "-m", "tests.bots.print_bot_games"]
    done = subprocess.run(words, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == PINNED
