"""Clause 8: resettling, and laying tiles freely."""

from tests.position_builder import WATER, board, king, legal, place, play, refused, ships, supply, turn


def test_all_ships_on_open_islands_return_and_kings_stay() -> None:
    """8.1"""
    position = board(laid="fiji@tonga:3 samoa@tonga:2", ships={"tonga.0": "ry", "fiji.1": "rr"}, kings={"samoa": "red"})
    play(position, "resettle")
    assert (ships(position, "tonga.0"), ships(position, "fiji.1")) == ("y", "")
    assert (king(position, "samoa"), supply(position, "red")) == ("red", 14)
    assert position.phase == "lay"


def test_the_exit_is_chosen_before_the_tile_is_drawn() -> None:
    """8.2"""
    position = play(board(ships={"tonga.0": "r"}), "resettle", "lay tonga:3")
    assert (position.phase, position.to_move) == ("draw", -1)
    assert len(position.legal_moves()) == 31


def test_tiles_are_laid_until_an_island_is_drawn() -> None:
    """8.2"""
    position = play(board(), "resettle", "lay tonga:3", "draw w05")
    assert (position.phase, turn(position)) == ("lay", "red")
    play(position, "lay w05:3", "draw w06")
    assert position.phase == "lay"
    play(position, "lay tonga:0", "draw fiji")
    assert position.phase == "settle"


def test_exits_are_piers_and_ends_of_currents_that_face_empty_cells() -> None:
    """8.3: all sides of Tonga and water tiles, and sides of islands with piers, except sides that touch a tile."""
    position = play(board(laid="muroroa@tonga:3 w01@tonga:0"), "resettle")
    assert legal(position) == [
        *[f"lay muroroa:{side}" for side in (1, 2, 4, 5)],
        *[f"lay tonga:{side}" for side in (1, 2, 4, 5)],
        *[f"lay w01:{side}" for side in range(1, 6)],
    ]
    assert refused(position, "lay muroroa:3") == "not_an_exit"
    assert refused(position, "lay tonga:3") == "exit_blocked"
    assert refused(position, "lay fiji:1") == "not_on_board"


def test_the_piers_of_royal_islands_are_exits_too() -> None:
    """8.3"""
    position = play(board(laid="muroroa@tonga:3", kings={"muroroa": "yellow"}), "resettle")
    assert [text for text in legal(position) if "muroroa" in text] == [f"lay muroroa:{side}" for side in (1, 2, 4, 5)]


def test_two_exits_to_the_same_cell_give_different_rotations() -> None:
    """8.4: Tonga's north-eastern cell, from Tonga and from Fiji in the north."""
    position = board(laid="fiji@tonga:3")
    first = play(position.copy(), "resettle", "lay tonga:4", "draw samoa")
    second = play(position.copy(), "resettle", "lay fiji:5", "draw samoa")
    assert place(first, "samoa") == (1, -1, 1)
    assert place(second, "samoa") == (1, -1, 2)


def test_without_an_exit_every_side_that_faces_an_empty_cell_counts() -> None:
    """8.5: this cannot occur in a game, because the outermost tile has three free sides, one of them with a pier or
    current. The test marks the cells before Tubuai's piers as occupied."""
    position = board(laid="tubuai@tonga:3", lost="tonga")
    tubuai = 3 * 6
    for side in (1, 2, 4, 5):
        position.chart.facing[tubuai + side] = 0
    position.chart.exits[3] = 0
    play(position, "resettle")
    assert legal(position) == ["lay tubuai:0", "lay tubuai:3"]


def test_the_player_settles_on_the_drawn_island_and_the_turn_ends() -> None:
    """8.6"""
    position = play(board(ships={"tonga.0": "r"}), "resettle", "lay tonga:3", "draw fiji")
    assert legal(position) == ["settle fiji.0", "settle fiji.1", "settle fiji.2"]
    assert refused(position, "settle tonga.0") == "settle_elsewhere"
    play(position, "settle fiji.1")
    assert (ships(position, "fiji.1"), supply(position, "red")) == ("r", 14)
    assert (position.phase, turn(position)) == ("turn", "yellow")


def test_a_tile_laid_freely_needs_no_fleet() -> None:
    """8.2: the demand of a water tile does not matter."""
    for name in WATER:
        assert play(board(), "resettle", "lay tonga:3", f"draw {name}").phase == "lay"
