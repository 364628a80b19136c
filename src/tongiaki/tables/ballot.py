"""A question that is open at a table, and the answers so far."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tongiaki.tables.colours import Colour
from tongiaki.tables.seats import Seats
from tongiaki.tables.views import VoteKind, VoteOutcome


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote: `number` is that of its entry, `seat` the seat asked for, or, for an undo, the asker's own.

    `back_to` is the number of the first move to take back; `until` in seconds since 1970, UTC; `answers` go by seat.
    """

    number: int
    kind: VoteKind
    person: str
    name: str
    seat: int
    colour: Colour
    back_to: int | None
    until: int
    answers: dict[int, bool]

    def with_answer(self, seat: int, *, accept: bool) -> Vote:
        """Take an answer in; who answers again thinks again."""
        return replace(self, answers=self.answers | {seat: accept})

    def without(self, seat: int) -> Vote:
        """Forget the answer of a seat that is left."""
        return replace(self, answers={other: accept for other, accept in self.answers.items() if other != seat})

    def asks(self, seats: Seats) -> list[int]:
        """List the seats that decide: the people's, except the asker's."""
        return [
            seat for seat, sitter in seats.taken() if sitter.person not in {None, self.person} and seat != self.seat
        ]

    def is_moot(self, seat: int, person: str) -> bool:
        """Tell whether the question is pointless once the person sits on the seat."""
        return self.kind == "seat" and (seat == self.seat or person == self.person)

    def count(self, seats: Seats, *, accept: bool) -> int:
        """Count the answers that say so."""
        return sum(self.answers.get(seat) is accept for seat in self.asks(seats))

    def decided(self, seats: Seats) -> VoteOutcome | None:
        """Tell the outcome, once no further answer can change it: most must agree to a seat, and all to an undo."""
        voters = len(self.asks(seats))
        yes, no = self.count(seats, accept=True), self.count(seats, accept=False)
        if yes == voters or (self.kind == "seat" and 2 * yes > voters):
            return "accepted"
        if no and (self.kind == "undo" or 2 * no >= voters):
            return "refused"
        return None
