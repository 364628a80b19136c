"""The route of a sail over the known tiles."""

from tests.position_builder import migrating
from tongiaki.rules import Position, Route, Step


def route(position: Position, text: str) -> Route:
    return position.route(position.parse(text))


def test_a_route_into_an_empty_cell_is_unknown() -> None:
    position = migrating(ships={"tonga.3": "rry"})
    assert route(position, "sail tonga:3") == Route(2, [], "unknown", None, ("tonga", 3))


def test_a_route_over_currents_may_end_at_an_empty_cell() -> None:
    position = migrating(laid="w02@tonga:3", ships={"tonga.3": "rry"})
    assert route(position, "sail tonga:3") == Route(2, [Step("w02", 0, 1, 2)], "unknown", None, ("w02", 1))


def test_a_route_lands_on_another_island() -> None:
    position = migrating(laid="w13@tonga:3 fiji@w13:5", ships={"tonga.3": "rrr"})
    assert route(position, "sail tonga:3") == Route(1, [Step("w13", 0, 5, 0)], "lands", "fiji", None)


def test_a_route_sinks_where_the_colours_do_not_suffice() -> None:
    position = migrating(laid="w13@tonga:3 w14@w13:5", ships={"tonga.3": "rrr"})
    steps = [Step("w13", 0, 5, 0), Step("w14", 0, 5, 2)]
    assert route(position, "sail tonga:3") == Route(1, steps, "sinks", None, None)


def test_a_route_returns_round_the_currents() -> None:
    position = migrating(laid="w13@tonga:3 w15@w13:5", ships={"tonga.3": "rrr"})
    steps = [Step("w13", 0, 5, 0), Step("w15", 0, 5, 0)]
    assert route(position, "sail tonga:3") == Route(1, steps, "returns", "tonga", None)


def test_a_route_is_turned_back_by_a_royal_island() -> None:
    position = migrating(laid="w13@tonga:3 samoa@w13:5", kings={"samoa": "red"}, ships={"tonga.3": "rrr"})
    assert route(position, "sail tonga:3") == Route(1, [Step("w13", 0, 5, 0)], "turned_back", "samoa", None)
