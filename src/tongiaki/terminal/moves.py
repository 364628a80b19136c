"""Moves in words, shown as a list of choices."""

from typing import Final

from tongiaki.catalogue import colour_name, text, tile_name
from tongiaki.rules import Position, Route
from tongiaki.rules.tiles import SIDES, TILE_NUMBER

_DIRECTIONS: Final = ("south", "south-west", "north-west", "north", "north-east", "south-east")


def explain_move(position: Position, move: int) -> str:
    """Describe the effect of a legal move."""
    word, *rest = position.text(move).split(" ")
    if word == "land":
        return text("terminal-move-land", colour=colour_name(rest[0]), beach=_beaches(rest[1]))
    if word == "resettle":
        return text("terminal-move-resettle")
    if word == "crown":
        return text("terminal-move-crown", island=tile_name(rest[0]))
    if word == "sail":
        return text(
            "terminal-move-sail",
            direction=_direction(position, rest[0]),
            course=explain_route(position.route(move)),
        )
    if word == "lay":
        return text("terminal-move-lay", tile=tile_name(rest[0].split(":")[0]), direction=_direction(position, rest[0]))
    return text(f"terminal-move-{word}", beach=_beaches(rest[0]), count=rest[0].count(",") + 1)


def explain_route(route: Route) -> str:
    """Describe the place that a fleet would reach, as far as the tiles are known."""
    island = "" if route.island is None else tile_name(route.island)
    demand = max((step.demand for step in route.steps), default=0)
    return text(f"terminal-route-{_ROUTES[route.end]}", colours=route.colours, demand=demand, island=island)


_ROUTES: Final = {
    "unknown": "unknown",
    "lands": "lands",
    "sinks": "sinks",
    "returns": "returns",
    "turned_back": "turned-back",
}


def _beaches(place: str) -> str:
    """Describe a place in words, with the digits that the board shows."""
    island, beaches = place.split(".")
    return text(
        "terminal-beaches",
        island=tile_name(island),
        count=beaches.count(",") + 1,
        beaches=beaches.replace(",", ", "),
    )


def _direction(position: Position, edge: str) -> str:
    """Return the direction of a side of a laid tile."""
    tile, side = edge.split(":")
    rotation = position.chart.placement(TILE_NUMBER[tile])[2]
    return text("direction", direction=_DIRECTIONS[(int(side) + rotation) % SIDES])
