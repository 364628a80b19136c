"""The kind of a puzzle, derived from the rules and from the results of its lines of moves, without any evaluation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tongiaki.puzzles.puzzle import Kind
from tongiaki.rules import CHANCE, Position
from tongiaki.rules.scoring import owners
from tongiaki.rules.tiles import ISLANDS, TILE_ID, VALUE
from tongiaki.search import Stretch

MIN_CHAIN = 3
"""Minimum number of fleets that sail in a chain puzzle."""
MIN_ENDING_SHARE = 1 / 5
"""Minimum share of the possible tiles that end the game, in a puzzle about ending it."""
_LOSSES = frozenset({"sank", "surplus", "repeated", "lost"})
"""Kinds of events that force ships to return to the supply."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a line of moves, for the player who makes the moves."""

    first: str
    """The first move."""
    fleets: int
    """Number of fleets that sailed."""
    own_ships_lost: int
    """Number of the player's own ships that were forced to return to the supply, for example because they sank."""
    rivals_sunk: int
    ships_lost: int
    """Number of ships of all players that were forced to return to the supply."""
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
    losses = [event["fleet"] for event in events if event["kind"] in _LOSSES]
    return Outcome(
        start.text(moves[0]),
        sum(event["kind"] == "sailed" for event in events),
        sum(fleet.get(own, 0) for fleet in losses),
        sum(ships for fleet in sunk for colour, ships in fleet.items() if colour != own),
        sum(sum(fleet.values()) for fleet in losses),
        end,
    )


def find_kind(split: Split) -> Kind | None:
    """Return the kind of a puzzle, or None if no kind fits.

    Every right line reaches the goal of the kind, but the most tempting wrong line does not.
    """
    if all(outcome.end.phase == "over" for outcome in (*split.right, *split.wrong)):
        is_last = all(map(wins(split), split.right)) and not any(map(wins(split), split.wrong))
        return "last" if is_last else None
    if split.start.is_ending():
        return None
    if _crowns_in_time(split):
        return "crown"
    if _is_decided_by(trades(split), split):
        return "trade"
    if _sails_the_longest_chain(split):
        return "chain"
    if _is_decided_by(drives_out(split), split):
        return "drive"
    if _is_decided_by(sinks(split), split):
        return "sink"
    under_way = split.start.phase != "turn" or all(outcome.fleets for outcome in split.right)
    if under_way and _is_decided_by(saves(split), split):
        return "save"
    if _is_tempted_to_crown(split):
        return "crown"
    return "end" if _is_decided_by(ends_game(split), split) and _is_likely_to_end(split) else None


Goal = Callable[[Outcome], bool]
"""Function that returns whether a line reaches a goal."""


def wins(split: Split) -> Goal:
    """Goal of `last`: the game is over, and the player is the only winner."""

    def reached(outcome: Outcome) -> bool:
        winners = [standing.seat for standing in outcome.end.standings() if standing.rank == 1]
        return outcome.end.phase == "over" and winners == [split.start.turn]

    return reached


def ends_game(_split: Split) -> Goal:
    """Goal of `end`: the line ends with the draw of a tile that can make this the last turn."""
    return lambda outcome: _ending_share(outcome.end) > 0


def crowns(_split: Split) -> Goal:
    """Goal of `crown`: the player crowns an island."""
    return lambda outcome: outcome.first.startswith("crown ")


def trades(split: Split) -> Goal:
    """Goal of `trade`: the player gives up an island, and a rival loses more points than the player."""
    start, seat = split.start, split.start.turn
    before = [standing.points for standing in start.standings()]
    own = [island for island in range(ISLANDS) if VALUE[island] > 0 and seat in owners(start, island)]

    def reached(outcome: Outcome) -> bool:
        if all(seat in owners(outcome.end, island) for island in own):
            return False
        losses = [points - standing.points for points, standing in zip(before, outcome.end.standings(), strict=True)]
        return max(loss for other, loss in enumerate(losses) if other != seat) > max(0, losses[seat])

    return reached


def sails_most(split: Split) -> Goal:
    """Goal of `chain`: no line lets more fleets sail."""
    most = max(outcome.fleets for outcome in (*split.right, *split.wrong))
    return lambda outcome: outcome.fleets >= most


def drives_out(split: Split) -> Goal:
    """Goal of `drive`: a rival loses the last ship on an island.

    No ship is forced to return to the supply, and no tile must be drawn, so that no ship is in danger.
    """
    start, seat = split.start, split.start.turn
    held = [(island, set(owners(start, island)) - {seat}) for island in range(ISLANDS)]

    def reached(outcome: Outcome) -> bool:
        if outcome.ships_lost or outcome.end.to_move == CHANCE:
            return False
        return any(rivals - set(owners(outcome.end, island)) for island, rivals in held)

    return reached


def sinks(_split: Split) -> Goal:
    """Goal of `sink`: ships of rivals sink."""
    return lambda outcome: outcome.rivals_sunk > 0


def saves(_split: Split) -> Goal:
    """Goal of `save`: none of the player's ships is forced to return to the supply."""
    return lambda outcome: outcome.own_ships_lost == 0


GOALS: Final[dict[Kind, Callable[[Split], Goal]]] = {
    "chain": sails_most,
    "save": saves,
    "crown": crowns,
    "sink": sinks,
    "last": wins,
    "end": ends_game,
    "drive": drives_out,
    "trade": trades,
}
"""The goal of each kind."""


def legal_crowns(position: Position) -> int:
    """Return the number of islands that the player to move can crown."""
    return sum(position.text(move).startswith("crown ") for move in position.legal_moves())


def _is_decided_by(goal: Goal, split: Split) -> bool:
    """Return whether all right lines reach a goal, but the most tempting wrong line does not."""
    return not goal(split.wrong[0]) and all(map(goal, split.right))


def _ending_share(end: Position) -> float:
    """Return the share of the possible tiles that make this the last turn; 0 if no tile must be drawn."""
    if end.to_move != CHANCE or end.is_ending():
        return 0.0
    draws, ending = end.legal_moves(), 0
    for draw in draws:
        after = end.copy()
        after.play(draw)
        ending += after.is_ending() or after.phase == "over"
    return ending / len(draws)


def _is_likely_to_end(split: Split) -> bool:
    """Return whether the draw ends the game with at least MIN_ENDING_SHARE of the tiles after every right line."""
    return all(_ending_share(outcome.end) >= MIN_ENDING_SHARE for outcome in split.right)


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


def _is_tempted_to_crown(split: Split) -> bool:
    """Return whether the most tempting wrong line crowns an island, and no right line does."""
    crowned = crowns(split)
    return crowned(split.wrong[0]) and not any(map(crowned, split.right))


def _sails_the_longest_chain(split: Split) -> bool:
    """Return whether the right lines make the longest chains, longer than that of the most tempting wrong line."""
    shortest = min(outcome.fleets for outcome in split.right)
    return shortest >= MIN_CHAIN and _is_decided_by(sails_most(split), split)
