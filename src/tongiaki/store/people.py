"""Names of people, by the hash of a browser's secret token."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import bindparam, insert, select, update

from tongiaki.common import clock
from tongiaki.store.engine.batch_loader import BatchLoader
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import people
from tongiaki.tables.ports import ConflictError

_NAMES = select(people.c.id, people.c.name).where(
    people.c.id.in_(bindparam("persons", expanding=True)), people.c.name.is_not(None)
)
"""Built only once, because this query runs for each chat message."""


class People:
    """All people who have chosen a name."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._names = BatchLoader(self._load_names)

    async def find_name(self, person: str) -> str | None:
        """Return the name that a person used last."""
        return (await self.load_names([person])).get(person)

    async def find_name_time(self, person: str) -> int | None:
        """Return when a person chose the current name, in seconds since 1970, UTC."""
        async with self._database.read_connection() as connection:
            return (await connection.execute(select(people.c.seen).where(people.c.id == person))).scalar()

    async def load_names(self, persons: Iterable[str]) -> dict[str, str]:
        """Return the names of these persons, without persons who have no name."""
        return await self._names.load(set(persons))

    async def _load_names(self, persons: list[str]) -> dict[str, str]:
        async with self._database.read_connection() as connection:
            return {row.id: row.name for row in await connection.execute(_NAMES, {"persons": persons})}

    async def set_name(self, person: str, name: str) -> None:
        """Store the name that a person uses."""
        values = {"name": name, "seen": int(clock.now())}
        change = update(people).where(people.c.id == person).values(**values)
        async with self._database.transaction() as connection:
            if (await connection.execute(change)).rowcount:
                return
        try:
            async with self._database.transaction() as connection:
                await connection.execute(insert(people).values(id=person, **values))
        except ConflictError:  # two windows of one browser stored a name at the same time
            async with self._database.transaction() as connection:
                await connection.execute(change)
