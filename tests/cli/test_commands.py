"""The commands, run as processes."""

from importlib.metadata import version
from pathlib import Path

import pytest

from tests.cli.command import complaint, run
from tests.ports import free_port
from tests.vectors.vectors import games
from tongiaki.bots import offered_bots
from tongiaki.record import Record, write
from tongiaki.rules import COMPILED, RULES_VERSION, Terms


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    game = games()[30]
    record = Record(
        Terms(game["players"], game["stall"]),
        tuple(game["moves"]),
        ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")[: game["players"]],
        tags={"Date": "2026-11-21"},
    )
    file = tmp_path / "game.txt"
    file.write_text(write(record))
    return file


def test_version() -> None:
    engine = "compiled" if COMPILED else "pure Python"
    expected = f"tongiaki {version('tongiaki')}\nRules {RULES_VERSION}; engine: {engine}.\n"
    assert run("--version").stdout == expected


def test_help_names_every_command() -> None:
    shown = run("--help").stdout
    assert all(f"  {command} " in shown for command in ("play", "serve", "engine", "simulate", "replay"))


def test_the_engine_is_spoken_to_by_the_command() -> None:
    assert run("engine", entered="hello\nquit\n").stdout.startswith("hello tongiaki ")


def test_a_series_is_the_same_however_many_processes_play_it() -> None:
    arguments = ["simulate", "--games", "13", "--players", "3", "--bots", "greedy,random", "--seed", "5"]
    alone = run(*arguments, "--jobs", "1")
    together = run(*arguments, "--jobs", "3")
    assert alone.returncode == together.returncode == 0
    assert alone.stdout == together.stdout
    assert "Games: 13;" in alone.stdout
    assert run(*arguments[:-1], "6", "--jobs", "1").stdout != alone.stdout


def test_a_replay_without_a_terminal_shows_the_whole_game(record_file: Path) -> None:
    done = run("replay", str(record_file))
    assert (done.returncode, done.stderr) == (0, "")
    game = games()[30]
    assert "Date: 2026-11-21" in done.stdout
    assert "0. Setting up\n" in done.stdout
    assert "1. Red\n" in done.stdout
    assert "Tonga" in done.stdout
    for seat in game["result"]:
        assert str(seat["points"]) in done.stdout.rsplit("Rank", 1)[1]


def test_a_record_commands_no_terminal(tmp_path: Path) -> None:
    file = tmp_path / "evil.tgk"
    evil = "\x1b]0;owned\x07\x9b31m\u202e"
    file.write_text(
        f'[Place "{evil}here"]\n[Rules "1"]\n[Players "red blue"]\n[Stall "20"]\n[Red "{evil}Ann"]\n\n'
        f"setup settle tonga.0 {{{evil}so}}; bad{evil}"
    )
    strict, lenient = run("replay", str(file)), run("replay", str(file), "--lenient")
    file.write_text(file.read_text().removesuffix(f"; bad{evil}"))
    shown = run("replay", str(file), "--lenient")
    assert (strict.returncode, lenient.returncode, shown.returncode) == (1, 1, 0)
    assert "here" in shown.stdout
    assert "Ann" in shown.stdout
    for done in (strict, lenient, shown):
        assert not set("\x1b\x07\x9b\u202e") & set(done.stdout + done.stderr)


OFFERED = ", ".join(offered_bots())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ["simulate", "--bots", "greedy,deep"],
            f"There is no bot called “deep”. Available: {OFFERED}.",
        ),
        (["simulate", "--players", "2", "--bots", "greedy,random,greedy"], "too many bots (3)"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--games", "many"], "--games"),
        (["simulate", "--players", "7"], "--players"),
        (["simulate", "--jobs", "0"], "--jobs"),
        (["simulate", "--seed", "-1"], "--seed"),
        (["play", "--bots", ""], "There is no bot called “”"),
        (["play", "--players", "3", "--seat", "4"], "With 3 players there is no seat 4."),
        (["play", "--players", "2", "--bots", "greedy,random"], "too many bots (2)"),
        (["play", "--save", "/"], "--save"),
        (["replay", "/no/such/file"], "/no/such/file can’t be read: No such file or directory"),
        (["replay", "/"], "can’t be read"),
        (["replay"], "FILE"),
        (["serve", "--port", "70000"], "--port"),
        (["nonsense"], "nonsense"),
    ],
)
def test_a_wrong_command_line_is_reported_without_a_traceback(arguments: list[str], words: str) -> None:
    assert words in complaint(*arguments)


@pytest.mark.skipif(COMPILED, reason="this engine is compiled")
@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--bots", "navigator"],
        ["simulate", "--bots", "navigator"],
        ["arena", "--bots", "greedy,navigator"],
        ["arena", "--bot", "greedy", "--bot", "navigator"],
    ],
)
def test_a_level_that_needs_the_compiled_engine_is_refused_without_it(arguments: list[str]) -> None:
    assert "The bot “navigator” needs the compiled engine" in complaint(*arguments)


def test_a_wrong_setting_is_reported_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TONGIAKI_MESSAGE_RATE", "much")
    assert "TONGIAKI_MESSAGE_RATE" in complaint("serve", "--port", str(free_port()))


def test_an_invalid_record_is_reported_with_its_place(record_file: Path) -> None:
    record_file.write_text(record_file.read_text().replace("1. red", "1. yellow"))
    output = complaint("replay", str(record_file))
    assert output.startswith(f"tongiaki: {record_file} can’t be read: Line ")
    record_file.write_bytes(b"\xff\xfe")
    assert "not UTF-8 text" in complaint("replay", str(record_file))
