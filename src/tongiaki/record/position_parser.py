"""The parser for the fields of a position text. `position_check` then checks the position as a whole."""

import re
from dataclasses import dataclass
from typing import Final

from tongiaki.record.position_check import PositionTextError
from tongiaki.record.terms import NUMBER
from tongiaki.rules import CHOICES, COLOURS, RULES_VERSION, Position, Terms
from tongiaki.rules.chain import is_trapped
from tongiaki.rules.chart import OFF, Chart
from tongiaki.rules.fleets import EMPTY, ONE_SHIP, SHIPS, ships_of
from tongiaki.rules.hexes import cell
from tongiaki.rules.numbers import Ints, ints
from tongiaki.rules.state import LAST_ISLAND, LAST_WATER, MIGRATION, PHASES
from tongiaki.rules.tiles import (
    ALL_ISLANDS,
    ALL_WATER,
    BEACH_BITS,
    BEACH_ID,
    BEACHES,
    BERTHS,
    BIT,
    EDGE_ID,
    FIRST_BEACH,
    ISLANDS,
    NONE,
    SIDES,
    TILE_NUMBER,
    TILES,
)

FIELDS: Final = (
    "rules",
    "players",
    "clock",
    "phase",
    "turn",
    "tiles",
    "at-sea",
    "lost",
    "flags",
    "voyage",
    "memory",
)
_PLACE: Final = re.compile(r"([a-z0-9_]+)@(-?\d{1,2}),(-?\d{1,2}),([0-5])(?:=([A-Za-z/]*))?")
_FLAGS: Final = re.compile(r"d?l?s?r?[iw]?")
_MAX_DISTANCE: Final = 31
"""Maximum distance of a tile from Tonga."""


@dataclass(frozen=True, slots=True)
class _Field:
    """The text of a field and the column where it begins."""

    name: str
    text: str
    column: int

    def error(self, code: str = "field", at: str = "", **facts: str | int) -> PositionTextError:
        """Return an error that refers to a part of this field's text."""
        offset = max(self.text.find(at), 0)
        return PositionTextError(code, self.column + offset, {"field": self.name, "text": at or self.text, **facts})


def parse(text: str) -> Position:
    """Return the position that the fields describe, without checking that it is possible.

    Raises:
        PositionTextError: a field is missing or malformed.
    """
    fields = _fields(text)
    position = _set_up(fields)
    phase = fields["phase"]
    if phase.text not in PHASES:
        raise phase.error()
    position.phase_number = PHASES.index(phase.text)
    position.turn = _seat(position, fields["turn"], fields["turn"].text)
    _lay_tiles(position, fields["tiles"])
    position.at_sea = _fleet(position, fields["at-sea"], fields["at-sea"].text.removeprefix("-"))
    _read_pile(position, fields["lost"])
    _read_flags(position, fields["flags"])
    _read_voyage(position, fields["voyage"])
    memory = fields["memory"]
    boards = memory.text.split("|") if memory.text != "-" else []
    position.seen = [_board(position, memory, board) for board in boards]
    _count_supply(position, fields["tiles"])
    if position.phase_number == MIGRATION:
        for island in range(ISLANDS):
            if position.full & BEACH_BITS[island] and is_trapped(position, island):
                position.trapped |= BIT[island]
    return position


def _fields(text: str) -> dict[str, _Field]:
    fields = [_Field("", word[0], word.start() + 1) for word in re.finditer(r"\S+", text)]
    if len(fields) != len(FIELDS):
        end = fields[len(FIELDS)].column if len(fields) > len(FIELDS) else len(text) + 1
        raise PositionTextError("fields", end, {"count": len(FIELDS), "given": len(fields)})
    return {name: _Field(name, field.text, field.column) for name, field in zip(FIELDS, fields, strict=True)}


def _set_up(fields: dict[str, _Field]) -> Position:
    if fields["rules"].text != RULES_VERSION:
        raise fields["rules"].error("rules", known=RULES_VERSION)
    letters = {colour[0]: colour for colour in COLOURS}
    players = fields["players"]
    colours = tuple(letters.get(letter, "") for letter in players.text)
    if not 2 <= len(colours) == len(set(colours)) or "" in colours:
        raise players.error()
    numbers = fields["clock"].text.split("/")
    if len(numbers) != 1 + len(CHOICES) or not all(map(NUMBER.fullmatch, numbers)):
        raise fields["clock"].error()
    quiet, *chosen = map(int, numbers)
    position = Position(Terms(len(colours), colours=colours).with_choices(dict(zip(CHOICES, chosen, strict=True))))
    position.quiet_turns = quiet
    return position


def _seat(position: Position, field: _Field, letter: str, at: str = "") -> int:
    for seat, colour in enumerate(position.colours):
        if letter == colour[0]:
            return seat
    raise field.error("no-player", at=at, letter=letter)


def _fleet(position: Position, field: _Field, letters: str, at: str = "") -> int:
    fleet = EMPTY
    for letter in letters:
        seat = _seat(position, field, letter, at)
        if ships_of(fleet, seat) == SHIPS:
            raise field.error("too-many-ships", at=at)
        fleet += ONE_SHIP[seat]
    return fleet


def _lay_tiles(position: Position, field: _Field) -> None:
    chart = Chart(ints([NONE] * TILES), ints([0] * TILES), ints([OFF] * (TILES * SIDES)), ints([0] * TILES))
    taken: set[int] = set()
    entries = []
    for entry in field.text.split(";"):
        match = _PLACE.fullmatch(entry)
        tile = TILE_NUMBER.get(match[1], NONE) if match else NONE
        if match is None or tile == NONE:
            raise field.error(at=entry)
        q, r = int(match[2]), int(match[3])
        if max(abs(q), abs(r), abs(q + r)) > _MAX_DISTANCE or cell(q, r) in taken or chart.is_laid(tile):
            raise field.error("place", at=entry)
        taken.add(cell(q, r))
        chart.lay(tile, cell(q, r), int(match[4]))
        entries.append((tile, match[5], entry))
    position.chart = chart
    for tile, people, entry in entries:
        if people is not None:
            _settle(position, field, tile, people, entry)


def _settle(position: Position, field: _Field, tile: int, people: str, entry: str) -> None:
    """Add the king or the ships of an island."""
    if tile >= ISLANDS:
        raise field.error(at=entry)
    if len(people) == 1 and people.isupper():
        seat = _seat(position, field, people.lower(), entry)
        position.kings[tile] = seat
        position.crowned += ONE_SHIP[seat]
        return
    ships = ints([EMPTY] * BEACHES)
    _read_beaches(position, field, ships, tile, people, entry)
    for beach in range(FIRST_BEACH[tile], FIRST_BEACH[tile + 1]):
        for seat in range(position.players):
            for _ in range(ships_of(ships[beach], seat)):
                position.put_ship(seat, beach)


def _read_beaches(position: Position, field: _Field, ships: Ints, island: int, text: str, entry: str) -> None:
    fleets = text.split("/")
    first = FIRST_BEACH[island]
    if len(fleets) != FIRST_BEACH[island + 1] - first:
        raise field.error("beaches", at=entry, count=FIRST_BEACH[island + 1] - first)
    for number, letters in enumerate(fleets):
        fleet = _fleet(position, field, letters, entry)
        if len(letters) > BERTHS[first + number]:
            raise field.error("berths", at=entry, count=BERTHS[first + number])
        ships[first + number] = fleet


def _board(position: Position, field: _Field, board: str) -> Ints:
    ships = ints([EMPTY] * BEACHES)
    for entry in board.split(";"):
        name, _, beaches = entry.partition("=")
        island = TILE_NUMBER.get(name, ISLANDS)
        if island >= ISLANDS:
            raise field.error(at=entry)
        _read_beaches(position, field, ships, island, beaches, entry)
    return ships


def _read_pile(position: Position, field: _Field) -> None:
    """Remove from the pile the tiles that are laid or out of the game."""
    position.pile = ALL_ISLANDS | ALL_WATER
    for tile in range(TILES):
        if position.chart.is_laid(tile):
            position.pile &= ~BIT[tile]
    for name in field.text.split(",") if field.text != "-" else ():
        tile = TILE_NUMBER.get(name, NONE)
        if tile == NONE or not position.pile & BIT[tile]:
            raise field.error(at=name)
        position.pile &= ~BIT[tile]


def _read_flags(position: Position, field: _Field) -> None:
    flags = field.text.removeprefix("-")
    if not _FLAGS.fullmatch(flags) or (flags and field.text.startswith("-")):
        raise field.error()
    position.drew = "d" in flags
    position.lost_island = "l" in flags
    position.resettling = "s" in flags
    position.repeated = "r" in flags
    position.ending = LAST_ISLAND if "i" in flags else LAST_WATER if "w" in flags else 0


def _read_voyage(position: Position, field: _Field) -> None:
    if field.text == "-":
        return
    goal = field.text
    if "/" in goal:
        parts = goal.split("/")
        if len(parts) != 3 or not parts[0] or TILE_NUMBER.get(parts[1], ISLANDS) >= ISLANDS:
            raise field.error()
        position.fleet = _fleet(position, field, parts[0])
        position.origin = TILE_NUMBER[parts[1]]
        goal = parts[2]
    name, dot, numbers = goal.partition(".")
    if goal in EDGE_ID:
        position.edge = EDGE_ID.index(goal)
    elif position.fleet == EMPTY and goal in BEACH_ID:
        position.beach_to_fill = BEACH_ID.index(goal)
    elif TILE_NUMBER.get(name, ISLANDS) < ISLANDS:
        position.island = TILE_NUMBER[name]
        first = FIRST_BEACH[position.island]
        for number in numbers.split(",") if dot else ():
            beach = f"{name}.{number}"
            if beach not in BEACH_ID:
                raise field.error(at=goal)
            position.waiting |= BIT[BEACH_ID.index(beach) - first]
    else:
        raise field.error(at=goal)


def _count_supply(position: Position, field: _Field) -> None:
    """Set the supplies: every ship that is nowhere else is in its owner's supply (clause 1)."""
    position.supply = EMPTY
    fleets = [*position.ashore, position.crowned, position.at_sea, position.fleet]
    for seat, colour in enumerate(position.colours):
        left = SHIPS - sum(ships_of(fleet, seat) for fleet in fleets)
        if left < 0:
            raise field.error("too-many-ships", colour=colour)
        position.supply += left * ONE_SHIP[seat]
