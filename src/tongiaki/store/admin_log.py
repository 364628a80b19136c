"""The administrator's log. Each action is logged when it is performed, and the servers read the log to apply it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

import msgspec
from sqlalchemy import Row, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.common import clock
from tongiaki.store.engine.channel import TopicMessage, notify_on_commit
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import admin_log

AdminActionKind = Literal[
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


ADMIN_ACTION_TOPIC = "deed"
"""Topic of the message that notifies other servers of an action. The message is sent when the action is committed."""
_ADMIN_ACTION_MESSAGE = msgspec.json.encode(TopicMessage("", ADMIN_ACTION_TOPIC, msgspec.Raw(b"null"))).decode()


@dataclass(frozen=True, slots=True)
class AdminAction:
    """An administrator's action.

    `by`: the administrator. `subject`: the table, study, tournament, name or file that the action concerns. `person`:
    the affected person, if any.
    """

    by: str
    kind: AdminActionKind
    subject: str
    reason: str | None = None
    person: str | None = None


@dataclass(frozen=True, slots=True)
class LoggedAction:
    """A logged action with its number. `at`: the time of the action, in seconds since 1970, UTC."""

    number: int
    at: int
    action: AdminAction


class AdminLog:
    """The administrator's log. Each method raises UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last_number(self) -> int:
        """Return the number of the latest action; 0 if no action was logged."""
        async with self._database.read_connection() as connection:
            return await _last_number(connection)

    async def list_after(self, number: int) -> list[LoggedAction]:
        """Return the actions with a number above this one, in order."""
        query = select(admin_log).where(admin_log.c.number > number).order_by(admin_log.c.number)
        async with self._database.read_connection() as connection:
            return [_logged_action(row) for row in await connection.execute(query)]

    async def add(self, admin_action: AdminAction) -> None:
        """Log an action that did not change the database; raises ConflictError like `log_action`."""
        async with self._database.transaction() as connection:
            await log_action(connection, admin_action)


async def log_action(connection: AsyncConnection, admin_action: AdminAction) -> None:
    """Log an action in the transaction that performs it.

    Raises ConflictError if another action was logged at the same time.
    """
    row = {
        "by": admin_action.by,
        "action": admin_action.kind,
        "subject": admin_action.subject,
        "person": admin_action.person,
        "reason": admin_action.reason,
    }
    await connection.execute(
        insert(admin_log).values(number=await _last_number(connection) + 1, at=int(clock.now()), **row)
    )
    await notify_on_commit(connection, _ADMIN_ACTION_MESSAGE)


async def _last_number(connection: AsyncConnection) -> int:
    return (await connection.execute(select(func.max(admin_log.c.number)))).scalar() or 0


def _logged_action(row: Row[tuple[object, ...]]) -> LoggedAction:
    action = AdminAction(row.by, cast("AdminActionKind", row.action), row.subject, row.reason, row.person)
    return LoggedAction(row.number, row.at, action)
