"""Studies in the database: a row each, and the last lines of their chats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from tongiaki.common import moments
from tongiaki.store.database import Database
from tongiaki.store.studies_schema import studies, study_lines

LINES_KEPT = 200
"""Lines of chat that a study keeps."""


@dataclass(frozen=True, slots=True)
class StoredStudy:
    """A study: the game it shows (JSON), the table that was played at, who leads, and the move they are at."""

    id: str
    table_id: str | None
    source: str
    moves: int
    leader: str
    point: int


@dataclass(frozen=True, slots=True)
class StoredLine:
    """A line of a study's chat; `at` in seconds since 1970, UTC. `person` is null where that was not noted yet."""

    number: int
    at: int
    person: str | None
    name: str
    text: str


class StudyShelf:
    """All studies. Each method raises UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, study: StoredStudy) -> None:
        """Store a new study; raises ConflictError if its id is taken."""
        row = {name: getattr(study, name) for name in StoredStudy.__slots__}
        now = int(moments.now())
        async with self._database.writing() as connection:
            await connection.execute(insert(studies).values(created=now, opened=now, **row))

    async def get(self, study_id: str) -> StoredStudy | None:
        """Find a study."""
        columns = [studies.c[name] for name in StoredStudy.__slots__]
        async with self._database.reading() as connection:
            row = (await connection.execute(select(*columns).where(studies.c.id == study_id))).first()
        return None if row is None else StoredStudy(*row)

    async def set_point(self, study_id: str, point: int) -> None:
        """Remember the move that a study is at."""
        async with self._database.writing() as connection:
            await connection.execute(update(studies).where(studies.c.id == study_id).values(point=point))

    async def set_leader(self, study_id: str, leader: str) -> None:
        """Remember who leads."""
        async with self._database.writing() as connection:
            await connection.execute(update(studies).where(studies.c.id == study_id).values(leader=leader))

    async def note_opened(self, study_ids: Iterable[str], now: int) -> None:
        """Note that somebody is in these studies, in seconds since 1970, UTC."""
        async with self._database.writing() as connection:
            await connection.execute(update(studies).where(studies.c.id.in_(list(study_ids))).values(opened=now))

    async def lines(self, study_id: str) -> list[StoredLine]:
        """Read a study's chat, in order."""
        columns = [study_lines.c[name] for name in StoredLine.__slots__]
        query = select(*columns).where(study_lines.c.study_id == study_id).order_by(study_lines.c.number)
        async with self._database.reading() as connection:
            return [StoredLine(*row) for row in await connection.execute(query)]

    async def add_line(self, study_id: str, line: StoredLine) -> None:
        """Store a line, and forget those that are too many; raises ConflictError if its number is taken."""
        row = {name: getattr(line, name) for name in StoredLine.__slots__}
        old = delete(study_lines).where(
            study_lines.c.study_id == study_id, study_lines.c.number <= line.number - LINES_KEPT
        )
        async with self._database.writing() as connection:
            await connection.execute(insert(study_lines).values(study_id=study_id, **row))
            await connection.execute(old)

    async def of_table(self, table_id: str) -> list[StoredStudy]:
        """Find the studies of the game at a table."""
        query = select(*[studies.c[name] for name in StoredStudy.__slots__]).where(studies.c.table_id == table_id)
        async with self._database.reading() as connection:
            return [StoredStudy(*row) for row in await connection.execute(query)]

    async def set_source(self, study_id: str, source: str) -> None:
        """Replace the game that a study shows, as somebody in it has become nameless."""
        async with self._database.writing() as connection:
            await connection.execute(update(studies).where(studies.c.id == study_id).values(source=source))

    async def said_by(self, person: str) -> list[tuple[str, StoredLine]]:
        """Find what a person said, with the study's id."""
        columns = [study_lines.c[field] for field in StoredLine.__slots__]
        query = select(study_lines.c.study_id, *columns).where(study_lines.c.person == person)
        query = query.order_by(study_lines.c.study_id, study_lines.c.number)
        async with self._database.reading() as connection:
            return [(row[0], StoredLine(*row[1:])) for row in await connection.execute(query)]

    async def led_by(self, person: str) -> list[str]:
        """Name the studies that a person leads."""
        query = select(studies.c.id).where(studies.c.leader == person).order_by(studies.c.created)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def rename_voice(self, person: str, name: str | None, instead: str) -> None:
        """Replace every name that a person spoke under, and any `name` in lines whose speaker was not noted yet."""
        own = study_lines.c.person == person
        if name is not None:
            own |= study_lines.c.person.is_(None) & (study_lines.c.name == name)
        change = update(study_lines).where(own)
        async with self._database.writing() as connection:
            await connection.execute(change.values(name=instead))

    async def move_voice(self, old: str, new: str) -> None:
        """Have what one person said be another one's."""
        async with self._database.writing() as connection:
            await connection.execute(update(study_lines).where(study_lines.c.person == old).values(person=new))
