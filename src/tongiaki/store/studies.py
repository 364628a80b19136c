"""Studies in the database: one row for each study, and the most recent lines of their chats."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
from sqlalchemy import delete, func, insert, select, update

from tongiaki.common import clock
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import studies, study_lines, study_presence
from tongiaki.studies.ports import MAX_LINES, StoredLine, StoredStudy, StudyPresence

STUDY_TOPIC = "study"
"""Topic of the message to other servers when a study changes.

It is sent in the same transaction and contains the id.
"""


class StudyRepository:
    """All studies. Each method raises UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, study: StoredStudy) -> None:
        """Store a new study; raises ConflictError if its id is taken."""
        row = {name: getattr(study, name) for name in StoredStudy.__slots__}
        now = int(clock.now())
        async with self._database.transaction() as connection:
            await connection.execute(insert(studies).values(created=now, opened=now, **row))

    async def get(self, study_id: str) -> StoredStudy | None:
        """Return a study; None if it does not exist."""
        columns = [studies.c[name] for name in StoredStudy.__slots__]
        async with self._database.read_connection() as connection:
            row = (await connection.execute(select(*columns).where(studies.c.id == study_id))).first()
        return None if row is None else StoredStudy(*row)

    async def set_lead(self, study_id: str, leader: str, point: int, lead: str, step: int) -> bool:
        """Store the current move; return False if the leader has changed, or if a later step is already stored."""
        is_current = (studies.c.id == study_id) & (studies.c.leader == leader) & (studies.c.step < step)
        change = update(studies).where(is_current).values(point=point, lead=lead, step=step)
        async with self._database.transaction(STUDY_TOPIC, study_id) as connection:
            return bool((await connection.execute(change)).rowcount)

    async def set_leader(self, study_id: str, leader: str, previous_leader: str) -> bool:
        """Store a new leader; return False if `previous_leader` is no longer the leader."""
        is_current = (studies.c.id == study_id) & (studies.c.leader == previous_leader)
        async with self._database.transaction(STUDY_TOPIC, study_id) as connection:
            return bool((await connection.execute(update(studies).where(is_current).values(leader=leader))).rowcount)

    async def record_visits(self, study_ids: Iterable[str], now: int) -> None:
        """Store the time of the last visit to these studies: `now`, in seconds since 1970, UTC."""
        async with self._database.transaction() as connection:
            await connection.execute(update(studies).where(studies.c.id.in_(list(study_ids))).values(opened=now))

    async def list_lines(self, study_id: str, after: int = 0) -> list[StoredLine]:
        """Return the lines of a study's chat with numbers above `after`, in order."""
        columns = [study_lines.c[name] for name in StoredLine.__slots__]
        is_newer = (study_lines.c.study_id == study_id) & (study_lines.c.number > after)
        query = select(*columns).where(is_newer).order_by(study_lines.c.number)
        async with self._database.read_connection() as connection:
            return [StoredLine(*row) for row in await connection.execute(query)]

    async def add_line(self, study_id: str, line: StoredLine) -> None:
        """Store a chat line and delete the oldest beyond the limit; raises ConflictError if its number is taken."""
        row = {name: getattr(line, name) for name in StoredLine.__slots__}
        delete_old = delete(study_lines).where(
            study_lines.c.study_id == study_id, study_lines.c.number <= line.number - MAX_LINES
        )
        async with self._database.transaction(STUDY_TOPIC, study_id) as connection:
            await connection.execute(insert(study_lines).values(study_id=study_id, **row))
            await connection.execute(delete_old)

    async def load_progress(self, study_ids: Collection[str]) -> dict[str, tuple[str, int, int]]:
        """Return the progress of studies: the leader, and the numbers of the last step and the last chat line."""
        last = select(func.max(study_lines.c.number)).where(study_lines.c.study_id == studies.c.id).scalar_subquery()
        query = select(studies.c.id, studies.c.leader, studies.c.step, func.coalesce(last, 0))
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query.where(studies.c.id.in_(list(study_ids))))
            return {row[0]: (row[1], row[2], row[3]) for row in rows}

    async def publish_presence(self, node: str, study_id: str, present: Collection[StudyPresence]) -> None:
        """Store the participants of a study on one server for the other servers, replacing the previous list."""
        is_own = (study_presence.c.node == node) & (study_presence.c.study_id == study_id)
        async with self._database.transaction() as connection:
            await connection.execute(delete(study_presence).where(is_own))
            if present:
                text = msgspec.json.encode(list(present)).decode()
                await connection.execute(insert(study_presence).values(node=node, study_id=study_id, guests=text))

    async def load_presence(self, study_ids: Collection[str]) -> dict[str, dict[str, list[StudyPresence]]]:
        """Return the participants of these studies, by study and server."""
        query = select(study_presence).where(study_presence.c.study_id.in_(list(study_ids)))
        present: dict[str, dict[str, list[StudyPresence]]] = {}
        async with self._database.read_connection() as connection:
            for row in await connection.execute(query):
                persons = msgspec.json.decode(row.guests, type=list[StudyPresence])
                present.setdefault(row.study_id, {})[row.node] = persons
        return present

    async def list_of_table(self, table_id: str) -> list[StoredStudy]:
        """Return the studies of a table's game."""
        query = select(*[studies.c[name] for name in StoredStudy.__slots__]).where(studies.c.table_id == table_id)
        async with self._database.read_connection() as connection:
            return [StoredStudy(*row) for row in await connection.execute(query)]

    async def set_source(self, study_id: str, source: str) -> None:
        """Replace the game that a study shows, after a player's name has been removed from it."""
        async with self._database.transaction() as connection:
            await connection.execute(update(studies).where(studies.c.id == study_id).values(source=source))

    async def list_lines_by(self, person: str) -> list[tuple[str, StoredLine]]:
        """Return a person's chat lines, each with the study's id."""
        columns = [study_lines.c[field] for field in StoredLine.__slots__]
        query = select(study_lines.c.study_id, *columns).where(study_lines.c.person == person)
        query = query.order_by(study_lines.c.study_id, study_lines.c.number)
        async with self._database.read_connection() as connection:
            return [(row[0], StoredLine(*row[1:])) for row in await connection.execute(query)]

    async def list_led_by(self, person: str) -> list[str]:
        """Return the studies that a person leads."""
        query = select(studies.c.id).where(studies.c.leader == person).order_by(studies.c.created)
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def rename_author(self, person: str, old_name: str | None, new_name: str) -> None:
        """Rename the author of a person's chat lines, and of old lines by `old_name` that have no person."""
        is_own = study_lines.c.person == person
        if old_name is not None:
            is_own |= study_lines.c.person.is_(None) & (study_lines.c.name == old_name)
        change = update(study_lines).where(is_own)
        async with self._database.transaction() as connection:
            await connection.execute(change.values(name=new_name))

    async def reassign_lines(self, old: str, new: str) -> None:
        """Assign a person's chat lines to another person."""
        async with self._database.transaction() as connection:
            await connection.execute(update(study_lines).where(study_lines.c.person == old).values(person=new))
