"""Bot accounts: accounts created by their owner, or ordinary accounts that were permanently converted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, exists, func, insert, select, update

from tongiaki.common import clock
from tongiaki.common.names import name_key
from tongiaki.store.accounts import Account, store_lookalike_forms, store_name
from tongiaki.store.engine.batch_loader import BatchLoader
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, players, results, sessions
from tongiaki.store.sessions import TokenScope

_PROGRAMS = select(accounts.c.person).where(
    accounts.c.person.in_(bindparam("persons", expanding=True)), accounts.c.program
)
"""Built only once, because this query runs for each chat message."""


@dataclass(frozen=True, slots=True)
class OwnedAccount:
    """A bot account that belongs to an owner."""

    person: str
    name: str


class ProgramAccounts:
    """All bot accounts. Tokens are identified by their SHA-256, in hex."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._programs = BatchLoader(self._find_programs)

    async def create(self, account: Account, token_hash: str, maximum: int) -> bool:
        """Create a bot account with an API token for an owner.

        Returns False if the owner already has `maximum` bot accounts. Raises ConflictError if the name is taken.
        """
        now, name = account.created, account.name
        count_owned = select(func.count()).where(accounts.c.owner == account.owner)
        row = {"person": account.person, "name": name, "name_key": name_key(name)}
        # Lock the owner's row, so that concurrent calls also count each other's new accounts.
        lock_owner = select(accounts.c.person).where(accounts.c.person == account.owner).with_for_update()
        async with self._database.transaction() as connection:
            await connection.execute(lock_owner)
            if (await connection.execute(count_owned)).scalar_one() >= maximum:
                return False
            await connection.execute(
                insert(accounts).values(
                    created=now, password_hash=account.password_hash, program=True, owner=account.owner, **row
                )
            )
            await store_lookalike_forms(connection, account.person, name)
            await connection.execute(insert(sessions).values(**_token_row(account.person, name, token_hash, now)))
            await store_name(connection, account.person, name, now)
        return True

    async def renew_token(self, person: str, name: str, token_hash: str) -> list[str]:
        """Replace the token of a bot account; return the hashes of the tokens that are now invalid."""
        own_tokens = (sessions.c.person == person) & sessions.c.program.is_not(None)
        async with self._database.transaction() as connection:
            ended = list((await connection.execute(select(sessions.c.token_hash).where(own_tokens))).scalars())
            await connection.execute(delete(sessions).where(own_tokens))
            await connection.execute(insert(sessions).values(**_token_row(person, name, token_hash, int(clock.now()))))
        return ended

    async def convert_account(self, person: str, owner_token_hash: str) -> bool:
        """Turn an account into a bot account permanently. Its owner is the account with the token `owner_token_hash`.

        The token must be an API token with the scope `play`. Returns False if the token belongs to a bot account, to
        the account itself or to nobody. Also returns False if the account has played, has a seat somewhere, or owns a
        bot account.
        """
        find_owner = (
            select(accounts.c.person)
            .join(sessions, sessions.c.person == accounts.c.person)
            .where(sessions.c.token_hash == owner_token_hash, sessions.c.scope == "play", ~accounts.c.program)
            .where(accounts.c.name.is_not(None), accounts.c.person != person)
        )
        has_seat = exists().where(players.c.person == person)
        has_played = exists().where(results.c.person == person)
        is_convertible = (
            (accounts.c.person == person) & accounts.c.name.is_not(None) & ~accounts.c.program & ~has_seat & ~has_played
        )
        async with self._database.transaction() as connection:
            owner = (await connection.execute(find_owner)).scalar_one_or_none()
            count_owned = select(func.count()).where(accounts.c.owner == person)
            if owner is None or (await connection.execute(count_owned)).scalar_one():
                return False
            change = update(accounts).where(is_convertible).values(program=True, owner=owner)
            return (await connection.execute(change)).rowcount == 1

    async def is_program(self, person: str | None) -> bool:
        """Return whether a person is a bot account."""
        return person is not None and bool(await self.filter_programs([person]))

    async def filter_programs(self, persons: Iterable[str]) -> set[str]:
        """Return which of these persons are bot accounts."""
        return set(await self._programs.load(set(persons)))

    async def _find_programs(self, persons: list[str]) -> dict[str, bool]:
        async with self._database.read_connection() as connection:
            return dict.fromkeys((await connection.execute(_PROGRAMS, {"persons": persons})).scalars(), True)

    async def list_owned(self, owner: str) -> list[OwnedAccount]:
        """List an owner's bot accounts, sorted by name."""
        query = select(accounts.c.person, accounts.c.name).where(accounts.c.owner == owner)
        async with self._database.read_connection() as connection:
            return [OwnedAccount(*row) for row in await connection.execute(query.order_by(accounts.c.name))]


def _token_row(person: str, name: str, token_hash: str, now: int) -> dict[str, str | int]:
    scope: TokenScope = "play"
    return {
        "token_hash": token_hash,
        "person": person,
        "created": now,
        "seen": now,
        "program": name,
        "scope": scope,
    }
