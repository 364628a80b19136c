"""Lints of other languages, which the tests run as commands."""

import subprocess
import sys
from pathlib import Path

from tests.project.project_files import ROOT

BIN = Path(sys.executable).parent


def complaints(*command: str | Path) -> str:
    """Return what a lint printed, or nothing if it found nothing."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr
