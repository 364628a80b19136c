"""Invitations to persons from the host of a table whose game has not begun."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, invitations, notices, players, tables, ties

INVITATION_KIND = "invited"


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation to a table. `host`: the current name of the host."""

    table: str
    host: str


class Invitations:
    """All invitations. An invitation ends when the game begins, the table is deleted or the person takes a seat.

    All methods raise UnavailableError if the database does not answer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invite(self, table: str, host: str, person: str, due: int, maximum: int) -> bool:
        """Invite a person and queue a notification, due at `due`, in milliseconds since 1970, UTC.

        A repeated invitation replaces the earlier one. Returns False if `maximum` other persons are already invited.
        """
        is_outdated = invitations.c.table_id.in_(select(tables.c.id).where(tables.c.status != "open"))
        count_others = select(func.count()).where(invitations.c.table_id == table, invitations.c.person != person)
        row = {
            "table_id": table,
            "person": person,
            "kind": INVITATION_KIND,
            "turn": 0,
            "due": due,
            "attempts": 0,
            "done": "",
        }
        lock_table = select(tables.c.id).where(tables.c.id == table).with_for_update()
        async with self._database.transaction() as connection:
            await connection.execute(lock_table)
            await connection.execute(delete(invitations).where(invitations.c.host == host, is_outdated))
            if (await connection.execute(count_others)).scalar_one() >= maximum:
                return False
            await _delete_invitation(connection, table, person)
            await connection.execute(insert(invitations).values(table_id=table, person=person, host=host))
            await connection.execute(insert(notices).values(row))
        return True

    async def delete(self, table: str, person: str) -> None:
        """Delete an invitation because it was withdrawn or declined."""
        async with self._database.transaction() as connection:
            await _delete_invitation(connection, table, person)

    async def list_invited_names(self, table: str) -> list[str]:
        """List the names of the persons who are invited to a table and do not have a seat at it."""
        query = select(accounts.c.name).join(invitations, invitations.c.person == accounts.c.person)
        query = query.where(invitations.c.table_id == table, ~_HAS_SEAT, accounts.c.name.is_not(None))
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query.order_by(accounts.c.name_key))).scalars())

    async def list_open(self, person: str) -> list[Invitation]:
        """List a person's open invitations, except those from people blocked by that person."""
        query = select(invitations.c.table_id, accounts.c.name)
        query = query.join(accounts, accounts.c.person == invitations.c.host)
        query = query.join(tables, tables.c.id == invitations.c.table_id)
        blocked = exists().where(
            ties.c.person == invitations.c.person, ties.c.other == invitations.c.host, ties.c.stance == "block"
        )
        query = query.where(invitations.c.person == person, tables.c.status == "open", ~tables.c.hidden)
        query = query.where(~_HAS_SEAT, ~blocked, accounts.c.name.is_not(None)).order_by(tables.c.created, tables.c.id)
        async with self._database.read_connection() as connection:
            return [Invitation(*row) for row in await connection.execute(query)]


_HAS_SEAT = exists().where(players.c.table_id == invitations.c.table_id, players.c.person == invitations.c.person)


async def _delete_invitation(connection: AsyncConnection, table: str, person: str) -> None:
    is_same = (notices.c.table_id == table) & (notices.c.person == person) & (notices.c.kind == INVITATION_KIND)
    await connection.execute(delete(notices).where(is_same))
    await connection.execute(delete(invitations).where(invitations.c.table_id == table, invitations.c.person == person))


async def delete_invitations(connection: AsyncConnection, person: str) -> None:
    """Delete the invitations that a person has received or sent."""
    is_affected = (invitations.c.person == person) | (invitations.c.host == person)
    await connection.execute(delete(invitations).where(is_affected))
