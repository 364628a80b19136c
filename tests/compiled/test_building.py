"""The build hook: a wheel contains the compiled rules, or the build prints why it does not."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.compiled.conftest import ROOT
from tools import engine


def build(target: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    environment = {name: value for name, value in os.environ.items() if name != "TONGIAKI_COMPILE"} | settings
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_without_a_compiler_a_wheel_is_pure_and_says_so_in_one_line(tmp_path: Path) -> None:
    done = build(tmp_path, CC="/no/compiler")
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = [line for line in (done.stdout + done.stderr).splitlines() if "pure Python" in line]
    assert "/no/compiler" in line
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")


def test_without_a_compiler_a_build_that_requires_one_fails(tmp_path: Path) -> None:
    done = build(tmp_path, CC="/no/compiler", TONGIAKI_COMPILE="require")
    assert done.returncode != 0
    assert "TONGIAKI_COMPILE=require" in done.stdout + done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_wheel_is_pure_on_request_and_an_unknown_value_is_rejected(tmp_path: Path) -> None:
    assert build(tmp_path, TONGIAKI_COMPILE="0").returncode == 0
    assert [path.name.endswith("-py3-none-any.whl") for path in tmp_path.iterdir()] == [True]
    assert "not 'maybe'" in build(tmp_path, TONGIAKI_COMPILE="maybe").stderr


@pytest.mark.usefixtures("compiled")
def test_a_wheel_contains_the_compiled_rules_and_runs_them(tmp_path: Path) -> None:
    done = build(tmp_path, TONGIAKI_COMPILE="require")
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.iterdir()
    assert not wheel.name.endswith("-any.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    program = (
        "from tongiaki.rules import COMPILED, Position, Terms, playout; "
        "print(COMPILED, playout(Position(Terms(4)), 1) > 50)"
    )
    installed = os.environ | {"PYTHONPATH": str(tmp_path / "installed")}
    ran = subprocess.run([sys.executable, "-c", program], env=installed, capture_output=True, text=True, check=False)
    assert ran.stdout == "True True\n", ran.stderr


def test_unused_engines_are_removed(tmp_path: Path) -> None:
    for moment, name in enumerate("abcdef"):
        (tmp_path / name / "tongiaki").mkdir(parents=True)
        os.utime(tmp_path / name, (moment, moment))
    (tmp_path / "lock").touch()
    os.utime(tmp_path / "a")
    engine.remove_old_engines(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "d", "e", "f", "lock"]


def test_compiled_modules_beside_their_sources_are_removed(tmp_path: Path) -> None:
    """Otherwise they would hide later changes of the source."""
    rules = tmp_path / "tongiaki" / "rules"
    rules.mkdir(parents=True)
    stale = [tmp_path / f"{engine.GROUP}__mypyc.cpython-311.so", rules / "chain.cpython-311.so"]
    for path in [*stale, rules / "chain.py"]:
        path.touch()
    assert engine.compiled_modules(tmp_path) == sorted(stale)
    engine.remove_compiled(tmp_path)
    assert [path.name for path in rules.iterdir()] == ["chain.py"]
