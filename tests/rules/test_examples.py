"""The examples and pictures of the printed rules and of the manuals, in our own words."""

import pytest

from tests.position_builder import WATER, board, happened, legal, play, refused, ships, supply, turn
from tongiaki.rules import Position, Terms


def test_two_yellow_an_orange_and_a_green_ship_cannot_pass_a_four() -> None:
    """6.6: the fleet of a beach with four berths shows three colours."""
    position = board(players=5, turn="yellow", laid="rarotonga@tonga:3", ships={"rarotonga.1": "ygo"})
    play(position, "expand rarotonga.1", "sail rarotonga:4")
    assert position.describe()["fleet"] == {"yellow": 2, "green": 1, "orange": 1}
    events = happened(position, "draw w05")
    assert events[1] == {"kind": "sank", "tile": "w05", "fleet": {"yellow": 2, "green": 1, "orange": 1}}
    assert turn(position) == "green"


def test_with_a_purple_ship_for_a_yellow_one_it_passes() -> None:
    """6.6"""
    position = board(
        players=6, turn="yellow", laid="rarotonga@tonga:3", ships={"rarotonga.1": "gop", "rarotonga.0": "y"}
    )
    play(position, "expand rarotonga.1", "sail rarotonga:4", "draw w05")
    assert position.phase == "draw"


def test_two_colours_leave_by_the_upper_pier_and_fail_at_a_four() -> None:
    """6.6"""
    position = play(board(ships={"tonga.3": "ry"}), "expand tonga.3", "sail tonga:3", "draw w05")
    assert (position.phase, turn(position)) == ("turn", "yellow")


def test_two_ships_pass_a_two_and_find_an_island_of_five() -> None:
    """6.3, 6.5: from the beach of two berths on an island worth three, by the lower of its piers."""
    position = board(laid="tokelau@tonga:3", ships={"tokelau.2": "y", "tokelau.0": "r"})
    play(position, "expand tokelau.2")
    assert legal(position) == ["sail tokelau:4", "sail tokelau:5"]
    events = happened(position, "sail tokelau:5", "draw w02", "draw fiji")
    assert [event["kind"] for event in events] == ["sailed", "discovered", "passed", "discovered", "arrived"]
    assert legal(position)[0] == "land red fiji.0"


def test_an_island_with_two_beaches_takes_two_new_ships_at_most() -> None:
    """5.1: with three blue ones there."""
    position = board(players=4, turn="blue", laid="tubuai@tonga:3", ships={"tubuai.0": "bb", "tubuai.1": "b"})
    assert legal(position, "expand") == ["expand tubuai.0,1"]


def test_tonga_takes_six_new_ships_at_most() -> None:
    """5.1"""
    position = board(ships={f"tonga.{beach}": "r" for beach in range(5)} | {"tonga.5": "rr"})
    assert legal(position, "expand") == ["expand tonga.0,1,2,3,4,5"]


def test_of_five_ships_on_three_beaches_two_are_placed_freely() -> None:
    """7.2, 7.3"""
    position = board(laid="samoa@tonga:3 fiji@samoa:5", ships={"samoa.2": "rryy"})
    play(position, legal(position, "expand")[-1], "sail samoa:5")
    play(position, "land red fiji.0", "land red fiji.1", "land yellow fiji.2")
    assert legal(position) == [f"land {colour} fiji.{beach}" for colour in ("red", "yellow") for beach in range(3)]
    play(position, "land red fiji.0", "land yellow fiji.0")
    assert [ships(position, f"fiji.{beach}") for beach in range(3)] == ["rry", "r", "y"]


def test_setting_up_leaves_a_berth_free_on_every_beach() -> None:
    """3.5"""
    position = Position(Terms(6))
    for beach in (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5):
        play(position, f"settle tonga.{beach}")
    assert position.full == 0
    assert (position.phase, turn(position)) == ("turn", "red")


def test_about_a_quarter_of_the_currents_lets_a_lone_colour_pass() -> None:
    """1.5: counted by the currents that a newly drawn tile offers."""
    by_demand = [next(demand for side, other, demand in currents if 0 in (side, other)) for currents in WATER.values()]
    assert (by_demand.count(0), len(by_demand)) == (5, 16)


@pytest.mark.parametrize("number", [1, 2])
def test_a_short_supply_gives_what_it_has(number: int) -> None:
    """5.1"""
    position = board(ships={"tonga.0": "rr", "tonga.1": "r"}, supply={"red": number})
    play(position, legal(position, "expand")[0])
    assert supply(position, "red") == 0


def test_a_fleet_enclosed_by_a_royal_island_returns_to_its_origin() -> None:
    """6.8: two currents away, and by the same two back."""
    position = board(laid="w13@tonga:3 w01@w13:5 samoa@w01:1", ships={"tonga.3": "ry"}, kings={"samoa": "yellow"})
    events = happened(position, "expand tonga.3", "sail tonga:3")
    assert [event["kind"] for event in events] == ["placed", "sailed", "passed", "passed", "turned_back", "arrived"]
    assert refused(position, "land red samoa.0") == "other_island"
