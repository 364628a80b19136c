"""The contract of `Position` that other packages rely on."""

import json
from collections.abc import Callable

import pytest

from tests.position_builder import board, migrating, play
from tongiaki.rules import CHANCE, COLOURS, MOVE_COUNT, OVER, RULES_VERSION, Position, Terms

KEYS = {"at_sea", "lost", "phase", "pile", "quiet_turns", "royal", "ships", "supply", "tiles", "turn"}


def test_public_constants_have_their_values() -> None:
    assert (CHANCE, OVER, RULES_VERSION) == (-1, -2, "1")
    assert len(COLOURS) == 6
    assert MOVE_COUNT == 933


def test_the_start_of_a_game_is_described() -> None:
    description = Position(Terms(2)).describe()
    assert description == {
        "at_sea": {},
        "lost": [],
        "phase": "setup",
        "pile": description["pile"],
        "quiet_turns": 0,
        "royal": {},
        "ships": {"tonga": [{}, {}, {}, {}, {}, {}]},
        "supply": {"red": 15, "yellow": 15},
        "tiles": [{"id": "tonga", "q": 0, "r": 0, "rotation": 0}],
        "turn": "red",
    }
    assert len(description["pile"]) == 31


def test_a_fleet_under_way_is_described_with_the_island_that_it_left() -> None:
    position = play(board(laid="fiji@tonga:3", ships={"tonga.3": "ry"}), "expand tonga.3", "sail tonga:3")
    description = position.describe()
    assert set(description) == KEYS | {"fleet", "from"}
    assert (description["fleet"], description["from"]) == ({"red": 2, "yellow": 1}, "tonga")
    play(position, "land red fiji.0")
    assert position.describe()["fleet"] == {"red": 1, "yellow": 1}


def test_a_described_position_is_plain_and_sorted() -> None:
    position = board(
        laid="w13@tonga:3 samoa@w13:5 fiji@tonga:0", kings={"samoa": "red"}, ships={"fiji.1": "ry"}, at_sea="y"
    )
    description = position.describe()
    assert json.loads(json.dumps(description)) == description
    assert [tile["id"] for tile in description["tiles"]] == ["fiji", "samoa", "tonga", "w13"]
    assert description["pile"] == sorted(description["pile"])
    assert description["royal"] == {"samoa": "red"}
    assert description["ships"]["fiji"] == [{}, {"red": 1, "yellow": 1}, {}]
    assert description["at_sea"] == {"yellow": 1}


def test_the_seat_to_move_is_the_active_seat_except_at_draws_and_the_end() -> None:
    position = play(board(ships={"tonga.3": "ry"}, turn="red", pile="fiji w05"), "expand tonga.3")
    assert (position.phase, position.to_move, position.turn) == ("migration", 0, 0)
    play(position, "sail tonga:3")
    assert (position.phase, position.to_move, position.turn) == ("draw", CHANCE, 0)
    play(position, "draw w05")
    assert (position.phase, position.to_move) == ("over", OVER)


def test_a_copy_is_independent() -> None:
    position = board(laid="fiji@tonga:3", ships={"tonga.3": "ry", "fiji.0": "rr"})
    before, description = position.key(), position.describe()
    copy = position.copy()
    play(copy, "expand tonga.3", "sail tonga:3", "land red fiji.0", "land red fiji.1", "land yellow fiji.2")
    play(copy, "resettle", "lay tonga:0", "draw samoa", "settle samoa.0")
    assert (position.key(), position.describe()) == (before, description)
    assert type(copy) is Position
    assert copy.terms == position.terms


def test_the_log_is_neither_copied_nor_part_of_the_position() -> None:
    position = board(ships={"tonga.0": "r"})
    plain = position.copy()
    position.log = []
    assert position.copy().log is None
    play(position, "expand tonga.2")
    play(plain, "expand tonga.2")
    assert position.key() == plain.key()
    assert position.log


def at_first_and_second_occurrence() -> tuple[Position, Position]:
    """Return the same board at two migration decisions of one turn."""
    first = board(
        laid="tubuai@tonga:3 fiji@tubuai:1 hawaii@tubuai:4",
        kings={"fiji": "red", "hawaii": "yellow"},
        ships={"tubuai.0": "rr"},
    )
    play(first, "expand tubuai.0,1")
    second = play(first.copy(), "sail tubuai:1", "land red tubuai.0", "land red tubuai.1", "land red tubuai.1")
    play(second, "sail tubuai:4", "land red tubuai.0", "land red tubuai.1", "land red tubuai.0")
    assert first.describe() == second.describe()
    return first, second


PAIRS: dict[str, Callable[[], tuple[Position, Position]]] = {
    "players": lambda: (Position(Terms(2)), Position(Terms(3))),
    "stall limit": lambda: (Position(Terms(2)), Position(Terms(2, stall=5))),
    "colours": lambda: (Position(Terms(2)), Position(Terms(2, colours=("red", "blue")))),
    "turn": lambda: (board(), board(turn="yellow")),
    "phase": lambda: (board(), play(board(), "resettle")),
    "ships": lambda: (board(ships={"tonga.0": "ry"}), board(ships={"tonga.0": "r", "tonga.1": "y"})),
    "owners": lambda: (board(ships={"tonga.0": "r"}), board(ships={"tonga.0": "y"})),
    "at sea": lambda: (board(), board(at_sea="r")),
    "kings": lambda: (
        board(laid="fiji@tonga:3", kings={"fiji": "red"}),
        board(laid="fiji@tonga:3", ships={"fiji.0": "r"}),
    ),
    "place": lambda: (board(laid="fiji@tonga:3"), board(laid="fiji@tonga:4")),
    "rotation": lambda: (board(laid="fiji@tonga:3 samoa@tonga:4"), board(laid="fiji@tonga:3 samoa@fiji:5")),
    "pile": lambda: (board(pile="fiji w01 w02"), board(pile="fiji samoa w01 w02")),
    "quiet turns": lambda: (board(), board(quiet_turns=1)),
    "beach to fill": lambda: (
        play(board(ships={"tonga.0": "r"}, supply={"red": 0}), "expand tonga.0"),
        play(board(ships={"tonga.0": "r"}, supply={"red": 0}), "expand tonga.1"),
    ),
    "exit": lambda: (play(board(), "resettle", "lay tonga:0"), play(board(), "resettle", "lay tonga:1")),
    "why tiles are laid": lambda: (
        play(board(), "resettle", "lay tonga:0"),
        play(after_a_loss(), "lay tonga:0"),
    ),
    "occurrence": at_first_and_second_occurrence,
}


def after_a_loss() -> Position:
    return migrating(
        laid="tubuai@tonga:3 fiji@tubuai:1 samoa@tubuai:2 hawaii@tubuai:4 oahu@tubuai:5",
        kings={"fiji": "red", "samoa": "red", "hawaii": "yellow", "oahu": "yellow"},
        ships={"tubuai.0": "rry", "tubuai.1": "yy"},
    )


@pytest.mark.parametrize("name", PAIRS)
def test_different_positions_have_different_keys(name: str) -> None:
    first, second = PAIRS[name]()
    assert first.key() != second.key()
    assert hash(first.key()) is not None
    assert first.key() == first.copy().key()


def test_the_key_does_not_depend_on_earlier_moves() -> None:
    position = play(board(ships={"tonga.0": "r"}), "expand tonga.1", "enter tonga.2,3")
    other = play(board(ships={"tonga.1": "r"}), "expand tonga.0", "enter tonga.2,3")
    assert position.key() == other.key()


def test_a_finished_landing_leaves_no_trace_in_the_key() -> None:
    facts = {"laid": "samoa@tonga:3", "kings": {"samoa": "red"}}
    position = board(**facts, ships={"tonga.3": "ry"})  # type: ignore[arg-type]
    play(position, "expand tonga.3", "sail tonga:3", "land red tonga.1", "land red tonga.2", "land yellow tonga.4")
    other = board(**facts, ships={"tonga.1": "r", "tonga.2": "r", "tonga.4": "y"}, turn="yellow", quiet_turns=1)  # type: ignore[arg-type]
    assert position.key() == other.key()


def test_the_key_does_not_depend_on_the_cell_of_a_lost_island() -> None:
    lost = board(laid="tubuai@tonga:3", lost="tubuai")
    other = board(laid="tubuai@tonga:4", lost="tubuai")
    assert lost.key() == other.key()


def test_standings_can_be_asked_for_at_any_time() -> None:
    position = play(
        board(laid="fiji@tonga:3", ships={"tonga.3": "ry", "fiji.0": "y"}), "expand tonga.3", "sail tonga:3"
    )
    assert [(standing.points, standing.ships) for standing in position.standings()] == [(0, 2), (5, 2)]
    assert position.end_reason is None
