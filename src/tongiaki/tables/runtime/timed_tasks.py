"""The duties of a table: to close questions, to end the time of those who are out of it, to replace those who left."""

from __future__ import annotations

import asyncio

from tongiaki.common import moments
from tongiaki.tables.decisions import early_endings, stand_ins, vacations, votes
from tongiaki.tables.runtime.table import Table

LOOKS, MOST_LOOKS, PAUSE = 8, 300, 0.03
"""How often the connections are read before somebody is out of time, at most, and with how many seconds in between."""


class VoteExpiry:
    """Closes an open question when its time is over, or when those who could still answer have left."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def due(self) -> float | None:
        """Tell when the question ends."""
        vote = self._table.state.vote
        if vote is None:
            return None
        return vote.until if vote.decided(self._table.state.seats) is None else 0.0

    async def fulfil(self) -> None:
        """Close it."""
        await self._table.act(lambda state: votes.settle(state, moments.now()))


class ClockExpiry:
    """Acts when the time of the one who decides is over: never before what arrived in time was taken."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def due(self) -> float | None:
        """Tell when the time is over that runs."""
        clock = self._table.state.clock
        if clock is None or clock.deadline is None:
            return None
        return (clock.deadline + self._table.lag) / 1000

    async def fulfil(self) -> None:
        """Read what has arrived by now, and if the time still runs after that, do what the table chose."""
        deadline = self.due()
        for look in range(MOST_LOOKS):
            await asyncio.sleep(PAUSE)
            if look >= LOOKS and not self._answering():
                break
        if self.due() == deadline:
            now = moments.now_ms()
            await self._table.act(lambda state: stand_ins.out_of_time(state, now, self._table.lag))

    def _answering(self) -> bool:
        clock = self._table.state.clock
        sitter = None if clock is None or clock.running is None else self._table.state.seats.places[clock.running]
        return sitter is not None and self._table.is_answering(sitter.person)


class VacationExpiry:
    """Lets the time of those go on whose vacation is over."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def due(self) -> float | None:
        """Tell when the first of them is over."""
        return min((until / 1000 for until in self._table.state.absences.resting.values()), default=None)

    async def fulfil(self) -> None:
        """End those that are over."""
        now = moments.now_ms()
        await self._table.act(lambda state: vacations.expire(state, now))


class LengthLimit:
    """Ends a game that has grown to `most` moves: without a stall limit it might have no end."""

    def __init__(self, table: Table, most: int) -> None:
        self._table = table
        self._most = most

    def due(self) -> float | None:
        """Tell whether it is too long."""
        return 0.0 if early_endings.end_if_too_long(self._table.state, self._most) else None

    async def fulfil(self) -> None:
        """End it."""
        await self._table.act(lambda state: early_endings.end_if_too_long(state, self._most))


class AbsenceCheck:
    """Has bots stand in for people who are gone too long for those who wait; who was replaced so may come back."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._since: dict[int, float] = {}

    def due(self) -> float | None:
        """Tell when the next one was gone for long enough, or has come back."""
        state, present = self._table.state, self._table.present
        if stand_ins.return_connected(state, present):
            return 0.0
        seats = range(len(state.seats.places))
        gone = [seat for seat in seats if stand_ins.is_missing(state, seat, present)]
        now = moments.now()
        # Where everybody is gone, nobody waits: the game waits for them all.
        waiting = not state.paused and any(sitter.person in present for _, sitter in state.seats.taken())
        self._since = {seat: self._since.get(seat, now) for seat in gone} if waiting else {}
        if not self._since or state.options.away == 0:
            return None
        return min(self._since.values()) + state.options.away

    async def fulfil(self) -> None:
        """Give those who are back their seats, and replace those who were gone for long enough."""
        present = self._table.present
        await self._table.act(lambda state: stand_ins.return_connected(state, present))
        away = self._table.state.options.away
        long_ago = moments.now() - away
        late = [seat for seat, since in self._since.items() if since <= long_ago]
        if away and late and self.due() is not None:
            await self._table.act(
                lambda state: [
                    entry
                    for seat in late
                    if stand_ins.is_missing(state, seat, self._table.present)
                    for entry in stand_ins.stand_in(state, seat, "left" if state.seats.places[seat] is None else "away")
                ]
            )
