"""Clause 10: chains without an end. Tubuai has two beaches of three berths, with the piers 1, 2 and 4, 5."""

from tests.position_builder import board, happened, is_laid, legal, migrating, play, refused, ships, supply, turn
from tongiaki.rules.chain import is_trapped, loops
from tongiaki.rules.tiles import EDGE_ID

TUBUAI = 3
AROUND_TUBUAI = "tubuai@tonga:3 fiji@tubuai:1 samoa@tubuai:2 hawaii@tubuai:4 oahu@tubuai:5"
FOUR_KINGS = {"fiji": "red", "samoa": "red", "hawaii": "yellow", "oahu": "yellow"}
AROUND_TONGA = "fiji@tonga:0 samoa@tonga:1 hawaii@tonga:2 oahu@tonga:3 tahiti@tonga:4 tuvalu@tonga:5"
SIX_KINGS = {
    "fiji": "red", "samoa": "red", "hawaii": "yellow", "oahu": "yellow", "tahiti": "green", "tuvalu": "green"
}  # fmt: skip


def edge(name: str) -> int:
    return EDGE_ID.index(name)


def test_a_sail_loops_if_currents_lead_back_to_the_island() -> None:
    """10.1"""
    position = migrating(laid="w13@tonga:3 w15@w13:5", ships={"tonga.3": "rrr", "tonga.0": "ryy"})
    assert loops(position, edge("tonga:3"))
    assert not loops(position, edge("tonga:0"))


def test_a_sail_loops_if_a_royal_island_turns_it_back() -> None:
    """10.1"""
    position = migrating(laid="samoa@tonga:3", kings={"samoa": "red"}, ships={"tonga.3": "rrr"})
    assert loops(position, edge("tonga:3"))


def test_sinking_discovering_and_reaching_another_island_are_not_loops() -> None:
    """10.3: w14 demands two colours on the way round."""
    position = migrating(laid="w14@tonga:3 w15@w14:5", ships={"tonga.3": "rry"})
    assert loops(position, edge("tonga:3"))
    position = migrating(laid="w14@tonga:3 w15@w14:5", ships={"tonga.3": "rrr"})
    assert not loops(position, edge("tonga:3"))
    position = migrating(laid="fiji@tonga:3", ships={"tonga.3": "rrr", "tonga.0": "rrr"})
    assert not loops(position, edge("tonga:3"))
    assert not loops(position, edge("tonga:0"))


def test_an_island_is_not_trapped_while_a_landing_can_leave_no_beach_full() -> None:
    """10.2: four ships can be landed as two and two."""
    position = migrating(laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tubuai.0": "rry", "tubuai.1": "r"})
    assert legal(position) == ["sail tubuai:1", "sail tubuai:2"]
    play(position, "sail tubuai:1", "land red tubuai.0", "land red tubuai.1", "land yellow tubuai.0")
    assert turn(position) == "yellow"


def test_an_island_is_trapped_when_no_series_of_landings_ends() -> None:
    """10.2: five ships always fill a beach."""
    position = board(laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tubuai.0": "ry", "tubuai.1": "yy"})
    events = happened(position, "expand tubuai.0")
    assert events[1] == {"kind": "lost", "islands": ["tubuai"], "fleet": {"red": 2, "yellow": 3}}


def test_an_island_is_not_trapped_if_loops_can_fill_a_beach_with_a_way_out() -> None:
    """10.2: the full beach has royal islands before both piers, the other one has a free pier."""
    laid, kings = (
        "tubuai@tonga:3 fiji@tubuai:1 samoa@tubuai:2 oahu@tubuai:5",
        {"fiji": "red", "samoa": "red", "oahu": "yellow"},
    )
    position = migrating(laid=laid, kings=kings, ships={"tubuai.0": "rry", "tubuai.1": "rr"})
    assert legal(position) == ["sail tubuai:1", "sail tubuai:2"]
    play(position, "sail tubuai:1", "land red tubuai.1", "land red tubuai.0", "land yellow tubuai.0")
    assert legal(position) == ["sail tubuai:4", "sail tubuai:5"]


def test_an_island_is_not_trapped_if_loops_can_make_a_fleet_that_sinks() -> None:
    """10.2, 10.3: behind pier 4, a current before the royal island demands two colours.

    Four of the five ships are red, and
    three of these can be moved to the second beach. With a current without a demand, this is not a way out."""
    laid = "tubuai@tonga:3 fiji@tubuai:1 samoa@tubuai:2 w14@tubuai:4 hawaii@w14:5"
    kings = {"fiji": "red", "samoa": "red", "hawaii": "yellow"}
    start = {"tubuai.0": "rrr", "tubuai.1": "ry"}
    position = migrating(laid=laid, kings=kings, ships=start)
    assert not is_trapped(position, TUBUAI)
    play(position, "sail tubuai:1", "land red tubuai.0", "land red tubuai.1", "land red tubuai.0")
    play(position, "sail tubuai:5", "land yellow tubuai.0", "land red tubuai.1", "land red tubuai.1")
    play(position, "sail tubuai:1", "land yellow tubuai.0", "land red tubuai.1", "land red tubuai.0")
    assert [event["kind"] for event in happened(position, "sail tubuai:4")] == ["sailed", "sank", "turn"]
    position = migrating(laid=laid.replace("w14", "w15"), kings=kings, ships=start)
    assert position.describe()["lost"] == ["tubuai"]


def test_trapped_islands_are_determined_again_at_every_choice_of_a_sail() -> None:
    """10.4: four ships on Tubuai are not trapped; with those that then arrive from Tonga they are."""
    position = migrating(
        laid=AROUND_TUBUAI,
        kings=FOUR_KINGS,
        ships={"tonga.3": "ryy", "tubuai.0": "rry", "tubuai.1": "y"},
    )
    assert legal(position) == ["sail tonga:3", "sail tubuai:1", "sail tubuai:2"]
    play(position, "sail tonga:3")
    events = happened(position, "land red tubuai.1", "land yellow tubuai.1")
    assert events[-1] == {"kind": "lost", "islands": ["tubuai"], "fleet": {"red": 3, "yellow": 3}}


def test_a_trapped_island_may_not_sail_while_another_can() -> None:
    """10.5"""
    position = migrating(
        laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tonga.0": "rry", "tubuai.0": "rry", "tubuai.1": "yy"}
    )
    assert legal(position) == ["sail tonga:0"]
    assert refused(position, "sail tubuai:1") == "trapped"
    play(position, "sail tonga:0")
    events = happened(position, "draw w05")
    assert [event["kind"] for event in events] == ["discovered", "sank", "lost"]


def test_trapped_islands_are_lost_with_all_their_ships() -> None:
    """10.6: also those on beaches that are not full; the cell is empty again."""
    position = migrating(laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tubuai.0": "rry", "tubuai.1": "yy"})
    assert not is_laid(position, "tubuai")
    assert position.describe()["lost"] == ["tubuai"]
    assert (supply(position, "red"), supply(position, "yellow")) == (13, 13)
    assert position.chart.facing[edge("tonga:3")] == -1
    assert "tubuai" not in position.describe()["pile"]


def test_several_trapped_islands_are_lost_together() -> None:
    """10.6: Tubuai, and Tuamotu with two beaches of four berths, between royal islands."""
    position = migrating(
        players=4,
        laid=f"{AROUND_TUBUAI} tuamotu@tonga:0 tahiti@tuamotu:1 tuvalu@tuamotu:2 mangareva@tuamotu:3 nauru@tuamotu:4 "
        "tokelau@tuamotu:5",
        kings={
            **FOUR_KINGS, "tahiti": "green", "tuvalu": "green", "mangareva": "blue", "nauru": "blue", "tokelau": "blue"
        },
        ships={"tubuai.0": "rry", "tubuai.1": "yy", "tuamotu.0": "gggg", "tuamotu.1": "bbg"},
    )  # fmt: skip
    assert position.describe()["lost"] == ["tuamotu", "tubuai"]
    assert position.phase == "lay"


# Red ships shuttle between the beaches of Tubuai: three and one, one and three, three and one.
BETWEEN_KINGS = {"laid": "tubuai@tonga:3 fiji@tubuai:1 hawaii@tubuai:4", "kings": {"fiji": "red", "hawaii": "yellow"}}
THERE = ("sail tubuai:1", "land red tubuai.0", "land red tubuai.1", "land red tubuai.1")
AND_BACK = ("sail tubuai:4", "land red tubuai.1", "land red tubuai.0", "land red tubuai.0")


def test_at_the_second_occurrence_loops_are_forbidden_where_there_is_another_way() -> None:
    """10.7"""
    position = board(**BETWEEN_KINGS, ships={"tubuai.0": "rr"})  # type: ignore[arg-type]
    play(position, "expand tubuai.0,1")
    assert legal(position) == ["sail tubuai:1", "sail tubuai:2"]
    play(position, *THERE)
    assert legal(position) == ["sail tubuai:4", "sail tubuai:5"]
    play(position, *AND_BACK)
    assert legal(position) == ["sail tubuai:2"]
    assert refused(position, "sail tubuai:1") == "looping"


def test_an_island_that_has_only_loops_can_continue_to_loop() -> None:
    """10.7"""
    position = board(laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tubuai.0": "rr"})
    play(position, "expand tubuai.0,1", *THERE, *AND_BACK)
    assert legal(position) == ["sail tubuai:1", "sail tubuai:2"]


def test_loops_are_forbidden_if_another_full_beach_has_a_way_out() -> None:
    """10.7: the third beach of Muroroa has a free pier, so the first two may not loop."""
    position = migrating(
        laid="muroroa@tonga:3 fiji@muroroa:1 samoa@muroroa:2",
        kings={"fiji": "red", "samoa": "yellow"},
        ships={"muroroa.0": "rr", "muroroa.1": "rr", "muroroa.2": "rrr"},
    )
    assert legal(position) == [f"sail muroroa:{side}" for side in (1, 2, 4, 5)]
    play(position, "sail muroroa:1", "land red muroroa.0", "land red muroroa.0")
    assert legal(position) == [f"sail muroroa:{side}" for side in (4, 5)]


def test_a_draw_resets_the_count_of_occurrences() -> None:
    """10.7: w01 is discovered behind pier 2 and leads to the royal Fiji."""
    position = board(**BETWEEN_KINGS, ships={"tubuai.0": "rr"})  # type: ignore[arg-type]
    play(position, "expand tubuai.0,1", "sail tubuai:2", "draw w01", *THERE[1:], *AND_BACK)
    assert ships(position, "tubuai.0") == "rrr"
    assert legal(position) == ["sail tubuai:1", "sail tubuai:2"]


def test_at_the_third_occurrence_the_ships_of_full_beaches_return() -> None:
    """10.8: the ship on the other beach stays, and so does the island."""
    position = board(laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tubuai.0": "rr"})
    before = supply(position, "red")
    events = happened(position, "expand tubuai.0,1", *THERE, *AND_BACK, *THERE, *AND_BACK)
    assert events[-2:] == [
        {"kind": "repeated", "beaches": ["tubuai.0"], "fleet": {"red": 3}},
        {"kind": "turn", "colour": "yellow"},
    ]
    assert (ships(position, "tubuai.0"), ships(position, "tubuai.1")) == ("", "r")
    assert supply(position, "red") == before - 2 + 3


def test_the_same_ships_of_other_owners_are_not_a_repetition() -> None:
    """10.9: a red ship and a yellow one have changed beaches."""
    start = {"tubuai.0": "ry", "tubuai.1": "y"}
    there = ("sail tubuai:1", "land red tubuai.0", "land red tubuai.1", "land yellow tubuai.1")
    same = ("sail tubuai:4", "land yellow tubuai.0", "land yellow tubuai.1", "land red tubuai.0")
    other = ("sail tubuai:4", "land yellow tubuai.0", "land red tubuai.1", "land yellow tubuai.0")
    position = board(**BETWEEN_KINGS, ships=start)  # type: ignore[arg-type]
    play(position, "expand tubuai.0", *there, *same)
    assert (ships(position, "tubuai.0"), legal(position)) == ("rry", ["sail tubuai:2"])
    position = board(**BETWEEN_KINGS, ships=start)  # type: ignore[arg-type]
    play(position, "expand tubuai.0", *there, *other)
    assert (ships(position, "tubuai.0"), legal(position)) == ("ryy", ["sail tubuai:1", "sail tubuai:2"])


def test_occurrences_are_counted_within_a_turn() -> None:
    """10.7"""
    position = board(laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tubuai.0": "rr", "tonga.0": "y"})
    play(position, "expand tubuai.0,1", *THERE, *AND_BACK)
    assert len(position.seen) == 3
    play(position, *THERE[:3], "land red tubuai.0")
    assert turn(position) == "yellow"
    play(position, "expand tonga.1")
    assert position.seen == []


def test_after_a_loss_a_player_without_ships_lays_tiles_until_an_island_comes() -> None:
    """10.10: the player puts no ship on that island."""
    position = migrating(laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tubuai.0": "rry", "tubuai.1": "yy"})
    assert (position.phase, turn(position)) == ("lay", "red")
    play(position, "lay tonga:0", "draw w05")
    assert position.phase == "lay"
    events = happened(position, "lay tonga:1", "draw nauru")
    assert events[-1] == {"kind": "turn", "colour": "yellow"}
    assert position.phase == "turn"
    assert [ships(position, f"nauru.{beach}") for beach in range(3)] == ["", "", ""]


def test_after_a_loss_a_player_with_a_ship_lays_nothing() -> None:
    """10.10"""
    position = migrating(
        laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tubuai.0": "rry", "tubuai.1": "yy", "tonga.0": "r"}
    )
    assert (position.phase, turn(position)) == ("turn", "yellow")


def test_it_does_not_matter_how_the_player_lost_the_ships() -> None:
    """10.11: red had no ship on the lost island; the last ones sink after the loss is due."""
    position = migrating(
        laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tonga.0": "rrr", "tubuai.0": "yyy", "tubuai.1": "yy"}
    )
    play(position, "sail tonga:0", "draw w05")
    assert (position.phase, turn(position)) == ("lay", "red")


def test_in_the_last_turn_nothing_is_laid_after_a_loss() -> None:
    """10.12"""
    position = migrating(
        laid=AROUND_TUBUAI, kings=FOUR_KINGS, ships={"tubuai.0": "rry", "tubuai.1": "yy"}, pile="w01 w02"
    )
    assert position.end_reason == "last_island"


def test_twelve_ships_on_a_surrounded_tonga_are_trapped_and_eleven_are_not() -> None:
    """10.13: although twelve would fit as two per beach."""
    eleven = {"tonga.0": "ryg", "tonga.1": "ry", "tonga.2": "rg", "tonga.3": "yg", "tonga.4": "g", "tonga.5": "y"}
    position = migrating(players=3, laid=AROUND_TONGA, kings=SIX_KINGS, ships=eleven)
    assert legal(position) == ["sail tonga:0"]
    play(position, "sail tonga:0", "land red tonga.0", "land yellow tonga.4", "land green tonga.5")
    assert turn(position) == "yellow"
    twelve = eleven | {"tonga.4": "gg"}
    position = migrating(players=3, laid=AROUND_TONGA, kings=SIX_KINGS, ships=twelve)
    assert position.describe()["lost"] == ["tonga"]
