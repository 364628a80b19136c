"""Clause 9: the end of the game, and the score."""

from tests.position_builder import at_sea, board, happened, legal, play, supply, turn
from tongiaki.rules import STALL_LIMIT, Position, Standing, Terms

LAND_ON_FIJI = ("land red fiji.0", "land red fiji.1", "land yellow fiji.2")


def test_the_turn_that_draws_the_last_island_is_the_last() -> None:
    """9.1"""
    position = board(ships={"tonga.3": "ry"}, pile="fiji w01 w02")
    play(position, "expand tonga.3", "sail tonga:3", "draw fiji")
    assert position.phase == "landing"
    events = happened(position, *LAND_ON_FIJI)
    assert events[-1] == {"kind": "over"}
    assert (position.phase, position.to_move, legal(position)) == ("over", -2, [])
    assert position.end_reason == "last_island"
    assert position.describe()["turn"] is None


def test_the_turn_that_draws_the_last_water_tile_is_the_last() -> None:
    """9.1"""
    position = board(ships={"tonga.3": "ry"}, pile="fiji samoa w05")
    play(position, "expand tonga.3", "sail tonga:3", "draw w05")
    assert (turn(position), position.end_reason) == ("over", "last_water")


def test_the_last_island_of_the_pile_counts_even_if_islands_were_lost() -> None:
    """9.1: the number of tiles on the board does not matter."""
    position = board(ships={"tonga.3": "ry"}, lost="nauru", pile="fiji w01")
    assert sum(tile["id"][0] != "w" for tile in position.describe()["tiles"]) < 16
    play(position, "expand tonga.3", "sail tonga:3", "draw fiji", *LAND_ON_FIJI)
    assert turn(position) == "over"


def test_while_tiles_of_both_kinds_are_left_the_game_goes_on() -> None:
    """9.1"""
    position = board(ships={"tonga.3": "ry"}, pile="fiji samoa w01")
    play(position, "expand tonga.3", "sail tonga:3", "draw fiji", *LAND_ON_FIJI)
    assert (turn(position), position.end_reason) == ("yellow", None)


def test_the_last_turn_is_played_to_its_end_with_further_draws() -> None:
    """9.2"""
    position = board(ships={"tonga.3": "ry", "tonga.0": "ry"}, pile="fiji w05 w06")
    play(position, "expand tonga.0,3", "sail tonga:3", "draw fiji", *LAND_ON_FIJI)
    assert legal(position) == ["sail tonga:0"]
    play(position, "sail tonga:0")
    assert legal(position) == ["draw w05", "draw w06"]
    play(position, "draw w06")
    assert turn(position) == "over"


def test_if_both_kinds_run_out_the_first_one_ended_the_game() -> None:
    """9.1, 9.2"""
    position = board(ships={"tonga.3": "ry", "tonga.0": "ry"}, pile="fiji w05")
    play(position, "expand tonga.0,3", "sail tonga:0", "draw w05", "sail tonga:3", "draw fiji", *LAND_ON_FIJI)
    assert position.end_reason == "last_water"
    position = board(ships={"tonga.3": "ry", "tonga.0": "ry"}, pile="fiji w05")
    play(position, "expand tonga.0,3", "sail tonga:3", "draw fiji", *LAND_ON_FIJI, "sail tonga:0", "draw w05")
    assert position.end_reason == "last_island"


def test_the_last_turn_may_end_by_resettling() -> None:
    """9.2: the one ship is still settled."""
    position = play(board(pile="fiji w05"), "resettle", "lay tonga:3", "draw w05")
    assert position.phase == "lay"
    play(position, "lay tonga:0", "draw fiji")
    assert position.phase == "settle"
    play(position, "settle fiji.0")
    assert position.end_reason == "last_water"


def test_a_fleet_with_too_few_colours_sinks_on_the_last_water_tile() -> None:
    """9.3"""
    position = board(ships={"tonga.3": "ry"}, pile="fiji samoa w05")
    before = supply(position, "red")
    play(position, "expand tonga.3", "sail tonga:3", "draw w05")
    assert (at_sea(position), supply(position, "red")) == ("", before + 1)


def test_a_fleet_that_could_go_on_stays_at_sea_on_the_last_water_tile() -> None:
    """9.4"""
    position = board(ships={"tonga.3": "ry"}, pile="fiji samoa w13")
    events = happened(position, "expand tonga.3", "sail tonga:3", "draw w13")
    assert {"kind": "at_sea", "tile": "w13", "fleet": {"red": 2, "yellow": 1}} in events
    assert (at_sea(position), turn(position)) == ("rry", "over")
    assert position.describe()["at_sea"] == {"red": 2, "yellow": 1}


def test_later_fleets_sail_over_the_last_water_tile() -> None:
    """9.5: while the first fleet lies at sea there, a second one sails from Oahu by the same tile to Tonga."""
    position = board(laid="oahu@tonga:4", ships={"tonga.3": "ry", "tonga.4": "ry", "oahu.0": "yy"}, pile="fiji w13")
    play(position, "expand tonga.3,4", "sail tonga:3", "draw w13")
    play(position, "sail tonga:4", "land red oahu.0", "land red oahu.1", "land yellow oahu.2")
    events = happened(position, "sail oahu:1")
    assert events[1:] == [
        {"kind": "passed", "tile": "w13", "entry": 5, "exit": 0},
        {"kind": "arrived", "island": "tonga", "fleet": {"red": 1, "yellow": 2}},
    ]


def test_ships_at_sea_bring_no_points() -> None:
    """9.6"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "y"}, at_sea="rrr")
    assert [standing.points for standing in position.standings()] == [0, 5]


def test_the_stall_limit_is_twenty_rounds_unless_chosen_otherwise() -> None:
    """9.7"""
    assert STALL_LIMIT == Terms(2).stall == 20
    assert Position(Terms(2, stall=7)).terms.stall == 7


def test_with_a_limit_of_0_quiet_turns_never_end_the_game() -> None:
    """9.7"""
    position = board(ships={"tonga.0": "r", "tonga.1": "y"}, stall=0, quiet_turns=1000)
    play(position, "expand tonga.0")
    assert (turn(position), position.describe()["quiet_turns"]) == ("yellow", 1001)


def test_the_game_ends_after_limit_times_players_quiet_turns() -> None:
    """9.8"""
    position = board(ships={"tonga.0": "r", "tonga.1": "y"}, supply={"red": 0, "yellow": 0}, stall=2)
    for colour, beach in (("red", 0), ("yellow", 1), ("red", 0)):
        assert turn(position) == colour
        play(position, f"expand tonga.{beach}", f"take tonga.{beach}")
    assert turn(position) == "yellow"
    play(position, "expand tonga.1", "take tonga.1")
    assert (turn(position), position.end_reason) == ("over", "stalled")


def test_a_stalled_game_is_scored_in_its_last_position() -> None:
    """9.8"""
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "r", "tonga.1": "y"}, stall=1, quiet_turns=1)
    play(position, "crown fiji")
    assert position.end_reason == "stalled"
    assert [(standing.points, standing.rank) for standing in position.standings()] == [(5, 1), (0, 2)]


def test_a_draw_sets_the_count_to_0_at_once_and_its_turn_does_not_count() -> None:
    """9.9"""
    position = board(ships={"tonga.3": "ry"}, quiet_turns=12)
    play(position, "expand tonga.3", "sail tonga:3")
    assert position.describe()["quiet_turns"] == 12
    play(position, "draw fiji")
    assert position.describe()["quiet_turns"] == 0
    play(position, *LAND_ON_FIJI)
    assert (turn(position), position.describe()["quiet_turns"]) == ("yellow", 0)
    play(position, "expand fiji.0")
    assert position.describe()["quiet_turns"] == 1


def test_every_island_with_an_own_ship_brings_its_points() -> None:
    """9.10: to each player there, however many ships; a royal one to its owner."""
    position = board(
        laid="fiji@tonga:3 samoa@tonga:2 nauru@tonga:1",
        ships={"fiji.0": "ryyy", "nauru.2": "r", "tonga.0": "r"},
        kings={"samoa": "yellow"},
    )
    assert position.standings() == [
        Standing(seat=0, colour="red", points=5 + 2, islands=3, ships=3, rank=2),
        Standing(seat=1, colour="yellow", points=5 + 5, islands=2, ships=4, rank=1),
    ]


def ranks(**facts: object) -> list[int]:
    position = board(laid="fiji@tonga:3 samoa@tonga:2 rapa_nui@tonga:1 nauru@tonga:0", **facts)  # type: ignore[arg-type]
    return [standing.rank for standing in position.standings()]


def test_among_equal_points_more_islands_are_better() -> None:
    """9.11: 5 points from Fiji against 3 and 2; Tonga counts as an island, and a royal island too."""
    assert ranks(ships={"fiji.0": "r", "rapa_nui.0": "y", "nauru.0": "y"}) == [2, 1]
    assert ranks(ships={"fiji.0": "ry", "tonga.0": "y"}) == [2, 1]
    assert ranks(ships={"fiji.0": "r", "rapa_nui.0": "y"}, kings={"nauru": "yellow"}) == [2, 1]


def test_among_those_still_equal_fewer_ships_are_better() -> None:
    """9.12: a royal island is one ship, and ships at sea count."""
    assert ranks(ships={"fiji.0": "rry"}) == [2, 1]
    assert ranks(ships={"fiji.0": "ry"}, at_sea="y") == [1, 2]
    assert ranks(ships={"fiji.0": "rr"}, kings={"samoa": "yellow"}) == [2, 1]


def test_players_still_equal_share_a_rank_and_the_next_rank_is_skipped() -> None:
    """9.13"""
    assert ranks(players=3, ships={"fiji.0": "ryg", "nauru.0": "ry"}) == [1, 1, 3]
    assert ranks(players=3, ships={"fiji.0": "ryg"}) == [1, 1, 1]
    assert ranks(players=4, ships={"fiji.0": "r", "samoa.0": "y", "nauru.1": "gb"}) == [1, 1, 3, 3]
