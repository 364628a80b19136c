"""Names of files and classes follow docs/develop/naming.md."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import tongiaki
from tests.project.project_files import ROOT

HOME = Path(str(tongiaki.__file__)).parent
RENAMED = re.compile(r"^\| (`.+`) \| .+ \| (`.+`) \|$", re.MULTILINE)
TERMS = RENAMED.findall((ROOT / "docs" / "develop" / "naming.md").read_text("utf-8"))
RETIRED = {name for _, former in TERMS for name in re.findall(r"`(\w+)`", former)}
CURRENT = {name for current, _ in TERMS for name in re.findall(r"`(\w+)`", current)}


@pytest.mark.parametrize("package", ["server", "store"])
def test_no_file_name_occurs_twice(package: str) -> None:
    files = [file for file in (HOME / package).rglob("*.py") if "migrations" not in file.parts]
    counts = Counter(file.name for file in files if file.name != "__init__.py")
    assert [name for name, count in counts.items() if count > 1] == []


def test_no_class_has_a_retired_name() -> None:
    classes = {
        (str(file.relative_to(HOME)), node.name)
        for file in HOME.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    assert {cls for cls in classes if cls[1] in RETIRED} == set()


def test_each_term_names_code() -> None:
    code = "\n".join(
        file.read_text("utf-8")
        for folder, ends in (("src/tongiaki", ".py"), ("web/src", ".ts"), ("web/src", ".svelte"))
        for file in (ROOT / folder).rglob(f"*{ends}")
    )
    assert {name for name in CURRENT if not re.search(rf"\b{name}\b", code)} == set()
