"""Sessions: the browsers where a person is logged in, and API tokens."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Column, Select, delete, func, insert, select, update

from tongiaki.common import clock
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, people, sessions

DAY_SECONDS = 24 * 3600
"""Minimum interval between two updates of a session's last use, in seconds."""


TokenScope = Literal["read", "play"]
"""Scope of an API token: `read` permits reading everything the person sees, `play` also playing and creating tables."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The owner of a token: the person, and whether the token is an account's session.

    An API token has a `scope`. A browser's token has none and permits everything that the person may do.
    """

    person: str
    account: bool
    scope: TokenScope | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser where a person is logged in.

    `created` and `seen` (its last use, to the day) are in seconds since 1970, UTC.
    """

    created: int
    seen: int


class Sessions:
    """All sessions, by the SHA-256 of their tokens in hex.

    A session expires after `days` days without use, or never if 0.
    """

    def __init__(self, database: Database, days: int = 365) -> None:
        self._database = database
        self._lifetime = days * DAY_SECONDS if days else math.inf

    async def identify(self, token_hash: str, *, signed: bool) -> Identity | None:
        """Return the owner of a token: an account, or a guest, whose id is the hash itself.

        Return None for the token of a guest who has since created an account, because that token is invalid. Also
        return None for a token that is not `signed`, and may be forged, unless it belongs to a guest who has taken a
        name.
        """
        find_account = select(accounts.c.person).where(accounts.c.person == token_hash)
        find_name = select(people.c.id).where(people.c.id == token_hash)
        find_session = select(sessions.c.person, sessions.c.seen, sessions.c.scope).where(
            sessions.c.token_hash == token_hash
        )
        now = int(clock.now())
        async with self._database.read_connection() as connection:
            row = (await connection.execute(find_session)).first()
            if row is None or row.seen < now - self._lifetime:
                is_claimed = (await connection.execute(find_account)).first() is not None
                is_genuine = signed or (await connection.execute(find_name)).first() is not None
                return Identity(token_hash, account=False) if is_genuine and not is_claimed else None
        if row.seen < now - DAY_SECONDS:
            async with self._database.transaction() as connection:
                await connection.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(seen=now))
        return Identity(row.person, account=True, scope=row.scope)

    async def open(self, token_hash: str, person: str, replaced_token_hash: str | None) -> None:
        """Log a person in; delete the name and the session of the browser's previous token, `replaced_token_hash`."""
        now = int(clock.now())
        async with self._database.transaction() as connection:
            if replaced_token_hash is not None:
                await connection.execute(delete(sessions).where(sessions.c.token_hash == replaced_token_hash))
                await connection.execute(
                    delete(people).where(
                        people.c.id == replaced_token_hash, people.c.id.not_in(select(accounts.c.person))
                    )
                )
            await connection.execute(
                insert(sessions).values(token_hash=token_hash, person=person, created=now, seen=now)
            )

    async def close(self, token_hash: str) -> None:
        """Log a browser out."""
        async with self._database.transaction() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def list_sessions(self, person: str) -> list[Session]:
        """List the browsers where a person is logged in, oldest first."""
        query = select(sessions.c.created, sessions.c.seen).where(
            sessions.c.person == person, sessions.c.program.is_(None)
        )
        async with self._database.read_connection() as connection:
            return [Session(*row) for row in await connection.execute(query.order_by(sessions.c.created))]

    async def filter_invalid_tokens(self, session_tokens: Collection[str], guest_tokens: Collection[str]) -> set[str]:
        """Return the hashes of the given session tokens and guest tokens that are no longer valid."""
        valid = await self._filter_existing(select(sessions.c.token_hash), sessions.c.token_hash, session_tokens)
        claimed = await self._filter_existing(select(accounts.c.person), accounts.c.person, guest_tokens)
        return (set(session_tokens) - valid) | claimed

    async def _filter_existing(
        self, query: Select[tuple[str]], column: Column[str], tokens: Collection[str]
    ) -> set[str]:
        ids, existing = list(tokens), set[str]()
        if ids:
            async with self._database.read_connection() as connection:
                for start in range(0, len(ids), 500):
                    chunk = query.where(column.in_(ids[start : start + 500]))
                    existing.update(map(str, (await connection.execute(chunk)).scalars()))
        return existing


HANDLE_LENGTH = 16
"""Length of the prefix of a token's hash by which its owner identifies the token."""


@dataclass(frozen=True, slots=True)
class ApiClient:
    """An API client with the name that its owner chose.

    `created` and `seen` (its last use, to the day) are in seconds since 1970, UTC.
    """

    id: str
    name: str
    scope: TokenScope
    created: int
    seen: int


class ApiClients:
    """The API clients of all accounts, by the SHA-256 of their tokens in hex."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, name: str, scope: TokenScope, token_hash: str, maximum: int) -> ApiClient | None:
        """Register an API client with a new token, or return None if the person already has `maximum` API clients."""
        now = int(clock.now())
        count_own = select(func.count()).where(sessions.c.person == person, sessions.c.program.is_not(None))
        async with self._database.transaction() as connection:
            if (await connection.execute(count_own)).scalar_one() >= maximum:
                return None
            row = {"token_hash": token_hash, "person": person, "created": now, "seen": now}
            await connection.execute(insert(sessions).values(program=name, scope=scope, **row))
        return ApiClient(token_hash[:HANDLE_LENGTH], name, scope, now, now)

    async def list_clients(self, person: str) -> list[ApiClient]:
        """List a person's API clients, oldest first."""
        columns = sessions.c
        query = select(columns.token_hash, columns.program, columns.scope, columns.created, columns.seen).where(
            columns.person == person, columns.program.is_not(None)
        )
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query.order_by(columns.created, columns.token_hash))
            return [ApiClient(row[0][:HANDLE_LENGTH], *row[1:]) for row in rows]

    async def delete(self, person: str, handle: str) -> str | None:
        """Delete an API client of a person; return the hash of its token, or None if it does not exist."""
        is_own = (sessions.c.person == person) & sessions.c.program.is_not(None)
        async with self._database.transaction() as connection:
            hashes = (await connection.execute(select(sessions.c.token_hash).where(is_own))).scalars()
            token_hash = next((candidate for candidate in hashes if candidate[:HANDLE_LENGTH] == handle), None)
            await connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))
        return token_hash
