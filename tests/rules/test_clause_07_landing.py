"""Clause 7: landing."""

from tests.position_builder import board, happened, legal, play, refused, ships, supply, turn


def test_the_active_player_places_everybodys_ships_one_at_a_time() -> None:
    """7.1"""
    position = board(laid="fiji@tonga:3", ships={"tonga.3": "ry"})
    play(position, "expand tonga.3", "sail tonga:3")
    assert turn(position) == "red"
    assert legal(position) == [f"land {colour} fiji.{beach}" for colour in ("red", "yellow") for beach in range(3)]
    play(position, "land yellow fiji.2")
    assert ships(position, "fiji.2") == "y"
    assert legal(position) == ["land red fiji.0", "land red fiji.1"]
    assert refused(position, "land yellow fiji.0") == "not_in_fleet"
    assert refused(position, "land red tonga.0") == "other_island"


def test_first_every_free_beach_gets_a_ship_of_the_fleet() -> None:
    """7.2: with or without ships on them already."""
    position = board(
        players=2,
        laid="rarotonga@tonga:3 fiji@rarotonga:4",
        ships={"rarotonga.1": "ryy", "fiji.0": "y", "fiji.1": "yy"},
    )
    play(position, "expand rarotonga.1", "sail rarotonga:4")
    play(position, "land red fiji.2")
    assert refused(position, "land red fiji.2") == "first_round"
    play(position, "land red fiji.0")
    assert legal(position) == ["land yellow fiji.1"]
    play(position, "land yellow fiji.1")
    assert legal(position) == ["land yellow fiji.0", "land yellow fiji.1", "land yellow fiji.2"]


def test_after_the_first_round_ships_can_land_on_any_free_beach() -> None:
    """7.3"""
    position = board(laid="tubuai@tonga:3", ships={"tonga.3": "ry"})
    play(position, "expand tonga.3", "sail tonga:3", "land red tubuai.0", "land red tubuai.1")
    assert legal(position) == ["land yellow tubuai.0", "land yellow tubuai.1"]
    play(position, "land yellow tubuai.0")
    assert ships(position, "tubuai.0") == "ry"
    assert turn(position) == "yellow"


def test_a_beach_that_the_first_round_fills_gets_no_more_ships() -> None:
    """7.2, 7.3"""
    position = board(laid="tubuai@tonga:3", ships={"tonga.3": "ry", "tubuai.0": "yy"})
    play(position, "expand tonga.3", "sail tonga:3", "land red tubuai.0")
    assert refused(position, "land yellow tubuai.0") == "beach_full"
    assert legal(position) == ["land red tubuai.1", "land yellow tubuai.1"]


def test_ships_without_a_berth_return_and_the_player_chooses_which() -> None:
    """7.4"""
    position = board(laid="tubuai@tonga:3", ships={"tonga.3": "ry", "tubuai.0": "yy", "tubuai.1": "yy"})
    before = supply(position, "yellow")
    events = happened(position, "expand tonga.3", "sail tonga:3", "land red tubuai.0", "land red tubuai.1")
    assert events[-1] == {"kind": "surplus", "island": "tubuai", "fleet": {"yellow": 1}}
    assert supply(position, "yellow") == before + 1
    assert position.phase == "migration"


def test_a_landing_ends_when_the_fleet_is_empty() -> None:
    """7.4"""
    position = board(laid="fiji@tonga:3", ships={"tonga.3": "ry"})
    play(position, "expand tonga.3", "sail tonga:3")
    play(position, "land red fiji.0", "land red fiji.1", "land yellow fiji.2")
    assert (position.phase, turn(position)) == ("turn", "yellow")


def test_beaches_that_were_full_get_no_ships_and_still_migrate() -> None:
    """7.5: a second fleet reaches Tubuai by w01 when the first one has filled a beach there."""
    position = board(laid="tubuai@tonga:3 w01@tonga:4", ships={"tonga.3": "ry", "tonga.4": "ry", "tubuai.0": "yy"})
    play(position, "expand tonga.3,4", "sail tonga:3")
    play(position, "land red tubuai.0", "land red tubuai.1", "land yellow tubuai.1")
    assert legal(position) == ["sail tonga:4", "sail tubuai:1", "sail tubuai:2"]
    play(position, "sail tonga:4")
    assert legal(position) == ["land red tubuai.1", "land yellow tubuai.1"]
    events = happened(position, "land yellow tubuai.1")
    assert events[-1] == {"kind": "surplus", "island": "tubuai", "fleet": {"red": 2}}
    assert (ships(position, "tubuai.0"), ships(position, "tubuai.1")) == ("ryy", "ryy")
    assert legal(position) == ["sail tubuai:1", "sail tubuai:2", "sail tubuai:4", "sail tubuai:5"]


def test_the_beach_just_left_is_free_for_a_returning_fleet() -> None:
    """7.6"""
    position = board(laid="samoa@tonga:3", ships={"tonga.3": "ry", "tonga.0": "yy"}, kings={"samoa": "yellow"})
    play(position, "expand tonga.3", "sail tonga:3")
    assert "land red tonga.3" in legal(position)
    play(position, "land red tonga.3", "land red tonga.1", "land yellow tonga.0")
    assert ships(position, "tonga.3") == "r"


def test_without_a_free_berth_the_whole_fleet_returns() -> None:
    """7.7: the first fleet has filled both beaches of Tubuai when the second arrives."""
    position = board(
        laid="tubuai@tonga:3 w01@tonga:4",
        ships={"tonga.3": "ry", "tonga.4": "ry", "tubuai.0": "yy", "tubuai.1": "yy"},
    )
    play(position, "expand tonga.3,4", "sail tonga:3", "land red tubuai.0", "land red tubuai.1")
    before = supply(position, "red"), supply(position, "yellow")
    events = happened(position, "sail tonga:4")
    assert events[-1] == {"kind": "surplus", "island": "tubuai", "fleet": {"red": 2, "yellow": 1}}
    assert (supply(position, "red"), supply(position, "yellow")) == (before[0] + 2, before[1] + 1)
    assert position.phase == "migration"


def test_a_chain_goes_on_with_the_beaches_that_a_landing_has_filled() -> None:
    """7.8"""
    position = board(laid="tubuai@tonga:3", ships={"tonga.3": "ry", "tubuai.0": "yy"})
    play(position, "expand tonga.3", "sail tonga:3")
    play(position, "land red tubuai.0", "land red tubuai.1", "land yellow tubuai.1")
    assert legal(position) == ["sail tubuai:1", "sail tubuai:2"]
    play(position, "sail tubuai:1")
    assert position.phase == "draw"
