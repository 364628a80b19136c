"""Sessions: the browsers where a person is logged in, and the API tokens of programs."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Column, Select, delete, func, insert, select, update

from tongiaki.common import moments
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, people, sessions

DAY = 24 * 3600
"""Seconds between two notes of when a session was used."""


Scope = Literal["read", "play"]
"""What a program may do in a person's name: look at everything that the person sees, or play and make tables, too."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Whose a token is: the person, and whether that person is logged in there to an account.

    A program's has a `scope`; a browser's has none, and may do whatever the person may.
    """

    person: str
    account: bool
    scope: Scope | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser where a person is logged in; since when, and used last, in seconds since 1970, UTC, to the day."""

    created: int
    seen: int


class Sessions:
    """All sessions; tokens are known by their SHA-256, in hex. One unused for so many `days` ends; 0: none."""

    def __init__(self, database: Database, days: int = 365) -> None:
        self._database = database
        self._life = days * DAY if days else math.inf

    async def identify(self, token_hash: str, *, signed: bool) -> Identity | None:
        """Tell whose a token is: an account's, or a guest's, who is the hash itself.

        None for the token of a guest who has claimed a name since: it opens nothing any more; and for one that is not
        `signed`, and so may be made up, unless it is of a guest who has taken a name.
        """
        spent = select(accounts.c.person).where(accounts.c.person == token_hash)
        named = select(people.c.id).where(people.c.id == token_hash)
        session = select(sessions.c.person, sessions.c.seen, sessions.c.scope).where(
            sessions.c.token_hash == token_hash
        )
        now = int(moments.now())
        async with self._database.reading() as connection:
            row = (await connection.execute(session)).first()
            if row is None or row.seen < now - self._life:
                is_spent = (await connection.execute(spent)).first() is not None
                is_theirs = signed or (await connection.execute(named)).first() is not None
                return Identity(token_hash, account=False) if is_theirs and not is_spent else None
        if row.seen < now - DAY:
            async with self._database.writing() as connection:
                await connection.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(seen=now))
        return Identity(row.person, account=True, scope=row.scope)

    async def open(self, token_hash: str, person: str, instead: str | None) -> None:
        """Log a person in; `instead` is the hash of the browser's token until now, whose name and session end."""
        now = int(moments.now())
        async with self._database.writing() as connection:
            if instead is not None:
                await connection.execute(delete(sessions).where(sessions.c.token_hash == instead))
                await connection.execute(
                    delete(people).where(people.c.id == instead, people.c.id.not_in(select(accounts.c.person)))
                )
            await connection.execute(
                insert(sessions).values(token_hash=token_hash, person=person, created=now, seen=now)
            )

    async def close(self, token_hash: str) -> None:
        """Log a browser out."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def of(self, person: str) -> list[Session]:
        """List the browsers where a person is logged in, the oldest first."""
        query = select(sessions.c.created, sessions.c.seen).where(
            sessions.c.person == person, sessions.c.program.is_(None)
        )
        async with self._database.reading() as connection:
            return [Session(*row) for row in await connection.execute(query.order_by(sessions.c.created))]

    async def ended(self, named: Collection[str], guests: Collection[str]) -> set[str]:
        """Tell which tokens are good no longer: of the `named`, who had a session, and of the `guests`."""
        still = await self._those(select(sessions.c.token_hash), sessions.c.token_hash, named)
        spent = await self._those(select(accounts.c.person), accounts.c.person, guests)
        return (set(named) - still) | spent

    async def _those(self, query: Select[tuple[str]], column: Column[str], tokens: Collection[str]) -> set[str]:
        wanted, found = list(tokens), set[str]()
        if wanted:
            async with self._database.reading() as connection:
                for at in range(0, len(wanted), 500):
                    some = query.where(column.in_(wanted[at : at + 500]))
                    found.update(map(str, (await connection.execute(some)).scalars()))
        return found


HANDLE = 16
"""Characters of a token's hash by which its owner tells it from the others."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program, as its owner calls it; made and used last, in seconds since 1970, UTC, the latter to the day."""

    id: str
    name: str
    scope: Scope
    created: int
    seen: int


class Programs:
    """The programs of all accounts; tokens are known by their SHA-256, in hex."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, name: str, scope: Scope, token_hash: str, most: int) -> Program | None:
        """Let a program in with a new token; None if the person has as many as anybody may have."""
        now = int(moments.now())
        own = select(func.count()).where(sessions.c.person == person, sessions.c.program.is_not(None))
        async with self._database.writing() as connection:
            if (await connection.execute(own)).scalar_one() >= most:
                return None
            row = {"token_hash": token_hash, "person": person, "created": now, "seen": now}
            await connection.execute(insert(sessions).values(program=name, scope=scope, **row))
        return Program(token_hash[:HANDLE], name, scope, now, now)

    async def of(self, person: str) -> list[Program]:
        """List a person's programs, the oldest first."""
        kept = sessions.c
        query = select(kept.token_hash, kept.program, kept.scope, kept.created, kept.seen).where(
            kept.person == person, kept.program.is_not(None)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(kept.created, kept.token_hash))
            return [Program(row[0][:HANDLE], *row[1:]) for row in rows]

    async def end(self, person: str, handle: str) -> str | None:
        """Let one of a person's programs in no more; gives the hash of its token, or None if there is no such one."""
        own = (sessions.c.person == person) & sessions.c.program.is_not(None)
        async with self._database.writing() as connection:
            hashes = (await connection.execute(select(sessions.c.token_hash).where(own))).scalars()
            found = next((one for one in hashes if one[:HANDLE] == handle), None)
            await connection.execute(delete(sessions).where(sessions.c.token_hash == found))
        return found
