"""A study in memory: its leader, their position, the participants and the chat."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass
from hashlib import blake2b
from typing import Protocol

import msgspec

from tongiaki.common import clock
from tongiaki.common.problems import ProblemError
from tongiaki.rules.tiles import TILE_NUMBER
from tongiaki.studies.ports import MAX_LINES, Repository, StoredLine, StoredStudy, StudyPresence
from tongiaki.studies.source import check_point
from tongiaki.studies.views import Lead, Participant, Participants, StudyLine
from tongiaki.tables.decisions.chat import single_line
from tongiaki.tables.decisions.seating import require_person
from tongiaki.tables.ports import ConflictError, UnavailableError

MAX_CONNECTIONS = 100
"""Maximum number of connections to a study."""
NUMBER_BITS = 31
"""Length of the participants' numbers, in bits."""
PRESENCE_DELAY = 0.2
"""Time during which arrivals and departures are collected for one notification, in seconds."""
SAVE_DELAY = 1.0
"""Time during which the leader's steps are collected for one write, in seconds."""
MAX_ATTEMPTS = 50
"""Maximum number of attempts to store a chat line.

An attempt fails if another server has already used the line number.
"""

_log = logging.getLogger(__name__)


class Listener(Protocol):
    """A connection to a study. Its methods must not block."""

    person: str | None
    name: str | None
    program: bool

    def leader_moved(self, lead: Lead) -> None:
        """Receive a new position of the leader."""

    def participants_changed(self, participants: Participants) -> None:
        """Receive the new list of participants and the leader's number."""

    def line_added(self, line: StudyLine) -> None:
        """Receive a new chat line."""

    def resync(self, number: int) -> None:
        """Send the whole study again, because its chat has changed.

        `number` is the number of the listener's participant.
        """


@dataclass(slots=True)
class _LocalParticipant:
    number: int
    since: int
    listeners: list[Listener]


class Study:
    """A study. If the leader is away for `succession_delay` seconds, the first participant becomes the leader.

    `after_step` is called after each step of the leader, and `after_presence` when participants arrive or leave. Both
    notify other servers. `remote_participants` are the participants who are connected to other servers.
    """

    def __init__(
        self, stored: StoredStudy, lines: list[StoredLine], repository: Repository, succession_delay: float
    ) -> None:
        self.id = stored.id
        self.table = stored.table_id
        self.moves = stored.moves
        self.leader = stored.leader
        self.lead = _stored_lead(stored)
        self.step = stored.step
        self.remote_participants: list[StudyPresence] = []
        self.after_step: Callable[[int, Lead], None] = lambda _step, _lead: None
        self.after_presence: Callable[[], None] = lambda: None
        self._set_chat(lines)
        self.last_used = time.monotonic()
        self._repository = repository
        self._succession_delay = succession_delay
        # The participants by person, or by connection if the person is unknown; in order of arrival.
        self._local_participants: dict[object, _LocalParticipant] = {}
        self._leader_left_at = time.monotonic()  # time when the leader disconnected
        self._succession: asyncio.TimerHandle | None = None
        self._presence_timer: asyncio.TimerHandle | None = None
        self._saving: asyncio.Task[None] | None = None
        self._saved = stored.step
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether the study has no connections and no unsaved changes."""
        return not (self._local_participants or self._saving or self._presence_timer or self._tasks)

    @property
    def listening(self) -> int:
        """The number of connections on this server."""
        return sum(len(participant.listeners) for participant in self._local_participants.values())

    @property
    def progress(self) -> tuple[str, int, int]:
        """The leader, and the numbers of the last step and of the last chat line."""
        return self.leader, self.step, self.chat[-1].number if self.chat else 0

    @property
    def local_participants(self) -> list[StudyPresence]:
        """The participants on this server, in the form that is published to other servers."""
        return [
            StudyPresence(
                key if isinstance(key, str) else None,
                participant.number,
                participant.listeners[-1].name,
                participant.since,
                len(participant.listeners),
                participant.listeners[-1].program,
            )
            for key, participant in self._local_participants.items()
        ]

    @property
    def participants(self) -> Participants:
        """The participants on all servers, and the leader's number."""
        members = self._by_arrival()
        leader = next((member.number for member in members if member.person == self.leader), None)
        return Participants([Participant(member.number, member.name, member.program) for member in members], leader)

    def join(self, listener: Listener) -> int:
        """Add a connection and return its participant's number; the others are notified soon afterwards.

        Raises `study_full`.
        """
        if self.listening + sum(participant.connections for participant in self.remote_participants) >= MAX_CONNECTIONS:
            raise ProblemError("study_full", limit=MAX_CONNECTIONS)
        key = listener.person or listener
        participant = self._local_participants.get(key)
        if participant is None:
            participant = self._local_participants[key] = _LocalParticipant(
                self._number_for(listener.person), self._arrival_time(), []
            )
        participant.listeners.append(listener)
        self.last_used = time.monotonic()
        self._presence_changed()
        return participant.number

    def leave(self, listener: Listener) -> None:
        """Remove a connection; the other participants are notified soon afterwards."""
        key = listener.person or listener
        participant = self._local_participants.get(key)
        if participant is None or listener not in participant.listeners:
            return
        participant.listeners.remove(listener)
        self.last_used = time.monotonic()
        if not participant.listeners:
            del self._local_participants[key]
            if key == self.leader and not self._is_connected(self.leader):
                self._leader_left()
        self._presence_changed()

    def set_remote_participants(self, participants: Collection[StudyPresence]) -> None:
        """Replace the list of participants connected to other servers by a newer one."""
        if list(participants) == self.remote_participants:
            return
        was_connected = self._is_connected(self.leader)
        self.remote_participants = list(participants)
        if was_connected and not self._is_connected(self.leader):
            self._leader_left()
        self._presence_changed()

    def apply_step(self, step: int, lead: Lead) -> None:
        """Apply a step that the leader made on another server, unless it has already been applied."""
        if step > self.step:
            self._set_position(step, lead)

    async def catch_up(self) -> None:
        """Read changes that other servers stored. Raises UnavailableError."""
        async with self._lock:
            stored = await self._repository.get(self.id)
            if stored is None:
                return
            await self._read_new_lines()
            lead, leader_changed = _stored_lead(stored), stored.leader != self.leader
            if leader_changed or stored.step > self.step or (stored.step == self.step and lead != self.lead):
                self._saved = stored.step
                self._set_position(stored.step, lead)
            if leader_changed:
                self._set_leader(stored.leader)

    def stop_playing_without_leader(self) -> None:
        """Stop the automatic playback if the leader is not connected."""
        if not self._is_connected(self.leader):
            self._stop_playing()

    def move_leader(self, listener: Listener, lead: Lead) -> None:
        """Set the leader's position and send it to all connections except `listener`. Raises ProblemError."""
        if require_person(listener.person) != self.leader:
            raise ProblemError("not_leader")
        check_point(lead.at, self.moves)
        for tile in lead.marks:
            if tile not in TILE_NUMBER:
                raise ProblemError("malformed", field="marks")
        self._make_step(lead, except_for=listener)

    async def hand_over(self, person: str | None, number: int) -> None:
        """Make another participant the leader. Raises `not_leader`, or `not_here` if the number has no known person."""
        async with self._lock:
            if require_person(person) != self.leader:
                raise ProblemError("not_leader")
            persons = [
                participant.person
                for participant in self._by_arrival()
                if participant.number == number and participant.person is not None
            ]
            if not persons:
                raise ProblemError("not_here")
            await self._make_leader(persons[0])

    async def add_chat_line(
        self, person: str | None, name: str | None, text: str, once: str | None = None, *, program: bool = False
    ) -> None:
        """Add a chat line. Raises `no_person`, `no_name`, `malformed` or `try_again`.

        A second line with the idempotency key `once` is ignored. `program` is true for a program's account.
        """
        author = require_person(person)
        if name is None:
            raise ProblemError("no_name")
        cleaned = single_line(text)
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
                if once in self._recent_keys:
                    return
                number = self.chat[-1].number + 1 if self.chat else 1
                line = StoredLine(number, int(clock.now()), author, name, cleaned, once, program)
                try:
                    await self._repository.add_line(self.id, line)
                except ConflictError:  # another server has already stored a line with this number
                    await self._read_new_lines()
                else:
                    self._add_lines([line])
                    return
        raise ProblemError("try_again")

    async def close(self) -> None:
        """Cancel the timers and store all unsaved changes."""
        for timer in (self._succession, self._presence_timer):
            if timer is not None:
                timer.cancel()
        self._succession = self._presence_timer = None
        if self._saving is not None:
            self._saving.cancel()
            await asyncio.gather(self._saving, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._save()

    def _listeners(self) -> list[Listener]:
        return [listener for participant in self._local_participants.values() for listener in participant.listeners]

    def _by_arrival(self) -> list[StudyPresence]:
        """Return the participants on all servers in order of arrival, without duplicates."""
        by_number: dict[int, StudyPresence] = {}
        for participant in sorted(
            [*self.local_participants, *self.remote_participants],
            key=lambda participant: (participant.since, participant.number),
        ):
            by_number.setdefault(participant.number, participant)
        return list(by_number.values())

    def _is_connected(self, person: str) -> bool:
        return person in self._local_participants or any(
            participant.person == person for participant in self.remote_participants
        )

    def _arrival_time(self) -> int:
        """Return an arrival time later than those of all known participants: the current time if the clocks agree."""
        return max([clock.now_ms(), *(participant.since + 1 for participant in self.remote_participants)])

    def _number_for(self, person: str | None) -> int:
        """Return a participant's number. A known person has the same number on every server."""
        if person is None:
            return secrets.randbits(NUMBER_BITS)
        digest = blake2b(f"{self.id} {person}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 64 - NUMBER_BITS

    def _make_step(self, lead: Lead, except_for: Listener | None = None) -> None:
        self._set_position(self.step + 1, lead, except_for)
        if self._saving is None:
            self._saving = asyncio.get_running_loop().create_task(self._save_soon())
        self.after_step(self.step, lead)

    def _set_position(self, step: int, lead: Lead, except_for: Listener | None = None) -> None:
        self.step, self.lead = step, lead
        for listener in self._listeners():
            if listener is not except_for:
                listener.leader_moved(lead)

    def _leader_left(self) -> None:
        self._leader_left_at = time.monotonic()
        self._stop_playing()

    def _stop_playing(self) -> None:
        if self.lead.playing:
            self._make_step(Lead(self.lead.at, playing=False, pace=self.lead.pace, marks=self.lead.marks))

    def _presence_changed(self) -> None:
        """Schedule a presence notification and, if the leader is absent, the choice of a new leader."""
        if self._presence_timer is None:
            self._presence_timer = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._notify_presence)
        if self._succession is not None:
            self._succession.cancel()
            self._succession = None
        if not self._is_connected(self.leader) and self._successor() is not None:
            left = self._leader_left_at + self._succession_delay - time.monotonic()
            self._succession = asyncio.get_running_loop().call_later(max(0.0, left), self._start_succession)

    def _notify_presence(self) -> None:
        self._presence_timer = None
        self.after_presence()
        participants = self.participants
        for listener in self._listeners():
            listener.participants_changed(participants)

    def _successor(self) -> str | None:
        return next((participant.person for participant in self._by_arrival() if participant.person is not None), None)

    def _start_succession(self) -> None:
        self._succession = None
        task = asyncio.get_running_loop().create_task(self._make_successor_leader())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make_successor_leader(self) -> None:
        async with self._lock:
            successor = self._successor()
            # Only the server to which the successor is connected makes the change.
            if successor not in self._local_participants or self._is_connected(self.leader):
                return
            with contextlib.suppress(UnavailableError):  # the next arrival or departure triggers another attempt
                await self._make_leader(str(successor))

    async def _make_leader(self, person: str) -> None:
        await self._save()  # the previous leader's last position
        if await self._repository.set_leader(self.id, person, self.leader):
            self._set_leader(person)
        else:  # another server has already changed the leader, and will notify this one
            self._presence_changed()

    def _set_leader(self, person: str) -> None:
        self.leader = person
        if not self._is_connected(person):  # the new leader left while the change was being written
            self._leader_left_at = time.monotonic()
        self._stop_playing()
        self._presence_changed()

    async def reload_chat(self) -> None:
        """Reload the chat and send it to all connections. Raises UnavailableError."""
        async with self._lock:
            await self._read_chat()
        for participant in self._local_participants.values():
            for listener in participant.listeners:
                listener.resync(participant.number)

    async def _read_new_lines(self) -> None:
        self._add_lines(await self._repository.list_lines(self.id, self.chat[-1].number if self.chat else 0))

    def _add_lines(self, lines: Collection[StoredLine]) -> None:
        for line in lines:
            self.chat.append(_line_view(line))
            if line.once is not None:
                self._recent_keys.append(line.once)
            for listener in self._listeners():
                listener.line_added(self.chat[-1])

    async def _read_chat(self) -> None:
        self._set_chat(await self._repository.list_lines(self.id))

    def _set_chat(self, lines: Collection[StoredLine]) -> None:
        self.chat = deque(map(_line_view, lines), maxlen=MAX_LINES)
        self._recent_keys = deque((line.once for line in lines if line.once is not None), maxlen=MAX_LINES)

    async def _save_soon(self) -> None:
        await asyncio.sleep(SAVE_DELAY)
        self._saving = None
        if not await self._save():
            with contextlib.suppress(UnavailableError):
                await self.catch_up()

    async def _save(self) -> bool:
        """Store the leader's position. Return False if another server has changed the leader or stored a later step."""
        step, lead = self.step, self.lead
        if step <= self._saved:
            return True
        try:
            is_stored = await self._repository.set_lead(
                self.id, self.leader, lead.at, msgspec.json.encode(lead).decode(), step
            )
        except UnavailableError:
            _log.warning("study %s: its position could not be stored; the next step will store it", self.id)
            return True
        if is_stored:
            self._saved = max(self._saved, step)
        return is_stored


def _stored_lead(stored: StoredStudy) -> Lead:
    if stored.lead is None:
        return Lead(at=stored.point, playing=False, pace="1", marks=[])
    return msgspec.structs.replace(msgspec.json.decode(stored.lead, type=Lead), at=stored.point)


def _line_view(line: StoredLine) -> StudyLine:
    return StudyLine(line.number, line.at, line.name, line.text, line.program)
