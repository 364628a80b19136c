"""The clock of a game: an immutable value that is derived from the table's entries and the same on every server."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tongiaki.tables.structs.options import ClockKind, TableOptions


@dataclass(frozen=True, slots=True)
class _Granted:
    """The time that a move granted.

    `renewed`: the seats whose time was renewed, each with its time before. `paid`: the seat that received an increment.
    `next`: the seat that decides next, if it is not the `mover`, with its time left at that point. `before`: the grant
    of the previous move.
    """

    renewed: tuple[tuple[int, int], ...]
    paid: int | None
    before: _Granted | None
    mover: int | None
    next: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of each seat. Durations are in milliseconds, and points in time in milliseconds since 1970, UTC.

    Time is charged to the seat that decides. With the kind `move`, a seat's time is renewed when its turn begins and
    each time a tile is drawn in that turn. With the kind `budget`, a seat gets an increment at the end of its turn.
    Undoing a move also revokes the time that it granted. `owed` stores the unused part of it by seat, and replaying the
    move grants no more than that. A player who undoes a move without a vote is charged the time that the next player
    has used since.
    """

    kind: ClockKind
    time: int
    increment: int
    left: tuple[int, ...]
    owed: tuple[tuple[int, ...], ...]
    since: int
    """Time until this moment has already been charged."""
    running: int | None = None
    """The seat whose clock is running."""
    granted: _Granted | None = None

    @staticmethod
    def started(options: TableOptions, seats: int, at: int) -> Clock | None:
        """Return the clock at the start of a game; None for a game without one."""
        if options.clock == "none":
            return None
        time = 1000 * options.time
        return Clock(options.clock, time, 1000 * options.increment, (time,) * seats, ((),) * seats, at)

    @property
    def deadline(self) -> int | None:
        """The time when the running clock expires, in milliseconds since 1970, UTC; None if no clock is running."""
        return None if self.running is None else self.since + self.left[self.running]

    def left_at(self, now: int) -> list[int]:
        """Return the time left of each seat at a given moment."""
        return list(self.charged(now).left)

    def charged(self, at: int, waited: int = 0) -> Clock:
        """Charge the time until `at`, except for `waited`, the milliseconds used by the server."""
        seat = self.running
        if seat is None:
            return replace(self, since=max(self.since, at))
        # `waited` can be greater than the elapsed time; it then refunds server delay that an earlier entry charged.
        left = max(0, self.left[seat] - max(0, at - self.since) + waited)
        return replace(self, left=_with(self.left, seat, left), since=max(self.since, at))

    def run(self, seat: int | None) -> Clock:
        """Start the clock of a seat; None stops all clocks."""
        return self if seat == self.running else replace(self, running=seat)

    def moved(self, turn: int, *, mover: int | None, decides: int | None, passed_to: int | None, earns: bool) -> Clock:
        """Grant the time for a move in the `turn` of a seat.

        `mover`: the seat that made the move, None for a draw. `decides`: the seat that decides next, None if there is
        none. `passed_to`: the seat to which the turn passed, if any. `earns`: the seat gets the increment, because a
        person plays for it.
        """
        renewed: tuple[tuple[int, int], ...] = ()
        paid = None
        clock = self
        if self.kind == "move":
            for seat in (turn if mover is None else None, passed_to):
                if seat is not None:
                    renewed += ((seat, clock.left[seat]),)
                    clock = clock._renewed(seat)
        elif passed_to is not None and earns:
            paid = turn
            clock = replace(self, left=_with(self.left, turn, self.left[turn] + self.increment))
        after = None if decides is None or decides == mover else (decides, clock.left[decides])
        return replace(clock, granted=_Granted(renewed, paid, self.granted, mover, after))

    @property
    def burnt(self) -> int:
        """Time that the next player has used since the last move, in milliseconds."""
        if self.granted is None or self.granted.next is None:
            return 0
        seat, had = self.granted.next
        return max(0, had - self.left[seat])

    def undone(self, *, alone: bool = False) -> Clock:
        """Revoke the time that the last move granted; an undo never increases the total time."""
        granted = self.granted
        if granted is None:
            return self
        left, owed = self.left, self.owed
        if alone and granted.next is not None and granted.mover is not None:
            seat, payer = granted.next[0], granted.mover
            left = _with(left, payer, max(0, left[payer] - self.burnt))
            left = _with(left, seat, left[seat] + self.burnt)
        for seat, before in reversed(granted.renewed):
            owed = (*owed[:seat], (*owed[seat], left[seat]), *owed[seat + 1 :])
            left = _with(left, seat, min(left[seat], before))
        if granted.paid is not None:
            left = _with(left, granted.paid, max(0, left[granted.paid] - self.increment))
        return replace(self, left=left, owed=owed, granted=granted.before)

    def at_least(self, seat: int, left: int) -> Clock:
        """Raise a seat's time to at least `left`."""
        return replace(self, left=_with(self.left, seat, max(self.left[seat], left)))

    def _renewed(self, seat: int) -> Clock:
        *rest, left = self.owed[seat] or (self.time,)
        owed = (*self.owed[:seat], tuple(rest), *self.owed[seat + 1 :])
        return replace(self, left=_with(self.left, seat, left), owed=owed)


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
