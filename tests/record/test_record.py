"""Records: reading restores what was written, and every error has a line and column."""

import hashlib
import json

import pytest
from hypothesis import HealthCheck, given, settings

from tests.record.random_records import records
from tests.vectors.vectors import games
from tongiaki.catalogue import record_error_text
from tongiaki.record import Record, RecordError, ReplayError, from_plain, read, to_plain, write
from tongiaki.rules import Terms

SMALL = """\
[Rules "1"]
[Players "red blue"]
[Stall "20"]
[Red "Ann \\"the\\" Great"]
[Result "*"]

setup       settle tonga.0; settle tonga.1; settle tonga.2; settle tonga.3

1. red      expand tonga.0,2
2. blue     expand tonga.1,
            3
"""


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(records())
def test_a_record_is_restored_as_it_was_written(record: Record) -> None:
    text = write(record)
    assert read(text) == record
    assert read(text.replace("\n", "\r\n")) == record
    assert read(text, lenient=True) == record
    assert from_plain(json.loads(json.dumps(to_plain(record)))) == record
    assert max(map(len, text.split("\n\n", 1)[1].splitlines())) <= 100


@pytest.mark.parametrize("number", range(0, 100, 7))
def test_the_vectors_games_are_restored_with_their_results(number: int) -> None:
    game = games()[number]
    record = Record(Terms(game["players"], game["stall"]), tuple(game["moves"]), pile=tuple(game["pile"]))
    text = write(record)
    assert read(text) == record
    points = ", ".join(f"{seat['colour']} {seat['points']}" for seat in game["result"])
    assert f'[Result "{points}"]' in text


def test_a_record_reads_like_a_game() -> None:
    record = Record(
        Terms(2, colours=("red", "blue")),
        ("settle tonga.0", "settle tonga.0", "settle tonga.3", "settle tonga.3", "expand tonga.0,1", "sail tonga:0"),
        ("Ann", "Bo"),
        tags={"Date": "2026-11-21"},
    )
    assert write(record) == (
        '[Rules "1"]\n[Players "red blue"]\n[Stall "20"]\n[Red "Ann"]\n[Blue "Bo"]\n[Date "2026-11-21"]\n[Result "*"]\n'
        "\nsetup       settle tonga.0; settle tonga.0; settle tonga.3; settle tonga.3\n"
        "\n1. red      expand tonga.0,1; sail tonga:0\n\n*\n"
    )


def test_an_illegal_move_is_not_written() -> None:
    with pytest.raises(ReplayError) as caught:
        write(Record(Terms(2, colours=("red", "blue")), ("settle tonga.0", "settle fiji.0")))
    assert caught.value.number == 1


HEAD = '[Rules "1"]\n[Players "red blue"]\n[Stall "20"]\n'
SETUP = "setup settle tonga.0; settle tonga.1; settle tonga.2; settle tonga.3\n"
PILE = " ".join(f"w{number:02}" for number in range(1, 17))


@pytest.mark.parametrize(
    ("text", "line", "column", "code"),
    [
        ("", 1, 1, "tag-missing"),
        ('[Rules "1"]\n[Players "red blue"]\n*', 1, 1, "tag-missing"),
        ("[Rules 1]\n*", 1, 1, "tag-form"),
        ('[Rules "1"]\n[Rules "1"]\n*', 2, 2, "tag-twice"),
        ('[Rules "9"]\n[Players "red blue"]\n[Stall "20"]\n*', 1, 9, "newer-rules"),
        ('[Rules "beta"]\n[Players "red blue"]\n[Stall "20"]\n*', 1, 9, "unknown-rules"),
        ('[Rules "1"]\n[Players "red"]\n[Stall "20"]\n*', 2, 11, "tag-value"),
        ('[Rules "1"]\n[Players "red red"]\n[Stall "20"]\n*', 2, 11, "tag-value"),
        ('[Rules "1"]\n[Players "red pink"]\n[Stall "20"]\n*', 2, 11, "tag-value"),
        ('[Rules "1"]\n[Players "red blue"]\n[Stall "-1"]\n*', 3, 9, "tag-value"),
        (HEAD + f'[Pile "{PILE}"]\n*', 4, 8, "tag-value"),
        (HEAD, 4, 1, "no-end"),
        (HEAD + SETUP, 5, 1, "no-end"),
        (HEAD + "settle tonga.0\n*", 4, 1, "label"),
        (HEAD + "1. red settle tonga.0\n*", 4, 1, "label"),
        (HEAD + "setup settle tonga\n*", 4, 7, "not-a-move"),
        (HEAD + "setup settle tonga.0; ; settle tonga.1\n*", 4, 23, "not-a-move"),
        (HEAD + "setup settle tonga.0; settle fiji.0\n*", 4, 23, "refused"),
        (HEAD + "setup settle tonga.0\nsetup settle tonga.1\n*", 5, 1, "no-label"),
        (HEAD + SETUP + "1. blue expand tonga.0,2\n*", 5, 1, "label"),
        (HEAD + SETUP + "2. red expand tonga.0,2\n*", 5, 1, "label"),
        (HEAD + SETUP[:-1] + ";\nexpand tonga.0,2\n*", 5, 1, "label"),
        (HEAD + SETUP + "1. red\n*", 5, 1, "label-alone"),
        (HEAD + SETUP + "1. red expand tonga.0,2;\nexpand tonga.1,3\n*", 6, 1, "label"),
        (HEAD + SETUP + "last_island\n", 5, 1, "end-differs"),
        (HEAD + SETUP + "*\n\n*\n", 7, 1, "after-end"),
        (HEAD + '[Result "red 1, blue 2"]\n*', 4, 10, "result-differs"),
    ],
)
def test_an_error_has_a_line_and_column(text: str, line: int, column: int, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(text)
    assert (caught.value.line, caught.value.column, caught.value.code) == (line, column, code)
    assert f"Line {line}, column {column}: " in record_error_text(caught.value)


def test_a_move_may_run_over_lines_only_between_its_words() -> None:
    with pytest.raises(RecordError) as caught:
        read(SMALL + "*\n")
    assert (caught.value.line, caught.value.code) == (10, "not-a-move")
    record = read(SMALL.replace("1,\n            3", "1,3") + "\n*\n")
    assert record.moves[-1] == "expand tonga.1,3"
    assert record.names == ('Ann "the" Great', "")


def test_a_draw_that_contradicts_the_pile_is_an_error() -> None:
    game = games()[0]
    swapped = tuple(game["pile"][1::-1] + game["pile"][2:])
    with pytest.raises(ReplayError) as caught:
        Record(Terms(game["players"]), tuple(game["moves"]), pile=swapped).end()
    assert caught.value.code == "other-top"


def test_the_shuffle_is_checked_against_its_commitment() -> None:
    pile = tuple(games()[0]["pile"])
    commitment = hashlib.sha256(f"5a17:{','.join(pile)}".encode()).hexdigest()
    record = Record(Terms(2, colours=("red", "blue")), commitment=commitment, salt="5a17", pile=pile)
    assert record.shuffle_holds() is True
    assert (
        Record(Terms(2, colours=("red", "blue")), commitment=commitment, salt="5a18", pile=pile).shuffle_holds()
        is False
    )
    assert Record(Terms(2, colours=("red", "blue")), commitment=commitment).shuffle_holds() is None
