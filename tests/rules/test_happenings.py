"""The happenings of moves, one test per kind."""

from tests.position_builder import board, happened, migrating, play
from tongiaki.rules import Position, Terms, happenings

LAND_ON_FIJI = ("land red fiji.0", "land red fiji.1", "land yellow fiji.2")


def test_placed_and_turn() -> None:
    position = board(ships={"tonga.0": "rr"})
    assert happened(position, "expand tonga.2,4") == [
        {"kind": "placed", "colour": "red", "beach": "tonga.2"},
        {"kind": "placed", "colour": "red", "beach": "tonga.4"},
        {"kind": "turn", "colour": "yellow"},
    ]


def test_setting_up_logs_ships_and_then_the_first_turn() -> None:
    position = Position(Terms(2))
    events = happened(position, "settle tonga.0", "settle tonga.1", "settle tonga.2", "settle tonga.3")
    assert [(event["kind"], event["colour"]) for event in events] == [
        ("placed", "red"), ("placed", "yellow"), ("placed", "red"), ("placed", "yellow"), ("turn", "red")
    ]  # fmt: skip


def test_shifted() -> None:
    position = board(ships={"tonga.0": "r", "tonga.1": "r"}, supply={"red": 0})
    events = happened(position, "expand tonga.0", "take tonga.1")
    assert events[0] == {"kind": "shifted", "colour": "red", "source": "tonga.1", "beach": "tonga.0"}


def test_crowned() -> None:
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "rr", "fiji.1": "r"})
    assert happened(position, "crown fiji")[0] == {"kind": "crowned", "colour": "red", "island": "fiji", "returned": 2}


def test_resettled_and_settled() -> None:
    position = board(laid="fiji@tonga:3", ships={"fiji.0": "rry", "tonga.5": "r"})
    assert happened(position, "resettle", "lay tonga:0", "draw samoa", "settle samoa.2") == [
        {"kind": "resettled", "colour": "red", "returned": {"fiji.0": 2, "tonga.5": 1}},
        {"kind": "discovered", "tile": "samoa", "q": 0, "r": 1, "rotation": 3},
        {"kind": "placed", "colour": "red", "beach": "samoa.2"},
        {"kind": "turn", "colour": "yellow"},
    ]


def test_sailed_discovered_passed_arrived_landed() -> None:
    position = board(ships={"tonga.3": "ry"})
    play(position, "expand tonga.3")
    events = happened(position, "sail tonga:3", "draw w13", "draw fiji", *LAND_ON_FIJI)
    fleet = {"red": 2, "yellow": 1}
    assert events == [
        {"kind": "sailed", "beach": "tonga.3", "side": 3, "fleet": fleet},
        {"kind": "discovered", "tile": "w13", "q": 0, "r": -1, "rotation": 0},
        {"kind": "passed", "tile": "w13", "entry": 0, "exit": 5},
        {"kind": "discovered", "tile": "fiji", "q": 1, "r": -1, "rotation": 2},
        {"kind": "arrived", "island": "fiji", "fleet": fleet},
        {"kind": "landed", "colour": "red", "beach": "fiji.0"},
        {"kind": "landed", "colour": "red", "beach": "fiji.1"},
        {"kind": "landed", "colour": "yellow", "beach": "fiji.2"},
        {"kind": "turn", "colour": "yellow"},
    ]


def test_sank() -> None:
    position = board(ships={"tonga.3": "ry"})
    events = happened(position, "expand tonga.3", "sail tonga:3", "draw w05")
    assert events[-2] == {"kind": "sank", "tile": "w05", "fleet": {"red": 2, "yellow": 1}}


def test_at_sea_and_over() -> None:
    position = board(ships={"tonga.3": "ry"}, pile="fiji w13")
    events = happened(position, "expand tonga.3", "sail tonga:3", "draw w13")
    assert events[-2:] == [{"kind": "at_sea", "tile": "w13", "fleet": {"red": 2, "yellow": 1}}, {"kind": "over"}]


def test_at_sea_without_a_tile() -> None:
    position = board(ships={"tonga.3": "ry"}, pile="")
    events = happened(position, "expand tonga.3", "sail tonga:3")
    assert events[-2] == {"kind": "at_sea", "tile": None, "fleet": {"red": 2, "yellow": 1}}


def test_turned_back() -> None:
    position = board(laid="samoa@tonga:3", kings={"samoa": "yellow"}, ships={"tonga.3": "ry"})
    events = happened(position, "expand tonga.3", "sail tonga:3")
    assert events[2:] == [
        {"kind": "turned_back", "island": "samoa"},
        {"kind": "arrived", "island": "tonga", "fleet": {"red": 2, "yellow": 1}},
    ]


def test_surplus() -> None:
    position = board(laid="tubuai@tonga:3", ships={"tonga.3": "ry", "tubuai.0": "yy", "tubuai.1": "yy"})
    events = happened(position, "expand tonga.3", "sail tonga:3", "land red tubuai.0", "land yellow tubuai.1")
    assert events[-1] == {"kind": "surplus", "island": "tubuai", "fleet": {"red": 1}}


def test_lost_and_repeated() -> None:
    laid = "tubuai@tonga:3 fiji@tubuai:1 samoa@tubuai:2 hawaii@tubuai:4 oahu@tubuai:5"
    kings = {"fiji": "red", "samoa": "red", "hawaii": "yellow", "oahu": "yellow"}
    position = board(laid=laid, kings=kings, ships={"tubuai.0": "ry", "tubuai.1": "yy"})
    events = happened(position, "expand tubuai.0")
    assert events[1:] == [{"kind": "lost", "islands": ["tubuai"], "fleet": {"red": 2, "yellow": 3}}]
    position = migrating(laid=laid, kings=kings, ships={"tubuai.0": "rrr", "tubuai.1": "r"})
    round_trip = (
        "sail tubuai:1", "land red tubuai.0", "land red tubuai.1", "land red tubuai.1",
        "sail tubuai:4", "land red tubuai.1", "land red tubuai.0", "land red tubuai.0",
    )  # fmt: skip
    events = happened(position, *round_trip, *round_trip)
    assert events[-2] == {"kind": "repeated", "beaches": ["tubuai.0"], "fleet": {"red": 3}}


def test_there_are_no_happenings_without_a_log() -> None:
    position = board(ships={"tonga.0": "r"})
    play(position, "expand tonga.2")
    assert (position.log, position.happenings()) == (None, [])


def test_a_log_is_decoded_with_the_given_colours() -> None:
    position = board(ships={"tonga.0": "r"})
    position.log = []
    play(position, "expand tonga.2")
    assert happenings.decode_log(("blue", "green"), position.log)[0]["colour"] == "blue"
