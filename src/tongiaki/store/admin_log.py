"""The administrator's log: written with each action, and read by the servers that must apply it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

import msgspec
from sqlalchemy import Row, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.common import clock
from tongiaki.store.engine.channel import Told, tell_within
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import admin_log

Action = Literal[
    "end",
    "hide",
    "show",
    "remove-line",
    "rename",
    "bar",
    "unbar",
    "reset-password",
    "cancel",
    "backup",
    "restore",
]


DONE = "deed"
"""Topic of the message to other servers, sent in the action's transaction and without content."""
_TOLD = msgspec.json.encode(Told("", DONE, msgspec.Raw(b"null"))).decode()


@dataclass(frozen=True, slots=True)
class Deed:
    """An administrator's action: `by` whom, on which table, study, tournament, name or file, and why.

    `person` is the affected person, if there is one.
    """

    by: str
    action: Action
    subject: str
    reason: str | None = None
    person: str | None = None


@dataclass(frozen=True, slots=True)
class LoggedDeed:
    """A logged action with its number; `at` in seconds since 1970, UTC."""

    number: int
    at: int
    deed: Deed


class AdminLog:
    """The administrator's log. Each method raises UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(self) -> int:
        """Return the number of the latest action; 0 if there is none."""
        async with self._database.reading() as connection:
            return await _last(connection)

    async def after(self, number: int) -> list[LoggedDeed]:
        """Return the actions with a higher number, in order."""
        query = select(admin_log).where(admin_log.c.number > number).order_by(admin_log.c.number)
        async with self._database.reading() as connection:
            return [_deed(row) for row in await connection.execute(query)]

    async def add(self, deed: Deed) -> None:
        """Log an action that changed nothing in the database; raises ConflictError like `note`."""
        async with self._database.writing() as connection:
            await note(connection, deed)


async def note(connection: AsyncConnection, deed: Deed) -> None:
    """Log an action in the transaction that performs it.

    Raises ConflictError if another action was logged at the same moment.
    """
    row = {
        "by": deed.by,
        "action": deed.action,
        "subject": deed.subject,
        "person": deed.person,
        "reason": deed.reason,
    }
    await connection.execute(insert(admin_log).values(number=await _last(connection) + 1, at=int(clock.now()), **row))
    await tell_within(connection, _TOLD)


async def _last(connection: AsyncConnection) -> int:
    return (await connection.execute(select(func.max(admin_log.c.number)))).scalar() or 0


def _deed(row: Row[tuple[object, ...]]) -> LoggedDeed:
    deed = Deed(row.by, cast("Action", row.action), row.subject, row.reason, row.person)
    return LoggedDeed(row.number, row.at, deed)
