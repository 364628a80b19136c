"""Clause 12: moves and their notation."""

import pytest

from tests.position_builder import board, legal, play, rest_of_pile
from tests.vectors.vectors import games
from tongiaki.rules import CHANCE, COLOURS, MOVE_COUNT, OVER, NotationError, Position, Terms

EVERY_MOVE = range(MOVE_COUNT)


def test_every_move_is_a_decision_of_a_player_or_a_draw() -> None:
    """12.1"""
    game = games()[0]
    position = Position(Terms(game["players"], game["stall"]))
    for text in game["moves"]:
        assert (position.to_move == CHANCE) == text.startswith("draw ") == (position.phase == "draw")
        assert position.to_move in {CHANCE, position.turn}
        play(position, text)
    assert position.to_move == OVER


def test_every_move_is_written_in_one_way_only() -> None:
    """12.2: parsing the text returns the same move."""
    position = Position(Terms(6))
    texts = [position.text(move) for move in EVERY_MOVE]
    assert len(set(texts)) == MOVE_COUNT
    assert [position.parse(text) for text in texts] == list(EVERY_MOVE)


def test_legal_moves_are_ordered_and_without_doubles() -> None:
    """12.2"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "rr", "tonga.0": "r"})
    moves = position.legal_moves()
    assert len(moves) == len(set(moves)) == 3 + 6 + 1 + 1


def test_a_decision_with_one_legal_move_is_still_a_decision() -> None:
    """12.3"""
    position = play(board(ships={"tonga.0": "ry"}), "expand tonga.0")
    assert legal(position) == ["sail tonga:0"]
    position = play(board(ships={"tonga.0": "ry"}, pile="fiji"), "expand tonga.0", "sail tonga:0")
    assert legal(position) == ["draw fiji"]


@pytest.mark.parametrize(
    "text",
    [
        "settle tonga.0", "expand fiji.0", "expand fiji.0,2", "expand tonga.0,1,2,3,4,5", "take samoa.1",
        "enter fiji.0", "enter tonga.1,1", "enter tonga.0,5", "enter tonga.3", "crown fiji", "resettle",
        "lay w03:5", "lay tonga:0", "sail fiji:1", "land red fiji.2", "draw w03", "draw rapa_nui",
    ],
)  # fmt: skip
def test_the_forms_of_moves(text: str) -> None:
    """12.4"""
    position = Position(Terms(2))
    assert position.text(position.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "settle", "settle tonga", "settle tonga.6", "settle w01.0", "settle tonga.00",
        "settle  tonga.0", " settle tonga.0", "settle tonga.0 ", "Settle tonga.0", "settle Tonga.0",
        "expand fiji.2,0", "expand fiji.0,0", "expand fiji.0, 2", "expand fiji.", "enter tonga.1,0",
        "enter fiji.0,1", "take", "crown w01", "crown", "resettle now", "lay fiji", "lay fiji:6", "lay fiji.1",
        "sail w01:1", "sail fiji:-1", "land fiji.0", "land red fiji", "land pink fiji.0", "land red w01.0",
        "land red fiji.3", "draw tonga.0", "draw w17", "draw", "move", "0", "land red fiji.0\n", "sail fiji:١",
    ],
)  # fmt: skip
def test_texts_that_are_not_moves_are_rejected(text: str) -> None:
    """12.4"""
    with pytest.raises(NotationError, match=r"not a move|no player of this game"):
        Position(Terms(6)).parse(text)


def test_a_colour_that_is_not_in_the_game_is_rejected() -> None:
    """12.4, 3.8"""
    with pytest.raises(NotationError, match="no player of this game has the colour 'green'"):
        Position(Terms(2)).parse("land green fiji.0")
    assert Position(Terms(2, colours=("green", "blue"))).parse("land green fiji.0") == Position(Terms(2)).parse(
        "land red fiji.0"
    )


def test_a_long_text_is_not_repeated_in_full() -> None:
    """12.4"""
    with pytest.raises(NotationError) as caught:
        Position(Terms(2)).parse("x" * 10_000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("number", [0, 30, 70])
def test_setup_and_moves_reproduce_every_position(number: int) -> None:
    """12.5: with other colours, the position is the same except for their names."""
    game = games()[number]
    original = Position(Terms(game["players"], game["stall"]))
    colours = tuple(reversed(COLOURS[: game["players"]]))
    other = Position(Terms(game["players"], game["stall"], colours))
    renamed = dict(zip(original.colours, colours, strict=True))
    for text in game["moves"]:
        play(original, text)
        play(other, " ".join(renamed.get(word, word) for word in text.split(" ")))
    repeated = Position(Terms(game["players"], game["stall"]))
    for text in game["moves"]:
        repeated.play(repeated.parse(text))
    assert repeated.key() == original.key()
    assert [standing.points for standing in original.standings()] == [standing.points for standing in other.standings()]


def test_each_tile_left_may_be_drawn_and_a_known_order_gives_the_top_one() -> None:
    """12.4, 12.6"""
    position = play(board(ships={"tonga.3": "ry"}), "expand tonga.3", "sail tonga:3")
    pile = rest_of_pile().split()
    assert legal(position) == sorted(f"draw {name}" for name in pile)
    play(position, f"draw {pile[0]}")
    assert not position.chart.is_laid(7)
