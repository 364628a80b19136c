"""All studies of this server: made, found, and kept while somebody is there."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection

import msgspec

from tongiaki.common import moments, tasks
from tongiaki.common.ids import is_id, new_id
from tongiaki.common.problems import ProblemError
from tongiaki.store import StoredLine, StoredStudy, StudyShelf, UnavailableError
from tongiaki.studies.source import Source, checked_point
from tongiaki.studies.study import Study

KEPT = 300.0
"""Seconds for which a study that nobody is in stays in memory."""
SWEEP = 60.0
"""Seconds between two looks for such studies."""
NOTED = 3600.0
"""Seconds between two notes in the database that somebody is in a study, which keeps it from being removed."""


class Studies:
    """The studies of this server; methods raise UnavailableError if the database does not answer."""

    def __init__(self, shelf: StudyShelf, patience: float) -> None:
        self._shelf = shelf
        self._patience = patience
        self._studies: dict[str, Study] = {}
        self._noted: dict[str, float] = {}  # when the database was told last that somebody is in a study
        self._turn = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def listening(self) -> int:
        """How many connections are in any of them."""
        return sum(study.listening for study in self._studies.values())

    async def open(self) -> None:
        """Begin to put unused studies away."""
        self._sweeper = tasks.begin(self._sweep(), "the putting away of studies")

    async def close(self) -> None:
        """Write what is not written yet."""
        await tasks.end(self._sweeper)
        for study in list(self._studies.values()):
            await study.finish()

    async def make(self, source: Source, moves: int, at: int, leader: str) -> str:
        """Make a study of a game of so many moves, and give its id; raises `no_such_point`."""
        study_id = new_id()
        text = msgspec.json.encode(source).decode()
        await self._shelf.add(StoredStudy(study_id, source.table, text, moves, leader, checked_point(at, moves)))
        return study_id

    async def get(self, study_id: str) -> Study:
        """Find a study to be in; raises `no_study`."""
        async with self._turn:
            if study_id not in self._studies:
                stored = await self._stored(study_id)
                lines = await self._shelf.lines(study_id)
                self._studies[study_id] = Study(stored, lines, self._shelf, self._patience)
            study = self._studies[study_id]
            study.used = time.monotonic()
            return study

    def release(self, study_id: str) -> bool:
        """Put a study away now, so that it may be removed; False if somebody is there, or was within minutes."""
        study = self._studies.get(study_id)
        if study is not None and not (study.idle and study.used < time.monotonic() - KEPT):
            return False
        self._studies.pop(study_id, None)
        return True

    async def source(self, study_id: str) -> Source:
        """Give the game that a study is about; raises `no_study`."""
        return msgspec.json.decode((await self._stored(study_id)).source, type=Source)

    async def forget_players(self, table_id: str, players: Collection[tuple[int, str]], instead: str) -> None:
        """Take names out of the studies of a table's game, each told by seat and name."""
        for stored in await self._shelf.of_table(table_id):
            source = msgspec.json.decode(stored.source, type=Source).without(players, instead)
            await self._shelf.set_source(stored.id, msgspec.json.encode(source).decode())

    async def forget_voice(self, person: str, name: str | None, instead: str) -> None:
        """Take the names that a person spoke under out of the studies, and any `name` where nobody knows who spoke."""
        await self._shelf.rename_voice(person, name, instead)
        for study in list(self._studies.values()):
            await study.reread()

    async def reread(self, study_id: str) -> None:
        """Read what was said in a study anew, if it is in use here, as somebody else has changed it."""
        async with self._turn:
            if study_id in self._studies:
                await self._studies[study_id].reread()

    async def led_by(self, person: str) -> list[str]:
        """Name the studies that a person leads."""
        return await self._shelf.led_by(person)

    async def said_by(self, person: str) -> list[tuple[str, StoredLine]]:
        """Find what a person said, with the study's id."""
        return await self._shelf.said_by(person)

    async def move_voice(self, old: str, new: str) -> None:
        """Have what one person said be another one's, who is the same human being."""
        await self._shelf.move_voice(old, new)

    async def _stored(self, study_id: str) -> StoredStudy:
        stored = await self._shelf.get(study_id) if is_id(study_id) else None
        if stored is None:
            raise ProblemError("no_study")
        return stored

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self._note()
            long_ago = time.monotonic() - KEPT
            for study_id, study in list(self._studies.items()):
                if study.idle and study.used < long_ago:
                    del self._studies[study_id]

    async def _note(self) -> None:
        now = time.monotonic()
        self._noted = {study_id: at for study_id, at in self._noted.items() if at > now - NOTED}
        here = [study_id for study_id in self._studies if study_id not in self._noted]
        if here:
            with contextlib.suppress(UnavailableError):  # the next time, then
                await self._shelf.note_opened(here, int(moments.now()))
                self._noted |= dict.fromkeys(here, now)
