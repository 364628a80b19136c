"""The public interface of the rules, apart from the game itself."""

import pickle

import pytest

from tests.position_builder import board, play
from tongiaki.rules import MOVE_COUNT, IllegalMoveError, NotationError, Position, Refusal, Terms, tiles


def test_a_text_is_played_if_it_is_legal() -> None:
    position, other = Position(Terms(3)), Position(Terms(3))
    move = position.play_text("settle tonga.4")
    other.play(move)
    assert position == other != Position(Terms(3))


@pytest.mark.parametrize(("text", "error"), [("settle fiji.0", IllegalMoveError), ("settle", NotationError)])
def test_an_illegal_text_does_not_change_the_position(text: str, error: type[ValueError]) -> None:
    position = Position(Terms(3))
    with pytest.raises(error):
        position.play_text(text)
    assert position == Position(Terms(3))


def test_an_illegal_move_error_contains_the_reason_and_can_be_pickled() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        Position(Terms(2)).play_text("settle fiji.0")
    assert str(caught.value) == "settle fiji.0 is not legal here: setup_on_tonga (clause 3)"
    there = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - pickled by this test
    assert (there.text, there.refusal) == ("settle fiji.0", Refusal("setup_on_tonga", "3", {}))
    assert str(there) == str(caught.value)


def test_positions_are_equal_if_all_fields_are_equal_and_are_not_hashable() -> None:
    assert Position(Terms(2)) == Position(Terms(2)) != Position(Terms(2, stall=3))
    assert Position(Terms(2)) != "a position"
    with pytest.raises(TypeError):
        hash(Position(Terms(2)))


def test_a_position_has_properties_for_the_state_of_the_game() -> None:
    position = Position(Terms(2, colours=("blue", "red")))
    assert repr(position) == "<Position of blue, red: setup, blue to move, pile of 31>"
    position = play(board(ships={"tonga.0": "ry"}, pile="fiji"), "expand tonga.0", "sail tonga:0")
    assert repr(position) == "<Position of red, yellow: draw, chance to move, pile of 1>"


@pytest.mark.parametrize("move", [-1, MOVE_COUNT, Position(Terms(6)).parse("land purple fiji.0")])
def test_numbers_that_are_not_moves_of_the_game_have_no_text(move: int) -> None:
    with pytest.raises(ValueError, match=str(move)):
        Position(Terms(2)).text(move)


def test_the_facts_of_the_tiles_are_public() -> None:
    samoa = tiles.TILE_NUMBER["samoa"]
    assert list(tiles.BERTHS[tiles.FIRST_BEACH[samoa] : tiles.FIRST_BEACH[samoa + 1]]) == [3, 4, 5]
