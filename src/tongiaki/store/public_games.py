"""Search for finished games at public tables, sorted by the time when they ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import ColumnElement, exists, select, tuple_

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import open_games, results, tables


@dataclass(frozen=True, slots=True)
class PublicGameFilter:
    """Search criteria for public games. A criterion that is None matches every game.

    `since` and `until`: the range of times when the game ended, in seconds since 1970, UTC, without `until` itself.
    `person`: a person who played. `won`: whether this person must have won, alone or tied.
    """

    person: str | None = None
    won: bool = False
    players: int | None = None
    rated: bool | None = None
    since: int | None = None
    until: int | None = None


@dataclass(frozen=True, slots=True)
class PublicGame:
    """A finished public game. `at`: when it ended, in seconds since 1970, UTC. `rated`: whether it changed a rating."""

    table: str
    at: int
    rated: bool


class PublicGames:
    """All public games. Each method raises UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_latest(
        self, criteria: PublicGameFilter, limit: int, before: tuple[int, str] | None = None
    ) -> list[PublicGame]:
        """List the latest games that match the criteria.

        `before`: the last game of the previous page, as the time when it ended and its table.
        """
        game = open_games.c
        query = select(game.table_id, game.at, game.rated).join(tables, tables.c.id == game.table_id)
        query = query.where(*_conditions(criteria))
        if before is not None:
            query = query.where(tuple_(game.at, game.table_id) < before)
        query = query.order_by(game.at.desc(), game.table_id.desc()).limit(limit)
        async with self._database.read_connection() as connection:
            return [PublicGame(*row) for row in await connection.execute(query)]


def _conditions(criteria: PublicGameFilter) -> Iterator[ColumnElement[bool]]:
    game = open_games.c
    yield tables.c.public & ~tables.c.hidden
    if criteria.person is not None:
        seat = (results.c.table_id == game.table_id) & (results.c.person == criteria.person)
        yield exists().where(seat & (results.c.rank == 1) if criteria.won else seat)
    if criteria.players is not None:
        yield game.players == criteria.players
    if criteria.rated is not None:
        yield game.rated == criteria.rated
    if criteria.since is not None:
        yield game.at >= criteria.since
    if criteria.until is not None:
        yield game.at < criteria.until
