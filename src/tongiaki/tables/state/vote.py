"""The open vote at a table and the answers so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from tongiaki.record.colours import Colour
from tongiaki.tables.state.seats import Seats
from tongiaki.tables.structs.entries import Asked
from tongiaki.tables.structs.views import VoteKind, VoteOutcome


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote; `number` is the number of its entry.

    `seat`: the seat in question for the kinds `seat` and `bot`, otherwise the asker's own. `back_to`: the number of the
    first move to undo. `until`: the time when it expires, in seconds since 1970, UTC. `answers`: the answers by seat.
    `voters`: the seats that decide; None for all except the asker's.
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
        """Create the vote that the entry `number` starts; `colour` is the colour of the seat in question."""
        voters = None if entry.voters is None else frozenset(entry.voters)
        subject = (number, entry.question, entry.person, entry.name, entry.seat, colour)
        return cls(*subject, entry.back_to, entry.until, {}, voters)

    def with_answer(self, seat: int, *, accept: bool) -> Vote:
        """Return the vote with an answer added. It replaces an earlier answer of the same seat."""
        return replace(self, answers=self.answers | {seat: accept})

    def without(self, seat: int) -> Vote:
        """Return the vote without the answer of a seat whose player has left."""
        return replace(self, answers={other: accept for other, accept in self.answers.items() if other != seat})

    def asks(self, seats: Seats) -> list[int]:
        """List the seats that decide: seated persons, except the asker and the seat in question."""
        return [
            seat
            for seat, sitter in seats.taken()
            if sitter.person not in {None, self.person}
            and seat != self.seat
            and (self.voters is None or seat in self.voters)
        ]

    def is_moot(self, seat: int, person: str) -> bool:
        """Return whether the vote becomes pointless when the person takes the seat."""
        about = self.kind in {"seat", "bot"} and seat == self.seat
        return about or (self.kind == "seat" and person == self.person)

    def count(self, seats: Seats, *, accept: bool) -> int:
        """Count the answers for or against."""
        return sum(self.answers.get(seat) is accept for seat in self.asks(seats))

    def decided(self, seats: Seats) -> VoteOutcome | None:
        """Return the outcome once no further answer can change it.

        A vote to seat a newcomer or a stand-in bot needs a majority; for a bot, the asker counts as a vote in favour.
        Any other vote must be unanimous. A vote to resume cannot be refused, only delayed. Otherwise, a losing player
        could keep the game paused forever.
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
