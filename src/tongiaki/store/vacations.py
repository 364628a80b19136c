"""Vacations, with a record of which of them all tables know about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, vacations


@dataclass(frozen=True, slots=True)
class Vacation:
    """A person's vacation, in milliseconds since 1970, UTC; `ended`: the person ended it early.

    `until` is the end of the days that count as vacation, also for one that was ended early.
    """

    begun: int
    until: int
    ended: bool

    def is_active(self, now: int) -> bool:
        """Return whether the vacation is not yet over at `now`, in milliseconds since 1970, UTC."""
        return not self.ended and now < self.until


PlanVacation = Callable[[Sequence[Vacation]], Vacation | None]


class Vacations:
    """The vacations of all accounts. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_vacations(self, person: str) -> list[Vacation]:
        """List a person's vacations, oldest first."""
        async with self._database.read_connection() as connection:
            return await _list_vacations(connection, person)

    async def change(self, person: str, plan: PlanVacation) -> None:
        """Begin a vacation or change the last one: `plan` receives all vacations and returns the one to store.

        Nothing changes if it returns None.
        """
        async with self._database.transaction() as connection:
            # The lock on the row makes concurrent changes run one after the other.
            await connection.execute(select(accounts.c.person).where(accounts.c.person == person).with_for_update())
            planned = plan(await _list_vacations(connection, person))
            if planned is None:
                return
            is_same = (vacations.c.person == person) & (vacations.c.begun == planned.begun)
            values = {"until": planned.until, "ended": planned.ended, "settled": False}
            update_result = await connection.execute(update(vacations).where(is_same).values(**values))
            if not update_result.rowcount:
                await connection.execute(insert(vacations).values(person=person, begun=planned.begun, **values))

    async def list_unsettled(self) -> list[str]:
        """List the persons who are on vacation, and those whose tables do not yet know that a vacation is over."""
        query = select(vacations.c.person).where(~vacations.c.settled).distinct().order_by(vacations.c.person)
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def settle(self, person: str, active: Vacation | None, now: int) -> bool:
        """Mark a person's past vacations as known to all tables; return False if `active` is not the current one."""
        async with self._database.transaction() as connection:
            await connection.execute(select(accounts.c.person).where(accounts.c.person == person).with_for_update())
            current = next(
                (vacation for vacation in await _list_vacations(connection, person) if vacation.is_active(now)), None
            )
            if current != active:
                return False
            is_past = (vacations.c.person == person) & ~vacations.c.settled
            if active is not None:
                is_past &= vacations.c.begun != active.begun
            await connection.execute(update(vacations).where(is_past).values(settled=True))
        return True


async def _list_vacations(connection: AsyncConnection, person: str) -> list[Vacation]:
    query = select(vacations.c.begun, vacations.c.until, vacations.c.ended).where(vacations.c.person == person)
    return [Vacation(*row) for row in await connection.execute(query.order_by(vacations.c.begun))]
