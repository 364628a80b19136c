"""The registry of studies: creates and loads them, and keeps them in memory while they are in use."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection

import msgspec

from tongiaki.common import background_tasks, clock
from tongiaki.common.ids import is_id, new_id
from tongiaki.common.problems import ProblemError
from tongiaki.store import (
    STUDY_TOPIC,
    ConflictError,
    StoredLine,
    StoredStudy,
    StudyPresence,
    StudyRepository,
    UnavailableError,
)
from tongiaki.studies.source import Source, checked_point
from tongiaki.studies.study import Study
from tongiaki.studies.views import Lead
from tongiaki.tables.runtime.node import Node

KEPT = 300.0
"""Seconds for which a study without participants stays in memory."""
SWEEP = 60.0
"""Seconds between two sweeps that remove such studies from memory."""
NOTED = 3600.0
"""Seconds between two updates of the time when a study was last used, which protects it from deletion."""


STEPPED, GATHERED, REWRITTEN = "study step", "study company", "study lines"
"""Topics of messages between servers: a leader's step, changed presence, changed chat lines."""


class Step(msgspec.Struct):
    """A numbered step of a study's leader. If the message is lost, servers read it from the database later."""

    study: str
    step: int
    lead: Lead


class Studies:
    """The studies of this server, which is `node` in the cluster.

    Methods raise UnavailableError if the database does not answer.
    """

    def __init__(self, shelf: StudyRepository, patience: float, node: Node) -> None:
        self._shelf = shelf
        self._patience = patience
        self._node = node
        self._published: dict[str, list[StudyPresence]] = {}  # the presence that this server last published, by study
        self._publishing: set[asyncio.Task[None]] = set()
        self._publish_lock = asyncio.Lock()
        node.subscribe(STUDY_TOPIC, str, self._on_change)
        node.subscribe(STEPPED, Step, self._on_step)
        node.subscribe(GATHERED, str, self._on_presence)
        node.subscribe(REWRITTEN, type(None), self._on_rewritten)
        node.on_resync(self._resync)
        self._studies: dict[str, Study] = {}
        self._last_use_stored: dict[str, float] = {}  # when the last use of a study was last stored
        self._lock = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def listening(self) -> int:
        """The number of connections to all studies."""
        return sum(study.listening for study in self._studies.values())

    async def open(self) -> None:
        """Start the sweep that removes unused studies from memory."""
        self._sweeper = background_tasks.start(self._sweep(), "study sweep")

    async def close(self) -> None:
        """Stop the background tasks, and store what is not stored yet."""
        await background_tasks.stop(self._sweeper)
        for study in list(self._studies.values()):
            await study.close()
        for task in list(self._publishing):
            await background_tasks.stop(task)

    async def make(self, source: Source, moves: int, at: int, leader: str) -> str:
        """Create a study of a game with this number of moves, and return its id; raises `no_such_point`."""
        study_id = new_id()
        text = msgspec.json.encode(source).decode()
        await self._shelf.add(StoredStudy(study_id, source.table, text, moves, leader, checked_point(at, moves)))
        return study_id

    async def get(self, study_id: str) -> Study:
        """Return a study, loading it if necessary; raises `no_study`."""
        async with self._lock:
            if study_id not in self._studies:
                stored = await self._load_stored(study_id)
                lines = await self._shelf.list_lines(study_id)
                self._studies[study_id] = self._connected_to_cluster(Study(stored, lines, self._shelf, self._patience))
                await self._read_presence([study_id])
                self._studies[study_id].stop_playing_without_leader()
            study = self._studies[study_id]
            study.used = time.monotonic()
            return study

    def release(self, study_id: str) -> bool:
        """Remove a study from memory so that it can be deleted; return False if it is in use, or was until recently."""
        study = self._studies.get(study_id)
        if study is not None and not (study.idle and study.used < time.monotonic() - KEPT):
            return False
        self._studies.pop(study_id, None)
        return True

    async def source(self, study_id: str) -> Source:
        """Return the game that a study shows; raises `no_study`."""
        return msgspec.json.decode((await self._load_stored(study_id)).source, type=Source)

    async def forget_players(self, table_id: str, players: Collection[tuple[int, str]], instead: str) -> None:
        """Replace players' names in the studies of a table's game; each player is a seat and a name."""
        for stored in await self._shelf.list_of_table(table_id):
            source = msgspec.json.decode(stored.source, type=Source).without(players, instead)
            await self._shelf.set_source(stored.id, msgspec.json.encode(source).decode())

    async def forget_voice(self, person: str, name: str | None, instead: str) -> None:
        """Replace a person's names in all chats; lines of an unknown author are renamed if they have this `name`."""
        await self._shelf.rename_author(person, name, instead)
        self._node.publish(REWRITTEN, None)
        await self._on_rewritten(None)

    async def reread(self, study_id: str) -> None:
        """Reload the chat of a study that is in memory here, after another part of the program changed it."""
        async with self._lock:
            if study_id in self._studies:
                await self._studies[study_id].reread()

    async def led_by(self, person: str) -> list[str]:
        """Return the ids of the studies that a person leads."""
        return await self._shelf.list_led_by(person)

    async def said_by(self, person: str) -> list[tuple[str, StoredLine]]:
        """Return a person's chat lines, each with its study's id."""
        return await self._shelf.list_lines_by(person)

    async def move_voice(self, old: str, new: str) -> None:
        """Assign the chat lines of person `old` to `new`, after their accounts were joined."""
        await self._shelf.reassign_lines(old, new)

    async def _load_stored(self, study_id: str) -> StoredStudy:
        stored = await self._shelf.get(study_id) if is_id(study_id) else None
        if stored is None:
            raise ProblemError("no_study")
        return stored

    def _connected_to_cluster(self, study: Study) -> Study:
        study.after_step = lambda step, lead: self._node.publish(STEPPED, Step(study.id, step, lead))
        study.after_presence = lambda: self._publish_presence_soon(study)
        return study

    def _publish_presence_soon(self, study: Study) -> None:
        if self._node.shared:
            task = background_tasks.start(self._publish_presence(study), f"presence of study {study.id}")
            self._publishing.add(task)
            task.add_done_callback(self._publishing.discard)

    async def _publish_presence(self, study: Study) -> None:
        """Publish who is in a study on this server; the next resynchronisation repeats what fails."""
        async with self._publish_lock:
            here = study.local_participants
            if here == self._published.get(study.id, []):
                return
            with contextlib.suppress(ConflictError, UnavailableError):
                await self._shelf.publish_presence(self._node.name, study.id, here)
                self._published[study.id] = here
                if not here:
                    del self._published[study.id]
                self._node.publish(GATHERED, study.id)

    async def _on_change(self, study_id: str) -> None:
        async with self._lock:  # a study that is being loaded may lack this change
            study = self._studies.get(study_id)
        if study is not None:
            await study.catch_up()

    async def _on_step(self, told: Step) -> None:
        if told.study in self._studies:
            self._studies[told.study].apply_step(told.step, told.lead)

    async def _on_presence(self, study_id: str) -> None:
        async with self._lock:
            await self._read_presence([study_id])

    async def _on_rewritten(self, _: None) -> None:
        for study in list(self._studies.values()):
            await study.reread()

    async def _resync(self) -> None:
        """Read changes whose messages were lost, and publish presence again that is missing in the database."""
        async with self._lock:  # an older answer must not replace a newer one
            found = await self._read_presence(list(self._studies))
        heads = await self._shelf.load_progress(list(self._studies))
        for study_id, study in list(self._studies.items()):
            if heads.get(study_id, study.head) != study.head:
                await study.catch_up()
            told = found.get(study_id, {}).get(self._node.name, [])
            if told != study.local_participants:
                self._published[study_id] = told
                await self._publish_presence(study)

    async def _read_presence(self, study_ids: Collection[str]) -> dict[str, dict[str, list[StudyPresence]]]:
        """Read who is in these studies on other servers."""
        if not self._node.shared or not study_ids:
            return {}
        found = await self._shelf.load_presence(study_ids)
        for study_id in study_ids:
            if study_id in self._studies:
                others = [guests for node, guests in found.get(study_id, {}).items() if node != self._node.name]
                self._studies[study_id].set_remote_participants(
                    [participant for guests in others for participant in guests]
                )
        return found

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self._store_last_use()
            long_ago = time.monotonic() - KEPT
            for study_id, study in list(self._studies.items()):
                if study.idle and study.used < long_ago:
                    del self._studies[study_id]

    async def _store_last_use(self) -> None:
        now = time.monotonic()
        self._last_use_stored = {study_id: at for study_id, at in self._last_use_stored.items() if at > now - NOTED}
        here = [study_id for study_id in self._studies if study_id not in self._last_use_stored]
        if here:
            with contextlib.suppress(UnavailableError):  # the next sweep tries again
                await self._shelf.record_visits(here, int(clock.now()))
                self._last_use_stored |= dict.fromkeys(here, now)
