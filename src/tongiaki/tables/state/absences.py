"""Who plays for whom: seats kept for those who left, bots that stand in, turns that a bot finishes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from tongiaki.tables.state.seats import Occupant
from tongiaki.tables.structs.views import StoodInFor

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot that plays for a person, and why."""

    bot: str
    why: StoodInFor


@dataclass(frozen=True, slots=True)
class Absences:
    """What became of the seats of a running game whose people do not play.

    `held` are those who stood up, by seat; `stand_ins` the bots that play for somebody, present or not; `timed_out` is
    the seat whose turn a bot finishes; `resigned` those who gave the game up, by seat, the first of them first;
    `resting` are the seats of those on vacation, and until when at most, in milliseconds since 1970, UTC.
    """

    held: Mapping[int, Occupant] = field(default_factory=dict)
    stand_ins: Mapping[int, StandIn] = field(default_factory=dict)
    timed_out: int | None = None
    resigned: Mapping[int, Occupant] = field(default_factory=dict)
    resting: Mapping[int, int] = field(default_factory=dict)

    def left(self, seat: int, sitter: Occupant) -> Absences:
        """Keep the seat for the one who stands up from it."""
        return replace(self.rested(seat, None), held={**self.held, seat: sitter})

    def claimed(self, seat: int, person: str) -> Absences:
        """Keep the seat for the same human being under another identity."""
        return replace(self, held={**self.held, seat: replace(self.held[seat], person=person, key_hash=None)})

    def taken(self, seat: int) -> Absences:
        """Have the seat's own player play again: whoever sits on it now."""
        return replace(self, held=_without(self.held, seat), stand_ins=_without(self.stand_ins, seat))

    def stood_in(self, seat: int, stand_in: StandIn | None) -> Absences:
        """Have a bot play for the seat, or none any more."""
        others = _without(self.stand_ins, seat)
        return replace(self, stand_ins=others if stand_in is None else {**others, seat: stand_in})

    def given_up(self, seat: int, sitter: Occupant, stand_in: StandIn) -> Absences:
        """Have a bot play to the end for the one who resigns."""
        return replace(self.stood_in(seat, stand_in).rested(seat, None), resigned={**self.resigned, seat: sitter})

    def rested(self, seat: int, until: int | None) -> Absences:
        """Have the seat's person be on vacation until then at most, or no longer."""
        others = _without(self.resting, seat)
        return replace(self, resting=others if until is None else {**others, seat: until})

    def out_of_time(self, seat: int | None) -> Absences:
        """Have a bot finish the turn of the seat, or nobody's."""
        return self if seat == self.timed_out else replace(self, timed_out=seat)

    def seat_of(self, person: str) -> int | None:
        """Tell the seat that is kept for a person."""
        return next((seat for seat, sitter in self.held.items() if sitter.person == person), None)


def _without(kept: Mapping[int, _T], seat: int) -> dict[int, _T]:
    return {other: one for other, one in kept.items() if other != seat}
