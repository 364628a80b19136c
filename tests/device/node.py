"""Runs Python scripts in Pyodide under Node, with the files that the build has made for browsers."""

import json
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

from tests.project.project_files import ROOT
from tools import npm

DEVICE = ROOT / "src" / "tongiaki" / "server" / "client" / "device"
"""The built files; `dev.py` builds them with the client."""


class Run(NamedTuple):
    result: Any
    """The decoded JSON that the script's `main` has returned."""
    figures: dict[str, float]
    """`started` and `cpu` in milliseconds, `heap` and `memory` in bytes."""


def run_in_pyodide(script: Path, *words: str | Path, players: str = "", folder: Path = DEVICE) -> Run:
    """Run a script; `players` are the numbers of players, such as `2,4`, whose networks it needs."""
    command = [npm.NODE, "--disable-warning=ExperimentalWarning", ROOT / "tools" / "wasm" / "run.mjs"]
    done = subprocess.run(
        [*command, folder, players, script, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return Run(json.loads(done.stdout), json.loads(done.stderr.splitlines()[-1]))
