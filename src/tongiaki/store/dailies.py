"""The daily game: the setup for each day, each player's table, and the results."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import exists, insert, select, update

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, dailies, daily_games, results, tables
from tongiaki.tables.ports import ConflictError


@dataclass(frozen=True, slots=True)
class DailyGame:
    """A person's game of a day. `table`: its table. `status`: the table's status; None until the table is created."""

    day: str
    table: str
    status: str | None


@dataclass(frozen=True, slots=True)
class DailyResult:
    """A person's result in a daily game. `at`: in seconds since 1970, UTC. `rank`: 1 is the best at the table."""

    person: str
    table: str
    rank: int
    points: int
    at: int


@dataclass(frozen=True, slots=True)
class DailyScore:
    """A person's result in the daily game of a `day`.

    `rank`: 1 is the best at the table. `at`: when the game ended, in seconds since 1970, UTC. `card`: the table's card
    as JSON.
    """

    day: str
    table: str
    seat: int
    rank: int
    points: int
    at: int
    card: str


class Dailies:
    """All daily games.

    A day is written as `2026-11-22`. All methods raise UnavailableError if the database does not answer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find_setup(self, day: str) -> str | None:
        """Return the setup of a day's game; None if it has not been stored yet."""
        async with self._database.read_connection() as connection:
            setup: str | None = (await connection.execute(select(dailies.c.setup).where(dailies.c.day == day))).scalar()
        return setup

    async def store_setup(self, day: str, proposed: str) -> str:
        """Store the setup of a day's game unless one is already stored; return the stored setup.

        All servers use the stored setup.
        """
        setup = await self.find_setup(day)
        if setup is not None:
            return setup
        try:
            async with self._database.transaction() as connection:
                await connection.execute(insert(dailies).values(day=day, setup=proposed))
        except ConflictError:  # another server has already stored a setup
            return await self.find_setup(day) or proposed
        return proposed

    async def claim_table(self, day: str, person: str, table_id: str) -> str:
        """Store the table of a person's daily game unless one is already stored; return the stored table."""
        try:
            async with self._database.transaction() as connection:
                await connection.execute(insert(daily_games).values(day=day, person=person, table_id=table_id))
        except ConflictError:  # the same person has already created a table from another browser window
            game = await self.find_game(day, person)
            return table_id if game is None else game.table
        return table_id

    async def find_game(self, day: str, person: str) -> DailyGame | None:
        """Return a person's daily game for a day, or None."""
        query = select(daily_games.c.day, daily_games.c.table_id, tables.c.status)
        query = query.outerjoin(tables, tables.c.id == daily_games.c.table_id)
        query = query.where(daily_games.c.day == day, daily_games.c.person == person)
        async with self._database.read_connection() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else DailyGame(*row)

    async def list_games(self, person: str) -> list[tuple[str, str]]:
        """Return the days whose daily game a person has begun, each with its table."""
        query = select(daily_games.c.day, daily_games.c.table_id).where(daily_games.c.person == person)
        async with self._database.read_connection() as connection:
            return [(row.day, row.table_id) for row in await connection.execute(query.order_by(daily_games.c.day))]

    async def list_results(
        self, day: str, seat: int, before: int, limit: int, *, of_accounts: bool
    ) -> list[DailyResult]:
        """List the best results at `seat` in a day's game that ended before `before`, in seconds since 1970, UTC.

        If `of_accounts` is true, only results of accounts are listed, otherwise only results of guests.
        """
        same_seat = (results.c.table_id == daily_games.c.table_id) & (results.c.seat == seat)
        account = exists().where(accounts.c.person == results.c.person, accounts.c.name.is_not(None))
        columns = (results.c.person, results.c.table_id, results.c.rank, results.c.points, results.c.at)
        query = select(*columns).join(daily_games, same_seat)
        query = query.where(daily_games.c.day == day, results.c.person.is_not(None), results.c.at < before)
        query = query.where(account if of_accounts else ~account)
        query = query.order_by(results.c.rank, results.c.points.desc(), results.c.at, results.c.table_id)
        async with self._database.read_connection() as connection:
            return [DailyResult(*row) for row in await connection.execute(query.limit(limit))]

    async def list_scores(self, person: str) -> list[DailyScore]:
        """Return a person's results in all daily games, oldest first."""
        columns = (daily_games.c.day, daily_games.c.table_id, results.c.seat, results.c.rank, results.c.points)
        query = select(*columns, results.c.at, tables.c.card)
        query = query.join(results, results.c.table_id == daily_games.c.table_id)
        query = query.join(tables, tables.c.id == daily_games.c.table_id)
        query = query.where(daily_games.c.person == person, results.c.person == person)
        async with self._database.read_connection() as connection:
            return [DailyScore(*row) for row in await connection.execute(query.order_by(daily_games.c.day))]

    async def reassign_games(self, old: str, new: str) -> None:
        """Move a guest's daily games to the guest's new account, except for days that the account has played."""
        existing = daily_games.alias()
        already_played = exists().where(existing.c.day == daily_games.c.day, existing.c.person == new)
        change = update(daily_games).where(daily_games.c.person == old, ~already_played).values(person=new)
        async with self._database.transaction() as connection:
            await connection.execute(change)
