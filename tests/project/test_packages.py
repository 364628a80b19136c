"""Import rules for src/tongiaki that the contracts in pyproject.toml cannot express."""

import ast
import sys
import tomllib
from pathlib import Path

import pytest

from tests.project.project_files import ROOT, files

# Without the modules that replace the interpreted ones in a compiled engine; Python never loads them.
RULES = [path for path in files("src/tongiaki/rules/*.py") if not path.stem.endswith("_native")]
# Modules that provide randomness, time, files or network. The rules depend only on the moves.
OUTSIDE = {"random", "secrets", "time", "datetime", "socket", "asyncio", "logging", "threading", "subprocess", "uuid"}


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports, at any level."""
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
