"""A game in progress: the position, the sealed pile that answers its draws, and what may be undone."""

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
"""Decisions that one may take back one after another."""


class _Told(msgspec.Struct):
    """What moves brought about, as a struct: those msgspec keeps in mind, and studies a bare list's type each time."""

    happenings: list[Happening]


@dataclass(frozen=True, slots=True)
class _Step:
    """A move as it was played from one position to the next, and what came of it."""

    before: Position
    text: str
    move: int
    after: Position
    told: list[Happening]


class Game:
    """The game of a table, built from its start and then move by move; `began` is in seconds since 1970, UTC.

    No position changes here: each move leads to another one, so that copies of the game share them.
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
        self.position = Position(terms)
        self.moves: list[int] = []
        self._numbers: list[int] = []
        self._drawn = 0
        self._odds: tuple[Position, dict[int, Odds]] = self.position, {}  # of its sails, as far as somebody asked
        self._plans: tuple[Position, list[list[str]]] | None = None
        self._before: deque[Position] = deque(maxlen=KEPT)  # those before the last decisions since the last draw
        self._foreseen: tuple[_Step, ...] = ()  # what was asked for last: what is asked for is mostly played
        self._shown: tuple[Position, msgspec.Raw] | None = None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position.to_move == OVER

    @property
    def mover(self) -> int | None:
        """The seat that decides; None at a draw and after the end."""
        return self.position.to_move if self.position.to_move >= 0 else None

    @property
    def undoer(self) -> int | None:
        """The seat whose decision was the last move, which may take it back: not past a draw, not after the end.

        What came from another game was nobody's decision here.
        """
        own = len(self.moves) > self.given
        return self._before[-1].to_move if own and self._before and not self.over else None

    @property
    def last_number(self) -> int:
        """The number of the entry of the last move that stands, 0 if there is none."""
        return self._numbers[-1] if self._numbers else 0

    @property
    def shown(self) -> msgspec.Raw:
        """The position as everybody sees it, written once for all."""
        if self._shown is None or self._shown[0] is not self.position:
            self._shown = self.position, msgspec.Raw(msgspec.json.encode(self.position.describe()))
        return self._shown[1]

    def __copy__(self) -> Game:
        """Copy the game, to play on in the copy."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.__dict__.update(moves=self.moves.copy(), _numbers=self._numbers.copy(), _before=self._before.copy())
        return other

    def odds(self, sail: int) -> Odds:
        """Tell what may become of a full beach's ships; worked out once."""
        if self._odds[0] is not self.position:
            self._odds = self.position, {}
        known = self._odds[1]
        if sail not in known:
            known[sail] = self.position.odds(sail)
        return known[sail]

    @property
    def plans(self) -> list[list[str]]:
        """Sensible ways to land the fleet that is landing, move by move; worked out once."""
        if self._plans is None or self._plans[0] is not self.position:
            position = self.position
            plans = [[position.text(move) for move in plan] for plan in landing_plans(position)]
            self._plans = position, plans
        return self._plans[1]

    def ahead(self, move: int) -> tuple[list[str], Position]:
        """Tell what a legal decision leads to: its text and the draws that follow, and the position then."""
        steps = [_played(self.position, self.position.text(move), move)]
        for tile in self.pile[self._drawn :]:
            position = steps[-1].after
            if position.to_move != CHANCE:
                break
            steps.append(_played(position, f"draw {tile}", position.parse(f"draw {tile}")))
        self._foreseen = tuple(steps)
        return [step.text for step in steps], steps[-1].after

    def play(self, number: int, text: str) -> list[Happening]:
        """Play the move of the entry `number`, which must be legal, and tell what came of it."""
        before = self.position
        step = next((one for one in self._foreseen if one.before is before and one.text == text), None)
        if step is None:
            step = _played(before, text, before.parse(text))
        self._pass(before)
        self.position = step.after
        self.moves.append(step.move)
        self._numbers.append(number)
        return step.told

    def undo(self) -> None:
        """Take the last move back; a tile that was drawn is the top of the pile again."""
        self._numbers.pop()
        self.moves.pop()
        if self._before:
            self.position = self._before.pop()
        else:
            self._play_again()

    def _play_again(self) -> None:
        """Build the position anew from its moves, as it is only kept for the last decisions since a draw."""
        position = Position(self.position.terms)
        self._drawn = 0
        for move in self.moves:
            self._pass(position)
            position = position.copy()
            position.play(move)
        self.position = position

    def _pass(self, position: Position) -> None:
        """Leave a position behind: to a decision one may go back, as long as nothing was drawn since."""
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
    """Tell what the moves since the position's log was last emptied brought about."""
    told = position.happenings()
    for happening in told:
        if happening["kind"] == "over":
            happening["reason"] = position.end_reason
    return msgspec.convert({"happenings": told}, _Told).happenings
