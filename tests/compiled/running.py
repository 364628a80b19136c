"""Python programs of this checkout."""

import os
import subprocess
import sys

from tests.compiled.conftest import ROOT


def ran(words: list[str], **settings: str) -> str:
    """What one prints, given its words and further environment variables."""
    done = subprocess.run(
        [sys.executable, *words], env=os.environ | settings, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
