"""Notices that are still to be sent: written where entries are appended, and removed once they are sent."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, delete, select, update

from tongiaki.store.appending import NoticeKind
from tongiaki.store.database import Database
from tongiaki.store.notices_schema import notices


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person is to be told of a table, as `Call` has it; so many `attempts` have failed.

    `done` are the ways that it has gone already.
    """

    table: str
    person: str
    kind: NoticeKind
    turn: int
    due: int
    attempts: int
    done: frozenset[str]


class Notices:
    """All that is to be sent. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, before: int, limit: int) -> list[Notice]:
        """List what was due before a moment, in milliseconds since 1970, UTC, the oldest first."""
        columns = (notices.c.table_id, notices.c.person, notices.c.kind, notices.c.turn, notices.c.due)
        query = select(*columns, notices.c.attempts, notices.c.done).where(notices.c.due <= before)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(notices.c.due, notices.c.person).limit(limit))
            return [Notice(*row[:6], frozenset(row.done.split())) for row in rows]

    async def settle(self, some: Collection[Notice]) -> None:
        """Remove notices that were sent, or that nobody needs any more."""
        async with self._database.writing() as connection:
            for one in some:
                await connection.execute(delete(notices).where(_this(one)))

    async def keep(self, one: Notice) -> None:
        """Write down when a notice is due again, how often it has failed, and which ways it has gone."""
        now = {"due": one.due, "attempts": one.attempts, "done": " ".join(sorted(one.done))}
        async with self._database.writing() as connection:
            await connection.execute(update(notices).where(_this(one)).values(now))

    async def waiting(self, person: str) -> list[Notice]:
        """List everything that a person is still to be told."""
        columns = (notices.c.table_id, notices.c.person, notices.c.kind, notices.c.turn, notices.c.due)
        query = select(*columns, notices.c.attempts, notices.c.done).where(notices.c.person == person)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(notices.c.due))
            return [Notice(*row[:6], frozenset(row.done.split())) for row in rows]


def _this(one: Notice) -> ColumnElement[bool]:
    return and_(
        notices.c.table_id == one.table,
        notices.c.person == one.person,
        notices.c.kind == one.kind,
        notices.c.turn == one.turn,
    )
