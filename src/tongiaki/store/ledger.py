"""Appending to a table's entries and reading them back, and the lobby's lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, insert, select, update

from tongiaki.store.database import Database
from tongiaki.store.schema import entries, tables


@dataclass(frozen=True, slots=True)
class Line:
    """One entry as stored; `at` in milliseconds since 1970, UTC, `body` as JSON."""

    number: int
    at: int
    kind: str
    body: str


@dataclass(frozen=True, slots=True)
class Card:
    """What the lobby shows of a table: a cache of its entries; `card` is JSON.

    `waits`: something is to happen there without anybody's doing.
    """

    status: str
    public: bool
    waits: bool
    moves: int
    card: str


@dataclass(frozen=True, slots=True)
class StoredCard:
    """A card with the table's id and when it was made, in seconds since 1970, UTC."""

    id: str
    created: int
    status: str
    moves: int
    card: str


class Ledger:
    """The entries of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, table_id: str, lines: Sequence[Line], card: Card) -> None:
        """Append lines, which follow one another in number, and renew the card, all or nothing.

        On return they are on disk. Raises ConflictError if one of the numbers is taken, else UnavailableError.
        """
        columns = {
            "status": card.status,
            "public": card.public,
            "waits": card.waits,
            "moves": card.moves,
            "card": card.card,
        }
        rows = [
            {"table_id": table_id, "number": line.number, "at": line.at, "kind": line.kind, "body": line.body}
            for line in lines
        ]
        async with self._database.writing() as connection:
            if lines[0].number == 1:
                await connection.execute(insert(tables).values(id=table_id, created=lines[0].at // 1000, **columns))
            await connection.execute(insert(entries), rows)
            if lines[0].number > 1:
                await connection.execute(update(tables).where(tables.c.id == table_id).values(**columns))

    async def read(self, table_id: str, after: int = 0) -> list[Line]:
        """Read a table's entries with a number above `after`, in order; none if there is no such table."""
        query = (
            select(entries.c.number, entries.c.at, entries.c.kind, entries.c.body)
            .where(entries.c.table_id == table_id, entries.c.number > after)
            .order_by(entries.c.number)
        )
        async with self._database.reading() as connection:
            return [Line(*row) for row in await connection.execute(query)]

    async def listed(self, status: str, limit: int) -> list[StoredCard]:
        """List the public tables of a status, the newest first."""
        query = (
            select(tables.c.id, tables.c.created, tables.c.status, tables.c.moves, tables.c.card)
            .where(tables.c.status == status, tables.c.public)
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [StoredCard(*row) for row in await connection.execute(query)]

    async def card(self, table_id: str) -> StoredCard | None:
        """Look one table up, public or not."""
        query = select(tables.c.id, tables.c.created, tables.c.status, tables.c.moves, tables.c.card).where(
            tables.c.id == table_id
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else StoredCard(*row)

    async def waiting(self) -> list[str]:
        """Name the running tables where something is to happen by itself, such as a bot's move."""
        query = select(tables.c.id).where(tables.c.status == "running", tables.c.waits)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def count(self) -> int:
        """Count the tables; a cheap question that shows whether the database answers."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(func.count()).select_from(tables))).scalar_one()
