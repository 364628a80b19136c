"""The built distributions work in an environment that contains only Tongiaki and its locked libraries."""

import os
import re
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

import dev
from tests.cli.command import Terminal
from tests.live_server import LiveServer
from tests.project.project_files import ROOT
from tests.project.pythons import installed_pythons
from tests.server.player import Person
from tools import engine
from tools.unpacking import unpack

CARRIED = [
    "tongiaki/server/client/index.html",
    "tongiaki/server/client/licenses.txt",
    "tongiaki/server/client/device/manifest.json",
    "tongiaki/locales/en.ftl",
    "tongiaki/locales/manual/en.md",
    "tongiaki/rules/tiles.toml",
    "tongiaki/puzzles/puzzles.tsv",
    "tongiaki/value/four.weights",
    "tongiaki/drawing/gelasio-bold.ttf",
    "tongiaki/store/engine/migrations/env.py",
    "tongiaki/py.typed",
]
PACKAGES = (
    "adapters|arena|bots|bridge|cli|coach|common|device|drawing|encoding|engine|protocol|puzzles|record|rules|runtime|"
    "search|server|store|studies|tables|terminal|tournaments|training|value"
)
CONTENTS = [
    rf"tongiaki/(({PACKAGES})/([a-z_]+/)*)?\w+\.py|tongiaki/py\.typed",
    r"tongiaki/store/engine/migrations/script\.py\.mako",
    r"tongiaki/locales/(\w+/)?[a-z]{2}\.(ftl|md)|tongiaki/locales/(strategy/)?\w+\.toml",
    r"tongiaki/(rules|value|drawing)/\w+\.(toml|weights|svg)|tongiaki/puzzles/puzzles\.tsv",
    r"tongiaki/drawing/gelasio-(bold\.ttf|LICENSE\.txt)|tongiaki/common/confusables\.txt",
    r"tongiaki/server/client/[\w-]+\.(html|js|svg|png|webmanifest|txt)",
    r"tongiaki/server/client/assets/[\w-]+(\.svelte-[\w-]+)?\.(js|css|woff2)(\.br)?",
    r"tongiaki/server/client/device/(worker-[\w-]+\.js(\.br)?|manifest\.json|\w+-\w+\.(zip\.(br|gz)|weights))",
    r"tongiaki/server/client/device/pyodide-\w+/pyodide(\.asm)?\.(mjs|wasm)\.(br|gz)",
    r"tongiaki-[\d.]+\.dist-info/(METADATA|RECORD|WHEEL|entry_points\.txt|licenses/LICENSE)",
]
"""Patterns of all files in a wheel. A package or a folder that is not here must be added on purpose."""
COMPILED = r"(tongiaki/(encoding|rules|search|value)/\w+|tongiaki_compiled__mypyc)\.cpython-\S+\.so"
SIZE = 18_000_000
"""Maximum size of a wheel, in bytes. Most of it is the files of games without a server."""
LIBRARY = """
import tongiaki.rules as rules
from tongiaki.bots import BOTS
position = rules.Position(rules.Terms(2))
bots = [BOTS["greedy"](seed=1), BOTS["random"](seed=2)]
while position.to_move != rules.OVER:
    seat = position.to_move
    position.play(position.legal_moves()[0] if seat == rules.CHANCE else bots[seat].choose(position))
print(rules.COMPILED, position.end_reason)
"""


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


def install(wheel: Path, python: Path, home: Path) -> Path:
    """Install a wheel and its locked libraries into a new environment, and return the environment's `bin` folder."""
    done([dev.uv(), "venv", "--quiet", "--python", python, home], home.parent)
    command = [dev.uv(), "pip", "install", "--quiet", "--no-deps", "--python", home]
    done([*command, "--require-hashes", "-r", ROOT / "requirements" / "run.txt"], home)
    done([*command, wheel], home)
    return home / "bin"


@pytest.fixture(scope="module", params=[wheel_of_the_checkout, wheel_of_the_source_distribution])
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = request.param(tmp_path_factory.mktemp("built"))
    return made


def test_a_wheel_carries_the_client_and_the_data(wheel: Path) -> None:
    names = [name for name in zipfile.ZipFile(wheel).namelist() if not name.endswith("/")]
    assert [name for name in CARRIED if name not in names] == []
    assert [name for name in names if name.startswith(("web/", "tests/"))] == []
    assert wheel.stat().st_size <= SIZE


def test_a_wheel_contains_no_other_files(wheel: Path) -> None:
    names = [name for name in zipfile.ZipFile(wheel).namelist() if not name.endswith("/")]
    patterns = CONTENTS if "none-any" in wheel.name else [*CONTENTS, COMPILED]
    assert [name for name in names if not any(re.fullmatch(pattern, name) for pattern in patterns)] == []
    assert [pattern for pattern in patterns if not any(re.fullmatch(pattern, name) for name in names)] == []


def test_an_installed_wheel_plays_and_serves(wheel: Path, tmp_path: Path, subtests: pytest.Subtests) -> None:
    """A pure wheel is tried with each Python that this machine has. A compiled wheel is for one version."""
    pythons = installed_pythons()
    own = "{}.{}".format(*sys.version_info)
    for version in pythons if "none-any" in wheel.name else [own]:
        with subtests.test(version):
            programs = install(wheel, pythons[version], tmp_path / version)
            plays(wheel, programs, tmp_path / version)
            serves(programs, tmp_path / version)


def plays(wheel: Path, programs: Path, folder: Path) -> None:
    """Check the command, a game between bots in the library, and the game in a terminal."""
    tongiaki = programs / "tongiaki"
    assert done([tongiaki, "--version"], folder).startswith("tongiaki ")
    assert "Games: 4" in done([tongiaki, "simulate", "--games", "4", "--jobs", "2"], folder)
    compiled, reason = done([programs / "python", "-c", LIBRARY], folder).split()
    assert compiled == str("none-any" not in wheel.name)
    assert reason in {"last_island", "last_water", "stalled"}
    with Terminal("play", "--players", "2", program=tongiaki) as terminal:
        assert "Your move:" in terminal.read_until("Your move:")


def serves(programs: Path, folder: Path) -> None:
    """Check that a server shows its front page and plays a move of a game against bots."""
    settings = {"TONGIAKI_BOT_PAUSE": "0"}
    server = LiveServer(f"sqlite:///{folder / 'tongiaki.db'}", folder, settings, program=programs / "tongiaki")
    server.start()
    with urllib.request.urlopen(server.url) as page:
        assert "<title>Tongiaki" in page.read().decode()
    person = Person(server.url)
    address = f"/api/tables/{person.quick(players=2, bot='random')}"
    while not (message := person.get(f"{address}/stream").json())["game"]["legal"]:
        time.sleep(0.05)  # the bot begins
    move = message["game"]["legal"][0]
    answer = person.post(f"{address}/messages", type="move", number=message["number"], move=move)
    assert answer.status_code == 200, answer.text
    assert move in person.get(f"{address}/record").text
    server.stop()
