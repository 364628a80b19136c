"""Position texts: parsing restores the same position, and impossible positions are rejected."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.position_builder import board, migrating
from tests.vectors.vectors import games
from tongiaki.catalogue import position_error_text
from tongiaki.record.position_text import PositionTextError, format_position, parse_position
from tongiaki.rules import COLOURS, OVER, Position, Terms

START = "1 ry 0/20 setup r tonga@0,0,0 - - - - -"
TURN = "1 ry 0/20 turn r tonga@0,0,0=r/r/y/y// - - - - -"


def comes_back(position: Position) -> None:
    text = format_position(position)
    again = parse_position(text)
    assert again.key() == position.key()
    assert again.describe() == position.describe()
    assert again.legal_moves() == position.legal_moves()
    assert format_position(again) == text
    assert "\n" not in text


@pytest.mark.parametrize("number", [0, 17, 30, 49, 64, 96])
def test_every_position_of_a_game_is_restored(number: int) -> None:
    game = games()[number]
    position = Position(Terms(game["players"], game["stall"]))
    comes_back(position)
    for text in game["moves"]:
        position.play(position.parse(text))
        comes_back(position)


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 6), st.permutations(COLOURS), st.integers(0, 3), st.integers(0, 2**32))
def test_positions_of_random_games_are_restored(players: int, colours: list[str], stall: int, seed: int) -> None:
    chance = random.Random(seed)
    position = Position(Terms(players, stall or 1, tuple(colours[:players])))
    while position.to_move != OVER:
        if chance.random() < 0.2:
            comes_back(position)
        position.play(chance.choice(position.legal_moves()))
    comes_back(position)


def test_a_trapped_island_is_restored() -> None:
    position = migrating(
        laid="w13@tonga:0 w14@tonga:3", ships={"tonga.0": "rrr", "tonga.3": "ryy", "tonga.1": "r", "tonga.2": "y"}
    )
    comes_back(position)


def test_lost_islands_and_kings_are_restored() -> None:
    position = board(
        laid="fiji@tonga:3 w01@fiji:3 samoa@w01:1 tahiti@samoa:3",
        kings={"tahiti": "red"},
        ships={"samoa.1": "ry"},
        lost="tonga fiji",
        at_sea="yy",
    )
    comes_back(position)
    assert format_position(position).split(" ")[5].startswith("tahiti@")


def test_the_texts_of_the_start() -> None:
    assert format_position(Position(Terms(2))) == START
    assert format_position(parse_position(TURN)) == TURN


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "fields", 1),
        (START + " -", "fields", len(START) + 2),
        (START.replace("1 ", "2 ", 1), "rules", 1),
        (START.replace("ry", "rr"), "field", 3),
        (START.replace("ry", "r"), "field", 3),
        (START.replace("ry", "rx"), "field", 3),
        (START.replace("0/20", "0/-1"), "field", 6),
        (START.replace("setup", "war"), "field", 11),
        (START.replace("setup r", "setup g"), "no-player", 17),
        (START.replace("tonga@", "atlantis@"), "field", 19),
        (START.replace("tonga@0,0,0", "tonga@0,0,0;fiji@0,0,3"), "place", 31),
        (START.replace("tonga@0,0,0", "tonga@0,0,0;tonga@0,1,3"), "place", 31),
        (START.replace("tonga@0,0,0", "tonga@0,0,0=r/r"), "beaches", 19),
        (TURN.replace("r/r/", "rrrr//"), "berths", 18),
        (TURN.replace("r/r/", "g//"), "no-player", 18),
        (TURN.replace("- - - -", f"{'r' * 14} - - -"), "too-many-ships", 18),
        (TURN.replace("- - - -", f"{'r' * 16} - - -"), "too-many-ships", 40),
        (TURN.replace("- - - -", "- atoll - -"), "field", 42),
        (TURN.replace("- - - -", "- - x -"), "field", 44),
        (TURN.replace("- - - -", "- - - nowhere"), "field", 46),
        (TURN.replace("//", "//;fiji@0,2,3"), "sea", None),
        (TURN.replace("//", "//;fiji@0,1,0"), "sea", None),
        (TURN.replace("tonga@0,0,0", "tonga@0,0,1"), "sea", None),
        (TURN.replace("r/r/y/y//", "R"), "kings", None),
        (START.replace("setup r", "setup y"), "setup", None),
        (TURN.replace("r/r/", "rrr//"), "full", None),
        (TURN.replace("turn", "migration"), "full", None),
        (TURN.replace("- - - -", "- - i -"), "ending", None),
        (TURN.replace("0/20", "40/20"), "clock", None),
        (TURN.replace("turn", "over"), "clock", None),
        (TURN.replace("- - - -", "- - d -"), "flags", None),
        (TURN.replace("- - - -", "- - - tonga.1"), "voyage", None),
        (TURN.replace("turn", "take").replace("- - - -", "- - - tonga.1"), "voyage", None),
        (TURN.replace("turn", "landing"), "voyage", None),
        (TURN.replace("turn", "draw").replace("- - - -", "- - - rr/tonga/tonga:0"), "voyage", None),
        (TURN.replace("turn", "draw").replace("- - - -", "- - - tonga:0"), "voyage", None),
        (TURN.replace("turn", "lay"), "voyage", None),
        (TURN[:-1] + "tonga=rrr/////", "memory", None),
        (TURN.replace("turn", "migration").replace("r/r/", "rrr//"), "memory", None),
    ],
)
def test_invalid_position_texts_are_rejected(text: str, code: str, column: int | None) -> None:
    with pytest.raises(PositionTextError) as caught:
        parse_position(text)
    assert (caught.value.code, caught.value.column) == (code, column)
    assert position_error_text(caught.value)
