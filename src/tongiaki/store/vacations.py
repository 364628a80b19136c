"""Vacations: when people were on one, and of whose the tables are still to be told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, vacations


@dataclass(frozen=True, slots=True)
class Vacation:
    """From when to when somebody is or was on vacation, in milliseconds since 1970, UTC; `ended` before its time."""

    begun: int
    until: int
    ended: bool

    def holds(self, now: int) -> bool:
        """Tell whether it is not over."""
        return not self.ended and now < self.until


_Plan = Callable[[Sequence[Vacation]], Vacation | None]


class Vacations:
    """The vacations of all accounts. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[Vacation]:
        """List a person's vacations, the first one first."""
        async with self._database.reading() as connection:
            return await _all_of(connection, person)

    async def change(self, person: str, plan: _Plan) -> None:
        """Begin a vacation, or end the last one, as the plan says once it knows of all: a new one, or the last anew.

        Nothing changes where it gives none.
        """
        async with self._database.writing() as connection:
            # The row is locked: of what is done at once, each sees what was done before it.
            await connection.execute(select(accounts.c.person).where(accounts.c.person == person).with_for_update())
            planned = plan(await _all_of(connection, person))
            if planned is None:
                return
            own = (vacations.c.person == person) & (vacations.c.begun == planned.begun)
            values = {"until": planned.until, "ended": planned.ended, "settled": False}
            changed = await connection.execute(update(vacations).where(own).values(**values))
            if not changed.rowcount:
                await connection.execute(insert(vacations).values(person=person, begun=planned.begun, **values))

    async def unsettled(self) -> list[str]:
        """Name those who are on vacation, and those who were, but not all of whose tables know that it is over."""
        query = select(vacations.c.person).where(~vacations.c.settled).distinct().order_by(vacations.c.person)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def settle(self, person: str, told: Vacation | None, now: int) -> bool:
        """Note that all tables of a person know of the vacation that holds, or of none; False if that is not so now."""
        async with self._database.writing() as connection:
            await connection.execute(select(accounts.c.person).where(accounts.c.person == person).with_for_update())
            holding = next((one for one in await _all_of(connection, person) if one.holds(now)), None)
            if holding != told:
                return False
            over = (vacations.c.person == person) & ~vacations.c.settled
            if told is not None:
                over &= vacations.c.begun != told.begun
            await connection.execute(update(vacations).where(over).values(settled=True))
        return True


async def _all_of(connection: AsyncConnection, person: str) -> list[Vacation]:
    query = select(vacations.c.begun, vacations.c.until, vacations.c.ended).where(vacations.c.person == person)
    return [Vacation(*row) for row in await connection.execute(query.order_by(vacations.c.begun))]


async def forget_vacations(connection: AsyncConnection, person: str) -> None:
    """Remove when a person was on vacation."""
    await connection.execute(delete(vacations).where(vacations.c.person == person))
