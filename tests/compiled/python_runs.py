"""Running of this checkout's Python programs."""

import os
import subprocess
import sys

from tests.compiled.conftest import ROOT


def ran(words: list[str], **settings: str) -> str:
    """Run a Python program with arguments and environment variables. Return its output."""
    done = subprocess.run(
        [sys.executable, *words], env=os.environ | settings, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
