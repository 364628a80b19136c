"""Facts about a line of moves: arrivals, departures, sunk ships, points, and the possible results of a draw."""

from __future__ import annotations

import msgspec

from tongiaki.coach.evaluator import seat_colours
from tongiaki.record.colours import Colour, Fleet
from tongiaki.rules import CHANCE, Position
from tongiaki.rules.fleets import EMPTY, colours
from tongiaki.rules.happenings import ARRIVED, SAILED, SANK, STAYED_AT_SEA
from tongiaki.rules.scoring import owners
from tongiaki.rules.tiles import ISLANDS, TILE_ID


class _Fact(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", gc=False):
    """Base class of facts. "The player" is the one who makes the moves, and a "rival" is any other player."""


class Ends(_Fact, tag="ends"):
    """The game is over after the line."""


class Draws(_Fact, tag="draws"):
    """The line ends with a draw for a fleet. The fields count the possible `tiles` by their result.

    The fleet lands on `lands` of the tiles, sails on and draws again on `passes`, and sinks on `sinks`. On the other
    tiles, it stays at sea. `ending` of the tiles make this turn the last one.
    """

    colours: int
    tiles: int
    lands: int
    passes: int
    sinks: int
    ending: int


class Crowns(_Fact, tag="crowns"):
    """The player crowns an island."""

    island: str


class Resettles(_Fact, tag="resettles"):
    """The player resettles: all ships return to the supply, and the player looks for a new island."""


class Drives(_Fact, tag="drives"):
    """A rival lost the last ship on an island."""

    colour: Colour
    island: str


class Brings(_Fact, tag="brings"):
    """A rival arrives at an island."""

    colour: Colour
    island: str


class Reaches(_Fact, tag="reaches"):
    """The player arrives at an island."""

    island: str


class Leaves(_Fact, tag="leaves"):
    """The player left an island with all of the player's ships. `to` lists the players who still have ships there."""

    island: str
    to: list[Colour]


class Sinks(_Fact, tag="sinks"):
    """Ships return to the supply because they sink in a current, or because the position is repeated."""

    fleet: Fleet


class Loses(_Fact, tag="loses"):
    """Islands are removed from the game because no ship can leave them (clause 10)."""

    islands: list[str]


class Chain(_Fact, tag="chain"):
    """Several fleets sail: `fleets` is their number, 2 or more."""

    fleets: int


class Score(_Fact, tag="score"):
    """Each player's points before and after the line. A fleet that is still sailing scores nothing."""

    before: Fleet
    after: Fleet


Fact = Ends | Draws | Crowns | Resettles | Drives | Brings | Reaches | Leaves | Sinks | Loses | Chain | Score


def find_facts(start: Position, moves: list[int]) -> list[Fact]:
    """Return the facts about one player's moves, the most important first. The position is not changed."""
    end = start.copy()
    end.log = []
    for move in moves:
        end.play(move)
    facts: list[Fact] = [Ends()] if end.phase == "over" else []
    if end.to_move == CHANCE and end.fleet != EMPTY:
        facts.append(count_draws(end))
    events = end.happenings()
    facts += [Crowns(event["island"]) for event in events if event["kind"] == "crowned"]
    facts += [Resettles() for event in events if event["kind"] == "resettled"]
    facts += _find_movements(start, end)
    facts += [Sinks(event["fleet"]) for event in events if event["kind"] in ("sank", "repeated")]
    facts += [Loses(event["islands"]) for event in events if event["kind"] == "lost"]
    fleets = sum(entry[0] == SAILED for entry in end.log)
    if fleets > 1:
        facts.append(Chain(fleets))
    before, after = _points(start), _points(end)
    if before != after:
        facts.append(Score(before, after))
    return facts


def _find_movements(start: Position, end: Position) -> list[Fact]:
    """Return the arrivals and departures between two positions."""
    names = seat_colours(end)
    drives: list[Fact] = []
    brings: list[Fact] = []
    reaches: list[Fact] = []
    leaves: list[Fact] = []
    for island in range(ISLANDS):
        before, after, tile = owners(start, island), owners(end, island), TILE_ID[island]
        for seat in before:
            if seat not in after and seat == start.turn:
                leaves.append(Leaves(tile, [names[other] for other in after]))
            elif seat not in after:
                drives.append(Drives(names[seat], tile))
        for seat in after:
            if seat not in before and seat == start.turn:
                reaches.append(Reaches(tile))
            elif seat not in before:
                brings.append(Brings(names[seat], tile))
    return [*drives, *reaches, *leaves, *brings]


def count_draws(end: Position) -> Draws:
    """Count the possible tiles of a draw by their result. The position is not changed."""
    draws = Draws(colours(end.fleet), 0, 0, 0, 0, 0)
    for tile in end.legal_moves():
        after = end.copy()
        after.log = []
        after.play(tile)
        kinds = {entry[0] for entry in after.log}
        draws.tiles += 1
        draws.sinks += SANK in kinds
        draws.lands += ARRIVED in kinds
        draws.passes += kinds.isdisjoint({SANK, ARRIVED, STAYED_AT_SEA})
        draws.ending += after.is_ending() and not end.is_ending()
    return draws


def _points(position: Position) -> Fleet:
    return dict(zip(seat_colours(position), (standing.points for standing in position.standings()), strict=True))
