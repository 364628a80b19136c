"""The Python interpreters of this machine, from the versions that Tongiaki supports."""

import os
import subprocess
import sys
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
"""The versions that Tongiaki supports."""


def installed_pythons() -> dict[str, Path]:
    """Return an interpreter for each supported version that this machine has, by version.

    The interpreter of the tests is among them. The others are commands, or are installed by uv or pyenv.
    """
    found = {version: next(filter(None, map(_working, _candidates(version))), None) for version in VERSIONS}
    own = "{}.{}".format(*sys.version_info)
    return {version: path for version, path in found.items() if path is not None} | {own: Path(sys.executable)}


def _candidates(version: str) -> list[Path]:
    """Return the paths where an interpreter of a version can be."""
    name = f"python{version}"
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR") or data / "uv" / "python")
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    commands = [Path(folder, name) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    return [
        *(path for path in commands if path.exists()),
        *sorted(uv.glob(f"cpython-{version}.*/bin/{name}")),
        *sorted(pyenv.glob(f"{version}.*/bin/{name}")),
    ]


def _working(path: Path) -> Path | None:
    """Return an interpreter's own path, or None if it cannot run, such as a shim of pyenv for an inactive version."""
    command = [path, "-c", "import ctypes, sqlite3, ssl, sys; print(sys.executable)"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return Path(done.stdout.strip()) if done.returncode == 0 else None
