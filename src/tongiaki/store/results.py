"""Results of finished games, each stored once, and the ratings computed from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import accounts, open_games, players, ratings, results, tables
from tongiaki.tables.ports import Player


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat.

    `rank`: 1 is the best. `person`: None for a bot or an empty seat. `counts`: whether the result may change the
    person's rating, if the person has an account.
    """

    seat: int
    person: str | None
    rank: int
    points: int
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's skill (`mu` and `sigma`, as in OpenSkill), and the rounded rating that is shown."""

    mu: float
    sigma: float
    shown: int


@dataclass(frozen=True, slots=True)
class StoredResult:
    """A seat's result in a finished game.

    `at`: when the game ended, in seconds since 1970, UTC. `rating`: the rating after the game; None if the result did
    not count. `mu` and `sigma`: OpenSkill's values for this rating. `public`: whether the table is public.
    """

    table: str
    seat: int
    person: str | None
    players: int
    rank: int
    points: int
    at: int
    rating: int | None
    mu: float | None
    sigma: float | None
    public: bool


@dataclass(frozen=True, slots=True)
class LadderEntry:
    """An account's entry in a ladder: the name, the rating, and the number of rated games."""

    name: str
    rating: int
    games: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's rating in games with this number of players, and the number of rated games."""

    players: int
    rating: int
    games: int


RateGame = Callable[[Sequence[Rating | None], Sequence[int]], Sequence[Rating]]
"""Callback that gets the players' ranks and ratings (None before the first game) and returns the new ratings."""

_RESULT_COLUMNS = (
    results.c.table_id,
    results.c.seat,
    results.c.person,
    results.c.players,
    results.c.rank,
    results.c.points,
    results.c.at,
    results.c.rating,
    results.c.mu,
    results.c.sigma,
    tables.c.public,
)
_RESULTS = select(*_RESULT_COLUMNS).join(tables, tables.c.id == results.c.table_id)


class Results:
    """All results and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_unscored(self) -> list[str]:
        """Return the tables whose results or seats are not stored yet, oldest first."""
        unscored = (tables.c.status == "over") & ~tables.c.scored
        query = select(tables.c.id).where(unscored | ~tables.c.indexed).order_by(tables.c.created, tables.c.id)
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def score(self, table_id: str, at: int, seats: Sequence[SeatResult], rate: RateGame | None) -> list[str]:
        """Store a game's results, unless they are already stored; return the persons whose rating changed.

        Only accounts are rated, and only if `rate` is given and at least two of them have a seat. In a game with a bot
        account, only bot accounts are rated. The results, the ratings and the table's flag `scored` are written
        together.
        """
        mark_scored = (
            update(tables)
            .where(tables.c.id == table_id, ~tables.c.scored)
            .values(scored=True, origin_address=None, origin_person=None)
        )
        async with self._database.transaction() as connection:
            # Set the flag first: if two servers score the game at once, the second waits here and then returns.
            if not (await connection.execute(mark_scored)).rowcount:
                return []
            new_ratings = {} if rate is None else await _update_ratings(connection, seats, rate)
            rows = [
                {
                    "table_id": table_id,
                    "seat": seat.seat,
                    "person": seat.person,
                    "players": len(seats),
                    "rank": seat.rank,
                    "points": seat.points,
                    "at": at,
                    "mu": None if (rating := new_ratings.get(seat.person)) is None else rating.mu,
                    "sigma": None if rating is None else rating.sigma,
                    "rating": None if rating is None else rating.shown,
                }
                for seat in seats
            ]
            if rows:
                await connection.execute(insert(results), rows)
                find_if_public = select(tables.c.id).where(tables.c.id == table_id, tables.c.public)
                if (await connection.execute(find_if_public)).first() is not None:
                    game = {"table_id": table_id, "at": at, "players": len(seats), "rated": bool(new_ratings)}
                    await connection.execute(insert(open_games).values(**game))
        return [person for person in new_ratings if person is not None]

    async def filter_accounts(self, persons: Iterable[str], created_by: int) -> set[str]:
        """Return which of these persons had an account at `created_by`, in seconds since 1970, UTC."""
        query = select(accounts.c.person).where(accounts.c.person.in_(list(persons)), accounts.c.name.is_not(None))
        async with self._database.read_connection() as connection:
            return set((await connection.execute(query.where(accounts.c.created <= created_by))).scalars())

    async def store_seats(self, table_id: str, seats: Sequence[Player]) -> None:
        """Store the seats of a table that was created by an older version, which did not store seats."""
        mark_indexed = update(tables).where(tables.c.id == table_id, ~tables.c.indexed).values(indexed=True)
        rows = [
            {"table_id": table_id, "seat": player.seat, "person": player.person, "to_move": player.to_move}
            for player in seats
        ]
        async with self._database.transaction() as connection:
            if (await connection.execute(mark_indexed)).rowcount and rows:
                await connection.execute(insert(players), rows)

    async def list_standings(self, person: str) -> list[Standing]:
        """Return a person's ratings, by number of players."""
        query = select(ratings.c.players, ratings.c.rating, ratings.c.games).where(ratings.c.person == person)
        async with self._database.read_connection() as connection:
            return [Standing(*row) for row in await connection.execute(query.order_by(ratings.c.players))]

    async def list_ladder(self, players: int, limit: int, *, programs: bool) -> list[LadderEntry]:
        """List the people or bot accounts with the best ratings in games with this number of players, best first."""
        query = select(accounts.c.name, ratings.c.rating, ratings.c.games).join(
            accounts, accounts.c.person == ratings.c.person
        )
        query = query.where(ratings.c.players == players, accounts.c.name.is_not(None), accounts.c.program == programs)
        ranking = query.order_by(ratings.c.rating.desc(), ratings.c.games.desc(), ratings.c.person).limit(limit)
        async with self._database.read_connection() as connection:
            return [LadderEntry(*row) for row in await connection.execute(ranking)]

    async def list_rated_results(self, person: str, players: int, limit: int) -> list[StoredResult]:
        """Return a person's most recent rated results in games with this number of players, oldest first."""
        counted = results.c.rating.is_not(None)
        query = _RESULTS.where(results.c.person == person, results.c.players == players, counted)
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query.order_by(results.c.at.desc(), results.c.table_id).limit(limit))
            return [StoredResult(*row) for row in rows][::-1]

    async def list_games(self, person: str, limit: int, *, include_hidden: bool) -> list[str]:
        """List the tables of a person's latest games, latest first.

        `include_hidden` adds tables that are not public.
        """
        query = select(results.c.table_id).join(tables, tables.c.id == results.c.table_id)
        query = query.where(results.c.person == person)
        if not include_hidden:
            query = query.where(tables.c.public)
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query.order_by(results.c.at.desc(), results.c.table_id).limit(limit))
            return list(rows.scalars())

    async def list_results(self, person: str) -> list[StoredResult]:
        """Return all results of a person, oldest first."""
        query = _RESULTS.where(results.c.person == person).order_by(results.c.at, results.c.table_id)
        async with self._database.read_connection() as connection:
            return [StoredResult(*row) for row in await connection.execute(query)]

    async def load_results_of_tables(self, table_ids: Iterable[str]) -> dict[str, list[StoredResult]]:
        """Return all results at these tables, sorted by seat."""
        results_by_table: dict[str, list[StoredResult]] = {}
        query = _RESULTS.where(results.c.table_id.in_(list(table_ids))).order_by(results.c.seat)
        async with self._database.read_connection() as connection:
            for row in await connection.execute(query):
                results_by_table.setdefault(row.table_id, []).append(StoredResult(*row))
        return results_by_table


async def _update_ratings(
    connection: AsyncConnection, seats: Sequence[SeatResult], rate: RateGame
) -> dict[str | None, Rating]:
    """Update the ratings of the accounts that took part in a game."""
    ranks = {seat.person: seat.rank for seat in seats if seat.person is not None}
    counted_persons = {seat.person for seat in seats if seat.counts}
    lock_accounts = select(accounts.c.person, accounts.c.program).where(accounts.c.person.in_(ranks))
    # Lock the accounts in a fixed order. A person's games are then rated one after the other, without deadlocks.
    lock_accounts = lock_accounts.where(accounts.c.name.is_not(None)).order_by(accounts.c.person).with_for_update()
    locked_accounts = (await connection.execute(lock_accounts)).all()
    # Bot accounts have their own ladders: a game with a bot account does not change any person's rating.
    programs = any(row.program for row in locked_accounts)
    rated = [row.person for row in locked_accounts if row.person in counted_persons and (row.program or not programs)]
    if len(rated) < 2:
        return {}
    is_own = (ratings.c.players == len(seats)) & ratings.c.person.in_(rated)
    old_ratings: dict[str, Rating] = {}
    games = dict.fromkeys(rated, 0)
    for row in await connection.execute(select(ratings).where(is_own)):
        old_ratings[row.person], games[row.person] = Rating(row.mu, row.sigma, row.rating), row.games
    new_ratings = rate([old_ratings.get(person) for person in rated], [ranks[person] for person in rated])
    await connection.execute(delete(ratings).where(is_own))
    rows = [
        {
            "person": person,
            "players": len(seats),
            "mu": rating.mu,
            "sigma": rating.sigma,
            "rating": rating.shown,
            "games": games[person] + 1,
        }
        for person, rating in zip(rated, new_ratings, strict=True)
    ]
    await connection.execute(insert(ratings), rows)
    return dict(zip(rated, new_ratings, strict=True))
