"""Clause 6: migration, from beach to beach."""

import pytest

from tests.position_builder import (
    at_sea,
    board,
    fleet,
    happened,
    is_laid,
    legal,
    place,
    play,
    refused,
    ships,
    supply,
    turn,
)


def test_any_full_beach_may_sail_by_any_of_its_piers_in_any_order() -> None:
    """6.1: Fiji's beaches have the piers 1, 2 and 3, 4 and 5."""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "rrrr", "fiji.1": "ryy", "fiji.2": "ryy"})
    play(position, "expand fiji.0,1,2")
    assert legal(position) == [f"sail fiji:{side}" for side in range(1, 6)]
    play(position, "sail fiji:4", "draw w05")
    assert legal(position) == [f"sail fiji:{side}" for side in range(1, 4)]


def test_full_beaches_of_several_islands_may_be_chosen_in_any_order() -> None:
    """6.1: ships from Tonga have filled a beach of Fiji, while another beach of Tonga is full."""
    position = board(laid="fiji@tonga:3", ships={"tonga.3": "ry", "tonga.0": "ry", "fiji.1": "yyy", "fiji.2": "y"})
    play(position, "expand tonga.0,3", "sail tonga:3")
    play(position, "land red fiji.1", "land red fiji.0", "land yellow fiji.2")
    assert legal(position) == ["sail fiji:2", "sail fiji:3", "sail tonga:0"]


def test_beaches_that_are_not_full_and_sides_without_piers_do_not_sail() -> None:
    """6.1"""
    position = board(laid="fiji@tonga:3 samoa@tonga:4", ships={"tonga.0": "ry", "tonga.1": "y"}, kings={"samoa": "red"})
    play(position, "expand tonga.0")
    assert refused(position, "sail tonga:1") == "beach_not_full"
    assert refused(position, "sail fiji:0") == "no_pier"
    assert refused(position, "sail samoa:1") == "royal_island"
    assert refused(position, "sail nauru:1") == "not_on_board"


def test_all_ships_of_the_beach_leave_as_one_fleet() -> None:
    """6.2"""
    position = board(players=3, ships={"tonga.3": "yg", "tonga.1": "r"})
    play(position, "expand tonga.3", "sail tonga:3")
    assert fleet(position) == "ryg"
    assert ships(position, "tonga.3") == ""
    assert position.describe()["fleet"] == {"red": 1, "yellow": 1, "green": 1}
    assert position.describe()["from"] == "tonga"


def test_the_top_tile_is_laid_in_an_empty_cell_and_the_fleet_is_on_it() -> None:
    """6.3"""
    position = board(ships={"tonga.3": "ry"})
    play(position, "expand tonga.3", "sail tonga:3")
    assert (position.phase, position.to_move) == ("draw", -1)
    play(position, "draw fiji")
    assert place(position, "fiji") == (0, -1, 0)
    assert (position.phase, legal(position)[0]) == ("landing", "land red fiji.0")


def test_a_laid_tile_needs_no_draw() -> None:
    """6.3"""
    position = board(laid="fiji@tonga:3", ships={"tonga.3": "ry"})
    play(position, "expand tonga.3", "sail tonga:3")
    assert position.phase == "landing"


def test_with_an_empty_pile_the_fleet_stays_at_sea() -> None:
    """6.4"""
    position = board(laid="fiji@tonga:3", ships={"tonga.2": "ry"}, pile="")
    play(position, "expand tonga.2", "sail tonga:2")
    assert at_sea(position) == "rry"


def test_a_fleet_follows_the_current_to_its_other_end_and_on() -> None:
    """6.5: w13 leads from side 0 to side 5, and from there to Tonga's north-eastern neighbour."""
    position = board(ships={"tonga.3": "ry"})
    events = happened(position, "expand tonga.3", "sail tonga:3", "draw w13", "draw fiji")
    assert events[2:5] == [
        {"kind": "discovered", "tile": "w13", "q": 0, "r": -1, "rotation": 0},
        {"kind": "passed", "tile": "w13", "entry": 0, "exit": 5},
        {"kind": "discovered", "tile": "fiji", "q": 1, "r": -1, "rotation": 2},
    ]
    assert position.phase == "landing"


def test_a_fleet_sails_a_current_from_either_end() -> None:
    """6.5: from Oahu by the current's far end to the side by which w13 was discovered."""
    position = board(laid="w13@tonga:3 oahu@tonga:4", ships={"oahu.0": "ry"})
    events = happened(position, "expand oahu.0", "sail oahu:1")
    assert events[2:] == [
        {"kind": "passed", "tile": "w13", "entry": 5, "exit": 0},
        {"kind": "arrived", "island": "tonga", "fleet": {"red": 2, "yellow": 1}},
    ]


def test_the_currents_of_a_tile_are_independent() -> None:
    """6.5: w09 was discovered on the current from side 0 to 4. A fleet that enters at side 5 leaves at side 2."""
    position = board(laid="w09@tonga:3 oahu@tonga:4", ships={"oahu.0": "ry"})
    events = happened(position, "expand oahu.0", "sail oahu:1")
    assert events[2:] == [{"kind": "passed", "tile": "w09", "entry": 5, "exit": 2}]
    assert position.phase == "draw"


@pytest.mark.parametrize(
    ("tile", "demand"), [("w13", 0), ("w02", 2), ("w03", 3), ("w05", 4)], ids=["none", "2", "3", "4"]
)
@pytest.mark.parametrize("aboard", ["rrrr", "rrry", "rryg", "rygb"])
def test_a_fleet_needs_as_many_different_colours_as_the_current_demands(tile: str, demand: int, aboard: str) -> None:
    """6.6: from a beach of four berths."""
    others = {} if "r" in aboard[1:] else {"rarotonga.0": "r"}
    position = board(players=4, laid="rarotonga@tonga:3", ships={"rarotonga.1": aboard[1:], **others})
    play(position, legal(position, "expand")[-1])
    assert ships(position, "rarotonga.1") == aboard
    before = {colour: supply(position, colour) for colour in position.colours}
    play(position, "sail rarotonga:4", f"draw {tile}")
    passes = len(set(aboard)) >= demand
    assert (position.phase == "draw") == passes
    if not passes:
        after = {colour: supply(position, colour) for colour in position.colours}
        assert after == {colour: before[colour] + aboard.count(colour[0]) for colour in before}
        assert is_laid(position, tile)
        assert turn(position) == "yellow"


def test_after_a_wreck_the_other_full_beaches_still_sail() -> None:
    """6.6"""
    position = board(ships={"tonga.0": "ry", "tonga.1": "ry"})
    play(position, "expand tonga.0,1", "sail tonga:0", "draw w05")
    assert (turn(position), legal(position)) == ("red", ["sail tonga:1"])


def test_a_fleet_may_land_on_the_island_that_it_left() -> None:
    """6.7: w13 and w15 lead from Tonga's north pier to its north-eastern one."""
    position = board(laid="w13@tonga:3 w15@w13:5", ships={"tonga.3": "ry"})
    play(position, "expand tonga.3", "sail tonga:3")
    assert position.phase == "landing"
    assert legal(position)[0] == "land red tonga.0"


def test_a_royal_island_turns_a_fleet_back() -> None:
    """6.8: it returns on the same current and lands on the island that it left."""
    position = board(laid="w01@tonga:3 samoa@w01:1", ships={"tonga.3": "ry"}, kings={"samoa": "yellow"})
    events = happened(position, "expand tonga.3", "sail tonga:3")
    assert events[1:] == [
        {"kind": "sailed", "beach": "tonga.3", "side": 3, "fleet": {"red": 2, "yellow": 1}},
        {"kind": "passed", "tile": "w01", "entry": 0, "exit": 1},
        {"kind": "turned_back", "island": "samoa"},
        {"kind": "arrived", "island": "tonga", "fleet": {"red": 2, "yellow": 1}},
    ]
    assert position.phase == "landing"


def test_the_players_own_royal_island_turns_a_fleet_back_too() -> None:
    """6.8"""
    position = board(laid="samoa@tonga:3", ships={"tonga.3": "ry"}, kings={"samoa": "red"})
    play(position, "expand tonga.3", "sail tonga:3")
    assert legal(position)[0] == "land red tonga.0"


def test_a_fleet_can_reach_an_island_at_a_side_without_a_pier() -> None:
    """6.9: Tubuai, found from the north, turns its side 3 to Tonga, and that side has no pier."""
    position = board(laid="fiji@tonga:4 oahu@fiji:2 nauru@oahu:2 tubuai@nauru:1", ships={"tonga.3": "ry"})
    assert place(position, "tubuai") == (0, -1, 3)
    play(position, "expand tonga.3", "sail tonga:3")
    assert legal(position)[0] == "land red tubuai.0"
