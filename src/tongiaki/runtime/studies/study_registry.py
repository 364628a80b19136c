"""The registry of studies, which creates and loads studies and keeps them in memory while they are in use."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection

import msgspec

from tongiaki.common import background_tasks
from tongiaki.common.ids import is_id, new_id
from tongiaki.common.problems import ProblemError
from tongiaki.runtime import idle_sweep
from tongiaki.runtime.cluster.node import Node
from tongiaki.runtime.idle_sweep import IdleSweep
from tongiaki.store import (
    STUDY_TOPIC,
    ConflictError,
    StoredLine,
    StoredStudy,
    StudyPresence,
    StudyRepository,
    UnavailableError,
)
from tongiaki.studies.source import Source, check_point
from tongiaki.studies.study import Study
from tongiaki.studies.views import Lead

STEP_TOPIC, PRESENCE_TOPIC, CHAT_TOPIC = "study step", "study company", "study lines"
"""Topics of messages between servers: a leader's step, changed presence, changed chat lines."""


class Step(msgspec.Struct):
    """A numbered step of a study's leader. If the message is lost, servers later read the step from the database."""

    study: str
    step: int
    lead: Lead


class Studies:
    """The studies of this server, which `node` connects to the cluster.

    Methods raise UnavailableError if the database does not answer.
    """

    def __init__(self, repository: StudyRepository, succession_delay: float, node: Node) -> None:
        self._repository = repository
        self._succession_delay = succession_delay
        self._node = node
        self._published: dict[str, list[StudyPresence]] = {}  # the presence that this server last published, by study
        self._publishing: set[asyncio.Task[None]] = set()
        self._publish_lock = asyncio.Lock()
        node.subscribe(STUDY_TOPIC, str, self._on_change)
        node.subscribe(STEP_TOPIC, Step, self._on_step)
        node.subscribe(PRESENCE_TOPIC, str, self._on_presence)
        node.subscribe(CHAT_TOPIC, type(None), self._on_chat_changed)
        node.on_resync(self._resync)
        self._studies: dict[str, Study] = {}
        self._lock = asyncio.Lock()
        self._sweep = IdleSweep(
            "sweep of unused studies", lambda: list(self._studies), repository.record_visits, self._unload_unused
        )

    @property
    def listening(self) -> int:
        """The number of connections to all studies."""
        return sum(study.listening for study in self._studies.values())

    def open(self) -> None:
        """Start the sweep that removes unused studies from memory."""
        self._sweep.open()

    async def close(self) -> None:
        """Stop the background tasks, and store all unsaved changes."""
        await self._sweep.close()
        for study in list(self._studies.values()):
            await study.close()
        for task in list(self._publishing):
            await background_tasks.stop(task)

    async def create(self, source: Source, moves: int, at: int, leader: str) -> str:
        """Create a study of a game that has this number of moves, and return its id. Raises `no_such_point`."""
        study_id = new_id()
        text = msgspec.json.encode(source).decode()
        await self._repository.add(StoredStudy(study_id, source.table, text, moves, leader, check_point(at, moves)))
        return study_id

    async def get(self, study_id: str) -> Study:
        """Return a study. Load it if necessary. Raises `no_study`."""
        async with self._lock:
            if study_id not in self._studies:
                stored = await self._load_stored(study_id)
                lines = await self._repository.list_lines(study_id)
                self._studies[study_id] = self._connect_to_cluster(
                    Study(stored, lines, self._repository, self._succession_delay)
                )
                await self._read_presence([study_id])
                self._studies[study_id].stop_playing_without_leader()
            study = self._studies[study_id]
            study.last_used = time.monotonic()
            return study

    def release(self, study_id: str) -> bool:
        """Remove a study from memory so that it can be deleted. Return False if it is in use, or was used recently."""
        study = self._studies.get(study_id)
        if study is not None and not (study.is_idle and study.last_used < time.monotonic() - idle_sweep.IDLE_SECONDS):
            return False
        self._studies.pop(study_id, None)
        return True

    async def source(self, study_id: str) -> Source:
        """Return the game that a study shows. Raises `no_study`."""
        return msgspec.json.decode((await self._load_stored(study_id)).source, type=Source)

    async def rename_players(self, table_id: str, players: Collection[tuple[int, str]], replacement: str) -> None:
        """Replace players' names in the studies of a table's game. Each player is given as a seat and a name."""
        for stored in await self._repository.list_of_table(table_id):
            source = msgspec.json.decode(stored.source, type=Source).with_renamed_players(players, replacement)
            await self._repository.set_source(stored.id, msgspec.json.encode(source).decode())

    async def rename_author(self, person: str, name: str | None, replacement: str) -> None:
        """Replace a person's names in all study chats. Lines without an author are changed if they show this `name`."""
        await self._repository.rename_author(person, name, replacement)
        self._node.publish(CHAT_TOPIC, None)
        await self._on_chat_changed(None)

    async def reload_chat(self, study_id: str) -> None:
        """Reload the chat of a study, if it is in memory, after another part of the program has changed it."""
        async with self._lock:
            if study_id in self._studies:
                await self._studies[study_id].reload_chat()

    async def list_led_by(self, person: str) -> list[str]:
        """Return the ids of the studies that a person leads."""
        return await self._repository.list_led_by(person)

    async def list_lines_by(self, person: str) -> list[tuple[str, StoredLine]]:
        """Return a person's chat lines, each with its study's id."""
        return await self._repository.list_lines_by(person)

    async def reassign_lines(self, old: str, new: str) -> None:
        """Assign the chat lines of person `old` to person `new` after their accounts were merged."""
        await self._repository.reassign_lines(old, new)

    async def _load_stored(self, study_id: str) -> StoredStudy:
        stored = await self._repository.get(study_id) if is_id(study_id) else None
        if stored is None:
            raise ProblemError("no_study")
        return stored

    def _connect_to_cluster(self, study: Study) -> Study:
        study.after_step = lambda step, lead: self._node.publish(STEP_TOPIC, Step(study.id, step, lead))
        study.after_presence = lambda: self._publish_presence_soon(study)
        return study

    def _publish_presence_soon(self, study: Study) -> None:
        if self._node.shared:
            task = background_tasks.start(self._publish_presence(study), f"presence of study {study.id}")
            self._publishing.add(task)
            task.add_done_callback(self._publishing.discard)

    async def _publish_presence(self, study: Study) -> None:
        """Publish the participants of a study on this server.

        After a failure, the next resynchronisation tries again.
        """
        async with self._publish_lock:
            here = study.local_participants
            if here == self._published.get(study.id, []):
                return
            with contextlib.suppress(ConflictError, UnavailableError):
                await self._repository.publish_presence(self._node.name, study.id, here)
                self._published[study.id] = here
                if not here:
                    del self._published[study.id]
                self._node.publish(PRESENCE_TOPIC, study.id)

    async def _on_change(self, study_id: str) -> None:
        async with self._lock:  # a study that is being loaded may lack this change
            study = self._studies.get(study_id)
        if study is not None:
            await study.catch_up()

    async def _on_step(self, message: Step) -> None:
        if message.study in self._studies:
            self._studies[message.study].apply_step(message.step, message.lead)

    async def _on_presence(self, study_id: str) -> None:
        async with self._lock:
            await self._read_presence([study_id])

    async def _on_chat_changed(self, _: None) -> None:
        for study in list(self._studies.values()):
            await study.reload_chat()

    async def _resync(self) -> None:
        """Read changes whose messages were lost, and publish presence that is missing from the database."""
        async with self._lock:  # an older answer must not replace a newer one
            presence = await self._read_presence(list(self._studies))
        progress = await self._repository.load_progress(list(self._studies))
        for study_id, study in list(self._studies.items()):
            if progress.get(study_id, study.progress) != study.progress:
                await study.catch_up()
            published = presence.get(study_id, {}).get(self._node.name, [])
            if published != study.local_participants:
                self._published[study_id] = published
                await self._publish_presence(study)

    async def _read_presence(self, study_ids: Collection[str]) -> dict[str, dict[str, list[StudyPresence]]]:
        """Read the participants of these studies on other servers, and return them by study and server."""
        if not self._node.shared or not study_ids:
            return {}
        presence = await self._repository.load_presence(study_ids)
        for study_id in study_ids:
            if study_id in self._studies:
                others = [guests for node, guests in presence.get(study_id, {}).items() if node != self._node.name]
                self._studies[study_id].set_remote_participants(
                    [participant for guests in others for participant in guests]
                )
        return presence

    async def _unload_unused(self, used_before: float) -> None:
        for study_id, study in list(self._studies.items()):
            if study.is_idle and study.last_used < used_before:
                del self._studies[study_id]
