"""The kind of a puzzle, derived from the rules and from the results of its lines of moves, without any evaluation."""

from __future__ import annotations

from dataclasses import dataclass

from tongiaki.puzzles.puzzle import Kind
from tongiaki.rules import Position
from tongiaki.rules.scoring import owners
from tongiaki.rules.tiles import TILE_ID
from tongiaki.search import Stretch

MIN_CHAIN = 3
"""Minimum number of fleets that sail in a chain puzzle."""
_LOSSES = frozenset({"sank", "surplus", "repeated", "lost"})
"""Kinds of events that force ships to return to the supply."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a line of moves, for the player who makes the moves."""

    first: str
    fleets: int
    """Number of fleets that sailed."""
    own_ships_lost: int
    """Number of the player's own ships that were forced to return to the supply, for example because they sank."""
    rivals_sunk: int
    end: Position


@dataclass(frozen=True, slots=True)
class Split:
    """The right and the wrong lines of a puzzle. The most tempting wrong line comes first."""

    start: Position
    right: list[Outcome]
    wrong: list[Outcome]


def play_line(start: Position, moves: list[int]) -> Outcome:
    """Return the outcome of a line of moves without changing the start position."""
    end = start.copy()
    end.log = []
    for move in moves:
        end.play(move)
    own, events = start.colours[start.turn], end.happenings()
    sunk = [event["fleet"] for event in events if event["kind"] == "sank"]
    return Outcome(
        start.text(moves[0]),
        sum(event["kind"] == "sailed" for event in events),
        sum(event["fleet"].get(own, 0) for event in events if event["kind"] in _LOSSES),
        sum(ships for fleet in sunk for colour, ships in fleet.items() if colour != own),
        end,
    )


def find_kind(split: Split) -> Kind | None:
    """Return the kind of a puzzle, or None if no kind fits."""
    if _wins_the_last_turn(split):
        return "last"
    if split.start.is_ending():
        return None
    if _crowns_in_time(split):
        return "crown"
    if _sails_the_longest_chain(split):
        return "chain"
    if _sinks_a_rival(split):
        return "sink"
    return "save" if _saves_the_fleet(split) else None


def _wins_the_last_turn(split: Split) -> bool:
    """Return whether the game ends with this turn and only the right lines win it."""
    seat = split.start.turn
    if not all(outcome.end.phase == "over" for outcome in (*split.right, *split.wrong)):
        return False
    return all(_wins(outcome.end, seat) for outcome in split.right) and not any(
        _wins(outcome.end, seat) for outcome in split.wrong
    )


def _wins(end: Position, seat: int) -> bool:
    """Return whether a seat is the only winner."""
    return [standing.seat for standing in end.standings() if standing.rank == 1] == [seat]


def _crowns_in_time(split: Split) -> bool:
    """Return whether the right lines crown an island that the next player can enter after the most tempting line."""
    crowned = {outcome.first for outcome in split.right}
    after = split.wrong[0].end
    if len(crowned) > 1 or after.phase != "turn":
        return False
    verb, _, name = crowned.pop().partition(" ")
    if verb != "crown":
        return False
    island = TILE_ID.index(name)
    return any(owners(end, island) != [split.start.turn] for end in Stretch(after).ends)


def _sails_the_longest_chain(split: Split) -> bool:
    """Return whether the right lines make the longest chains, longer than that of the most tempting wrong line."""
    shortest = min(outcome.fleets for outcome in split.right)
    longest_wrong = max(outcome.fleets for outcome in split.wrong)
    return shortest >= MIN_CHAIN and shortest >= longest_wrong and shortest > split.wrong[0].fleets


def _sinks_a_rival(split: Split) -> bool:
    """Return whether all right lines sink ships of rivals, but the most tempting wrong line sinks none."""
    return all(outcome.rivals_sunk for outcome in split.right) and not split.wrong[0].rivals_sunk


def _saves_the_fleet(split: Split) -> bool:
    """Return whether a fleet sails, no right line loses the player's ships, and the most tempting wrong line does."""
    under_way = split.start.phase != "turn" or all(outcome.fleets for outcome in split.right)
    return (
        under_way and split.wrong[0].own_ships_lost > 0 and not any(outcome.own_ships_lost for outcome in split.right)
    )
