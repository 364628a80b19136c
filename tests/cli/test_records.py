"""Records keep their result when they are created, shown, converted, checked and replayed at the command line."""

from pathlib import Path

import pytest

from tests.cli.command import complaint, run
from tests.drawing.test_drawing import whole
from tongiaki.record import Record, format_position, parse_position, read_all

START = "1 ry 0/20 setup r tonga@0,0,0 - - - - -"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with three games from `simulate`."""
    file = tmp_path_factory.mktemp("games") / "games.tgk"
    done = run("simulate", "--games", "3", "--players", "3", "--seed", "11", "--jobs", "1", "--out", str(file))
    assert done.returncode == 0, done.stderr
    return file


def records(file: Path) -> list[Record]:
    games = list(read_all(file.read_text()))
    return [record for record in games if isinstance(record, Record)]


def succeeds(*arguments: str) -> str:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_records_of_simulate_are_valid_and_survive_conversion(played: Path, tmp_path: Path) -> None:
    assert succeeds("check", str(played)) == f"{played}: 3 games, no errors.\n"
    as_json, back, vectors = tmp_path / "games.jsonl", tmp_path / "back.tgk", tmp_path / "vectors.jsonl"
    succeeds("convert", str(played), str(as_json))
    succeeds("convert", str(as_json), str(back))
    assert back.read_text() == played.read_text()
    succeeds("convert", str(played), str(vectors), "--to", "vectors")
    assert succeeds("check", str(as_json), str(vectors)).count("3 games, no errors.") == 2
    from_vectors = run("convert", str(vectors), "-", "--to", "text").stdout
    assert [line for line in from_vectors.splitlines() if line.startswith("[Result")] == [
        line for line in played.read_text().splitlines() if line.startswith("[Result")
    ]


def test_records_of_simulate_are_shown_and_replayed_with_their_result(played: Path) -> None:
    for number, record in enumerate(records(played), start=1):
        shown = succeeds("show", str(played), "--game", str(number))
        assert parse_position(shown.splitlines()[-1]).key() == record.end().key()
        table = shown[shown.index("Rank") : shown.rindex("\n1 ")]
        assert table.strip() in succeeds("replay", str(played), "--game", str(number))
        for standing in record.end().standings():
            assert f" {standing.points} " in table


def test_a_position_is_shown_in_the_middle_of_a_game(played: Path) -> None:
    record = records(played)[0]
    position = record.after(40)
    shown = succeeds("show", str(played), "--after", "40")
    assert shown.splitlines()[-1] == format_position(position)
    assert succeeds("show", "--position", format_position(position)) == shown


def test_a_position_is_drawn_to_a_file(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert succeeds("show", str(played), "--svg", str(file)) == ""
    whole(file.read_text())
    assert succeeds("show", "--position", START, "--svg", "-").startswith("<svg")


def test_check_names_every_wrong_game_and_goes_on(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "wrong.tgk"
    first, second, third = played.read_text().split("\n[Rules")
    wrong_turn, wrong_tag = first.replace("1. red", "1. green"), third.replace('Stall "20"', 'Stall "many"')
    file.write_text(f"{wrong_turn}\n[Rules{second}\n[Rules{wrong_tag}")
    done = run("check", str(file), str(played))
    assert done.returncode == 1
    wrong = [line for line in done.stdout.splitlines() if "wrong.tgk" in line]
    assert len(wrong) == 2
    assert wrong[0].startswith(f"{file}, game 1: Line ")
    assert f"{played}: 3 games, no errors." in done.stdout


def test_check_sees_a_shuffle_that_is_not_the_one_promised(tmp_path: Path) -> None:
    file = tmp_path / "games.tgk"
    sample = Path(__file__).parents[1] / "record" / "samples" / "rules-1.tgk"
    file.write_text(sample.read_text().replace("5a17", "5a18", 1))
    done = run("check", str(file))
    assert done.returncode == 1
    assert "game 1: The pile is not the one that was promised!" in done.stdout


def test_a_record_by_hand_is_read_leniently_where_asked(tmp_path: Path) -> None:
    file = tmp_path / "hand.tgk"
    file.write_text('[Red "Ann"]\n[Blue "Bo"]\nSettle Tonga 0\n{hm} settle tonga 3\n')
    assert run("check", str(file)).returncode == 1
    assert "no errors" in succeeds("check", str(file), "--lenient")
    assert "{hm}" in succeeds("replay", str(file), "--lenient")
    assert "settle tonga.0 {hm}; settle tonga.3" in succeeds("convert", str(file), "-", "--lenient")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["show"], "either a file or a position"),
        (["show", "FILE", "--position", START], "either a file or a position"),
        (["show", "--position", "1 ry"], "A position has 11 fields, and this text has 2."),
        (["show", "--position", START.replace("setup r", "setup y")], "That is not a position: While setting up"),
        (["show", "FILE", "--game", "9"], "holds only 3 games"),
        (["show", "FILE", "--after", "9999"], "The game has only"),
        (["show", "FILE", "--svg", "/no/such/folder/x.svg"], "can’t be written"),
        (["convert", "FILE", "-", "--to", "runes"], "--to"),
        (["convert", "/no/such/file", "-"], "can’t be read: No such file or directory"),
        (["check", "/no/such/file"], "can’t be read: No such file or directory"),
        (["simulate", "--games", "1", "--out", "/no/such/folder/x.tgk"], "can’t be written"),
    ],
)
def test_a_wrong_command_line_is_reported(played: Path, arguments: list[str], words: str) -> None:
    assert words in complaint(*[str(played) if argument == "FILE" else argument for argument in arguments])
