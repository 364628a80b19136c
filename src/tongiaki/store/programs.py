"""Programs that act in a person's name: each has a session of its own, with a token that is told once."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select

from tongiaki.common import moments
from tongiaki.store.database import Database
from tongiaki.store.persons_schema import sessions
from tongiaki.store.sessions import Scope

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
