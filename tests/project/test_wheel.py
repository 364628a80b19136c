"""What is built for people who install Tongiaki with pip."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from tests.project.tree import ROOT

# Compiling the rules is tests/compiled's affair, and takes long.
ENVIRONMENT = os.environ | {"TONGIAKI_COMPILE": "0"}
CARRIED = [
    "tongiaki/server/client/index.html",
    "tongiaki/locales/en.ftl",
    "tongiaki/rules/tiles.toml",
    "tongiaki/store/migrations/env.py",
    "tongiaki/py.typed",
]


def build(source: Path, kind: str, target: Path) -> Path:
    """Build a distribution ("sdist" or "wheel") of a source folder and give its file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False, env=ENVIRONMENT)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(path for path in target.iterdir() if (path.suffix == ".whl") == (kind == "wheel"))


def test_a_wheel_made_from_the_source_distribution_carries_the_client_and_the_data(tmp_path: Path) -> None:
    with tarfile.open(build(ROOT, "sdist", tmp_path)) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    # Here no Node may be needed any more: the client's sources could not even be built.
    (source / "web" / "package.json").unlink()
    wheel = build(source, "wheel", tmp_path)
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in CARRIED if name not in names] == []
    assert [name for name in names if name.startswith(("web/", "tests/"))] == []
