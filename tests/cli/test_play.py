"""A whole game in a real terminal."""

from pathlib import Path

from tests.cli.command import Terminal, run
from tongiaki.record import read

ASK = "Your move:"


def test_a_whole_game_is_played_with_numbers_plans_and_undo(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal("play", "--players", "3", "--seed", "11", "--save", str(file)) as terminal:
        shown = terminal.read_until(ASK)
        assert "You (Red)" in shown
        assert "Sailor (Yellow)" in shown
        assert "Red: put a ship on a beach of Tonga." in shown
        undone = False
        while "Saved to" not in shown:
            if not undone and ("fleet lands" in shown or "Which of your ships" in shown):
                terminal.enter("1")
                shown = terminal.read_until(ASK, "Saved to")
                if "Sailor" not in shown and " discovers " not in shown and "open water" not in shown:
                    terminal.enter("undo")
                    shown = terminal.read_until(ASK)
                    undone = "nothing you could take back" not in shown
                continue
            terminal.enter("plan" if "fleet lands" in shown else "1")
            shown = terminal.read_until(ASK, "Saved to")
        assert undone
        assert terminal.process.wait(timeout=300) == 0
        assert "Rank" in terminal.seen
    record = read(file.read_text())
    assert record.end().end_reason is not None
    assert record.names == ("Islander", "Sailor", "Sailor")


def test_help_refusals_and_slips_are_explained(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    answers = {
        "help": "take your last decision back",
        "settle fiji.0": "Everybody starts on Tonga. (Rule 3)",
        "sail tonga:0": "put a ship on Tonga. (Rule 3)",
        "hello": "neither a number from the list nor a move",
        "0": "Choose a number from 1 to 6.",
        "undo": "There is nothing you could take back.",
        "plan": "No fleet is landing now.",
        "moves": "settle tonga.5",
        "board": "Tonga",
        "save /no/such/folder/file": "can’t be written: No such file or directory",
        f"save {file}": "Saved to",
        "": ASK,
    }
    with Terminal("play", "--players", "2", "--bots", "random", "--seed", "1") as terminal:
        terminal.read_until(ASK)
        for entered, answer in answers.items():
            terminal.enter(entered)
            assert answer in terminal.read_until(ASK), entered
        terminal.enter("q")
        terminal.read_until("never shown")
        assert terminal.process.wait(timeout=300) == 0
    assert read(file.read_text()).moves == ()


def test_the_end_of_input_leaves_the_game() -> None:
    done = run("play", "--seed", "2", entered="1\n")
    assert done.returncode == 0
    assert "Yellow adds a ship on Tonga." in done.stdout


def test_a_narrow_window_shows_the_sea_in_parts(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    moves = "1\nplan\n" * 300
    run("play", "--players", "2", "--bots", "random", "--seed", "4", "--save", str(file), entered=moves)
    with Terminal("replay", "--whole", str(file)) as terminal:
        terminal.read_until("never shown")
        assert terminal.process.wait(timeout=300) == 0
        assert max(map(len, terminal.seen.splitlines())) <= 100


def test_a_replay_goes_on_when_enter_is_pressed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--players", "2", "--bots", "random", "--seed", "4", "--save", str(file), entered="1\n1\n1\n")
    with Terminal("replay", str(file)) as terminal:
        assert "0. Setting up" in terminal.read_until("to leave:")
        terminal.enter("")
        assert "1. Red" in terminal.read_until("to leave:")
        terminal.enter("q")
        terminal.read_until("never shown")
        assert terminal.process.wait(timeout=300) == 0
        assert "2. Yellow" not in terminal.seen
