"""Relations between accounts: follows, blocks, and who can see that a person is online."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.batch_loader import Together
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, ties

Stance = Literal["follow", "block", "none"]
"""A person's relation to another one."""
ShownTo = Literal["everybody", "followed", "nobody"]
"""Visibility of a person's online status; `followed` means that those whom the person follows can see it."""


@dataclass(frozen=True, slots=True)
class Tie:
    """Another account that a person follows or blocks, by its current name; `program`: it is a bot account."""

    person: str
    name: str
    program: bool
    stance: Stance


class BlockedError(Exception):
    """The account to be followed has blocked the person."""


class Relations:
    """All relations between accounts. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._blocks = Together(self._look_up)

    async def of(self, person: str) -> list[Tie]:
        """List the accounts that a person follows or blocks, by name."""
        query = select(accounts.c.person, accounts.c.name, accounts.c.program, ties.c.stance)
        query = query.join_from(ties, accounts, accounts.c.person == ties.c.other)
        query = query.where(ties.c.person == person, accounts.c.name.is_not(None)).order_by(accounts.c.name_key)
        async with self._database.reading() as connection:
            return [Tie(*row) for row in await connection.execute(query)]

    async def blocked(self, person: str) -> list[str]:
        """Return the names of the accounts that a person blocks."""
        return [tie.name for tie in await self.of(person) if tie.stance == "block"]

    async def blocks(self, person: str, other: str) -> bool:
        """Return whether a person blocks another one; lookups for several chat messages share one query."""
        return bool(await self._blocks.of([(person, other)]))

    async def _look_up(self, pairs: list[tuple[str, str]]) -> dict[tuple[str, str], bool]:
        persons, others = {person for person, _ in pairs}, {other for _, other in pairs}
        query = select(ties.c.person, ties.c.other).where(ties.c.stance == "block")
        query = query.where(ties.c.person.in_(persons), ties.c.other.in_(others))
        async with self._database.reading() as connection:
            return {(row.person, row.other): True for row in await connection.execute(query)}

    async def stance(self, person: str, other: str) -> Stance:
        """Return a person's relation to another one."""
        query = select(ties.c.stance).where(ties.c.person == person, ties.c.other == other)
        async with self._database.reading() as connection:
            found: Stance | None = (await connection.execute(query)).scalar()
        return found or "none"

    async def take(self, person: str, other: str, stance: Stance, most: int) -> bool:
        """Let a person follow or block another one, or neither; a blocked person no longer follows the blocker.

        False if the person already follows, or blocks, `most` others. Raises BlockedError.
        """
        # Both rows are locked, so that concurrent changes run one after the other.
        lock = select(accounts.c.person).where(accounts.c.person.in_([person, other]))
        lock = lock.order_by(accounts.c.person).with_for_update()
        own = (ties.c.person == person) & (ties.c.other == other)
        back = (ties.c.person == other) & (ties.c.other == person)
        number = select(func.count()).where(ties.c.person == person, ties.c.stance == stance, ties.c.other != other)
        async with self._database.writing() as connection:
            await connection.execute(lock)
            if stance == "follow":
                refused = select(exists().where(back, ties.c.stance == "block"))
                if (await connection.execute(refused)).scalar_one():
                    raise BlockedError
            if stance != "none" and (await connection.execute(number)).scalar_one() >= most:
                return False
            await connection.execute(delete(ties).where(own))
            if stance != "none":
                await connection.execute(insert(ties).values(person=person, other=other, stance=stance))
            if stance == "block":
                await connection.execute(delete(ties).where(back, ties.c.stance == "follow"))
        return True

    async def shown_to(self, person: str) -> ShownTo:
        """Return who can see that a person is online."""
        query = select(accounts.c.shown_to).where(accounts.c.person == person)
        async with self._database.reading() as connection:
            found: ShownTo | None = (await connection.execute(query)).scalar()
        return found or "everybody"

    async def show_to(self, person: str, whom: ShownTo) -> None:
        """Set who can see that a person is online."""
        kept = None if whom == "everybody" else whom
        async with self._database.writing() as connection:
            await connection.execute(update(accounts).where(accounts.c.person == person).values(shown_to=kept))

    async def seen_by(self, viewer: str | None, persons: Collection[str]) -> set[str]:
        """Return which of these persons a viewer can see online; `viewer` is None without an account."""
        query = select(accounts.c.person, accounts.c.shown_to, ties.c.stance)
        about = (ties.c.person == accounts.c.person) & (ties.c.other == viewer)
        query = query.outerjoin_from(accounts, ties, about).where(accounts.c.person.in_(list(persons)))
        async with self._database.reading() as connection:
            rows = list(await connection.execute(query))
        return {row.person for row in rows if _shows(row.shown_to, row.stance)}


def _shows(shown_to: ShownTo | None, stance: Stance | None) -> bool:
    if stance == "block" or shown_to == "nobody":
        return False
    return shown_to != "followed" or stance == "follow"


async def forget_ties(connection: AsyncConnection, person: str) -> None:
    """Delete a person's relations to others, and those of others to the person."""
    await connection.execute(delete(ties).where((ties.c.person == person) | (ties.c.other == person)))
