"""A question that is open at a table, and the answers so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from tongiaki.record.colours import Colour
from tongiaki.tables.state.seats import Seats
from tongiaki.tables.structs.entries import Asked
from tongiaki.tables.structs.views import VoteKind, VoteOutcome


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote: `number` is that of its entry, `seat` the seat that is asked for, or a bot for it; else the asker's own.

    `back_to` is the number of the first move to take back; `until` in seconds since 1970, UTC; `answers` go by seat.
    `voters` are the seats that decide, null for all but the asker's.
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
    voters: frozenset[int] | None = None

    @classmethod
    def from_entry(cls, number: int, entry: Asked, colour: Colour) -> Self:
        """Open the vote that the entry `number` asks for; `colour` is that of the seat in question."""
        voters = None if entry.voters is None else frozenset(entry.voters)
        subject = (number, entry.question, entry.person, entry.name, entry.seat, colour)
        return cls(*subject, entry.back_to, entry.until, {}, voters)

    def with_answer(self, seat: int, *, accept: bool) -> Vote:
        """Take an answer in; who answers again thinks again."""
        return replace(self, answers=self.answers | {seat: accept})

    def without(self, seat: int) -> Vote:
        """Forget the answer of a seat that is left."""
        return replace(self, answers={other: accept for other, accept in self.answers.items() if other != seat})

    def asks(self, seats: Seats) -> list[int]:
        """List the seats that decide: people's, except the asker's and the one that it is about."""
        return [
            seat
            for seat, sitter in seats.taken()
            if sitter.person not in {None, self.person}
            and seat != self.seat
            and (self.voters is None or seat in self.voters)
        ]

    def is_moot(self, seat: int, person: str) -> bool:
        """Tell whether the question is pointless once the person sits on the seat."""
        about = self.kind in {"seat", "bot"} and seat == self.seat
        return about or (self.kind == "seat" and person == self.person)

    def count(self, seats: Seats, *, accept: bool) -> int:
        """Count the answers that say so."""
        return sum(self.answers.get(seat) is accept for seat in self.asks(seats))

    def decided(self, seats: Seats) -> VoteOutcome | None:
        """Tell the outcome, once no further answer can change it.

        Most must agree to a newcomer and to a bot for one who is gone, where the asker is one of them; else all must.
        Going on is never refused, or who is about to lose would have the game rest for ever: it is only put off.
        """
        voters = len(self.asks(seats))
        yes, no = self.count(seats, accept=True), self.count(seats, accept=False)
        own = 1 if self.kind == "bot" else 0
        by_most = self.kind in {"seat", "bot"}
        if yes == voters or (by_most and 2 * (yes + own) > voters + own):
            return "accepted"
        if no and self.kind != "resume" and (not by_most or 2 * no >= voters + own):
            return "refused"
        return None
