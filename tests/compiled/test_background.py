"""The engine that is compiled while the server runs. New processes use it as soon as it is complete."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.compiled.python_runs import ran
from tongiaki.rules import CHANCE, Position, Terms
from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.bots.request_queue import Requester
from tools import engine

TERMS = Terms(2, 20, ("red", "yellow"))
SOMEBODY = Requester("somebody")
ASK = "from tongiaki.rules import COMPILED, Position; print(COMPILED, Position.__module__)"


def a_later_turn() -> tuple[Position, list[int]]:
    """Return a position at the start of a turn, after fixed moves. Draws take the first tile."""
    position, moves = Position(TERMS), []
    while len(moves) < 40 or position.phase != "turn":
        legal = position.legal_moves()
        moves.append(legal[0] if position.to_move == CHANCE else legal[len(moves) % len(legal)])
        position.play(moves[-1])
    return position, moves


def test_a_new_process_uses_the_compiled_engine_once_it_exists(compiled: Path, tmp_path: Path) -> None:
    later = tmp_path / "engine"
    pure = "False tongiaki.rules.position\n"
    assert ran(["-c", ASK], TONGIAKI_ENGINE=str(later)) == pure
    later.symlink_to(compiled)
    assert ran(["-c", ASK], TONGIAKI_ENGINE=str(later)) == pure.replace("False", "True")
    assert ran(["-c", ASK]) == pure
    assert (
        ran(["-m", "tongiaki.cli.commands"], TONGIAKI_ENGINE=str(later)) == ""
    )  # with all packages that are not compiled


def test_processes_that_a_command_starts_use_the_compiled_engine(compiled: Path) -> None:
    """They inherit the import path of the process that starts them."""
    command = [str(Path(sys.executable).parent / "tongiaki"), "simulate", "--games", "2", "--jobs", "2"]
    assert "2" in ran(command, TONGIAKI_ENGINE=str(compiled))


async def test_bots_continue_on_the_compiled_engine_with_the_same_moves(
    compiled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = tmp_path / "engine"
    monkeypatch.setenv("TONGIAKI_ENGINE", str(later))
    _, moves = a_later_turn()
    pool = BotPool(workers=1)
    before = await pool.choose(SOMEBODY, "captain", TERMS, moves, 1)
    (pure,) = pool.processes
    assert await pool.choose(SOMEBODY, "captain", TERMS, moves, 1) == before
    assert pool.processes == [pure]
    later.symlink_to(compiled)
    assert await pool.choose(SOMEBODY, "captain", TERMS, moves, 1) == before
    (other,) = pool.processes
    assert other != pure
    assert await pool.choose(SOMEBODY, "captain", TERMS, moves, 2) == before
    assert pool.processes == [other]
    await pool.close()


def test_every_change_of_a_source_leads_to_another_folder(tmp_path: Path) -> None:
    package = tmp_path / "tongiaki"
    for room in engine.PACKAGES:
        shutil.copytree(engine.PACKAGE / room, package / room)
    place = engine.cache_folder(package)
    assert place == engine.cache_folder()
    chain = package / "rules" / "chain.py"
    text = chain.read_text()
    chain.write_text(text + "# changed\n")
    assert engine.cache_folder(package) != place
    chain.write_text(text)
    assert engine.cache_folder(package) == place


def test_play_compiles_the_engine_that_the_server_uses(compiled: Path) -> None:
    """The folder it returns is the one that a build creates. An existing folder is not built again."""
    assert ran(["tools/engine.py", "--where"]).strip() == str(compiled)
    before = compiled.stat()
    ran(["tools/background.py"])
    assert compiled.stat() == before


def test_without_a_compiler_there_is_no_background_build() -> None:
    without = {"CC": "/no/compiler"}
    place = Path(ran(["tools/engine.py", "--where"], **without).strip())
    ran(["tools/background.py"], **without)
    assert not place.exists()
    assert not place.with_suffix(".failed").exists()


@pytest.mark.usefixtures("compiled")
def test_a_failed_background_build_is_reported_and_not_repeated() -> None:
    """The program `false` acts as a compiler that exists and fails."""
    failing = {"CC": "false"}
    place = Path(ran(["tools/engine.py", "--where"], **failing).strip())
    failed = place.with_suffix(".failed")
    failed.unlink(missing_ok=True)
    ran(["tools/background.py"], **failing)
    assert "Nothing was compiled" in failed.read_text()
    assert not place.exists()
    failed.write_text("as before")
    ran(["tools/background.py"], **failing)
    assert failed.read_text() == "as before"
    failed.unlink()
