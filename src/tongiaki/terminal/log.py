"""The log of a game in words, identical to that in the browser."""

from collections.abc import Callable
from typing import Final

from tongiaki.catalogue import fleet_text, join_in_words, text, tile_name
from tongiaki.rules import Position
from tongiaki.rules.happenings import Happening
from tongiaki.rules.tiles import ISLANDS, TILE_NUMBER


def log_lines(position: Position) -> list[str]:
    """Return the lines of a position's log, in order. Equal actions of several ships share a line."""
    lines = []
    for happening in _group_events(_with_movers(position)):
        if happening["kind"] == "over":
            happening["reason"] = position.end_reason
        line = _LINE_WRITERS[happening["kind"]](happening)
        if line:
            lines.append(line)
    return lines


def _with_movers(position: Position) -> list[Happening]:
    """Return a position's happenings, each with the colour of the player whose turn it was as `mover`."""
    happenings, colours = position.happenings(), position.colours
    turns = [happening["colour"] for happening in happenings if happening["kind"] == "turn"]
    mover = colours[colours.index(turns[0]) - 1] if turns else colours[position.turn]
    for happening in happenings:
        if happening["kind"] == "turn":
            mover = happening["colour"]
        happening["mover"] = mover
    return happenings


def _group_events(happenings: list[Happening]) -> list[Happening]:
    """Join events that share a line: a player's new ships on an island, or the landing of a fleet."""
    joined: list[Happening] = []
    group: object = None
    for happening in happenings:
        kind = happening["kind"]
        if kind not in ("placed", "landed"):
            joined.append(happening)
            group = None
            continue
        island, colour = _island_of(happening["beach"]), happening["colour"]
        same = (kind, island, colour if kind == "placed" else None)
        if same != group:
            joined.append(happening | {"island": island, "fleet": {}})
            group = same
        fleet = joined[-1]["fleet"]
        fleet[colour] = fleet.get(colour, 0) + 1
    return joined


def player_name(colour: str) -> str:
    """Return the name of a player in the form used at the beginning of a line."""
    return text("terminal-player", colour=colour)


def _island_of(place: str) -> str:
    """Return the island to which a beach belongs; return an island unchanged."""
    return place.split(".", maxsplit=1)[0]


def _place(place: str) -> str:
    """Return the name of an island, or of the island to which a beach belongs."""
    return tile_name(_island_of(place))


def _placed(happening: Happening) -> str:
    colour = happening["colour"]
    return text(
        "log-placed",
        who=player_name(colour),
        island=tile_name(happening["island"]),
        count=happening["fleet"][colour],
    )


def _discovered(happening: Happening) -> str:
    tile, who = happening["tile"], player_name(happening["mover"])
    if TILE_NUMBER[tile] >= ISLANDS:
        return text("log-discovered-water", who=who)
    return text("log-discovered-island", who=who, tile=tile_name(tile))


def _lost(happening: Happening) -> str:
    islands = join_in_words([tile_name(island) for island in happening["islands"]])
    if not happening["fleet"]:
        return text("log-lost-empty", islands=islands)
    return text("log-lost", islands=islands, fleet=fleet_text(happening["fleet"]))


def _fleet_line(message: str, place: str = "") -> Callable[[Happening], str]:
    """Return a function that writes a message about a fleet. `place` is the event's key for the place."""

    def write_line(happening: Happening) -> str:
        where = {"island": _place(happening[place])} if place else {}
        return text(message, who=player_name(happening["mover"]), fleet=fleet_text(happening["fleet"]), **where)

    return write_line


def _shifted(happening: Happening) -> str:
    return text(
        "log-shifted",
        who=player_name(happening["colour"]),
        source=_place(happening["source"]),
        island=_place(happening["beach"]),
    )


def _crowned(happening: Happening) -> str:
    return text(
        "log-crowned",
        who=player_name(happening["colour"]),
        island=_place(happening["island"]),
        count=happening["returned"],
    )


def _resettled(happening: Happening) -> str:
    count = sum(happening["returned"].values())
    return text("log-resettled", who=player_name(happening["colour"]), count=count)


_LINE_WRITERS: Final[dict[str, Callable[[Happening], str]]] = {
    "placed": _placed,
    "shifted": _shifted,
    "crowned": _crowned,
    "resettled": _resettled,
    "sailed": _fleet_line("log-sailed", "beach"),
    "discovered": _discovered,
    "passed": lambda _: "",
    "sank": _fleet_line("log-sank"),
    "at_sea": _fleet_line("log-at-sea"),
    "turned_back": lambda happening: text("log-turned-back", island=_place(happening["island"])),
    "arrived": _fleet_line("log-arrived", "island"),
    "landed": _fleet_line("log-landed", "island"),
    "surplus": _fleet_line("log-surplus", "island"),
    "lost": _lost,
    "repeated": _fleet_line("log-repeated"),
    "turn": lambda _: "",
    "over": lambda happening: text("log-over", reason=happening["reason"]),
}
"""Functions that return the line for an event, by kind of event. Events without a line return an empty text."""
