"""A local tournament without a plot works without the packages of any extra."""

import subprocess
import sys

import pytest

COMMAND = """
import sys
sys.modules["ray"] = sys.modules["matplotlib"] = None
from tongiaki.cli import main
main()
"""


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", COMMAND, "arena", "--piles", "1", "--jobs", "1", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_a_tournament_is_played_without_them() -> None:
    done = arena()
    assert done.returncode == 0, done.stderr
    assert "Standings" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [(["--ray"], "cluster"), (["--ray-address", "auto"], "cluster"), (["--plot", "a.svg"], "plot")],
)
def test_a_missing_extra_is_reported(arguments: list[str], extra: str) -> None:
    done = arena(*arguments)
    assert done.returncode == 1
    assert f'pip install "tongiaki[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr
