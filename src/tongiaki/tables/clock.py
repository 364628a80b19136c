"""The clock of a game: a value that follows from the table's entries alone, the same on every server."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tongiaki.tables.views import ClockKind, TableOptions


@dataclass(frozen=True, slots=True)
class _Granted:
    """What a move gave: the seats whose time was renewed, with what each had left, and the one that got an increment.

    `before` is the same of the move before it.
    """

    renewed: tuple[tuple[int, int], ...]
    paid: int | None
    before: _Granted | None


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of every seat; all times in milliseconds, and points in time in milliseconds since 1970, UTC.

    Time is charged to the seat that decides. Of the kind `move`, a seat's time is renewed when its turn begins and when
    a tile is drawn in it; of the kind `budget`, it gets an increment when its turn is over. What a move has given is
    taken back with it: `owed` keeps what each seat had left of it then, and no more is given when it is played again.
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

    def moved(self, turn: int, *, drawn: bool, passed_to: int | None, earns: bool) -> Clock:
        """Give what a move of the seat whose `turn` it is brings: it was a draw, or passed the turn on, or both.

        `earns`: the seat plays for itself, so that an increment is due to it.
        """
        renewed: tuple[tuple[int, int], ...] = ()
        paid = None
        clock = self
        if self.kind == "move":
            for seat in (turn if drawn else None, passed_to):
                if seat is not None:
                    renewed += ((seat, clock.left[seat]),)
                    clock = clock._renewed(seat)
        elif passed_to is not None and earns:
            paid = turn
            clock = replace(self, left=_with(self.left, turn, self.left[turn] + self.increment))
        return replace(clock, granted=_Granted(renewed, paid, self.granted))

    def undone(self) -> Clock:
        """Take back what the last move gave; nobody has more for it than before."""
        granted = self.granted
        if granted is None:
            return self
        left, owed = self.left, self.owed
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
