"""Clause 5: expanding."""

from itertools import combinations

import pytest

from tests.position_builder import board, happened, legal, play, refused, ships, supply, turn


def expansions(island: str, beaches: int, number: int) -> list[str]:
    return sorted(f"expand {island}.{','.join(map(str, chosen))}" for chosen in combinations(range(beaches), number))


@pytest.mark.parametrize(("own", "number"), [(1, 1), (2, 2), (3, 3), (4, 3), (6, 3)])
def test_as_many_ships_as_there_are_but_not_more_than_beaches(own: int, number: int) -> None:
    """5.1: on Fiji, which has three beaches."""
    on = {f"fiji.{beach}": "r" * (own // 3 + (beach < own % 3)) for beach in range(3)}
    position = board(laid="fiji@tonga:3", ships={**on, "fiji.0": on["fiji.0"] + "y"})
    assert legal(position, "expand") == expansions("fiji", 3, number)


def test_the_ships_of_others_do_not_count() -> None:
    """5.1"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "ryy", "fiji.1": "yyy"})
    assert legal(position, "expand") == expansions("fiji", 3, 1)


@pytest.mark.parametrize(("left", "number"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_not_more_than_the_supply_holds(left: int, number: int) -> None:
    """5.1"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "rrr"}, supply={"red": left})
    assert legal(position, "expand") == expansions("fiji", 3, number)
    play(position, expansions("fiji", 3, number)[0])
    assert supply(position, "red") == left - number


def test_each_new_ship_goes_to_a_different_beach() -> None:
    """5.2"""
    position = board(ships={"tonga.0": "rr"})
    assert legal(position, "expand") == expansions("tonga", 6, 2)
    play(position, "expand tonga.2,4")
    assert [ships(position, f"tonga.{beach}") for beach in range(6)] == ["rr", "", "r", "", "r", ""]


def test_fewer_ships_are_refused() -> None:
    """5.3"""
    position = board(ships={"tonga.0": "rr"})
    refusal = position.refusal(position.parse("expand tonga.2"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("expand_number", "5")
    assert refusal.facts == {"island": "tonga", "number": 2, "given": 1}
    assert refused(position, "expand tonga.0,1,2") == "expand_number"


def test_there_is_always_room() -> None:
    """5.3: no beach is full when a turn begins, so each takes one more ship."""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "rrrr", "fiji.1": "ryy", "fiji.2": "ryy"})
    play(position, "expand fiji.0,1,2")
    assert legal(position) == ["sail fiji:1", "sail fiji:2", "sail fiji:3", "sail fiji:4", "sail fiji:5"]


def test_with_an_empty_supply_one_ship_comes_from_the_board() -> None:
    """5.4"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "rrr", "tonga.1": "r"}, supply={"red": 0})
    assert legal(position, "expand") == expansions("fiji", 3, 1) + expansions("tonga", 6, 1)
    play(position, "expand fiji.1", "take tonga.1")
    assert (ships(position, "fiji.1"), ships(position, "tonga.1")) == ("r", "")
    assert (supply(position, "red"), turn(position)) == (0, "yellow")


def test_the_beach_is_named_first_and_then_any_own_ship_on_an_open_island() -> None:
    """5.5: on the same island too, but neither the king nor the ships of others."""
    position = board(
        laid="fiji@tonga:3 samoa@tonga:2",
        ships={"fiji.0": "rr", "fiji.1": "r", "tonga.4": "ry", "tonga.5": "y"},
        kings={"samoa": "red"},
        supply={"red": 0},
    )
    play(position, "expand fiji.2")
    assert (position.phase, turn(position)) == ("take", "red")
    assert legal(position) == ["take fiji.0", "take fiji.1", "take tonga.4"]
    assert refused(position, "take tonga.5") == "nothing_to_take"
    assert refused(position, "take samoa.0") == "royal_island"


def test_nothing_moves_until_both_are_named() -> None:
    """5.6"""
    position = board(ships={"tonga.0": "ry", "tonga.1": "r"}, supply={"red": 0})
    before = position.describe()
    assert happened(position, "expand tonga.0") == []
    assert position.describe() == before | {"phase": "take"}


def test_a_ship_taken_from_the_named_beach_changes_nothing() -> None:
    """5.7: even if a beach would be full for a moment."""
    position = board(ships={"tonga.0": "ry"}, supply={"red": 0})
    before = position.describe()
    assert happened(position, "expand tonga.0", "take tonga.0") == [
        {"kind": "shifted", "colour": "red", "source": "tonga.0", "beach": "tonga.0"},
        {"kind": "turn", "colour": "yellow"},
    ]
    assert position.describe() == before | {"turn": "yellow", "quiet_turns": 1}


def test_a_taken_ship_may_fill_a_beach() -> None:
    """4.13, 5.5"""
    position = board(ships={"tonga.0": "ry", "tonga.1": "r"}, supply={"red": 0})
    play(position, "expand tonga.0", "take tonga.1")
    assert legal(position) == ["sail tonga:0"]
