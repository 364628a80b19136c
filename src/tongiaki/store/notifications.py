"""Pending notifications. They are written when entries are appended, and deleted after they were sent."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, delete, func, select, update

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import notices


@dataclass(frozen=True, slots=True)
class PendingNotification:
    """A notification about a table that has not been sent yet, with the fields of `ScheduledNotification`.

    `attempts`: the number of failed attempts. `done`: the delivery methods that have succeeded.
    """

    table: str
    person: str
    kind: str
    turn: int
    due: int
    attempts: int
    done: frozenset[str]


class NotificationQueue:
    """All pending notifications. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_due(
        self,
        before: int,
        limit: int,
        *,
        per_person: int,
        excluded_persons: Collection[str] = (),
        only_persons: Collection[str] | None = None,
    ) -> list[PendingNotification]:
        """List notifications that were due before a time, in milliseconds since 1970, UTC, oldest first.

        At most `per_person` notifications per person are listed. Notifications for `excluded_persons` are omitted. With
        `only_persons`, notifications for all other persons are omitted, too.
        """
        order = (notices.c.due, notices.c.table_id, notices.c.kind, notices.c.turn)
        rank = func.row_number().over(partition_by=notices.c.person, order_by=order).label("rank")
        query = select(*_COLUMNS, rank).where(notices.c.due <= before, notices.c.person.not_in(excluded_persons))
        if only_persons is not None:
            query = query.where(notices.c.person.in_(only_persons))
        ranked = query.subquery()
        c = ranked.c
        columns = (c.table_id, c.person, c.kind, c.turn, c.due, c.attempts, c.done)
        chosen = (
            select(*columns).where(ranked.c.rank <= per_person).order_by(ranked.c.due, ranked.c.person).limit(limit)
        )
        async with self._database.read_connection() as connection:
            rows = await connection.execute(chosen)
            return [PendingNotification(*row[:6], frozenset(row.done.split())) for row in rows]

    async def delete(self, notifications: Collection[PendingNotification]) -> None:
        """Delete notifications that were sent or that have become obsolete."""
        async with self._database.transaction() as connection:
            for notification in notifications:
                await connection.execute(delete(notices).where(_is_same(notification)))

    async def reschedule(self, notification: PendingNotification) -> None:
        """Store a notification's due time, its failed attempts and the delivery methods that have succeeded."""
        values = {
            "due": notification.due,
            "attempts": notification.attempts,
            "done": " ".join(sorted(notification.done)),
        }
        async with self._database.transaction() as connection:
            await connection.execute(update(notices).where(_is_same(notification)).values(values))

    async def list_pending(self, person: str) -> list[PendingNotification]:
        """List a person's pending notifications."""
        query = select(*_COLUMNS).where(notices.c.person == person).order_by(notices.c.due)
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query)
            return [PendingNotification(*row[:6], frozenset(row.done.split())) for row in rows]


_COLUMNS = (
    notices.c.table_id,
    notices.c.person,
    notices.c.kind,
    notices.c.turn,
    notices.c.due,
    notices.c.attempts,
    notices.c.done,
)


def _is_same(notification: PendingNotification) -> ColumnElement[bool]:
    return and_(
        notices.c.table_id == notification.table,
        notices.c.person == notification.person,
        notices.c.kind == notification.kind,
        notices.c.turn == notification.turn,
    )
