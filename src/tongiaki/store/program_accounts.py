"""Bot accounts: created by their owner, or ordinary accounts that were converted permanently."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, exists, func, insert, select, update

from tongiaki.common import clock
from tongiaki.common.names import name_key
from tongiaki.store.accounts import Account, call, look
from tongiaki.store.engine.batch_loader import Together
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, players, results, sessions
from tongiaki.store.sessions import Scope

_PROGRAMS = select(accounts.c.person).where(
    accounts.c.person.in_(bindparam("persons", expanding=True)), accounts.c.program
)
"""A module constant for speed: it is used for every chat message."""


@dataclass(frozen=True, slots=True)
class Owned:
    """A bot account of an owner."""

    person: str
    name: str


class ProgramAccounts:
    """All bot accounts; tokens are identified by their SHA-256, in hex."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._programs = Together(self._look_up)

    async def make(self, account: Account, token_hash: str, most: int) -> bool:
        """Create a bot account for an owner, with an API token.

        False if the owner already has `most` bot accounts. Raises ConflictError if the name is taken.
        """
        now, name = account.created, account.name
        owned = select(func.count()).where(accounts.c.owner == account.owner)
        row = {"person": account.person, "name": name, "name_key": name_key(name)}
        # The owner's row is locked, so that concurrent calls count each other's new accounts.
        lock = select(accounts.c.person).where(accounts.c.person == account.owner).with_for_update()
        async with self._database.writing() as connection:
            await connection.execute(lock)
            if (await connection.execute(owned)).scalar_one() >= most:
                return False
            await connection.execute(
                insert(accounts).values(
                    created=now, password_hash=account.password_hash, program=True, owner=account.owner, **row
                )
            )
            await look(connection, account.person, name)
            await connection.execute(insert(sessions).values(**_session(account.person, name, token_hash, now)))
            await call(connection, account.person, name, now)
        return True

    async def renew(self, person: str, name: str, token_hash: str) -> list[str]:
        """Replace the token of a bot account; return the hashes of the ended tokens."""
        own = (sessions.c.person == person) & sessions.c.program.is_not(None)
        async with self._database.writing() as connection:
            ended = list((await connection.execute(select(sessions.c.token_hash).where(own))).scalars())
            await connection.execute(delete(sessions).where(own))
            await connection.execute(insert(sessions).values(**_session(person, name, token_hash, int(clock.now()))))
        return ended

    async def declare(self, person: str, owner_token: str) -> bool:
        """Turn an account into a bot account permanently; `owner_token` is the hash of an owner's API token.

        The token's scope must be `play`. False if the token belongs to a bot account, to the account itself or to
        nobody. False also if the account has played, has a seat somewhere, or owns a bot account.
        """
        owner = (
            select(accounts.c.person)
            .join(sessions, sessions.c.person == accounts.c.person)
            .where(sessions.c.token_hash == owner_token, sessions.c.scope == "play", ~accounts.c.program)
            .where(accounts.c.name.is_not(None), accounts.c.person != person)
        )
        sits = exists().where(players.c.person == person)
        played = exists().where(results.c.person == person)
        free = (accounts.c.person == person) & accounts.c.name.is_not(None) & ~accounts.c.program & ~sits & ~played
        async with self._database.writing() as connection:
            whose = (await connection.execute(owner)).scalar_one_or_none()
            owns = select(func.count()).where(accounts.c.owner == person)
            if whose is None or (await connection.execute(owns)).scalar_one():
                return False
            change = update(accounts).where(free).values(program=True, owner=whose)
            return (await connection.execute(change)).rowcount == 1

    async def has(self, person: str | None) -> bool:
        """Return whether a person is a bot account."""
        return person is not None and bool(await self.among([person]))

    async def among(self, persons: Iterable[str]) -> set[str]:
        """Return which of these persons are bot accounts."""
        return set(await self._programs.of(set(persons)))

    async def _look_up(self, persons: list[str]) -> dict[str, bool]:
        async with self._database.reading() as connection:
            return dict.fromkeys((await connection.execute(_PROGRAMS, {"persons": persons})).scalars(), True)

    async def of(self, owner: str) -> list[Owned]:
        """List an owner's bot accounts, by name."""
        query = select(accounts.c.person, accounts.c.name).where(accounts.c.owner == owner)
        async with self._database.reading() as connection:
            return [Owned(*row) for row in await connection.execute(query.order_by(accounts.c.name))]


def _session(person: str, name: str, token_hash: str, now: int) -> dict[str, str | int]:
    scope: Scope = "play"
    return {
        "token_hash": token_hash,
        "person": person,
        "created": now,
        "seen": now,
        "program": name,
        "scope": scope,
    }
