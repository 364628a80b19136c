"""The built distributions work in an environment that contains only Tongiaki and its locked libraries."""

import os
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

import dev
from tests.cli.command import Terminal
from tests.live_server import LiveServer
from tests.project.project_files import ROOT
from tools import engine
from tools.unpacking import unpack

CARRIED = [
    "tongiaki/server/client/index.html",
    "tongiaki/locales/en.ftl",
    "tongiaki/rules/tiles.toml",
    "tongiaki/drawing/gelasio-bold.ttf",
    "tongiaki/store/engine/migrations/env.py",
    "tongiaki/py.typed",
]


def done(command: list[str | Path], folder: Path, **settings: str) -> str:
    """Run a command in a folder and return its standard output."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("TONGIAKI_", "PYTHON"))}
    ran = subprocess.run(
        command,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=inherited | {"LC_ALL": "C.UTF-8"} | settings,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def build(source: Path, kind: str, target: Path) -> Path:
    """Build a distribution ("sdist" or "wheel") of a source folder, without compiling, and return its path."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", target]
    done(command, source, TONGIAKI_COMPILE="0")
    return next(path for path in target.iterdir() if (path.suffix == ".whl") == (kind == "wheel"))


def wheel_of_the_source_distribution(folder: Path) -> Path:
    """Build a wheel from the source distribution, as pip does."""
    with tarfile.open(build(ROOT, "sdist", folder)) as archive:
        unpack(archive, folder / "unpacked")
    (source,) = (folder / "unpacked").iterdir()
    # This build must not need Node: without this file, the client cannot be built.
    (source / "web" / "package.json").unlink()
    return build(source, "wheel", folder)


def wheel_of_the_checkout(folder: Path) -> Path:
    """Build the wheel that `dev.py wheels` produces."""
    if not engine.is_compiler_available():
        pytest.skip("no C compiler here")
    done([sys.executable, ROOT / "tools" / "wheels.py", folder / "dist"], folder)
    assert len(list((folder / "dist").glob("*.tar.gz"))) == 1
    (wheel,) = (folder / "dist").glob("*.whl")
    assert "manylinux" in wheel.name or sys.platform != "linux"
    return wheel


@pytest.fixture(scope="module", params=[wheel_of_the_checkout, wheel_of_the_source_distribution])
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = request.param(tmp_path_factory.mktemp("built"))
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the `bin` folder of an environment with the wheel and its locked libraries."""
    home = tmp_path_factory.mktemp("installed")
    done([dev.uv(), "venv", "--quiet", "--python", sys.executable, home / "venv"], home)
    install = [dev.uv(), "pip", "install", "--quiet", "--no-deps", "--python", home / "venv"]
    done([*install, "--require-hashes", "-r", ROOT / "requirements" / "run.txt"], home)
    done([*install, wheel], home)
    return home / "venv" / "bin"


def test_a_wheel_carries_the_client_and_the_data(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in CARRIED if name not in names] == []
    assert [name for name in names if name.startswith(("web/", "tests/"))] == []


def test_what_was_installed_plays(wheel: Path, installed: Path, tmp_path: Path) -> None:
    tongiaki = installed / "tongiaki"
    assert done([tongiaki, "--version"], tmp_path).startswith("tongiaki ")
    assert "Games: 4" in done([tongiaki, "simulate", "--games", "4", "--jobs", "2"], tmp_path)
    with Terminal("play", "--players", "2", program=tongiaki) as terminal:
        assert "Your move:" in terminal.read_until("Your move:")
    compiled = done([installed / "python", "-c", "import tongiaki.rules; print(tongiaki.rules.COMPILED)"], tmp_path)
    assert compiled == f"{'none-any' not in wheel.name}\n"


def test_what_was_installed_serves_the_game(installed: Path, tmp_path: Path) -> None:
    server = LiveServer(f"sqlite:///{tmp_path / 'tongiaki.db'}", tmp_path, program=installed / "tongiaki")
    server.start()
    with urllib.request.urlopen(server.url) as page:
        assert "<title>Tongiaki" in page.read().decode()
    server.stop()
