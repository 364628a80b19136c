"""The committed engine for browsers belongs to the current sources."""

import importlib
import sys
from types import ModuleType

import pytest

from tests.project.project_files import ROOT


@pytest.fixture
def wasm_engine(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, which imports others from its folder."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    return importlib.import_module("wasm_engine")


def test_the_committed_engine_is_up_to_date(wasm_engine: ModuleType) -> None:
    """A change in the code of the compiled packages needs a new engine."""
    assert wasm_engine.committed_digest() == wasm_engine.digest(), "run `python3 dev.py wasm` and commit the result"


def test_comments_and_docstrings_need_no_new_engine(wasm_engine: ModuleType) -> None:
    before = 'def f(x: int) -> str:\n    return f"#{x}"\n'
    after = '"""A module."""\n\n\ndef f(x: int) -> str:  # a comment\n    """Return a text."""\n    return f"#{x}"\n'
    assert wasm_engine.code_of(after) == wasm_engine.code_of(before)
    assert wasm_engine.code_of(before.replace("#", "-")) != wasm_engine.code_of(before)
