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
from tongiaki.store import CHANGED, ConflictError, Present, StoredLine, StoredStudy, StudyShelf, UnavailableError
from tongiaki.studies.source import Source, checked_point
from tongiaki.studies.study import Study
from tongiaki.studies.views import Lead
from tongiaki.tables.runtime.node import Node

KEPT = 300.0
"""Seconds for which a study that nobody is in stays in memory."""
SWEEP = 60.0
"""Seconds between two looks for such studies."""
NOTED = 3600.0
"""Seconds between two notes in the database that somebody is in a study, which keeps it from being removed."""


STEPPED, GATHERED, REWRITTEN = "study step", "study company", "study lines"
"""What servers tell each other about studies beside what is written: a leader's step, who is in, lines that changed."""


class Step(msgspec.Struct):
    """A step of a study's leader, by its number; lost, it is made up for by what is written a second later."""

    study: str
    step: int
    lead: Lead


class Studies:
    """The studies of this server, a `node` among those that share the database.

    Methods raise UnavailableError if the database does not answer.
    """

    def __init__(self, shelf: StudyShelf, patience: float, node: Node) -> None:
        self._shelf = shelf
        self._patience = patience
        self._node = node
        self._shown: dict[str, list[Present]] = {}  # who is in each study here, as others were told
        self._telling: set[asyncio.Task[None]] = set()
        self._show_turn = asyncio.Lock()
        node.subscribe(CHANGED, str, self._changed)
        node.subscribe(STEPPED, Step, self._stepped)
        node.subscribe(GATHERED, str, self._gathered)
        node.subscribe(REWRITTEN, type(None), self._rewritten)
        node.on_resync(self._make_up)
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
        for task in list(self._telling):
            await tasks.end(task)

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
                self._studies[study_id] = self._kept(Study(stored, lines, self._shelf, self._patience))
                await self._meet([study_id])
                self._studies[study_id].begin()
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
        self._node.publish(REWRITTEN, None)
        await self._rewritten(None)

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

    def _kept(self, study: Study) -> Study:
        study.after_step = lambda step, lead: self._node.publish(STEPPED, Step(study.id, step, lead))
        study.after_presence = lambda: self._show_soon(study)
        return study

    def _show_soon(self, study: Study) -> None:
        if self._node.shared:
            task = tasks.begin(self._show(study), f"study {study.id}: who is here")
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _show(self, study: Study) -> None:
        """Tell other servers who is in a study here; what fails is made up for."""
        async with self._show_turn:
            here = study.here
            if here == self._shown.get(study.id, []):
                return
            with contextlib.suppress(ConflictError, UnavailableError):
                await self._shelf.show(self._node.name, study.id, here)
                self._shown[study.id] = here
                if not here:
                    del self._shown[study.id]
                self._node.publish(GATHERED, study.id)

    async def _changed(self, study_id: str) -> None:
        async with self._turn:  # what is being read may be from before that
            study = self._studies.get(study_id)
        if study is not None:
            await study.catch_up()

    async def _stepped(self, told: Step) -> None:
        if told.study in self._studies:
            self._studies[told.study].follow(told.step, told.lead)

    async def _gathered(self, study_id: str) -> None:
        async with self._turn:
            await self._meet([study_id])

    async def _rewritten(self, _: None) -> None:
        for study in list(self._studies.values()):
            await study.reread()

    async def _make_up(self) -> None:
        """Read what was changed without our hearing of it, and tell anew who is here where nobody knows it any more."""
        async with self._turn:  # an older answer must not replace a newer one
            found = await self._meet(list(self._studies))
        heads = await self._shelf.heads(list(self._studies))
        for study_id, study in list(self._studies.items()):
            if heads.get(study_id, study.head) != study.head:
                await study.catch_up()
            told = found.get(study_id, {}).get(self._node.name, [])
            if told != study.here:
                self._shown[study_id] = told
                await self._show(study)

    async def _meet(self, study_ids: Collection[str]) -> dict[str, dict[str, list[Present]]]:
        """Look who is in these studies through other servers."""
        if not self._node.shared or not study_ids:
            return {}
        found = await self._shelf.present(study_ids)
        for study_id in study_ids:
            if study_id in self._studies:
                others = [guests for node, guests in found.get(study_id, {}).items() if node != self._node.name]
                self._studies[study_id].meet_elsewhere([one for guests in others for one in guests])
        return found

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
