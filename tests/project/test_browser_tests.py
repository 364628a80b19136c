"""Failed browser tests run a second time."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.project_files import ROOT

TESTS = """
from pathlib import Path

import pytest

@pytest.mark.parametrize("name", {names})
def test_succeeds_in_run(name):
    runs = Path(name)
    count = runs.stat().st_size + 1 if runs.exists() else 1
    runs.write_text("x" * count)
    assert count >= int(name[1:])
"""
"""Tests named such as "a2", which fails in its first run and passes in the second."""


def run(folder: Path, names: list[str]) -> subprocess.CompletedProcess[str]:
    """Run tests of these names."""
    (folder / "test_sample.py").write_text(TESTS.format(names=names))
    plugins = ["--disable-plugin-autoload", "-p", "xdist"]
    command = [sys.executable, str(ROOT / "tools" / "browser_tests.py"), *plugins, "--dist=worksteal", "-q", "-n", "1"]
    inside = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "TONGIAKI_"))}
    return subprocess.run(command, cwd=folder, env=inside, check=False, capture_output=True, text=True)


def test_a_test_that_passes_the_second_time_is_listed_as_unstable(tmp_path: Path) -> None:
    done = run(tmp_path, ["a1", "b2"])
    assert done.returncode == 0, done.stdout
    listed = [line for line in done.stdout.splitlines() if line.startswith("UNSTABLE")]
    assert listed == ["UNSTABLE test_sample.py::test_succeeds_in_run[b2]"]
    assert (tmp_path / "a1").read_text() == "x"


@pytest.mark.parametrize(
    ("names", "runs"), [(["a3", "b2"], 2), (["a2", "b2", "c2", "d2"], 1)], ids=["fails twice", "too many fail"]
)
def test_the_run_fails(tmp_path: Path, names: list[str], runs: int) -> None:
    done = run(tmp_path, names)
    assert done.returncode == 1
    assert "UNSTABLE" not in done.stdout
    assert (tmp_path / names[0]).read_text() == "x" * runs
