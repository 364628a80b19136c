"""The compiled engine, built once for its sources."""

import os
import shutil
import sysconfig
from pathlib import Path

import pytest

from tools import engine

ROOT = Path(engine.ROOT)


def compiler_is_here() -> bool:
    """Whether there are a C compiler and Python's headers."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


@pytest.fixture(scope="session")
def compiled() -> Path:
    """A folder for the import path with the compiled rules. Where TONGIAKI_COMPILE=require, it is never skipped."""
    if not compiler_is_here() and os.environ.get("TONGIAKI_COMPILE") != "require":
        pytest.skip("no C compiler here; test_building sees that a build says so")
    return engine.cached()
