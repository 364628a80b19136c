"""The doorbell: whoever is on any page is told at once where they are invited, and when that is over."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection

import msgspec

from tongiaki.common import tasks
from tongiaki.server.bodies.friend_bodies import Invited, InvitedTo
from tongiaki.server.transport.outbox import Outbox
from tongiaki.store import Invitation, Invitations, UnavailableError
from tongiaki.tables.runtime.node import Node

ABOUT = "invited"
PACE = 1.0
"""Seconds between two looks whether what was told still holds."""


class Listener(Outbox):
    """A connection of somebody with an account, and the invitations that it has been told of."""

    def __init__(self, person: str) -> None:
        super().__init__()
        self.person = person
        self.told: list[Invitation] = []

    def show(self, invitations: list[Invitation]) -> None:
        """Tell of these invitations, unless they are the same again."""
        if invitations != self.told:
            self.told = invitations
            self.put(msgspec.json.encode(Invited([InvitedTo(one.table, one.host) for one in invitations])))


class InvitationFeed:
    """Tells of invitations; `open` before use, `close` at the end."""

    def __init__(self, invitations: Invitations, node: Node) -> None:
        self._invitations = invitations
        self._node = node
        self._listeners: dict[str, set[Listener]] = {}
        self._tables: set[str] = set()  # those that somebody here has been told of
        self._doubt = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        node.subscribe(ABOUT, list[str], self._look)
        node.on_resync(self.look_again)

    def open(self) -> None:
        """Begin to look whether what was told still holds."""
        self._task = tasks.begin(self._work(), "the doorbell")

    async def close(self) -> None:
        """Tell nothing more."""
        await tasks.end(self._task)

    async def join(self, listener: Listener) -> None:
        """Tell this one, at once and from now on; raises UnavailableError."""
        self._listeners.setdefault(listener.person, set()).add(listener)
        await self._look([listener.person])

    def part(self, listener: Listener) -> None:
        """Tell this one no more."""
        here = self._listeners.get(listener.person, set())
        here.discard(listener)
        if not here:
            self._listeners.pop(listener.person, None)

    async def ring(self, persons: Collection[str]) -> None:
        """Tell these persons, here and at other servers, that they are invited, or no more; raises UnavailableError."""
        self._node.publish(ABOUT, list(persons))
        await self._look(list(persons))

    def changed(self, table: str) -> None:
        """Hear that a table has changed here."""
        if table in self._tables:
            self._doubt.set()

    async def look_again(self) -> None:
        """Have it looked whether what was told still holds, as tables may have changed at other servers."""
        if self._tables:
            self._doubt.set()

    async def _look(self, persons: list[str]) -> None:
        for person in persons:
            if person in self._listeners:
                found = await self._invitations.of(person)
                for listener in self._listeners.get(person, ()):
                    listener.show(found)
        told = (listener.told for listeners in self._listeners.values() for listener in listeners)
        self._tables = {one.table for some in told for one in some}

    async def _work(self) -> None:
        while True:
            await self._doubt.wait()
            self._doubt.clear()
            invited = [person for person, here in self._listeners.items() if any(one.told for one in here)]
            with contextlib.suppress(UnavailableError):  # with the next change, then
                await self._look(invited)
            await asyncio.sleep(PACE)
