"""Clause 4: what a player may do in a turn."""

import pytest

from tests.position_builder import board, is_legal, king, legal, play, refused, ships, supply, turn


def test_no_beach_is_full_when_a_turn_begins() -> None:
    """4.1: the turn goes on until the filled beach has sailed."""
    position = board(ships={"tonga.3": "ry"})
    play(position, "expand tonga.3")
    assert (position.phase, turn(position)) == ("migration", "red")
    play(position, "sail tonga:3", "draw w05")
    assert (position.phase, turn(position)) == ("turn", "yellow")
    assert position.full == 0


def test_a_turn_is_an_expansion_a_crowning_or_a_resettling() -> None:
    """4.2"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "r", "tonga.0": "ry"})
    assert legal(position) == [
        "crown fiji",
        *[f"expand fiji.{beach}" for beach in range(3)],
        *[f"expand tonga.{beach}" for beach in range(6)],
        "resettle",
    ]


def test_a_turn_has_only_one_action() -> None:
    """4.2: after an expansion that fills nothing, it is the next player's turn."""
    position = board(ships={"tonga.0": "r", "tonga.1": "y"})
    play(position, "expand tonga.0")
    assert (position.phase, turn(position)) == ("turn", "yellow")


def test_expanding_needs_an_own_ship_on_an_open_island() -> None:
    """4.3"""
    position = board(laid="fiji@tonga:3 samoa@tonga:2", ships={"tonga.0": "r", "fiji.0": "y"}, kings={"samoa": "red"})
    assert {text.split(".")[0] for text in legal(position, "expand")} == {"expand tonga"}
    assert refused(position, "expand fiji.0") == "no_own_ship"
    assert refused(position, "expand samoa.0") == "royal_island"
    assert refused(position, "expand nauru.0") == "not_on_board"


def test_crowning_needs_an_island_without_other_colours() -> None:
    """4.4"""
    laid = "fiji@tonga:3 samoa@tonga:2 oahu@tonga:1 nauru@tonga:0"
    position = board(
        laid=laid,
        ships={"tonga.0": "r", "fiji.0": "r", "fiji.1": "r", "samoa.0": "r", "samoa.1": "y", "oahu.0": "y"},
        kings={"nauru": "yellow"},
    )
    assert legal(position, "crown") == ["crown fiji"]
    assert refused(position, "crown samoa") == "crown_shared"
    assert refused(position, "crown oahu") == "no_own_ship"
    assert refused(position, "crown nauru") == "royal_island"


def test_tonga_cannot_be_crowned() -> None:
    """4.4"""
    position = board(ships={"tonga.0": "r"})
    assert legal(position, "crown") == []
    assert refused(position, "crown tonga") == "crown_tonga"


def test_nobody_has_more_than_two_royal_islands() -> None:
    """4.5"""
    laid = "fiji@tonga:3 samoa@tonga:2 oahu@tonga:1 nauru@tonga:0"
    ships = {"fiji.0": "r"}
    position = board(laid=laid, ships=ships, kings={"samoa": "red", "oahu": "yellow", "nauru": "yellow"})
    assert is_legal(position, "crown fiji")
    position = board(laid=laid, ships=ships, kings={"samoa": "red", "oahu": "red", "nauru": "yellow"})
    assert legal(position, "crown") == []
    assert refused(position, "crown fiji") == "crown_limit"


def test_a_crowned_island_keeps_one_ship_as_king_and_the_turn_is_over() -> None:
    """4.6"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "rr", "fiji.2": "r", "tonga.0": "ry"})
    before = supply(position, "red")
    play(position, "crown fiji")
    assert king(position, "fiji") == "red"
    assert [ships(position, f"fiji.{beach}") for beach in range(3)] == ["", "", ""]
    assert supply(position, "red") == before + 2
    assert turn(position) == "yellow"


def test_a_single_ship_can_be_crowned() -> None:
    """4.4, 4.6"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "r"})
    play(position, "crown fiji")
    assert (king(position, "fiji"), supply(position, "red")) == ("red", 14)


@pytest.mark.parametrize("ships", [{}, {"tonga.0": "rr"}])
def test_resettling_is_always_possible(ships: dict[str, str]) -> None:
    """4.7"""
    assert is_legal(board(ships=ships), "resettle")


def test_without_a_ship_on_an_open_island_a_player_enters_or_resettles() -> None:
    """4.8: a king is no ship to expand from."""
    position = board(laid="fiji@tonga:3 samoa@tonga:2", ships={"fiji.0": "y"}, kings={"samoa": "red"})
    assert {text.split(" ")[0] for text in legal(position)} == {"enter", "resettle"}
    for text in ("expand tonga.0", "expand fiji.0", "crown fiji"):
        assert refused(position, text) == "must_enter"


def test_a_player_with_a_ship_on_an_open_island_cannot_enter() -> None:
    """4.8"""
    position = board(ships={"tonga.0": "r"})
    assert refused(position, "enter tonga.0,1") == "may_not_enter"


def test_two_ships_enter_on_tonga() -> None:
    """4.9: on two beaches, or both on the same beach if it has two free berths."""
    position = board(ships={"tonga.0": "yy", "tonga.1": "y"})
    pairs = [f"enter tonga.{a},{b}" for a in range(6) for b in range(a, 6)]
    assert legal(position, "enter") == sorted(set(pairs) - {"enter tonga.0,0"})
    assert refused(position, "enter tonga.0,0") == "no_room_for_two"
    assert refused(position, "enter tonga.0") == "enter_two_on_tonga"
    play(position, "enter tonga.3,3")
    assert (ships(position, "tonga.3"), supply(position, "red")) == ("rr", 13)


def test_one_ship_enters_on_another_island() -> None:
    """4.10"""
    position = board(laid="fiji@tonga:3 samoa@tonga:2", ships={"fiji.0": "y"}, kings={"samoa": "yellow"})
    elsewhere = [text for text in legal(position, "enter") if "tonga" not in text]
    assert elsewhere == ["enter fiji.0", "enter fiji.1", "enter fiji.2"]
    assert refused(position, "enter samoa.0") == "royal_island"
    play(position, "enter fiji.0")
    assert (ships(position, "fiji.0"), supply(position, "red")) == ("ry", 14)


def test_without_tonga_players_cannot_enter_there() -> None:
    """4.11"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "y"}, lost="tonga")
    assert legal(position, "enter") == ["enter fiji.0", "enter fiji.1", "enter fiji.2"]
    assert refused(position, "enter tonga.0,1") == "not_on_board"


def test_without_another_island_players_enter_on_tonga() -> None:
    """4.11"""
    position = board(laid="samoa@tonga:2", kings={"samoa": "yellow"})
    assert all(text.startswith("enter tonga.") for text in legal(position, "enter"))


def test_without_any_open_island_only_resettling_is_left() -> None:
    """4.11"""
    position = board(laid="samoa@tonga:2", kings={"samoa": "yellow"}, lost="tonga")
    assert legal(position) == ["resettle"]


def test_entering_adds_no_further_ships_but_migration_follows() -> None:
    """4.12"""
    position = board(ships={"tonga.0": "yy"})
    play(position, "enter tonga.0,1")
    assert position.phase == "migration"
    assert legal(position) == ["sail tonga:0"]
    position = board(ships={"tonga.0": "y"})
    play(position, "enter tonga.0,1")
    assert (position.phase, turn(position)) == ("turn", "yellow")


def test_entering_may_fill_two_beaches() -> None:
    """4.12, 4.13"""
    position = board(ships={"tonga.0": "yy", "tonga.5": "yy"})
    play(position, "enter tonga.0,5")
    assert legal(position) == ["sail tonga:0", "sail tonga:5"]


def test_migration_goes_on_until_no_beach_is_full() -> None:
    """4.13"""
    position = board(ships={"tonga.0": "ry", "tonga.1": "ry"})
    play(position, "expand tonga.0,1", "sail tonga:1", "draw w05")
    assert (position.phase, legal(position)) == ("migration", ["sail tonga:0"])
    play(position, "sail tonga:0", "draw w06")
    assert (position.phase, turn(position)) == ("turn", "yellow")
