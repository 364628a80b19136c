"""The compiled engine, built once for its sources."""

import os
from pathlib import Path

import pytest

from tools import engine

ROOT = Path(engine.ROOT)


@pytest.fixture(scope="session")
def compiled() -> Path:
    """Return a folder for the import path with the compiled rules.

    With TONGIAKI_COMPILE=require, it is never skipped.
    """
    if not engine.is_compiler_available() and os.environ.get("TONGIAKI_COMPILE") != "require":
        pytest.skip("no C compiler here; test_building sees that a build says so")
    return engine.build_cached()
