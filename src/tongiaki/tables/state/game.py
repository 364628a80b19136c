"""A game in progress: the position, the sealed pile that determines draws, and the moves that can be undone."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import msgspec

from tongiaki.bots.greedy import landing_plans
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, Odds, Position, Terms
from tongiaki.tables.structs.entries import Started
from tongiaki.tables.structs.happenings import Happening

KEPT = 50
"""Maximum number of decisions that can be undone in a row."""


class _Told(msgspec.Struct):
    """Wrapper struct: msgspec caches type information for structs, but inspects plain lists again on each call."""

    happenings: list[Happening]


@dataclass(frozen=True, slots=True)
class _Step:
    """A move with the positions before and after it, and its effects."""

    before: Position
    text: str
    move: int
    after: Position
    told: list[Happening]


class Game:
    """The game of a table, built move by move from its start; `began` is in seconds since 1970, UTC.

    Positions are never modified. Each move creates a new one, so that copies of the game can share positions.
    """

    def __init__(self, started: Started, began: int, terms: Terms) -> None:
        self.colours: list[Colour] = started.colours
        self.began = began
        self.rules = started.rules
        self.pile = started.pile
        self.salt = started.salt
        self.commitment = started.commitment
        self.given = started.given
        self.known = started.known
        self.chance = started.chance
        self._set_position(Position(terms))
        self.moves: list[int] = []
        self._numbers: list[int] = []
        self._drawn = 0
        self._odds: tuple[Position, dict[int, Odds]] = self.position, {}  # cache of the odds of sails in this position
        self._plans: tuple[Position, list[list[str]]] | None = None
        self._before: deque[Position] = deque(maxlen=KEPT)  # positions before the decisions since the last draw
        self._previewed: tuple[_Step, ...] = ()  # cache of the last previewed move, usually the next one played
        self._shown: tuple[Position, msgspec.Raw] | None = None

    @property
    def undoer(self) -> int | None:
        """The seat that may undo the last move, its own decision; None after a draw and once the game is over.

        Moves that were copied from another game cannot be undone.
        """
        own = len(self.moves) > self.given
        return self._before[-1].to_move if own and self._before and not self.over else None

    @property
    def last_number(self) -> int:
        """The entry number of the last move; 0 if there is none."""
        return self._numbers[-1] if self._numbers else 0

    @property
    def shown(self) -> msgspec.Raw:
        """The public view of the position as JSON, cached."""
        if self._shown is None or self._shown[0] is not self.position:
            self._shown = self.position, msgspec.Raw(msgspec.json.encode(self.position.describe()))
        return self._shown[1]

    def __copy__(self) -> Game:
        """Copy the game, so that moves can be played on the copy only."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.__dict__.update(moves=self.moves.copy(), _numbers=self._numbers.copy(), _before=self._before.copy())
        return other

    def odds(self, sail: int) -> Odds:
        """Return the odds of a sail from a full beach, cached."""
        if self._odds[0] is not self.position:
            self._odds = self.position, {}
        known = self._odds[1]
        if sail not in known:
            known[sail] = self.position.odds(sail)
        return known[sail]

    @property
    def plans(self) -> list[list[str]]:
        """Suggested landings of the fleet, as lists of moves, cached."""
        if self._plans is None or self._plans[0] is not self.position:
            position = self.position
            plans = [[position.text(move) for move in plan] for plan in landing_plans(position)]
            self._plans = position, plans
        return self._plans[1]

    def ahead(self, move: int) -> tuple[list[str], Position]:
        """Return the notation of a legal decision and of the draws that follow it, and the resulting position."""
        steps = [_played(self.position, self.position.text(move), move)]
        for tile in self.pile[self._drawn :]:
            position = steps[-1].after
            if position.to_move != CHANCE:
                break
            steps.append(_played(position, f"draw {tile}", position.parse(f"draw {tile}")))
        self._previewed = tuple(steps)
        return [step.text for step in steps], steps[-1].after

    def play(self, number: int, text: str) -> list[Happening]:
        """Play the legal move of the entry `number` and return its effects."""
        before = self.position
        step = next((step for step in self._previewed if step.before is before and step.text == text), None)
        if step is None:
            step = _played(before, text, before.parse(text))
        self._pass(before)
        self._set_position(step.after)
        self.moves.append(step.move)
        self._numbers.append(number)
        return step.told

    def undo(self) -> None:
        """Undo the last move and return a drawn tile to the top of the pile."""
        self._numbers.pop()
        self.moves.pop()
        if self._before:
            self._set_position(self._before.pop())
        else:
            self._replay()

    def _replay(self) -> None:
        """Replay all moves, because positions are stored only for the last decisions since a draw."""
        position = Position(self.position.terms)
        self._drawn = 0
        for move in self.moves:
            self._pass(position)
            position = position.copy()
            position.play(move)
        self._set_position(position)

    def _set_position(self, position: Position) -> None:
        to_move = position.to_move
        self.position = position
        self.over = to_move == OVER
        self.mover = to_move if to_move >= 0 else None
        """The seat that decides; None before a draw and once the game is over."""

    def _pass(self, position: Position) -> None:
        """Store the position before a decision, so that it can be undone; a draw clears the stored positions."""
        if position.to_move == CHANCE:
            self._drawn += 1
            self._before.clear()
        else:
            self._before.append(position)


def _played(before: Position, text: str, move: int) -> _Step:
    after = before.copy()
    after.log = []
    after.play(move)
    told = happenings_since_cleared(after)
    after.log = None
    return _Step(before, text, move, after, told)


def happenings_since_cleared(position: Position) -> list[Happening]:
    """Return the effects of the moves since the position's log was last cleared."""
    told = position.happenings()
    for happening in told:
        if happening["kind"] == "over":
            happening["reason"] = position.end_reason
    return msgspec.convert({"happenings": told}, _Told).happenings
