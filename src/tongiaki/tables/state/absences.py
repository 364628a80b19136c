"""Absent players of a running game: reserved seats, stand-in bots, turns finished by a bot, and vacations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from tongiaki.tables.state.seats import Occupant
from tongiaki.tables.structs.views import StoodInFor

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot that plays for a person, and the reason why it does."""

    bot: str
    why: StoodInFor


@dataclass(frozen=True, slots=True)
class Absences:
    """The seats of a running game whose owners do not play themselves.

    `held`: the players who stood up, by seat. `stand_ins`: the bots that play for a person, present or not.
    `timed_out`: the seat whose turn a bot finishes. `resigned`: the players who resigned, by seat, in order. `resting`:
    the seats of players on vacation, with the latest end of the vacation, in milliseconds since 1970, UTC.
    """

    held: Mapping[int, Occupant] = field(default_factory=dict)
    stand_ins: Mapping[int, StandIn] = field(default_factory=dict)
    timed_out: int | None = None
    resigned: Mapping[int, Occupant] = field(default_factory=dict)
    resting: Mapping[int, int] = field(default_factory=dict)

    def left(self, seat: int, sitter: Occupant) -> Absences:
        """Reserve the seat for the person who leaves it."""
        return replace(self.rested(seat, None), held={**self.held, seat: sitter})

    def claimed(self, seat: int, person: str) -> Absences:
        """Reserve the seat for the same human being under a new identity."""
        return replace(self, held={**self.held, seat: replace(self.held[seat], person=person, key_hash=None)})

    def taken(self, seat: int) -> Absences:
        """Let the person who is now on the seat play."""
        return replace(self, held=_without(self.held, seat), stand_ins=_without(self.stand_ins, seat))

    def stood_in(self, seat: int, stand_in: StandIn | None) -> Absences:
        """Set the bot that plays for the seat; None removes it."""
        others = _without(self.stand_ins, seat)
        return replace(self, stand_ins=others if stand_in is None else {**others, seat: stand_in})

    def given_up(self, seat: int, sitter: Occupant, stand_in: StandIn) -> Absences:
        """Let a bot play until the end for a player who resigns."""
        return replace(self.stood_in(seat, stand_in).rested(seat, None), resigned={**self.resigned, seat: sitter})

    def rested(self, seat: int, until: int | None) -> Absences:
        """Start the vacation of the seat's person, with its latest end; None ends it."""
        others = _without(self.resting, seat)
        return replace(self, resting=others if until is None else {**others, seat: until})

    def out_of_time(self, seat: int | None) -> Absences:
        """Set the seat whose turn a bot finishes; None for no seat."""
        return self if seat == self.timed_out else replace(self, timed_out=seat)

    def seat_of(self, person: str) -> int | None:
        """Return the seat that is reserved for a person."""
        return next((seat for seat, sitter in self.held.items() if sitter.person == person), None)


def _without(kept: Mapping[int, _T], seat: int) -> dict[int, _T]:
    return {other: value for other, value in kept.items() if other != seat}
