"""The clock of a game: an immutable value derived from the table's entries, the same on every server."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tongiaki.tables.structs.options import ClockKind, TableOptions


@dataclass(frozen=True, slots=True)
class _Granted:
    """The time that a move granted: seats whose time was renewed, with their time before, and the seat with increment.

    `next` is the seat that decides next, if it is not the `mover`, with its time left then; `before` is the grant of
    the previous move.
    """

    renewed: tuple[tuple[int, int], ...]
    paid: int | None
    before: _Granted | None
    mover: int | None
    next: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of every seat; all times in milliseconds, and points in time in milliseconds since 1970, UTC.

    Time is charged to the seat that decides. With the kind `move`, a seat's time is renewed when its turn begins and
    when a tile is drawn in it. With the kind `budget`, a seat gets an increment at the end of its turn. Undoing a move
    also revokes the time that it granted: `owed` keeps what each seat had left of it, and replaying the move grants no
    more. A player who undoes without a vote is charged the time that the next player spent since.
    """

    kind: ClockKind
    time: int
    increment: int
    left: tuple[int, ...]
    owed: tuple[tuple[int, ...], ...]
    since: int
    """All time before this moment has been charged."""
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
        """When the running clock expires, in milliseconds since 1970, UTC; None if none is running."""
        return None if self.running is None else self.since + self.left[self.running]

    def left_at(self, now: int) -> list[int]:
        """Return every seat's time left at a moment."""
        return list(self.charged(now).left)

    def charged(self, at: int, waited: int = 0) -> Clock:
        """Charge the time until `at`, except the `waited` milliseconds used by the server."""
        seat = self.running
        if seat is None:
            return replace(self, since=max(self.since, at))
        # Refund server delay already charged by an earlier entry.
        left = max(0, self.left[seat] - max(0, at - self.since) + waited)
        return replace(self, left=_with(self.left, seat, left), since=max(self.since, at))

    def run(self, seat: int | None) -> Clock:
        """Run the clock of a seat, or stop all clocks with None."""
        return self if seat == self.running else replace(self, running=seat)

    def moved(self, turn: int, *, mover: int | None, decides: int | None, passed_to: int | None, earns: bool) -> Clock:
        """Grant the time that a move in the `turn` of a seat earns.

        `mover` made the move (None for a draw), and `decides` is next (None for nobody). The turn may have `passed_to`
        another seat; `earns`: a person plays for the seat, so that it gets the increment.
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
        """Milliseconds that the next player has spent since the last move."""
        if self.granted is None or self.granted.next is None:
            return 0
        seat, had = self.granted.next
        return max(0, had - self.left[seat])

    def undone(self, *, alone: bool = False) -> Clock:
        """Revoke the time that the last move granted; the total time never grows by an undo."""
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
