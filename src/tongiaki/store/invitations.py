"""Invitations: whom the host of a table that has not begun would like to see there."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, invitations, notices, players, tables, ties

KIND = "invited"


@dataclass(frozen=True, slots=True)
class Invitation:
    """A person is invited to a table by whoever opened it, by the present name."""

    table: str
    host: str


class Invitations:
    """All invitations. One is over when the game begins, when the table is removed, or when the person has a seat.

    All methods raise UnavailableError if the database does not answer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invite(self, table: str, host: str, person: str, due: int, most: int) -> bool:
        """Invite a person, and have a notice sent from `due` on, in milliseconds since 1970, UTC.

        Who is invited already is invited once more. False if so many others are.
        """
        old = invitations.c.table_id.in_(select(tables.c.id).where(tables.c.status != "open"))
        others = select(func.count()).where(invitations.c.table_id == table, invitations.c.person != person)
        row = {"table_id": table, "person": person, "kind": KIND, "turn": 0, "due": due, "attempts": 0, "done": ""}
        lock = select(tables.c.id).where(tables.c.id == table).with_for_update()
        async with self._database.writing() as connection:
            await connection.execute(lock)
            await connection.execute(delete(invitations).where(invitations.c.host == host, old))
            if (await connection.execute(others)).scalar_one() >= most:
                return False
            await _end(connection, table, person)
            await connection.execute(insert(invitations).values(table_id=table, person=person, host=host))
            await connection.execute(insert(notices).values(row))
        return True

    async def end(self, table: str, person: str) -> None:
        """Take an invitation back, or decline it."""
        async with self._database.writing() as connection:
            await _end(connection, table, person)

    async def to_table(self, table: str) -> list[str]:
        """Name those who are invited to a table, and have no seat there."""
        query = select(accounts.c.name).join(invitations, invitations.c.person == accounts.c.person)
        query = query.where(invitations.c.table_id == table, ~_SEATED, accounts.c.name.is_not(None))
        async with self._database.reading() as connection:
            return list((await connection.execute(query.order_by(accounts.c.name_key))).scalars())

    async def of(self, person: str) -> list[Invitation]:
        """List the invitations of a person that stand, but those of whom the person blocks."""
        query = select(invitations.c.table_id, accounts.c.name)
        query = query.join(accounts, accounts.c.person == invitations.c.host)
        query = query.join(tables, tables.c.id == invitations.c.table_id)
        blocked = exists().where(
            ties.c.person == invitations.c.person, ties.c.other == invitations.c.host, ties.c.stance == "block"
        )
        query = query.where(invitations.c.person == person, tables.c.status == "open", ~tables.c.hidden)
        query = query.where(~_SEATED, ~blocked, accounts.c.name.is_not(None)).order_by(tables.c.created, tables.c.id)
        async with self._database.reading() as connection:
            return [Invitation(*row) for row in await connection.execute(query)]


_SEATED = exists().where(players.c.table_id == invitations.c.table_id, players.c.person == invitations.c.person)


async def _end(connection: AsyncConnection, table: str, person: str) -> None:
    ended = (notices.c.table_id == table) & (notices.c.person == person) & (notices.c.kind == KIND)
    await connection.execute(delete(notices).where(ended))
    await connection.execute(delete(invitations).where(invitations.c.table_id == table, invitations.c.person == person))


async def forget_invitations(connection: AsyncConnection, person: str) -> None:
    """Remove a person's invitations, and those of others by the person."""
    mine = (invitations.c.person == person) | (invitations.c.host == person)
    await connection.execute(delete(invitations).where(mine))
