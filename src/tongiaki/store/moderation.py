"""The administrator's changes. Each is written together with its entry in the administrator's log."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from tongiaki.common import clock
from tongiaki.common.names import find_matches, lookalikes, name_key
from tongiaki.store.accounts import Account
from tongiaki.store.admin_log import AdminAction, log_action
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, barred_names, entries, people, reset_links, sessions, study_lines, tables


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table as shown to the administrator.

    `created`: when it was created. `active`: when its last entry was written. Both are in seconds since 1970, UTC.
    """

    id: str
    created: int
    active: int
    status: str
    hidden: bool
    moves: int
    card: str


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """A person as shown to the administrator. `seen`: the day of the last visit, in seconds since 1970, UTC."""

    name: str
    seen: int
    account: bool


class Moderation:
    """The administrator's actions.

    Methods raise ConflictError if another action is logged at the same time, and UnavailableError if the database does
    not answer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_tables(self, status: str | None) -> list[ListedTable]:
        """List all tables, or all tables with a status, newest first."""
        last = select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc()).limit(1)
        active = func.coalesce(last.scalar_subquery() / 1000, tables.c.created)
        columns = (tables.c.status, tables.c.hidden, tables.c.moves, tables.c.card)
        query = select(tables.c.id, tables.c.created, active, *columns)
        if status is not None:
            query = query.where(tables.c.status == status)
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query.order_by(tables.c.created.desc(), tables.c.id))
            return [ListedTable(id_, created, int(at), *rest) for id_, created, at, *rest in rows]

    async def list_people(self, *, guests: bool) -> list[ListedPerson]:
        """List the accounts and, if `guests` is true, also the guests who have a name.

        The most recent visitors come first.
        """
        seen = func.coalesce(func.max(sessions.c.seen), accounts.c.created)
        account_query = select(accounts.c.name, seen).outerjoin(sessions, sessions.c.person == accounts.c.person)
        account_query = account_query.where(accounts.c.name.is_not(None)).group_by(accounts.c.person, accounts.c.name)
        guest_query = select(people.c.name, people.c.seen).where(people.c.name.is_not(None))
        guest_query = guest_query.where(people.c.id.not_in(select(accounts.c.person)))
        async with self._database.read_connection() as connection:
            listed = [ListedPerson(*row, account=True) for row in await connection.execute(account_query)]
            if guests:
                listed += [ListedPerson(*row, account=False) for row in await connection.execute(guest_query)]
        return sorted(listed, key=lambda person: (-person.seen, person.name))

    async def find_guests(self, name: str) -> list[str]:
        """Return the guests who use a name."""
        query = select(people.c.id, people.c.name).where(people.c.name.is_not(None))
        query = query.where(people.c.id.not_in(select(accounts.c.person)))
        async with self._database.read_connection() as connection:
            return find_matches(name, {row.id: row.name for row in await connection.execute(query)})

    async def set_hidden(self, table_id: str, admin_action: AdminAction, *, hidden: bool) -> None:
        """Hide a table from the lists in the lobby, or show it there again."""
        async with self._database.transaction() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(hidden=hidden))
            await log_action(connection, admin_action)

    async def rename_guest(self, person: str, name: str, admin_action: AdminAction) -> None:
        """Rename a guest."""
        async with self._database.transaction() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))
            await log_action(connection, admin_action)

    async def remove_line(self, study_id: str, number: int, admin_action: AdminAction) -> None:
        """Delete the text of a line in a study's chat."""
        line = (study_lines.c.study_id == study_id) & (study_lines.c.number == number)
        async with self._database.transaction() as connection:
            await connection.execute(update(study_lines).where(line).values(text=""))
            await log_action(connection, admin_action)

    async def load_barred_forms(self) -> frozenset[str]:
        """Return the lookalike forms of all barred names, in the format of `lookalikes`."""
        async with self._database.read_connection() as connection:
            names = (await connection.execute(select(barred_names.c.name))).scalars()
            return frozenset(form for name in names for form in lookalikes(name))

    async def bar_name(self, name: str, admin_action: AdminAction) -> None:
        """Bar a name and all names that look like it. The account with this name is logged out everywhere."""
        async with self._database.transaction() as connection:
            await connection.execute(insert(barred_names).values(name_key=name_key(name), name=name))
            await connection.execute(delete(sessions).where(sessions.c.person == admin_action.person))
            await connection.execute(delete(reset_links).where(reset_links.c.person == admin_action.person))
            await log_action(connection, admin_action)

    async def unbar_name(self, name: str, admin_action: AdminAction) -> None:
        """Allow a barred name again, and all names that look like it."""
        async with self._database.transaction() as connection:
            names = (await connection.execute(select(barred_names.c.name))).scalars()
            barred = [barred_name for barred_name in names if lookalikes(barred_name) & lookalikes(name)]
            await connection.execute(delete(barred_names).where(barred_names.c.name.in_(barred)))
            await log_action(connection, admin_action)

    async def store_reset_link(self, person: str, token_hash: str, until: int, admin_action: AdminAction) -> None:
        """Store a password reset link for an account. Any earlier link becomes invalid."""
        async with self._database.transaction() as connection:
            await connection.execute(delete(reset_links).where(reset_links.c.person == person))
            await connection.execute(insert(reset_links).values(token_hash=token_hash, person=person, until=until))
            await log_action(connection, admin_action)

    async def find_reset_account(self, token_hash: str) -> Account | None:
        """Return the account of a reset link; None if the link is not valid."""
        columns = (accounts.c.person, accounts.c.name, accounts.c.created, accounts.c.password_hash)
        query = select(*columns).join(reset_links, reset_links.c.person == accounts.c.person)
        is_valid = (reset_links.c.token_hash == token_hash) & (reset_links.c.until > int(clock.now()))
        async with self._database.read_connection() as connection:
            row = (await connection.execute(query.where(is_valid, accounts.c.name.is_not(None)))).first()
        return None if row is None else Account(*row)

    async def redeem_reset_link(self, token_hash: str, password_hash: str, session_token_hash: str) -> list[str] | None:
        """Use a reset link: set the password, end all sessions and open a new session.

        Each link works only once. Returns the token hashes of the ended sessions; None if the link is no longer valid.
        """
        now = int(clock.now())
        is_valid = (reset_links.c.token_hash == token_hash) & (reset_links.c.until > now)
        async with self._database.transaction() as connection:
            redeemed = await connection.execute(delete(reset_links).where(is_valid).returning(reset_links.c.person))
            person = redeemed.scalar()
            if person is None:
                return None
            change = update(accounts).where(accounts.c.person == person).values(password_hash=password_hash)
            await connection.execute(change)
            end_sessions = delete(sessions).where(sessions.c.person == person).returning(sessions.c.token_hash)
            tokens = list((await connection.execute(end_sessions)).scalars())
            session = {"token_hash": session_token_hash, "person": person, "created": now, "seen": now}
            await connection.execute(insert(sessions).values(**session))
        return tokens
