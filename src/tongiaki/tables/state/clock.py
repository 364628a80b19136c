"""The clock of a game: a value that follows from the table's entries alone, the same on every server."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tongiaki.tables.structs.views import ClockKind, TableOptions


@dataclass(frozen=True, slots=True)
class _Granted:
    """What a move gave: the seats whose time was renewed, with what each had left, and the one that got an increment.

    `next` is the seat that decides after it, if it is another one than the `mover`, with what it had then; `before` is
    the same of the move before it.
    """

    renewed: tuple[tuple[int, int], ...]
    paid: int | None
    before: _Granted | None
    mover: int | None
    next: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of every seat; all times in milliseconds, and points in time in milliseconds since 1970, UTC.

    Time is charged to the seat that decides. Of the kind `move`, a seat's time is renewed when its turn begins and when
    a tile is drawn in it; of the kind `budget`, it gets an increment when its turn is over. What a move has given is
    taken back with it: `owed` keeps what each seat had left of it then, and no more is given when it is played again.
    Who takes back alone pays for the time that the next one has spent on what stood there.
    """

    kind: ClockKind
    time: int
    increment: int
    left: tuple[int, ...]
    owed: tuple[tuple[int, ...], ...]
    since: int
    """Everything before has been charged."""
    running: int | None = None
    """The seat whose time runs."""
    granted: _Granted | None = None

    @staticmethod
    def started(options: TableOptions, seats: int, at: int) -> Clock | None:
        """Give every seat its time; None where no time is kept."""
        if options.clock == "none":
            return None
        time = 1000 * options.time
        return Clock(options.clock, time, 1000 * options.increment, (time,) * seats, ((),) * seats, at)

    @property
    def deadline(self) -> int | None:
        """When the time of the seat that decides is over."""
        return None if self.running is None else self.since + self.left[self.running]

    def left_at(self, now: int) -> list[int]:
        """Tell what every seat has left at a moment."""
        return list(self.charged(now).left)

    def charged(self, at: int, waited: int = 0) -> Clock:
        """Charge the time until `at`, but for the `waited` milliseconds of it that were the server's own."""
        seat = self.running
        if seat is None:
            return replace(self, since=max(self.since, at))
        # Some of what the server took may have been charged with an entry in between: that comes back.
        left = max(0, self.left[seat] - max(0, at - self.since) + waited)
        return replace(self, left=_with(self.left, seat, left), since=max(self.since, at))

    def run(self, seat: int | None) -> Clock:
        """Let the time of a seat run, or nobody's."""
        return self if seat == self.running else replace(self, running=seat)

    def moved(self, turn: int, *, mover: int | None, decides: int | None, passed_to: int | None, earns: bool) -> Clock:
        """Give what a move in the `turn` of a seat brings.

        `mover` has made it, null for a draw, and `decides` is next, null if nobody is. It may have `passed_to` another
        seat; `earns`: the seat plays for itself, so that an increment is due to it.
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
        """Tell how many milliseconds another one has spent on what the last move led to."""
        if self.granted is None or self.granted.next is None:
            return 0
        seat, had = self.granted.next
        return max(0, had - self.left[seat])

    def undone(self, *, alone: bool = False) -> Clock:
        """Take back what the last move gave; all together have no more for it than before."""
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
        """Leave a seat so much time at least."""
        return replace(self, left=_with(self.left, seat, max(self.left[seat], left)))

    def _renewed(self, seat: int) -> Clock:
        *rest, left = self.owed[seat] or (self.time,)
        owed = (*self.owed[:seat], tuple(rest), *self.owed[seat + 1 :])
        return replace(self, left=_with(self.left, seat, left), owed=owed)


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
