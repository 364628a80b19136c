"""`tongiaki arena`, and external bots in `tongiaki simulate`, run as commands."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import TONGIAKI, complaint, run
from tests.processes import running

ROOT = Path(__file__).parents[2]
LISTENER = Path(__file__).parent / "recording_bot.py"
ARENA = ["arena", "--players", "3", "--piles", "4", "--seed", "5"]


def result(*arguments: str) -> dict[str, Any]:
    done = run(*ARENA, *arguments, "--json")
    assert done.returncode == 0, done.stderr
    summary: dict[str, Any] = json.loads(done.stdout)
    return summary


@pytest.fixture(scope="module")
def alone() -> dict[str, Any]:
    return result("--jobs", "1")


def test_a_tournament_is_the_same_however_many_processes_play_it(alone: dict[str, Any]) -> None:
    assert result("--jobs", "2") == alone
    assert run(*ARENA[:-1], "6", "--jobs", "1", "--json").stdout != json.dumps(alone, indent=1)


def test_a_tournament_is_the_same_on_ray(alone: dict[str, Any]) -> None:
    """The test uses two Ray workers; starting Ray takes some seconds."""
    assert result("--jobs", "2", "--ray") == alone


def test_the_json_holds_every_game(alone: dict[str, Any]) -> None:
    assert alone["bots"] == ["greedy", "random"]
    assert alone["complete"] is True
    assert len(alone["games"]) == 4 * 2 * 3
    assert {tuple(game["bots"]) for game in alone["games"]} <= {
        (0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0),
    }  # fmt: skip
    assert all(min(game["ranks"]) == 1 for game in alone["games"])
    assert "seconds" not in json.dumps(alone)
    best = alone["standings"][0]
    assert best["bot"] == "greedy"
    assert best["wins"]["low"] <= best["wins"]["mean"] <= best["wins"]["high"]


def test_standings_and_pictures_are_made(tmp_path: Path) -> None:
    pictures = [tmp_path / name for name in ("one.svg", "two.svg", "three.png")]
    shown = [run(*ARENA, "--piles", "1", "--jobs", "1", "--plot", str(picture)) for picture in pictures]
    assert [done.returncode for done in shown] == [0, 0, 0]
    assert shown[0].stdout == shown[1].stdout
    for words in ("Standings", "greedy", "Rating", "Games: 6;", "33.3%"):
        assert words in shown[0].stdout
    assert "Share of victories" in pictures[0].read_text() or pictures[0].read_text().startswith("<?xml")
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    assert pictures[2].read_bytes().startswith(b"\x89PNG")


def test_programs_play_and_their_faults_are_reported() -> None:
    first = f"exec:{ROOT / 'examples' / 'bots' / 'first.sh'}"
    done = run("arena", "--bot", "random", "--bot", first, "--bot", "exec:yes", "--piles", "1", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "Faults of exec:yes: answer not understood (12) and not asked any more (" in done.stdout
    assert "first.sh: " not in done.stdout
    done = run("simulate", "--games", "2", "--players", "2", "--bot", first, "--bot", "exec:yes", "--seed", "1")
    assert "Faults of exec:yes: answer not understood (6) and not asked any more (" in done.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_there_is_and_ends_all_programs(jobs: str, tmp_path: Path) -> None:
    log = tmp_path / "heard"
    bot = f"exec:{shlex.join([sys.executable, str(LISTENER), str(log)])}"
    command = [TONGIAKI, "arena", "--bot", "random", "--bot", bot, "--piles", "100000", "--jobs", jobs]
    pipe = subprocess.PIPE
    with running(command, stdout=pipe, stderr=pipe, text=True) as process:
        while not log.exists() or log.read_text().count("new 2") < 12:
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        shown, errors = process.communicate()
    assert process.returncode == 130
    assert "Ended early" in errors
    assert "of 200,000" in errors
    assert "Traceback" not in errors
    assert "Standings" in shown
    assert listeners(log) == []


@pytest.mark.parametrize("command", [["arena", "--piles", "100000"], ["simulate", "--games", "100000"]])
def test_a_command_that_is_killed_leaves_no_process_behind(command: list[str], tmp_path: Path) -> None:
    log = tmp_path / "heard"
    bot = f"exec:{shlex.join([sys.executable, str(LISTENER), str(log)])}"
    nothing = subprocess.DEVNULL
    with running([TONGIAKI, *command, "--bot", "random", "--bot", bot, "--jobs", "2"], stdout=nothing) as process:
        while not log.exists() or not log.read_text():
            assert process.poll() is None
            time.sleep(0.05)
        process.kill()
        process.wait()
        while group(process.pid) or listeners(log):
            time.sleep(0.05)


def group(leader: int) -> list[str]:
    """Return the running processes of a process group."""
    stats = [told_of(file).rpartition(")")[2].split() for file in Path("/proc").glob("[0-9]*/stat")]
    return [stat[0] for stat in stats if stat and int(stat[2]) == leader and stat[0] not in "ZX"]


def listeners(heard: Path) -> list[str]:
    """Return the running processes that have this file on their command line."""
    return [file.parent.name for file in Path("/proc").glob("[0-9]*/cmdline") if str(heard) in told_of(file)]


def told_of(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:
        return ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["arena", "--bots", "greedy"], "at least two bots, all different"),
        (["arena", "--bots", "greedy,greedy"], "at least two bots, all different"),
        (["arena", "--bot", "exec:", "--bot", "greedy"], "“exec:” names no command"),
        (["arena", "--bot", "exec:'", "--bot", "greedy"], "“exec:'” names no command"),
        (["arena", "--bot", "exec:/no/such", "--bot", "greedy"], "no program “/no/such” that could be started"),
        (["arena", "--bots", "exec:yes,greedy"], "There is no bot called “exec:yes”"),
        (["arena", "--bots", "exec:yes,greedy"], "Programs are given with “--bot”, not with “--bots”."),
        (["simulate", "--bots", "exec:yes,greedy"], "Programs are given with “--bot”, not with “--bots”."),
        (["arena", "--plot", "results.doc"], "results.doc: a picture’s name ends in one of "),
        (["arena", "--piles", "0"], "--piles"),
        (["arena", "--ray-address", "127.0.0.1:9"], "no Ray cluster at 127.0.0.1:9: Connection refused"),
        (["arena", "--bot-log", "/no/such/folder/log"], "can’t be written"),
        (["simulate", "--bot", "exec:/no/such"], "no program “/no/such” that could be started"),
        (["simulate", "--move-time", "0"], "--move-time"),
        (["play", "--bots", "exec:yes"], "There is no bot called “exec:yes”"),
    ],
)
def test_a_wrong_command_line_is_reported_without_a_traceback(arguments: list[str], words: str) -> None:
    assert words in complaint(*arguments)
