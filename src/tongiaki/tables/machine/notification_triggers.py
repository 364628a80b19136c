"""Choice of the notifications that an entry triggers (slow games, tournament rounds)."""

from __future__ import annotations

from typing import Literal

from tongiaki.tables.machine.summary import players_of
from tongiaki.tables.ports import NotificationChanges, ScheduledNotification
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs.options import TableOptions

NotificationKind = Literal["turn", "reminder", "over", "invited", "round", "finished"]
"""Stored name of a kind of notification.

The store adds `invited` and `finished`; entries trigger the others. `server/notifications/kinds` has the meaning and
the text of each.
"""
_TURN_KINDS: tuple[NotificationKind, ...] = ("turn", "reminder")
"""Kinds that become obsolete when it is another person's turn."""
SLOW = 300
"""Minimum time per turn for notifications, in seconds. In faster games, players are present or lose on time."""
TURNS = 20
"""Approximate number of turns of one player in a game, used to derive the time per turn from a time budget."""
REMINDER_DIVISOR = 4
"""A reminder is due when the time left is the total time divided by this number."""
SLACK = 1000
"""Change of a deadline, in milliseconds, up to which the reminder is not rescheduled: server delay is refunded."""


def seconds_per_turn(options: TableOptions) -> int:
    """Return the seconds per turn; 0 without a clock."""
    if options.clock == "none":
        return 0
    return options.time if options.clock == "move" else options.time // TURNS + options.increment


def triggered_notifications(before: TableState, now: TableState, at: int) -> NotificationChanges | None:
    """Return the changes to scheduled notifications between two states; `at` is in milliseconds since 1970, UTC."""
    if now.game is None:
        return None
    if before.game is None and now.occasion is not None and now.occasion.kind == "tournament":
        return _round(now, at)
    if seconds_per_turn(now.options) < SLOW:
        return None
    if now.status == "over":
        if before.status == "over":
            return None
        persons = dict.fromkeys(one.person for one in players_of(now))
        return NotificationChanges(_TURN_KINDS, tuple(_notification(person, "over", now, at) for person in persons))
    person = _to_move(now)
    if person != _to_move(before):
        return NotificationChanges(_TURN_KINDS, () if person is None else _turn(person, now, at))
    if (
        person is not None and abs(_deadline(now) - _deadline(before)) > SLACK
    ):  # the same seat decides again, for example after it has drawn a tile
        return NotificationChanges(("reminder",), _reminders(person, now, at))
    return None


def _round(state: TableState, at: int) -> NotificationChanges:
    """Notify all players that their tournament game has started, because none of them chose the time."""
    first = _to_move(state) if seconds_per_turn(state.options) >= SLOW else None
    others = [one.person for one in players_of(state) if one.person != first]
    turn = () if first is None else _turn(first, state, at)
    return NotificationChanges((), (*turn, *(_notification(person, "round", state, at) for person in others)))


def _notification(person: str, kind: NotificationKind, state: TableState, due: int) -> ScheduledNotification:
    return ScheduledNotification(person, kind, state.number, due)


def _to_move(state: TableState) -> str | None:
    """Return the person whose turn it is, unless that person is on vacation."""
    resting = state.absences.resting
    return next((one.person for one in players_of(state) if one.to_move and one.seat not in resting), None)


def _turn(person: str, state: TableState, at: int) -> tuple[ScheduledNotification, ...]:
    return (_notification(person, "turn", state, at), *_reminders(person, state, at))


def _reminders(person: str, state: TableState, at: int) -> tuple[ScheduledNotification, ...]:
    due = _deadline(state) - 1000 * state.options.time // REMINDER_DIVISOR
    return (_notification(person, "reminder", state, due),) if due > at else ()


def _deadline(state: TableState) -> int:
    return 0 if state.clock is None else state.clock.deadline or 0
