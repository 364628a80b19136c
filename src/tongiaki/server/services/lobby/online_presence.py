"""Online presence: the accounts with an open connection to any server that shares the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from tongiaki.runtime.cluster.node import PRESENCE_PREFIX, Node
from tongiaki.server.web.authentication import Caller
from tongiaki.store import TablePresence


class OnlinePresence:
    """Set of connected accounts.

    It is published to the other servers in parts, so that each change rewrites only one part.
    """

    def __init__(self, node: Node) -> None:
        self._node = node
        self._groups: dict[str, Counter[str]] = {}

    def came(self, caller: Caller) -> None:
        """Count a new connection of a caller."""
        if _is_shown(caller):
            part = _group_of(caller.person)
            here = self._groups.setdefault(part, Counter())
            here[caller.person] += 1
            if here[caller.person] == 1:
                self._publish(part)

    def went(self, caller: Caller) -> None:
        """Remove a closed connection of a caller."""
        if _is_shown(caller):
            part = _group_of(caller.person)
            here = self._groups[part]
            here[caller.person] -= 1
            if not here[caller.person]:
                del here[caller.person]
                self._publish(part)

    def online(self, persons: Collection[str]) -> set[str]:
        """Return those of the given persons who are connected to any server."""
        return {one for one in persons if self.is_online(one)}

    def is_online(self, person: str) -> bool:
        """Return whether a person is connected to any server."""
        part = _group_of(person)
        return person in self._groups.get(part, ()) or person in self._node.remote_presence(part).persons

    def _publish(self, part: str) -> None:
        self._node.publish_presence(part, TablePresence(frozenset(self._groups[part]), 0, waits_for_players=False))


def _group_of(person: str) -> str:
    return PRESENCE_PREFIX + person[:2]


def _is_shown(caller: Caller) -> bool:
    """Return whether a caller counts as online.

    Only accounts do, unless they are connected through a read-only token.
    """
    return caller.account and caller.scope != "read"
