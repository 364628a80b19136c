"""External bots take seats, and their faults do not stop the game. Every bot is a real process."""

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from tests.processes import children
from tongiaki.bots.playing import PlayedGame, play
from tongiaki.bots.program import MAX_STARTS, PREFIX, Allowance, parse_command
from tongiaki.rules import Position, Terms

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples" / "bots"
ENGINE = f"{PREFIX}{Path(sys.executable).parent / 'tongiaki'} engine"
PATIENT = Allowance(seconds=30, start=60)
"""Enough time for any decision on any machine."""


def game(*bots: str, allowance: Allowance = PATIENT, stall: int = 5) -> PlayedGame:
    """Play a short game. Every draw takes the first remaining tile."""
    line_up = [(bot, 7 + seat) for seat, bot in enumerate(bots)]
    played = play(Position(Terms(len(bots), stall)), line_up, lambda position: position.legal_moves()[0], allowance)
    assert played.position.phase == "over"
    return played


def faulty_bot(how: str, file: Path) -> str:
    return PREFIX + shlex.join([sys.executable, "-S", "-E", str(HERE / "faulty_bot.py"), how, str(file)])


def running(file: Path) -> list[int]:
    """Return the recorded processes that are still running, after waiting for them to end."""
    limit = time.monotonic() + 120
    while (running_programs := running_now(file)) and time.monotonic() < limit:
        time.sleep(0.05)
    return running_programs


def running_now(file: Path) -> list[int]:
    """Return the recorded processes that are running now. Zombies do not count."""
    children = []
    for number in map(int, file.read_text().split()):
        try:
            state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            continue
        if state not in "ZX":
            children.append(number)
    return children


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_engine_follows_a_game_and_plays_along(players: int) -> None:
    before = children(os.getpid())
    played = game(ENGINE, *["random"] * (players - 1))
    assert played.faults[0] == {}
    assert played.decisions[0] > 5
    assert children(os.getpid()) == before


def test_a_program_plays_the_same_game_under_the_same_seed() -> None:
    miser = f"{PREFIX}{sys.executable} {EXAMPLES / 'miser.py'}"
    assert game(miser, "random").moves == game(miser, "random").moves


@pytest.mark.parametrize("example", [f"{sys.executable} {EXAMPLES / 'miser.py'}", str(EXAMPLES / "first.sh")])
def test_an_example_plays_without_a_fault(example: str) -> None:
    played = game(PREFIX + example, "random", "random")
    assert played.faults[0] == {}


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("no move", "malformed"),
        ("chatty", "malformed"),
        ("bytes", "malformed"),
        ("refusing", "malformed"),
        ("huge", "huge"),
        ("flood", "malformed"),
        ("crash", "crashed"),
        ("crash after its answer", "crashed"),
        ("closed output", "closed"),
        ("fork and crash", "crashed"),
    ],
)
def test_a_program_at_fault_is_restarted_and_then_retired(how: str, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "processes"
    before = children(os.getpid())
    played = game(faulty_bot(how, file), "random")
    assert played.faults[0][fault] == MAX_STARTS
    assert played.faults[0].keys() == {fault, "retired"}
    assert running(file) == []
    assert len(file.read_text().split()) == MAX_STARTS * (2 if how == "fork and crash" else 1)
    assert children(os.getpid()) == before


def test_a_program_that_closes_its_input_is_noticed_with_the_next_decision(tmp_path: Path) -> None:
    played = game(faulty_bot("closed input", tmp_path / "processes"), "random")
    assert played.faults[0].keys() == {"closed", "retired"}
    assert running(tmp_path / "processes") == []


def test_a_slow_program_costs_no_more_than_its_time(tmp_path: Path) -> None:
    played = game(faulty_bot("slow", tmp_path / "processes"), "random", allowance=Allowance(seconds=0.1, start=60))
    assert played.faults[0]["slow"] == MAX_STARTS
    assert running(tmp_path / "processes") == []


def test_a_silent_program_gets_no_second_chance(tmp_path: Path) -> None:
    played = game(faulty_bot("silent", tmp_path / "processes"), "random", allowance=Allowance(start=2))
    assert played.faults[0] == {"silent": 1, "retired": played.decisions[0] - 1}
    assert running(tmp_path / "processes") == []


def test_a_program_that_does_not_listen_is_not_understood(tmp_path: Path) -> None:
    played = game(faulty_bot("deaf", tmp_path / "processes"), "random")
    assert played.faults[0].keys() == {"malformed", "retired"}
    assert running(tmp_path / "processes") == []


def test_an_illegal_move_is_replaced_and_the_program_goes_on(tmp_path: Path) -> None:
    played = game(faulty_bot("illegal", tmp_path / "processes"), "random")
    assert played.faults[0] == {"illegal": played.decisions[0] - 2}
    assert len((tmp_path / "processes").read_text().split()) == 1


def test_a_program_that_does_not_quit_is_ended(tmp_path: Path) -> None:
    played = game(faulty_bot("stubborn", tmp_path / "processes"), "random")
    assert played.faults[0] == {"stubborn": 1}
    assert running(tmp_path / "processes") == []


@pytest.mark.parametrize("program", ["/no/such/program", "/", str(HERE / "random_games.py")])
def test_a_program_that_cannot_be_started_forfeits(program: str) -> None:
    played = game(PREFIX + program, "random")
    assert played.faults[0] == {"missing": 1, "retired": played.decisions[0] - 1}


def test_a_restarted_program_receives_the_whole_game() -> None:
    played = game(f"{PREFIX}{shlex.join([sys.executable, str(HERE / 'short_lived_bot.py')])}", "random")
    assert played.faults[0] == {"crashed": MAX_STARTS, "retired": played.decisions[0] - 3 * MAX_STARTS}


def test_replacements_are_repeatable(tmp_path: Path) -> None:
    bot = faulty_bot("crash", tmp_path / "processes")
    assert game(bot, "random").moves == game(bot, "random").moves


def test_standard_error_goes_to_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    game(faulty_bot("illegal", tmp_path / "processes"), "random", allowance=Allowance(30, start=60, log=log))
    assert log.read_text() == "to standard error\n"


def test_an_exception_in_the_game_leaves_no_program_behind(tmp_path: Path) -> None:
    file = tmp_path / "processes"

    def draw(_: Position) -> int:
        raise LookupError("no tile")

    with pytest.raises(LookupError, match="no tile"):
        play(Position(Terms(2)), [(faulty_bot("illegal", file), 1), ("random", 2)], draw, PATIENT)
    assert len(file.read_text().split()) == 1
    assert running(file) == []


def test_a_command_is_split_as_by_a_shell_but_not_run_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REEF", "coral")
    assert parse_command("exec:./bot 'a b' $REEF;x") == ["./bot", "a b", "$REEF;x"]
    assert "coral" not in parse_command("exec:echo $REEF")
    with pytest.raises(ValueError, match="exec:"):
        parse_command("exec: ")
