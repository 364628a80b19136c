"""Reading of comments, variations, several games, and handwritten records."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.vectors.vectors import games
from tongiaki.catalogue import record_error_text
from tongiaki.record import Form, Line, Record, RecordError, from_plain, load, read, read_all, to_vector, write
from tongiaki.rules import COLOURS, Terms

HEAD = '[Rules "1"]\n[Players "red blue"]\n[Stall "20"]\n'
SETUP = "setup settle tonga.0; settle tonga.1; settle tonga.2; settle tonga.3\n"
SAMPLES = Path(__file__).parent / "samples"

TALK = """\
[Rules "1"]
[Players "red blue"]
[Stall "20"]
[Result "*"]

{A game that did not last.}
setup       settle tonga.0 {Here?}; settle tonga.0 (settle tonga.1 {safer} (settle tonga.2);
            settle tonga.4; settle tonga.4 1. red expand tonga.0,4) (settle tonga.5);
            settle tonga.3; settle tonga.3

1. red      expand tonga.0,1; sail tonga:0 {with \\} and \\\\}; draw w01 (draw fiji {luck};
            land red fiji.0)

*
"""


def test_comments_and_variations_are_read_and_written_in_place() -> None:
    record = read(TALK)
    assert record.comments == {0: "A game that did not last.", 1: "Here?", 6: "with } and \\"}
    inner = Line(("settle tonga.2",))
    first = Line(
        ("settle tonga.1", "settle tonga.4", "settle tonga.4", "expand tonga.0,4"), {1: "safer"}, {0: (inner,)}
    )
    assert record.variations[1] == (first, Line(("settle tonga.5",)))
    assert record.variations[6] == (Line(("draw fiji", "land red fiji.0"), {1: "luck"}),)
    assert write(record) == TALK


def test_a_file_can_contain_several_games_and_an_error_skips_only_one() -> None:
    good = HEAD + SETUP + "*\n"
    results = list(read_all(good + "\n" + HEAD + "setup settle fiji.0\n*\n" + "[Rules 1]\n*\n" + good))
    assert [isinstance(record, Record) for record in results] == [True, False, False, True]
    wrong = [(error.line, error.column, error.code) for error in results if isinstance(error, RecordError)]
    assert wrong == [(10, 7, "refused"), (12, 1, "tag-form")]
    with pytest.raises(RecordError) as caught:
        read(good + good)
    assert (caught.value.line, caught.value.code) == (6, "several")


@pytest.mark.parametrize("sample", sorted(SAMPLES.glob("rules-*.tgk")), ids=lambda path: path.stem)
def test_records_of_every_version_of_the_rules_stay_readable(sample: Path) -> None:
    text = sample.read_text()
    results = list(read_all(text))
    assert len(results) == 2
    assert all(isinstance(record, Record) and record.shuffle_holds() is not False for record in results)
    assert "\n".join(write(record) for record in results if isinstance(record, Record)) == text


BY_HAND = """\
{ written on a Sunday }
[red "Ann"]
[ Blue: "Bo" ]
[Weather-report "fine"]

Settle Tonga 0
blue: TONGA.1; settle tonga 2; tonga.3

1. expand Tonga 0,2
blue: expand tonga.3+1
expand TONGA 0 1 2 4; sail tonga 0
"""


def test_a_lenient_reader_fills_in_what_is_left_out() -> None:
    record = read(BY_HAND.split("\n", 1)[1], lenient=True)
    assert (record.terms.colours, record.names, record.tags) == (
        ("red", "blue"),
        ("Ann", "Bo"),
        {"Weather-report": "fine"},
    )
    assert record.moves == (
        *("settle tonga.0", "settle tonga.1", "settle tonga.2", "settle tonga.3"),
        *("expand tonga.0,2", "expand tonga.1,3", "expand tonga.0,1,2,4", "sail tonga:0"),
    )
    assert read(write(record)) == record


@pytest.mark.parametrize(
    ("written", "move"),
    [
        ("W3", "draw w03"),
        ("rapa nui", "draw rapa_nui"),
        ("draw Hiva-Oa", "draw hiva_oa"),
        ("Rapa Nui; land Rapa Nui 0", "land red rapa_nui.0"),
        ("fiji; r fiji.1", "land red fiji.1"),
    ],
)
def test_tiles_and_ships_may_be_called_by_name(written: str, move: str) -> None:
    played = (
        "setup settle tonga.0; settle tonga.3; settle tonga.0; settle tonga.3\n1. red expand tonga.0,1; sail tonga:0; "
    )
    assert read(HEAD + played + written, lenient=True).moves[-1] == move
    with pytest.raises(RecordError):
        read(HEAD + played + written + "\n*")


def test_a_lenient_reader_rejects_a_text_that_fits_several_moves() -> None:
    with pytest.raises(RecordError) as caught:
        read(HEAD + "settle tonga", lenient=True)
    assert (caught.value.line, caught.value.column, caught.value.code) == (4, 1, "ambiguous")
    assert "settle tonga.0; settle tonga.1;" in record_error_text(caught.value)


@pytest.mark.parametrize(
    ("moves", "line", "column", "code"),
    [
        ("setup {never closed\n*", 4, 7, "comment-open"),
        ("setup settle tonga.0}; *", 4, 21, "stray"),
        ("setup settle tonga.0 )\n*", 4, 22, "stray"),
        ("setup (settle tonga.0)\n*", 4, 7, "variation-place"),
        ("setup settle tonga.0; (settle tonga.1)\n*", 4, 23, "variation-place"),
        ("setup settle tonga.0 ()\n*", 4, 22, "variation-empty"),
        ("setup settle tonga.0 (settle tonga.1", 4, 22, "variation-open"),
        ("setup settle tonga.0 (settle tonga.1 *)\n*", 4, 38, "end-inside"),
        ("setup settle tonga.0 (settle fiji.1)\n*", 4, 23, "refused"),
        ("setup settle tonga.0 {so} settle tonga.1\n*", 4, 27, "separator"),
        ("setup settle tonga.0" + " (settle tonga.1" * 99, 4, 502, "too-deep"),
        ("setup settle tonga.0 {\x1b[2J}\n*", 4, 22, "control"),
        ("setup settle tonga.0 {\x9b2J}\n*", 4, 22, "control"),
        ("setup settle tonga.0 {\u202eever}\n*", 4, 22, "control"),
    ],
)
def test_an_error_in_comments_and_variations_has_a_line_and_column(
    moves: str, line: int, column: int, code: str
) -> None:
    with pytest.raises(RecordError) as caught:
        read(HEAD + moves)
    assert (caught.value.line, caught.value.column, caught.value.code) == (line, column, code)
    assert record_error_text(caught.value)


@pytest.mark.parametrize("number", [0, 23, 61])
def test_vectors_can_be_converted_to_records_and_back(number: int) -> None:
    game = games()[number]
    vector = to_vector(from_plain(game))
    assert vector == {key: game[key] for key in vector}
    other = Record(
        Terms(game["players"], colours=COLOURS[::-1][: game["players"]]),
        tuple(_recoloured(game["moves"], game["players"])),
    )
    assert to_vector(other)["moves"] == game["moves"]


def _recoloured(moves: list[str], players: int) -> list[str]:
    names = dict(zip(COLOURS[:players], COLOURS[::-1], strict=False))
    return [" ".join(names.get(word, word) for word in move.split(" ")) for move in moves]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "plain-form"),
        ({"players": 1, "stall": 20, "pile": [], "moves": []}, "tag-value"),
        ({"players": 2, "stall": 20, "pile": [], "moves": []}, "tag-value"),
        ({"rules": "1", "players": [{"colour": "red"}], "stall": 20}, "tag-value"),
        ({"rules": "7", "players": [{"colour": "red"}, {"colour": "blue"}], "stall": 20}, "unknown-rules"),
        (
            {"rules": "1", "players": [{"colour": "red"}, {"colour": "blue"}], "stall": 20, "moves": ["go"]},
            "not-a-move",
        ),
        ({"rules": "1", "players": [{"colour": "red"}, {"colour": "blue"}], "stall": 20, "extra": 1}, "plain-form"),
        (
            {"rules": "1", "players": [{"colour": "red"}, {"colour": "blue"}], "stall": 20, "variations": {"0": [{}]}},
            "plain-form",
        ),
    ],
)
def test_data_that_is_not_a_game_is_rejected(data: object, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_plain(data, 7)
    assert (caught.value.line, caught.value.code) == (7, code)
    assert record_error_text(caught.value)


def test_control_characters_in_tags_are_rejected_or_removed_if_lenient() -> None:
    text = f'[Place "\x1b]0;owned\x07{chr(0x9B)}31m\u2066here"]\n[Red "A\x1bn\u202en"]\n' + HEAD + "*"
    with pytest.raises(RecordError) as caught:
        read(text)
    assert (caught.value.line, caught.value.column, caught.value.code) == (1, 1, "control")
    record = read(text, lenient=True)
    assert record.tags["Place"] == "]0;owned31mhere"
    assert record.names[record.terms.colours.index("red")] == "Ann"


def test_too_deeply_nested_variations_are_rejected() -> None:
    deep = '{"moves": ["settle tonga.0"], "variations": {"0": [' * 900 + "{}" + "]}}" * 900
    for text in (900 * "[", deep, "{}\n" + deep, 600 * "[" + 600 * "]"):
        results = list(load(text, Form.JSON))
        assert "nested too deeply" in str(results[-1])
        assert {result.code for result in results if isinstance(result, RecordError)} == {"plain-form"}


def test_a_string_without_an_end_is_rejected_at_once() -> None:
    """If the time grew with the square of the length, this text would take hours."""
    program = """if True:
        from tongiaki.record import Form, load
        (error,) = load('{"' + '\\\\"' * 300_000, Form.JSON)
        print(error.code)
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == "plain-form"
