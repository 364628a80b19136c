"""A study while people are in it: who leads, where they are, who is here, what is said."""

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

from tongiaki.common import moments
from tongiaki.common.problems import ProblemError
from tongiaki.rules.tiles import TILE_NUMBER
from tongiaki.store import (
    LINES_KEPT,
    ConflictError,
    Present,
    StoredLine,
    StoredStudy,
    StudyShelf,
    UnavailableError,
)
from tongiaki.studies.source import checked_point
from tongiaki.studies.views import Company, Lead, Member, StudyLine
from tongiaki.tables.decisions.chat import single_line
from tongiaki.tables.decisions.seating import require_person

CONNECTIONS = 100
"""Connections that a study takes at once."""
NUMBER_BITS = 31
"""Length of the numbers that people go by."""
PRESENCE_DELAY = 0.2
"""Seconds in which comings and goings are gathered into one piece of news."""
SAVING = 1.0
"""Seconds in which the leader's steps are gathered into one write."""
ATTEMPTS = 50
"""How often a line is said anew as somebody at another server was first, before it is turned down: whoever says many
lines there at once may be first with each of them."""

_log = logging.getLogger(__name__)


class Listener(Protocol):
    """A connection to a study. No method may wait."""

    person: str | None
    name: str | None
    program: bool

    def led(self, lead: Lead) -> None:
        """Hear where the leader is now."""

    def joined(self, company: Company) -> None:
        """Hear who is here, and who leads."""

    def said(self, line: StudyLine) -> None:
        """Hear what somebody says."""

    def resync(self, number: int) -> None:
        """Hear that what was said has changed; `number` is the listener's own."""


@dataclass(slots=True)
class _Guest:
    number: int
    since: int
    listeners: list[Listener]


class Study:
    """One study. A leader who has been away for `patience` seconds is replaced by whoever has been here longest.

    `after_step` is called with the leader's steps, and `after_presence` when somebody came or went, to tell other
    servers; `elsewhere` are those who are here through them.
    """

    def __init__(self, stored: StoredStudy, lines: list[StoredLine], shelf: StudyShelf, patience: float) -> None:
        self.id = stored.id
        self.table = stored.table_id
        self.moves = stored.moves
        self.leader = stored.leader
        self.lead = _lead_of(stored)
        self.step = stored.step
        self.elsewhere: list[Present] = []
        self.after_step: Callable[[int, Lead], None] = lambda _step, _lead: None
        self.after_presence: Callable[[], None] = lambda: None
        self._take_chat(lines)
        self.used = time.monotonic()
        self._shelf = shelf
        self._patience = patience
        # By person, or by connection where that is unknown; in order of arrival.
        self._guests: dict[object, _Guest] = {}
        self._away = time.monotonic()  # since when the leader is not here
        self._waiting: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._saving: asyncio.Task[None] | None = None
        self._saved = stored.step
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and all is written."""
        return not (self._guests or self._saving or self._presence or self._tasks)

    @property
    def listening(self) -> int:
        """How many connections are here."""
        return sum(len(guest.listeners) for guest in self._guests.values())

    @property
    def head(self) -> tuple[str, int, int]:
        """How far it has come: who leads, the number of the last step and of the last line."""
        return self.leader, self.step, self.chat[-1].number if self.chat else 0

    @property
    def here(self) -> list[Present]:
        """Who is here through this server, as other servers are told."""
        return [
            Present(
                key if isinstance(key, str) else None,
                guest.number,
                guest.listeners[-1].name,
                guest.since,
                len(guest.listeners),
                guest.listeners[-1].program,
            )
            for key, guest in self._guests.items()
        ]

    @property
    def company(self) -> Company:
        """Who is here, through any server, and who leads."""
        members = self._everybody()
        leader = next((one.number for one in members if one.person == self.leader), None)
        return Company([Member(one.number, one.name, one.program) for one in members], leader)

    def join(self, listener: Listener) -> int:
        """Take a connection in, and give its number here; the others are told soon. Raises `study_full`."""
        if self.listening + sum(one.connections for one in self.elsewhere) >= CONNECTIONS:
            raise ProblemError("study_full", limit=CONNECTIONS)
        key = listener.person or listener
        guest = self._guests.get(key)
        if guest is None:
            guest = self._guests[key] = _Guest(self._number_for(listener.person), self._arrival_time(), [])
        guest.listeners.append(listener)
        self.used = time.monotonic()
        self._gathered()
        return guest.number

    def part(self, listener: Listener) -> None:
        """Let a connection go."""
        key = listener.person or listener
        guest = self._guests.get(key)
        if guest is None or listener not in guest.listeners:
            return
        guest.listeners.remove(listener)
        self.used = time.monotonic()
        if not guest.listeners:
            del self._guests[key]
            if key == self.leader and not self._is_here(self.leader):
                self._leader_left()
        self._gathered()

    def meet_elsewhere(self, guests: Collection[Present]) -> None:
        """Hear who is here through other servers."""
        if list(guests) == self.elsewhere:
            return
        was_here = self._is_here(self.leader)
        self.elsewhere = list(guests)
        if was_here and not self._is_here(self.leader):
            self._leader_left()
        self._gathered()

    def follow(self, step: int, lead: Lead) -> None:
        """Go where the leader went through another server, if that is news."""
        if step > self.step:
            self._show(step, lead)

    async def catch_up(self) -> None:
        """Read what others have changed; raises UnavailableError."""
        async with self._turn:
            stored = await self._shelf.get(self.id)
            if stored is None:
                return
            await self._read_on()
            lead, led_anew = _lead_of(stored), stored.leader != self.leader
            if led_anew or stored.step > self.step or (stored.step == self.step and lead != self.lead):
                self._saved = stored.step
                self._show(stored.step, lead)
            if led_anew:
                self._lead_by(stored.leader)

    def begin(self) -> None:
        """See to it that nothing plays on that nobody leads."""
        if not self._is_here(self.leader):
            self._stop_playing()

    def steer(self, listener: Listener, lead: Lead) -> None:
        """Go where the leader goes, all but the connection that went there; raises ProblemError."""
        if require_person(listener.person) != self.leader:
            raise ProblemError("not_leader")
        checked_point(lead.at, self.moves)
        for tile in lead.marks:
            if tile not in TILE_NUMBER:
                raise ProblemError("malformed", field="marks")
        self._go(lead, but=listener)

    async def hand_over(self, person: str | None, number: int) -> None:
        """Let another one lead; raises `not_leader`, or `not_here` if nobody with a browser of ours has that number."""
        async with self._turn:
            if require_person(person) != self.leader:
                raise ProblemError("not_leader")
            found = [one.person for one in self._everybody() if one.number == number and one.person is not None]
            if not found:
                raise ProblemError("not_here")
            await self._crown(found[0])

    async def say(
        self, person: str | None, name: str | None, text: str, once: str | None = None, *, program: bool = False
    ) -> None:
        """Say something to all who are here; raises `no_person`, `no_name`, `malformed` or `try_again`.

        What was said with the mark `once` is not said again. `program`: by the account of a program.
        """
        speaker = require_person(person)
        if name is None:
            raise ProblemError("no_name")
        said = single_line(text)
        async with self._turn:
            for _ in range(ATTEMPTS):
                if once in self._marks:
                    return
                number = self.chat[-1].number + 1 if self.chat else 1
                line = StoredLine(number, int(moments.now()), speaker, name, said, once, program)
                try:
                    await self._shelf.add_line(self.id, line)
                except ConflictError:  # somebody at another server was first
                    await self._read_on()
                else:
                    self._hear([line])
                    return
        raise ProblemError("try_again")

    async def finish(self) -> None:
        """Write what is not written yet."""
        for timer in (self._waiting, self._presence):
            if timer is not None:
                timer.cancel()
        self._waiting = self._presence = None
        if self._saving is not None:
            self._saving.cancel()
            await asyncio.gather(self._saving, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._save()

    def _listeners(self) -> list[Listener]:
        return [listener for guest in self._guests.values() for listener in guest.listeners]

    def _everybody(self) -> list[Present]:
        """All who are here, each once, the longest first."""
        found: dict[int, Present] = {}
        for one in sorted([*self.here, *self.elsewhere], key=lambda one: (one.since, one.number)):
            found.setdefault(one.number, one)
        return list(found.values())

    def _is_here(self, person: str) -> bool:
        return person in self._guests or any(one.person == person for one in self.elsewhere)

    def _arrival_time(self) -> int:
        """Return the current time, or a later one that puts the new guest after all known ones: clocks may differ."""
        return max([moments.now_ms(), *(one.since + 1 for one in self.elsewhere)])

    def _number_for(self, person: str | None) -> int:
        """Give a number, of a person the same at every server."""
        if person is None:
            return secrets.randbits(NUMBER_BITS)
        found = blake2b(f"{self.id} {person}".encode(), digest_size=8).digest()
        return int.from_bytes(found, "big") >> 64 - NUMBER_BITS

    def _go(self, lead: Lead, but: Listener | None = None) -> None:
        self._show(self.step + 1, lead, but)
        if self._saving is None:
            self._saving = asyncio.get_running_loop().create_task(self._save_soon())
        self.after_step(self.step, lead)

    def _show(self, step: int, lead: Lead, but: Listener | None = None) -> None:
        self.step, self.lead = step, lead
        for listener in self._listeners():
            if listener is not but:
                listener.led(lead)

    def _leader_left(self) -> None:
        self._away = time.monotonic()
        self._stop_playing()

    def _stop_playing(self) -> None:
        if self.lead.playing:
            self._go(Lead(self.lead.at, playing=False, pace=self.lead.pace, marks=self.lead.marks))

    def _gathered(self) -> None:
        """Tell soon who is here, and see to it that somebody leads."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_company)
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        if not self._is_here(self.leader) and self._heir() is not None:
            left = self._away + self._patience - time.monotonic()
            self._waiting = asyncio.get_running_loop().call_later(max(0.0, left), self._succeed)

    def _tell_company(self) -> None:
        self._presence = None
        self.after_presence()
        company = self.company
        for listener in self._listeners():
            listener.joined(company)

    def _heir(self) -> str | None:
        return next((one.person for one in self._everybody() if one.person is not None), None)

    def _succeed(self) -> None:
        self._waiting = None
        task = asyncio.get_running_loop().create_task(self._take_over())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_over(self) -> None:
        async with self._turn:
            heir = self._heir()
            if heir not in self._guests or self._is_here(self.leader):  # the heir's own server sees to it
                return
            with contextlib.suppress(UnavailableError):  # whoever comes or goes next leads to another try
                await self._crown(str(heir))

    async def _crown(self, person: str) -> None:
        await self._save()  # where the one before has led to
        if await self._shelf.set_leader(self.id, person, self.leader):
            self._lead_by(person)
        else:  # somebody at another server was first, who tells of it
            self._gathered()

    def _lead_by(self, person: str) -> None:
        self.leader = person
        if not self._is_here(person):  # gone while that was written
            self._away = time.monotonic()
        self._stop_playing()
        self._gathered()

    async def reread(self) -> None:
        """Read what was said anew, and show it to all who are here; raises UnavailableError."""
        async with self._turn:
            await self._read_chat()
        for guest in self._guests.values():
            for listener in guest.listeners:
                listener.resync(guest.number)

    async def _read_on(self) -> None:
        self._hear(await self._shelf.lines(self.id, self.chat[-1].number if self.chat else 0))

    def _hear(self, lines: Collection[StoredLine]) -> None:
        for line in lines:
            self.chat.append(_shown(line))
            if line.once is not None:
                self._marks.append(line.once)
            for listener in self._listeners():
                listener.said(self.chat[-1])

    async def _read_chat(self) -> None:
        self._take_chat(await self._shelf.lines(self.id))

    def _take_chat(self, lines: Collection[StoredLine]) -> None:
        self.chat = deque(map(_shown, lines), maxlen=LINES_KEPT)
        self._marks = deque((one.once for one in lines if one.once is not None), maxlen=LINES_KEPT)

    async def _save_soon(self) -> None:
        await asyncio.sleep(SAVING)
        self._saving = None
        if not await self._save():
            with contextlib.suppress(UnavailableError):
                await self.catch_up()

    async def _save(self) -> bool:
        """Write where the leader is; False if another one leads by now, or the same went on at another server."""
        step, lead = self.step, self.lead
        if step <= self._saved:
            return True
        try:
            kept = await self._shelf.set_lead(self.id, self.leader, lead.at, msgspec.json.encode(lead).decode(), step)
        except UnavailableError:
            _log.warning("study %s: its point is not written; the next step will be", self.id)
            return True
        if kept:
            self._saved = max(self._saved, step)
        return kept


def _lead_of(stored: StoredStudy) -> Lead:
    if stored.lead is None:
        return Lead(at=stored.point, playing=False, pace="1", marks=[])
    return msgspec.structs.replace(msgspec.json.decode(stored.lead, type=Lead), at=stored.point)


def _shown(line: StoredLine) -> StudyLine:
    return StudyLine(line.number, line.at, line.name, line.text, line.program)
