"""Rules between the packages of src/tongiaki that the import contracts in pyproject.toml cannot say."""

import ast
import sys
import tomllib
from pathlib import Path

import pytest

from tests.project.tree import ROOT, files

# But for what stands in when the engine is compiled: nothing loads that as Python.
RULES = [path for path in files("src/tongiaki/rules/*.py") if not path.stem.endswith("_native")]
# Whatever chance, time, files or the network could bring in: the rules are a function of their moves.
OUTSIDE = {"random", "secrets", "time", "datetime", "socket", "asyncio", "logging", "threading", "subprocess", "uuid"}


def imported(path: Path) -> set[str]:
    """The modules that a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_the_rules_need_only_the_standard_library_and_no_outside_world(path: Path) -> None:
    foreign = {name for name in imported(path) if not name.startswith("tongiaki.rules")}
    foreign -= {"tongiaki.rules"}
    tops = {name.partition(".")[0] for name in foreign}
    assert tops <= sys.stdlib_module_names
    assert tops.isdisjoint(OUTSIDE)


def test_build_requirements_are_pinned_and_locked_alike() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    locked = (ROOT / "requirements" / "build.txt").read_text()
    for requirement in project["build-system"]["requires"]:
        assert "==" in requirement
        assert requirement in project["dependency-groups"]["build"]
        assert f"{requirement} \\" in locked
