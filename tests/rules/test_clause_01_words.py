"""Clause 1: the terms, and the facts of the tiles."""

from tests.position_builder import ISLANDS, WATER, board, happened, legal, play, supply
from tongiaki.rules import Position, Terms
from tongiaki.rules.tiles import BEACHES, BERTHS, ISLAND_NAME, OTHER_END, TILE_ID, VALUE


def test_there_are_sixteen_islands_and_sixteen_water_tiles() -> None:
    """1.1"""
    assert (len(ISLANDS), len(WATER)) == (16, 16)
    assert [*ISLANDS, *WATER] == TILE_ID
    assert TILE_ID[0] == "tonga"
    assert ISLAND_NAME[TILE_ID.index("rapa_nui")] == "Rapa Nui"


def test_islands_are_worth_two_to_five_and_tonga_nothing() -> None:
    """1.1: three islands of 2 points, four of 3, five of 4, three of 5, as on the printed tiles."""
    assert sorted(VALUE) == [0, *[2] * 3, *[3] * 4, *[4] * 5, *[5] * 3]
    assert VALUE[0] == 0


def test_tonga_has_six_beaches_and_every_other_island_two_or_three() -> None:
    """1.2"""
    numbers = {name: len(island["beaches"]) for name, island in ISLANDS.items()}
    assert numbers.pop("tonga") == 6
    assert set(numbers.values()) == {2, 3}


def test_a_beach_has_two_to_five_berths() -> None:
    """1.3"""
    assert len(BERTHS) == BEACHES == 47
    assert set(BERTHS) == {2, 3, 4, 5}


def test_every_beach_has_piers_of_its_own() -> None:
    """1.4: no side has two piers, and only Tonga has one on side 0."""
    for name, island in ISLANDS.items():
        piers = [side for beach in island["beaches"] for side in beach["piers"]]
        assert all(beach["piers"] for beach in island["beaches"])
        assert len(set(piers)) == len(piers)
        assert (0 in piers) == (name == "tonga")


def test_three_currents_take_up_the_six_sides_of_a_water_tile() -> None:
    """1.5"""
    for currents in WATER.values():
        assert sorted(side for current in currents for side in current[:2]) == [0, 1, 2, 3, 4, 5]
        assert all(current[2] in {0, 2, 3, 4} for current in currents)


def test_a_current_can_be_sailed_either_way() -> None:
    """1.5"""
    ends = [edge for edge in range(len(TILE_ID) * 6) if edge >= len(ISLANDS) * 6]
    assert all(OTHER_END[OTHER_END[edge]] == edge != OTHER_END[edge] for edge in ends)


def test_a_player_has_fifteen_ships_and_keeps_those_not_in_play_as_supply() -> None:
    """1.6"""
    assert supply(Position(Terms(2)), "red") == 15
    position = board(
        laid="fiji@tonga:3 samoa@tonga:2",
        ships={"tonga.0": "rr", "fiji.1": "r"},
        kings={"samoa": "red"},
        at_sea="rrr",
    )
    assert supply(position, "red") == 15 - 3 - 1 - 3


def test_a_beach_is_full_when_every_berth_is_taken() -> None:
    """1.7: the third ship fills a beach of Tonga, the second does not."""
    position = board(ships={"tonga.0": "ry", "tonga.1": "y"})
    after = play(position.copy(), "expand tonga.0")
    assert legal(after) == ["sail tonga:0"]
    assert after.phase == "migration"
    after = play(position.copy(), "expand tonga.1")
    assert after.phase == "turn"


def test_an_island_on_the_board_is_open_unless_it_is_royal() -> None:
    """1.8"""
    position = board(laid="fiji@tonga:3 samoa@tonga:2", ships={"fiji.0": "r"}, kings={"samoa": "red"})
    assert set(position.describe()["ships"]) == {"tonga", "fiji"}
    happened(position, "crown fiji")
    assert set(position.describe()["ships"]) == {"tonga"}
    assert position.describe()["royal"] == {"fiji": "red", "samoa": "red"}
