"""`tongiaki train` as a command."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import complaint, run

CONFIG = (
    "players = [2]\ngames = 2\nround = 1\nnodes = 20\nhidden = 32\nmemory = 300\nreuse = 0.1\nbatch = 8\n"
    "measured = 2\nmeasure = 1\n"
)
WITHOUT = """
import sys
sys.modules["numpy"] = None
from tongiaki.cli import main
main()
"""


@pytest.fixture
def config(tmp_path: Path) -> str:
    file = tmp_path / "small.toml"
    file.write_text(CONFIG)
    return str(file)


def test_a_training_leaves_weights_and_a_picture_and_goes_on_where_it_ended(config: str, tmp_path: Path) -> None:
    folder, picture = tmp_path / "new" / "net", tmp_path / "strength.svg"
    done = run("train", config, str(folder), "--jobs", "1", "--plot", str(picture))
    assert done.returncode == 0, done.stderr
    assert "Games: 2 of 2; loss" in done.stderr
    assert "Against greedy, players: 2; victories" in done.stderr
    assert (folder / "value.weights").stat().st_size < 1_000_000
    drawn = picture.read_bytes()
    assert b"<svg" in drawn
    again = run("train", config, str(folder), "--jobs", "1", "--plot", str(picture))
    assert again.returncode == 0
    assert "Games:" not in again.stderr
    assert picture.read_bytes() == drawn


def test_an_error_is_reported_in_a_line(config: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("players = [2]")
    assert "bad.toml: Object missing required field `games`" in complaint("train", str(bad), str(tmp_path / "net"))
    assert "can’t be written" in complaint("train", config, "/proc/net/tongiaki")
    assert "a picture’s name ends in one of" in complaint("train", config, str(tmp_path / "net"), "--plot", "a.txt")


def test_without_the_extra_it_says_which_one_is_missing(config: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT, "train", config, str(tmp_path / "net")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 1
    assert 'pip install "tongiaki[train]"' in done.stderr
    assert "Traceback" not in done.stderr
