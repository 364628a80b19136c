"""Timed tasks of a table: close votes, act on time-outs, end vacations and overlong games, replace absent players."""

from __future__ import annotations

import asyncio

from tongiaki.common import clock
from tongiaki.runtime.tables.table import Table
from tongiaki.tables.decisions import early_endings, stand_ins, vacations, votes

MIN_CHECKS, MAX_CHECKS, CHECK_PAUSE = 8, 300, 0.03
"""Minimum and maximum number of checks for pending requests before a time-out, and the seconds between two checks."""


class VoteExpiry:
    """Closes the open vote when it expires or when no remaining voter can change its outcome."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def due(self) -> float | None:
        """Return when the vote ends."""
        vote = self._table.state.vote
        if vote is None:
            return None
        return vote.until if vote.decided(self._table.state.seats) is None else 0.0

    async def run(self) -> None:
        """Close the vote."""
        await self._table.act(lambda state: votes.settle(state, clock.now()))


class ClockExpiry:
    """Applies the time-out of a player, after all messages that arrived in time have been processed."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def due(self) -> float | None:
        """Return when the running clock expires."""
        game_clock = self._table.state.clock
        if game_clock is None or game_clock.deadline is None:
            return None
        return (game_clock.deadline + self._table.lag) / 1000

    async def run(self) -> None:
        """Let requests that have arrived finish. If the clock is still running, apply the table's time-out option."""
        deadline = self.due()
        for check in range(MAX_CHECKS):
            await asyncio.sleep(CHECK_PAUSE)
            if check >= MIN_CHECKS and not self._answering():
                break
        if self.due() == deadline:
            now = clock.now_ms()
            await self._table.act(lambda state: stand_ins.out_of_time(state, now, self._table.lag))

    def _answering(self) -> bool:
        game_clock = self._table.state.clock
        sitter = (
            None
            if game_clock is None or game_clock.running is None
            else self._table.state.seats.places[game_clock.running]
        )
        return sitter is not None and self._table.is_answering(sitter.person)


class VacationExpiry:
    """Resumes the clocks of players whose vacation has ended."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def due(self) -> float | None:
        """Return when the next vacation ends."""
        return min((until / 1000 for until in self._table.state.absences.resting.values()), default=None)

    async def run(self) -> None:
        """End the vacations that are over."""
        now = clock.now_ms()
        await self._table.act(lambda state: vacations.expire(state, now))


class LengthLimit:
    """Ends a game that has `most` moves, because a game without a stall limit could go on forever."""

    def __init__(self, table: Table, most: int) -> None:
        self._table = table
        self._most = most

    def due(self) -> float | None:
        """Return 0, which means at once, if the game is too long, and None otherwise."""
        return 0.0 if early_endings.end_if_too_long(self._table.state, self._most) else None

    async def run(self) -> None:
        """End the game."""
        await self._table.act(lambda state: early_endings.end_if_too_long(state, self._most))


class AbsenceCheck:
    """Lets bots stand in for players who are absent for too long, and gives seats back to players who reconnect."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._absent_since: dict[int, float] = {}

    def due(self) -> float | None:
        """Return when the next absent player is to be replaced, or 0 if a replaced player is back."""
        state, present = self._table.state, self._table.present
        if stand_ins.return_connected(state, present):
            return 0.0
        seats = range(len(state.seats.places))
        gone = [seat for seat in seats if stand_ins.is_missing(state, seat, present)]
        now = clock.now()
        # If all players are absent, nobody is waiting, so no bot stands in.
        waiting = not state.paused and any(sitter.person in present for _, sitter in state.seats.taken())
        self._absent_since = {seat: self._absent_since.get(seat, now) for seat in gone} if waiting else {}
        if not self._absent_since or state.options.away == 0:
            return None
        return min(self._absent_since.values()) + state.options.away

    async def run(self) -> None:
        """Give seats back to players who have returned, and replace players who have been absent for too long."""
        present = self._table.present
        await self._table.act(lambda state: stand_ins.return_connected(state, present))
        away = self._table.state.options.away
        long_ago = clock.now() - away
        late = [seat for seat, since in self._absent_since.items() if since <= long_ago]
        if away and late and self.due() is not None:
            await self._table.act(
                lambda state: [
                    entry
                    for seat in late
                    if stand_ins.is_missing(state, seat, self._table.present)
                    for entry in stand_ins.stand_in(state, seat, "left" if state.seats.places[seat] is None else "away")
                ]
            )
