"""Invitation feed: pushes invitations, and their withdrawal, to every page the invited person has open."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.runtime.cluster.node import Node
from tongiaki.server.bodies.account_bodies import Invited, OpenInvitation
from tongiaki.server.transport.outbox import Outbox
from tongiaki.store import Invitation, Invitations, UnavailableError

ABOUT = "invited"
PACE = 1.0
"""Minimum interval between two checks of the invitations already sent, in seconds."""
RETRY_PAUSE = 10.0
"""Seconds before the next check if the database did not answer."""


class InvitationSubscriber(Outbox):
    """The outgoing queue of an account's connection, and the invitations last sent to it."""

    def __init__(self, person: str) -> None:
        super().__init__()
        self.person = person
        self.told: list[Invitation] = []

    def show(self, invitations: list[Invitation]) -> None:
        """Send these invitations, unless they are the same as last time."""
        if invitations != self.told:
            self.told = invitations
            self.put(msgspec.json.encode(Invited([OpenInvitation(one.table, one.host) for one in invitations])))


class InvitationFeed:
    """Publisher of invitations. Call `open` before use and `close` at the end."""

    def __init__(self, invitations: Invitations, node: Node) -> None:
        self._invitations = invitations
        self._node = node
        self._subscribers: dict[str, set[InvitationSubscriber]] = {}
        self._tables: set[str] = set()  # tables that are mentioned in the invitations sent to listeners of this server
        self._worker = BackgroundWorker(
            "invitation feed",
            self._recheck,
            pause=None,
            min_pause=PACE,
            retry_on=UnavailableError,
            retry_pause=RETRY_PAUSE,
        )
        node.subscribe(ABOUT, list[str], self._send_current)
        node.on_resync(self.look_again)

    def open(self) -> None:
        """Start the task that re-checks the invitations already sent."""
        self._worker.start(None)

    async def close(self) -> None:
        """Stop the task."""
        await self._worker.stop()

    async def subscribe(self, listener: InvitationSubscriber) -> None:
        """Register a listener and send it the current invitations; raises UnavailableError."""
        self._subscribers.setdefault(listener.person, set()).add(listener)
        await self._send_current([listener.person])

    def unsubscribe(self, listener: InvitationSubscriber) -> None:
        """Unregister a listener."""
        here = self._subscribers.get(listener.person, set())
        here.discard(listener)
        if not here:
            self._subscribers.pop(listener.person, None)

    async def notify(self, persons: Collection[str]) -> None:
        """Send these persons their changed invitations, through all servers; raises UnavailableError."""
        self._node.publish(ABOUT, list(persons))
        await self._send_current(list(persons))

    def table_changed(self, table: str) -> None:
        """Schedule a check of the invitations if a table that they mention has changed."""
        if table in self._tables:
            self._worker.wake()

    async def look_again(self) -> None:
        """Schedule a check of the invitations, because tables may have changed on other servers."""
        if self._tables:
            self._worker.wake()

    async def _send_current(self, persons: list[str]) -> None:
        for person in persons:
            if person in self._subscribers:
                found = await self._invitations.list_open(person)
                for listener in self._subscribers.get(person, ()):
                    listener.show(found)
        told = (listener.told for listeners in self._subscribers.values() for listener in listeners)
        self._tables = {one.table for some in told for one in some}

    async def _recheck(self) -> None:
        await self._send_current(
            [person for person, here in self._subscribers.items() if any(one.told for one in here)]
        )
