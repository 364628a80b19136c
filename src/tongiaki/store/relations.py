"""Relations between accounts: follows, blocks, and who can see that a person is online."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.batch_loader import BatchLoader
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, ties
from tongiaki.tables.ports import RelationKind

"""A person's relation to another person."""
OnlineVisibility = Literal["everybody", "followed", "nobody"]
"""Visibility of a person's online status. With `followed`, only those whom the person follows can see it."""


@dataclass(frozen=True, slots=True)
class Relation:
    """Another account that a person follows or blocks.

    `name`: its current name. `program`: whether it is a bot account.
    """

    person: str
    name: str
    program: bool
    kind: RelationKind


class BlockedError(Exception):
    """The person cannot follow this account, because the account has blocked the person."""


class Relations:
    """All relations between accounts. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._blocks = BatchLoader(self._find_blocks)

    async def list_relations(self, person: str) -> list[Relation]:
        """List the accounts that a person follows or blocks, sorted by name."""
        query = select(accounts.c.person, accounts.c.name, accounts.c.program, ties.c.stance)
        query = query.join_from(ties, accounts, accounts.c.person == ties.c.other)
        query = query.where(ties.c.person == person, accounts.c.name.is_not(None)).order_by(accounts.c.name_key)
        async with self._database.read_connection() as connection:
            return [Relation(*row) for row in await connection.execute(query)]

    async def list_blocked_names(self, person: str) -> list[str]:
        """Return the names of the accounts that a person blocks."""
        return [relation.name for relation in await self.list_relations(person) if relation.kind == "block"]

    async def blocks(self, person: str, other: str) -> bool:
        """Return whether a person blocks another person. Lookups for several chat messages share one query."""
        return bool(await self._blocks.load([(person, other)]))

    async def _find_blocks(self, pairs: list[tuple[str, str]]) -> dict[tuple[str, str], bool]:
        persons, others = {person for person, _ in pairs}, {other for _, other in pairs}
        query = select(ties.c.person, ties.c.other).where(ties.c.stance == "block")
        query = query.where(ties.c.person.in_(persons), ties.c.other.in_(others))
        async with self._database.read_connection() as connection:
            return {(row.person, row.other): True for row in await connection.execute(query)}

    async def find_kind(self, person: str, other: str) -> RelationKind:
        """Return a person's relation to another person."""
        query = select(ties.c.stance).where(ties.c.person == person, ties.c.other == other)
        async with self._database.read_connection() as connection:
            kind: RelationKind | None = (await connection.execute(query)).scalar()
        return kind or "none"

    async def set_relation(self, person: str, other: str, kind: RelationKind, maximum: int) -> bool:
        """Store that a person follows or blocks another person, or neither. A blocked person stops following.

        Returns False if the person already follows (or blocks) `maximum` others. Raises BlockedError if the other
        person has blocked this person.
        """
        # Lock both rows, so that concurrent changes run one after the other.
        lock = select(accounts.c.person).where(accounts.c.person.in_([person, other]))
        lock = lock.order_by(accounts.c.person).with_for_update()
        is_forward = (ties.c.person == person) & (ties.c.other == other)
        is_backward = (ties.c.person == other) & (ties.c.other == person)
        count_others = select(func.count()).where(ties.c.person == person, ties.c.stance == kind, ties.c.other != other)
        async with self._database.transaction() as connection:
            await connection.execute(lock)
            if kind == "follow":
                is_blocked = select(exists().where(is_backward, ties.c.stance == "block"))
                if (await connection.execute(is_blocked)).scalar_one():
                    raise BlockedError
            if kind != "none" and (await connection.execute(count_others)).scalar_one() >= maximum:
                return False
            await connection.execute(delete(ties).where(is_forward))
            if kind != "none":
                await connection.execute(insert(ties).values(person=person, other=other, stance=kind))
            if kind == "block":
                await connection.execute(delete(ties).where(is_backward, ties.c.stance == "follow"))
        return True

    async def find_visibility(self, person: str) -> OnlineVisibility:
        """Return who can see that a person is online."""
        query = select(accounts.c.shown_to).where(accounts.c.person == person)
        async with self._database.read_connection() as connection:
            visibility: OnlineVisibility | None = (await connection.execute(query)).scalar()
        return visibility or "everybody"

    async def set_visibility(self, person: str, visibility: OnlineVisibility) -> None:
        """Set who can see that a person is online."""
        stored_value = None if visibility == "everybody" else visibility
        async with self._database.transaction() as connection:
            await connection.execute(update(accounts).where(accounts.c.person == person).values(shown_to=stored_value))

    async def filter_visible(self, viewer: str | None, persons: Collection[str]) -> set[str]:
        """Return which of these persons show their online status to a viewer; `viewer` is None without an account."""
        query = select(accounts.c.person, accounts.c.shown_to, ties.c.stance)
        is_relation = (ties.c.person == accounts.c.person) & (ties.c.other == viewer)
        query = query.outerjoin_from(accounts, ties, is_relation).where(accounts.c.person.in_(list(persons)))
        async with self._database.read_connection() as connection:
            rows = list(await connection.execute(query))
        return {row.person for row in rows if _is_visible(row.shown_to, row.stance)}


def _is_visible(visibility: OnlineVisibility | None, relation: RelationKind | None) -> bool:
    if relation == "block" or visibility == "nobody":
        return False
    return visibility != "followed" or relation == "follow"


async def delete_relations(connection: AsyncConnection, person: str) -> None:
    """Delete a person's relations to other persons, and their relations to that person."""
    await connection.execute(delete(ties).where((ties.c.person == person) | (ties.c.other == person)))
