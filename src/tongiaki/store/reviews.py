"""Reviews of finished games, each of which goes when its table does."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

from sqlalchemy import insert, select, update

from tongiaki.store.database import Database
from tongiaki.store.failures import ConflictError
from tongiaki.store.schema import reviews


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review, packed, and the version of the coach that made it."""

    version: str
    body: bytes


class Reviews:
    """All that are kept. Each method raises UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table_id: str) -> StoredReview | None:
        """Find the review of a table's game."""
        query = select(reviews.c.version, reviews.c.body).where(reviews.c.table_id == table_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else StoredReview(*row)

    async def put(self, table_id: str, review: StoredReview) -> None:
        """Keep a review in place of any other, unless the table is gone."""
        values = {"version": review.version, "body": review.body}
        async with self._database.writing() as connection:
            change = update(reviews).where(reviews.c.table_id == table_id).values(**values)
            if (await connection.execute(change)).rowcount:
                return
        with contextlib.suppress(ConflictError):  # the table is gone, or another server was first
            async with self._database.writing() as connection:
                await connection.execute(insert(reviews).values(table_id=table_id, **values))
