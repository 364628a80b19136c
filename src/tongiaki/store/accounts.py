"""Accounts: persons who have registered a name with a password."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.common import clock
from tongiaki.common.names import letters_and_digits, lookalikes, name_key
from tongiaki.store.admin_log import AdminAction, log_action
from tongiaki.store.engine.batch_loader import BatchLoader
from tongiaki.store.engine.database import Database
from tongiaki.store.invitations import delete_invitations
from tongiaki.store.notification_settings import delete_notification_data
from tongiaki.store.relations import delete_relations
from tongiaki.store.schema import (
    ACCOUNT_TABLES,
    account_looks,
    accounts,
    daily_games,
    daily_puzzles,
    people,
    ratings,
    reset_links,
    results,
    sessions,
)
from tongiaki.store.tournaments import remove_from_tournaments
from tongiaki.tables.ports import AccountProfile


@dataclass(frozen=True, slots=True)
class Account:
    """An account. `created`: time of creation, in seconds since 1970, UTC."""

    person: str
    name: str
    created: int
    password_hash: str = field(repr=False)
    program: bool = False
    """Whether this is a bot account. A bot account can never become an ordinary account."""
    owner: str | None = None
    """The owner of a bot account; None after the owner's account was deleted."""


class Accounts:
    """All accounts. The names of two accounts never look alike and never differ only in case."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._profiles = BatchLoader(self._load_profiles)
        self._lookalikes = BatchLoader(self._load_lookalikes)

    async def claim(self, person: str, name: str, password_hash: str, token_hash: str) -> None:
        """Create an account for a person and open its first session.

        Raises ConflictError if the name is taken, or if the person has or had an account.
        """
        now = int(clock.now())
        row = {"person": person, "name": name, "name_key": name_key(name), "password_hash": password_hash}
        async with self._database.transaction() as connection:
            await connection.execute(insert(accounts).values(created=now, **row))
            await store_lookalike_forms(connection, person, name)
            await connection.execute(
                insert(sessions).values(token_hash=token_hash, person=person, created=now, seen=now)
            )
            await store_name(connection, person, name, now)

    async def find_by_name(self, name: str) -> Account | None:
        """Find the account with this name, ignoring case, or the only account whose name has the same letters."""
        exact_match = await self._find_one(accounts.c.name_key == name_key(name))
        if exact_match is not None:
            return exact_match
        same_letters = [
            account
            for account in await self.find_lookalikes(name)
            if letters_and_digits(account.name) == letters_and_digits(name)
        ]
        return same_letters[0] if len(same_letters) == 1 else None

    async def find_lookalikes(self, name: str) -> list[Account]:
        """Find the accounts whose names look like `name`."""
        return (await self._lookalikes.load([name])).get(name, [])

    async def _load_lookalikes(self, names: list[str]) -> dict[str, list[Account]]:
        forms = {name: lookalikes(name) for name in names}
        parameters = {"looks": set[str]().union(*forms.values())}
        accounts_by_name: dict[str, list[Account]] = {name: [] for name in names}
        async with self._database.read_connection() as connection:
            for *row, form in await connection.execute(_LOOKALIKES, parameters):
                account = Account(*row)
                for name in names:
                    if form in forms[name] and account not in accounts_by_name[name]:
                        accounts_by_name[name].append(account)
        return accounts_by_name

    async def find(self, person: str) -> Account | None:
        """Find a person's account."""
        return await self._find_one(accounts.c.person == person)

    async def rename(self, person: str, name: str, admin_action: AdminAction | None = None) -> None:
        """Rename an account; raises ConflictError if the name is taken."""
        change = update(accounts).where(accounts.c.person == person, accounts.c.name.is_not(None))
        async with self._database.transaction() as connection:
            if (await connection.execute(change.values(name=name, name_key=name_key(name)))).rowcount:
                await store_lookalike_forms(connection, person, name)
                await store_name(connection, person, name, int(clock.now()))
                if admin_action is not None:
                    await log_action(connection, admin_action)

    async def rehash(self, person: str, old_hash: str, new_hash: str) -> None:
        """Replace the hash of a password by another hash of the same password, unless the password has changed."""
        unchanged = (accounts.c.person == person) & (accounts.c.password_hash == old_hash)
        async with self._database.transaction() as connection:
            await connection.execute(update(accounts).where(unchanged).values(password_hash=new_hash))

    async def set_password(self, person: str, password_hash: str, token_hash: str) -> list[str]:
        """Change the password, end all sessions and open a new one; return the token hashes of the ended sessions."""
        own_sessions, now = sessions.c.person == person, int(clock.now())
        async with self._database.transaction() as connection:
            await connection.execute(
                update(accounts).where(accounts.c.person == person).values(password_hash=password_hash)
            )
            ended = list((await connection.execute(select(sessions.c.token_hash).where(own_sessions))).scalars())
            await connection.execute(delete(sessions).where(own_sessions))
            await connection.execute(
                insert(sessions).values(token_hash=token_hash, person=person, created=now, seen=now)
            )
            await connection.execute(delete(reset_links).where(reset_links.c.person == person))
        return ended

    async def delete(self, person: str) -> list[str]:
        """Delete an account with its sessions, ratings and puzzles; return the token hashes of the ended sessions.

        The account's results become anonymous. Its bot accounts remain without an owner, but their tokens become
        invalid. Entries that contain the person's name must be rewritten before this call.
        """
        async with self._database.transaction() as connection:
            await connection.execute(update(accounts).where(accounts.c.person == person).values(**_DELETED_ACCOUNT))
            owned_programs = select(accounts.c.person).where(accounts.c.owner == person)
            affected_sessions = (sessions.c.person == person) | sessions.c.person.in_(owned_programs)
            ended = list((await connection.execute(select(sessions.c.token_hash).where(affected_sessions))).scalars())
            await connection.execute(delete(sessions).where(affected_sessions))
            for table in ACCOUNT_TABLES:
                await connection.execute(delete(table).where(table.c.person == person))
            await connection.execute(update(accounts).where(accounts.c.owner == person).values(owner=None))
            await delete_notification_data(connection, person)
            await delete_relations(connection, person)
            await remove_from_tournaments(connection, person)
            await delete_invitations(connection, person)
            await _forget_person(connection, person)
        await self._database.truncate_log()
        return ended

    async def delete_guest(self, person: str) -> None:
        """Delete a guest's name, make the guest's results anonymous and invalidate the guest's token.

        Raises ConflictError if the person has or had an account.
        """
        async with self._database.transaction() as connection:
            await connection.execute(insert(accounts).values(person=person, **_DELETED_ACCOUNT))
            await delete_notification_data(connection, person)
            await _forget_person(connection, person)
        await self._database.truncate_log()

    async def load_profiles(self, persons: Iterable[str]) -> dict[str, AccountProfile]:
        """Return the public data of these persons, without persons who have no account."""
        return await self._profiles.load(set(persons))

    async def _load_profiles(self, persons: list[str]) -> dict[str, AccountProfile]:
        profiles: dict[str, AccountProfile] = {}
        name_query = select(accounts.c.person, accounts.c.name, accounts.c.program).where(
            accounts.c.name.is_not(None), accounts.c.person.in_(persons)
        )
        rating_query = select(ratings.c.person, ratings.c.players, ratings.c.rating).where(
            ratings.c.person.in_(persons)
        )
        async with self._database.read_connection() as connection:
            for person, name, program in await connection.execute(name_query):
                profiles[person] = AccountProfile(name, {}, program)
            if profiles:
                for person, players, rating in await connection.execute(rating_query):
                    if person in profiles:
                        profiles[person].ratings[players] = rating
        return profiles

    async def _find_one(self, condition: ColumnElement[bool]) -> Account | None:
        async with self._database.read_connection() as connection:
            row = (await connection.execute(_ACCOUNT.where(condition, accounts.c.name.is_not(None)))).first()
        return None if row is None else Account(*row)


_DELETED_ACCOUNT = {
    "name": None,
    "name_key": None,
    "password_hash": None,
    "created": 0,
    "program": False,
    "owner": None,
    "shown_to": None,
}
_ACCOUNT = select(
    accounts.c.person,
    accounts.c.name,
    accounts.c.created,
    accounts.c.password_hash,
    accounts.c.program,
    accounts.c.owner,
)
_LOOKALIKES = (
    _ACCOUNT.join_from(accounts, account_looks, account_looks.c.person == accounts.c.person)
    .add_columns(account_looks.c.look)
    .where(account_looks.c.look.in_(bindparam("looks", expanding=True)))
)
"""Built only once, because this query runs for each chat message."""


async def store_lookalike_forms(connection: AsyncConnection, person: str, name: str) -> None:
    """Store the lookalike forms of a person's name."""
    await connection.execute(delete(account_looks).where(account_looks.c.person == person))
    rows = [{"look": form, "person": person} for form in lookalikes(name)]
    await connection.execute(insert(account_looks), rows)


async def store_name(connection: AsyncConnection, person: str, name: str, now: int) -> None:
    """Store a person's name. `now`: the time from which the name is used, in seconds since 1970, UTC."""
    await connection.execute(delete(people).where(people.c.id == person))
    await connection.execute(insert(people).values(id=person, name=name, seen=now))


async def _forget_person(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(people).where(people.c.id == person))
    await connection.execute(delete(daily_games).where(daily_games.c.person == person))
    await connection.execute(delete(daily_puzzles).where(daily_puzzles.c.person == person))
    anonymous = {"person": None, "mu": None, "sigma": None, "rating": None}
    await connection.execute(update(results).where(results.c.person == person).values(**anonymous))
