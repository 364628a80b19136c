"""A study while people are in it: who leads, where they are, who is here, what is said."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from dataclasses import dataclass
from typing import Protocol

from tongiaki.common import moments
from tongiaki.common.problems import ProblemError
from tongiaki.rules.tiles import TILE_NUMBER
from tongiaki.store import LINES_KEPT, ConflictError, StoredLine, StoredStudy, StudyShelf, UnavailableError
from tongiaki.studies.source import checked_point
from tongiaki.studies.views import Company, Lead, Member, StudyLine
from tongiaki.tables.asking.seating import known
from tongiaki.tables.asking.talking import clean

CONNECTIONS = 100
"""Connections that a study takes at once."""
PRESENCE_DELAY = 0.2
"""Seconds in which comings and goings are gathered into one piece of news."""
SAVING = 1.0
"""Seconds in which the leader's steps are gathered into one write of the point."""

_log = logging.getLogger(__name__)


class Listener(Protocol):
    """A connection to a study. No method may wait."""

    person: str | None
    name: str | None

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
    listeners: list[Listener]


class Study:
    """One study. A leader who has been away for `patience` seconds is replaced by whoever has been here longest."""

    def __init__(self, stored: StoredStudy, lines: list[StoredLine], shelf: StudyShelf, patience: float) -> None:
        self.id = stored.id
        self.table = stored.table_id
        self.moves = stored.moves
        self.leader = stored.leader
        self.lead = Lead(at=stored.point, playing=False, pace="1", marks=[])
        self.chat = deque((StudyLine(one.number, one.at, one.name, one.text) for one in lines), maxlen=LINES_KEPT)
        self.used = time.monotonic()
        self._shelf = shelf
        self._patience = patience
        # By person, or by connection where that is unknown; in order of arrival.
        self._guests: dict[object, _Guest] = {}
        self._arrived = 0
        self._away = time.monotonic()  # since when the leader is not here
        self._waiting: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._saving: asyncio.Task[None] | None = None
        self._saved = stored.point
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
    def company(self) -> Company:
        """Who is here, and who leads."""
        members = [Member(guest.number, guest.listeners[-1].name) for guest in self._guests.values()]
        return Company(members, self.number_of(self.leader))

    def number_of(self, key: object) -> int | None:
        """Tell the number that somebody goes by here."""
        guest = self._guests.get(key)
        return None if guest is None else guest.number

    def join(self, listener: Listener) -> int:
        """Take a connection in, and give its number here; the others are told soon. Raises `study_full`."""
        if self.listening >= CONNECTIONS:
            raise ProblemError("study_full", limit=CONNECTIONS)
        key = listener.person or listener
        guest = self._guests.get(key)
        if guest is None:
            self._arrived += 1
            guest = self._guests[key] = _Guest(self._arrived, [])
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
            if key == self.leader:
                self._away = time.monotonic()
                self._stop_playing()
        self._gathered()

    def steer(self, listener: Listener, lead: Lead) -> None:
        """Go where the leader goes, all but the connection that went there; raises ProblemError."""
        if known(listener.person) != self.leader:
            raise ProblemError("not_leader")
        checked_point(lead.at, self.moves)
        for tile in lead.marks:
            if tile not in TILE_NUMBER:
                raise ProblemError("malformed", field="marks")
        self._go(lead, but=listener)

    async def hand_over(self, person: str | None, number: int) -> None:
        """Let another one lead; raises `not_leader`, or `not_here` if nobody with a browser of ours has that number."""
        async with self._turn:
            if known(person) != self.leader:
                raise ProblemError("not_leader")
            found = [key for key, guest in self._guests.items() if guest.number == number and isinstance(key, str)]
            if not found:
                raise ProblemError("not_here")
            await self._crown(str(found[0]))

    async def say(self, person: str | None, name: str | None, text: str) -> None:
        """Say something to all who are here; raises `no_person`, `no_name`, `malformed` or `try_again`."""
        speaker = known(person)
        if name is None:
            raise ProblemError("no_name")
        said = clean(text)
        async with self._turn:
            number = self.chat[-1].number + 1 if self.chat else 1
            line = StoredLine(number, int(moments.now()), speaker, name, said)
            try:
                await self._shelf.add_line(self.id, line)
            except ConflictError as error:  # another server, or an answer that was lost: it may be there already
                await self._read_chat()
                raise ProblemError("try_again") from error
            self.chat.append(StudyLine(line.number, line.at, line.name, line.text))
            for listener in self._listeners():
                listener.said(self.chat[-1])

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

    def _go(self, lead: Lead, but: Listener | None = None) -> None:
        self.lead = lead
        if self._saving is None:
            self._saving = asyncio.get_running_loop().create_task(self._save_soon())
        for listener in self._listeners():
            if listener is not but:
                listener.led(lead)

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
        if self.leader not in self._guests and self._heir() is not None:
            left = self._away + self._patience - time.monotonic()
            self._waiting = asyncio.get_running_loop().call_later(max(0.0, left), self._succeed)

    def _tell_company(self) -> None:
        self._presence = None
        company = self.company
        for listener in self._listeners():
            listener.joined(company)

    def _heir(self) -> str | None:
        return next((key for key in self._guests if isinstance(key, str)), None)

    def _succeed(self) -> None:
        self._waiting = None
        task = asyncio.get_running_loop().create_task(self._take_over())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_over(self) -> None:
        async with self._turn:
            heir = self._heir()
            if heir is None or self.leader in self._guests:
                return
            with contextlib.suppress(UnavailableError):  # whoever comes or goes next leads to another try
                await self._crown(heir)

    async def _crown(self, person: str) -> None:
        await self._shelf.set_leader(self.id, person)
        self.leader = person
        if person not in self._guests:  # gone while that was written
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

    async def _read_chat(self) -> None:
        lines = await self._shelf.lines(self.id)
        self.chat = deque((StudyLine(one.number, one.at, one.name, one.text) for one in lines), maxlen=LINES_KEPT)

    async def _save_soon(self) -> None:
        await asyncio.sleep(SAVING)
        self._saving = None
        await self._save()

    async def _save(self) -> None:
        point = self.lead.at
        if point == self._saved:
            return
        try:
            await self._shelf.set_point(self.id, point)
        except UnavailableError:
            _log.warning("study %s: its point is not written; the next step will be", self.id)
        else:
            self._saved = point
