"""Sources of another revision, and its engine, which its own tools compile."""

import os
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path

import engine
from unpacking import unpack


def unpack_revision(revision: str, folder: Path) -> None:
    """Write a revision's sources and tools into a folder."""
    command = ["git", "archive", "--format=tar", revision, "src", "tools", "pyproject.toml"]
    archive = subprocess.run(command, cwd=engine.ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        unpack(files, folder)


def compile_engine(folder: Path) -> Path:
    """Compile the engine of an unpacked revision unless it is compiled, and return the engine's folder."""
    tool = [sys.executable, str(folder / "tools" / "engine.py")]
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "TONGIAKI_ENGINE"}}
    subprocess.run([*tool, "--cached"], check=True, env=environment, stdout=sys.stderr)
    done = subprocess.run([*tool, "--where"], check=True, capture_output=True, text=True, env=environment)
    return Path(done.stdout.strip())
