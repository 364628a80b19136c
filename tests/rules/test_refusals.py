"""Every code for an illegal move, with its clause and facts."""

from collections.abc import Callable

import pytest

from tests.position_builder import board, migrating, play
from tongiaki.rules import MOVE_COUNT, Position, Refusal, Terms
from tongiaki.rules.refusals import CODES

Make = Callable[[], Position]


def start() -> Position:
    return Position(Terms(2))


def a_turn() -> Position:
    return board(
        laid="fiji@tonga:3 samoa@tonga:2 oahu@tonga:1",
        ships={"tonga.0": "rr", "fiji.0": "ry", "oahu.0": "y"},
        kings={"samoa": "yellow"},
    )


def two_kings() -> Position:
    return board(
        laid="fiji@tonga:3 samoa@tonga:2 oahu@tonga:1", ships={"fiji.0": "r"}, kings={"samoa": "red", "oahu": "red"}
    )


def an_entry() -> Position:
    return board(laid="samoa@tonga:2", ships={"tonga.0": "yy"}, kings={"samoa": "red"})


def a_take() -> Position:
    return play(board(ships={"tonga.0": "ry", "tonga.1": "y"}, supply={"red": 0}), "expand tonga.0")


def a_sail() -> Position:
    return play(board(laid="fiji@tonga:3", ships={"tonga.0": "ry", "tonga.1": "y"}), "expand tonga.0")


def a_draw() -> Position:
    return play(a_sail(), "sail tonga:0")


def a_landing() -> Position:
    return play(
        board(laid="tubuai@tonga:3", ships={"tonga.3": "ry", "tubuai.0": "yy"}), "expand tonga.3", "sail tonga:3"
    )


def a_lay() -> Position:
    return play(board(laid="muroroa@tonga:3"), "resettle")


def a_settlement() -> Position:
    return play(board(), "resettle", "lay tonga:3", "draw fiji")


def the_end() -> Position:
    return play(board(stall=1, quiet_turns=1, ships={"tonga.0": "r"}), "expand tonga.1")


def a_trap() -> Position:
    return migrating(
        laid="tubuai@tonga:3 fiji@tubuai:1 samoa@tubuai:2 hawaii@tubuai:4 oahu@tubuai:5",
        kings={"fiji": "red", "samoa": "red", "hawaii": "yellow", "oahu": "yellow"},
        ships={"tonga.0": "rry", "tubuai.0": "rry", "tubuai.1": "yy"},
    )


def a_repetition() -> Position:
    position = board(
        laid="tubuai@tonga:3 fiji@tubuai:1 hawaii@tubuai:4",
        kings={"fiji": "red", "hawaii": "yellow"},
        ships={"tubuai.0": "rr"},
    )
    play(position, "expand tubuai.0,1", "sail tubuai:1", "land red tubuai.0", "land red tubuai.1", "land red tubuai.1")
    return play(position, "sail tubuai:4", "land red tubuai.1", "land red tubuai.0", "land red tubuai.0")


CASES: list[tuple[Make, str, str, str, dict[str, str | int]]] = [
    (the_end, "resettle", "game_over", "9", {}),
    (the_end, "draw fiji", "game_over", "9", {}),
    (a_turn, "draw nauru", "no_draw_due", "12", {}),
    (a_draw, "sail tonga:0", "draw_due", "12", {}),
    (a_draw, "draw fiji", "not_in_pile", "12", {"tile": "fiji"}),
    (start, "expand tonga.0", "setup_due", "3", {}),
    (a_turn, "settle tonga.0", "turn_due", "4", {}),
    (a_turn, "sail tonga:0", "turn_due", "4", {}),
    (a_turn, "land red tonga.0", "turn_due", "4", {}),
    (a_take, "expand tonga.1", "take_due", "5", {}),
    (a_sail, "resettle", "sail_due", "6", {}),
    (a_landing, "sail tonga:3", "land_due", "7", {}),
    (a_lay, "settle tonga.0", "lay_due", "8", {}),
    (a_settlement, "lay tonga:0", "settle_due", "8", {}),
    (start, "settle fiji.0", "setup_on_tonga", "3", {}),
    (
        lambda: play(start(), "settle tonga.0", "settle tonga.0"),
        "settle tonga.0",
        "third_ship",
        "3",
        {"beach": "tonga.0"},
    ),
    (a_turn, "expand nauru.0", "not_on_board", "1", {"tile": "nauru"}),
    (a_turn, "crown nauru", "not_on_board", "1", {"tile": "nauru"}),
    (an_entry, "enter nauru.0", "not_on_board", "1", {"tile": "nauru"}),
    (a_take, "take nauru.0", "not_on_board", "1", {"tile": "nauru"}),
    (a_sail, "sail nauru:1", "not_on_board", "1", {"tile": "nauru"}),
    (a_lay, "lay w01:0", "not_on_board", "1", {"tile": "w01"}),
    (a_turn, "expand samoa.0", "royal_island", "4", {"island": "samoa", "colour": "yellow"}),
    (a_turn, "crown samoa", "royal_island", "4", {"island": "samoa", "colour": "yellow"}),
    (an_entry, "enter samoa.0", "royal_island", "4", {"island": "samoa", "colour": "red"}),
    (an_entry, "expand tonga.0", "must_enter", "4", {}),
    (a_turn, "enter tonga.0,1", "may_not_enter", "4", {}),
    (an_entry, "enter tonga.0", "enter_two_on_tonga", "4", {}),
    (an_entry, "enter tonga.0,0", "no_room_for_two", "4", {"beach": "tonga.0"}),
    (a_turn, "expand oahu.0", "no_own_ship", "4", {"island": "oahu"}),
    (a_turn, "crown oahu", "no_own_ship", "4", {"island": "oahu"}),
    (a_turn, "crown tonga", "crown_tonga", "4", {}),
    (a_turn, "crown fiji", "crown_shared", "4", {"island": "fiji"}),
    (two_kings, "crown fiji", "crown_limit", "4", {"number": 2}),
    (a_turn, "expand tonga.0", "expand_number", "5", {"island": "tonga", "number": 2, "given": 1}),
    (a_turn, "expand fiji.0,1", "expand_number", "5", {"island": "fiji", "number": 1, "given": 2}),
    (a_take, "take tonga.1", "nothing_to_take", "5", {"beach": "tonga.1"}),
    (a_sail, "sail tonga:1", "beach_not_full", "6", {"beach": "tonga.1", "ships": 1, "berths": 3}),
    (a_sail, "sail fiji:0", "no_pier", "6", {"island": "fiji", "side": 0}),
    (a_trap, "sail tubuai:1", "trapped", "10", {"island": "tubuai"}),
    (a_repetition, "sail tubuai:1", "looping", "10", {"island": "tubuai"}),
    (
        lambda: play(a_landing(), "land yellow tubuai.1"),
        "land yellow tubuai.0",
        "not_in_fleet",
        "7",
        {"colour": "yellow"},
    ),
    (a_landing, "land red tonga.0", "other_island", "7", {"island": "tubuai"}),
    (lambda: play(a_landing(), "land red tubuai.1"), "land red tubuai.1", "first_round", "7", {"beach": "tubuai.1"}),
    (lambda: play(a_landing(), "land red tubuai.0"), "land red tubuai.0", "beach_full", "7", {"beach": "tubuai.0"}),
    (a_lay, "lay muroroa:3", "not_an_exit", "8", {"edge": "muroroa:3"}),
    (a_lay, "lay tonga:3", "exit_blocked", "8", {"edge": "tonga:3"}),
    (a_settlement, "settle tonga.0", "settle_elsewhere", "8", {"island": "fiji"}),
]


@pytest.mark.parametrize(
    ("make", "text", "code", "clause", "facts"), CASES, ids=lambda case: case if isinstance(case, str) else ""
)
def test_a_refusal_has_a_code_a_clause_and_facts(
    make: Make, text: str, code: str, clause: str, facts: dict[str, str | int]
) -> None:
    position = make()
    before = position.key()
    assert position.refusal(position.parse(text)) == Refusal(code, clause, facts)
    assert position.key() == before


def test_every_code_is_covered() -> None:
    assert {code for _, _, code, _, _ in CASES} == set(CODES)
    assert {(code, clause) for _, _, code, clause, _ in CASES} == set(CODES.items())


@pytest.mark.parametrize(
    "make", {case[0].__name__: case[0] for case in CASES if case[0].__name__ != "<lambda>"}.values()
)
def test_exactly_the_moves_that_are_not_legal_are_refused(make: Make) -> None:
    """All moves, including those of colours that are not in the game."""
    position = make()
    allowed = set(position.legal_moves())
    for move in range(MOVE_COUNT):
        refusal = position.refusal(move)
        assert (refusal is None) == (move in allowed)
        assert refusal is None or refusal.clause == CODES[refusal.code]


def test_a_colour_that_is_not_in_the_game_is_named_by_its_default_name() -> None:
    position = a_landing()
    purple = Position(Terms(6)).parse("land purple tubuai.0")
    assert position.refusal(purple) == Refusal("not_in_fleet", "7", {"colour": "purple"})


@pytest.mark.parametrize("make", [start, a_turn, a_take, a_sail, a_draw, a_landing, a_lay, a_settlement])
@pytest.mark.parametrize("number", [-1, MOVE_COUNT])
def test_a_number_that_is_not_a_move_raises_value_error(make: Make, number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        make().refusal(number)
