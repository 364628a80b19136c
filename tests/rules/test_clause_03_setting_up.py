"""Clause 3: setting up."""

import pytest

from tests.position_builder import legal, play, refused, supply, turn
from tongiaki.rules import COLOURS, Position, Terms

TONGA = [f"settle tonga.{beach}" for beach in range(6)]


def set_up(position: Position) -> Position:
    for number in range(2 * position.players):
        play(position, TONGA[number % 6])
    return position


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_people_play_each_with_a_colour(players: int) -> None:
    """3.1, 3.2"""
    position = Position(Terms(players))
    assert position.colours == COLOURS[:players]
    assert COLOURS == ("red", "yellow", "green", "blue", "orange", "purple")


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_other_numbers_of_players_are_rejected(players: int) -> None:
    """3.1"""
    with pytest.raises(ValueError, match=f"2 to 6 players, not {players}"):
        Position(Terms(players))


@pytest.mark.parametrize(
    "colours",
    [("red",), ("red", "red"), ("red", "pink"), ("red", "blue", "green")],
    ids="-".join,
)
def test_every_seat_has_a_different_known_colour(colours: tuple[str, ...]) -> None:
    """3.1"""
    with pytest.raises(ValueError, match="2 players need as many different colours"):
        Position(Terms(2, colours=colours))


def test_a_negative_stall_limit_is_rejected() -> None:
    """9.7"""
    with pytest.raises(ValueError, match="not -1"):
        Position(Terms(2, stall=-1))


def test_all_tiles_but_tonga_form_the_pile_and_its_order_is_unknown() -> None:
    """3.3: any tile can be on top, and the description lists the pile in sorted order."""
    position = set_up(Position(Terms(6)))
    pile = position.describe()["pile"]
    assert len(pile) == 31
    assert pile == sorted(pile)
    assert "tonga" not in pile
    play(position, "expand tonga.0,1", "sail tonga:0")
    assert legal(position) == [f"draw {name}" for name in pile]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_players_put_one_ship_each_and_then_each_a_second(players: int) -> None:
    """3.4, 3.6"""
    position = Position(Terms(players))
    order = []
    for number in range(2 * players):
        assert position.phase == "setup"
        order.append(turn(position))
        play(position, TONGA[number % 6])
    assert order == [*COLOURS[:players]] * 2
    assert (position.phase, turn(position)) == ("turn", "red")
    assert all(supply(position, colour) == 13 for colour in position.colours)


def test_no_beach_of_tonga_gets_a_third_ship_while_setting_up() -> None:
    """3.5"""
    position = play(Position(Terms(6)), "settle tonga.0", "settle tonga.0")
    assert legal(position) == TONGA[1:]
    assert refused(position, "settle tonga.0") == "third_ship"


def test_a_fresh_board_offers_all_beaches_of_tonga_and_nothing_else() -> None:
    """3.4"""
    assert legal(Position(Terms(2))) == TONGA
    assert refused(Position(Terms(2)), "settle fiji.0") == "setup_on_tonga"


def test_the_first_seat_begins_and_turns_go_round_in_seat_order() -> None:
    """3.6"""
    position = Position(Terms(3, colours=("blue", "red", "purple")))
    set_up(position)
    order = []
    for _ in range(7):
        order.append(turn(position))
        play(position, legal(position)[0])
        while position.phase != "turn":
            play(position, legal(position)[0])
    assert order == ["blue", "red", "purple", "blue", "red", "purple", "blue"]


def test_setting_up_does_not_count_as_a_turn() -> None:
    """3.7: with a stall limit of one round, two players still have two turns."""
    position = set_up(Position(Terms(2, stall=1)))
    assert position.describe()["quiet_turns"] == 0
    assert turn(position) == "red"


def test_moves_call_players_by_the_colours_of_their_seats() -> None:
    """3.8"""
    position = Position(Terms(2, colours=("purple", "green")))
    play(position, "settle tonga.0", "settle tonga.0", "settle tonga.1", "settle tonga.1")
    assert turn(position) == "purple"
    play(position, "expand tonga.0,1", "sail tonga:0", "draw fiji")
    assert legal(position, "land")[0] == "land green fiji.0"
    assert legal(position, "land")[-1] == "land purple fiji.2"
