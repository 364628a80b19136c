"""Archived games and the reviews of finished games."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import archived_seats, archives, entries, reviews, tables
from tongiaki.tables.ports import ConflictError, StoredEntry


@dataclass(frozen=True, slots=True)
class ArchivedName:
    """A name that a person used at a seat in a game."""

    person: str
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class StoredArchive:
    """A compressed game and the names that persons used in it."""

    table_id: str
    body: bytes
    names: Sequence[ArchivedName]


class Archives:
    """All archived games. Each method raises UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, archive: StoredArchive, marker: StoredEntry) -> None:
        """Replace a table's entries with its archived game, all or nothing. Only the entry `marker` remains.

        Raises ConflictError if the number of `marker` is taken, because another entry was written in the meantime.
        """
        table_id = archive.table_id
        row = {"table_id": table_id, "number": marker.number, "at": marker.at, "kind": marker.kind, "body": marker.body}
        names = [
            {
                "person": archived_name.person,
                "table_id": table_id,
                "seat": archived_name.seat,
                "name": archived_name.name,
            }
            for archived_name in archive.names
        ]
        old_entries = (entries.c.table_id == table_id) & (entries.c.number < marker.number)
        async with self._database.transaction() as connection:
            # Marker first: if two servers write at once, the second waits here and then gets a ConflictError.
            await connection.execute(insert(entries).values(**row))
            await connection.execute(insert(archives).values(table_id=table_id, body=archive.body))
            if names:
                await connection.execute(insert(archived_seats), names)
            await connection.execute(delete(entries).where(old_entries))
            await connection.execute(update(tables).where(tables.c.id == table_id).values(archived=True))

    async def get(self, table_id: str) -> bytes | None:
        """Return a table's archived game."""
        async with self._database.read_connection() as connection:
            return (await connection.execute(select(archives.c.body).where(archives.c.table_id == table_id))).scalar()

    async def find_names(self, person: str) -> dict[str, set[tuple[int, str]]]:
        """Return the seats and names of a person in archived games, by table."""
        columns = (archived_seats.c.table_id, archived_seats.c.seat, archived_seats.c.name)
        query = select(*columns).where(archived_seats.c.person == person).order_by(archived_seats.c.table_id)
        names_by_table: dict[str, set[tuple[int, str]]] = {}
        async with self._database.read_connection() as connection:
            for table_id, seat, name in await connection.execute(query):
                names_by_table.setdefault(table_id, set()).add((seat, name))
        return names_by_table

    async def rewrite(self, table_id: str, person: str, before: bytes, after: bytes, card: str) -> bool:
        """Remove a person's names from an archived game and its card; return False if the game is no longer `before`.

        An archived game is never changed in any other way.
        """
        own_names = (archived_seats.c.table_id == table_id) & (archived_seats.c.person == person)
        unchanged = (archives.c.table_id == table_id) & (archives.c.body == before)
        async with self._database.transaction() as connection:
            if not (await connection.execute(update(archives).where(unchanged).values(body=after))).rowcount:
                return False
            await connection.execute(update(tables).where(tables.c.id == table_id).values(card=card))
            await connection.execute(delete(archived_seats).where(own_names))
        return True


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A compressed review and the version of the coach that wrote it."""

    version: str
    body: bytes


class Reviews:
    """All stored reviews. Each method raises UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table_id: str) -> StoredReview | None:
        """Return the review of a table's game."""
        query = select(reviews.c.version, reviews.c.body).where(reviews.c.table_id == table_id)
        async with self._database.read_connection() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else StoredReview(*row)

    async def put(self, table_id: str, review: StoredReview) -> None:
        """Store a review, which replaces any earlier review, unless the table was deleted."""
        values = {"version": review.version, "body": review.body}
        async with self._database.transaction() as connection:
            change = update(reviews).where(reviews.c.table_id == table_id).values(**values)
            if (await connection.execute(change)).rowcount:
                return
        with contextlib.suppress(ConflictError):  # the table was deleted, or another server has already stored a review
            async with self._database.transaction() as connection:
                await connection.execute(insert(reviews).values(table_id=table_id, **values))
