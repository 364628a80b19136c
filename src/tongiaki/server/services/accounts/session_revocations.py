"""Session revocation on all servers: closes the connections of ended sessions and removes their cached tokens."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tongiaki.server.web.authentication import Authenticator
from tongiaki.server.web.connections import Connections
from tongiaki.tables.runtime.node import Node

ABOUT = "ended"
AT_ONCE = 50
"""Maximum number of tokens per message."""


class SessionRevocations:
    """Publisher of ended sessions to all servers. If a message is lost, the periodic check finds the connections."""

    def __init__(self, authenticator: Authenticator, connections: Connections, node: Node) -> None:
        self._callers = authenticator
        self._connections = connections
        self._node = node
        node.subscribe(ABOUT, list[str], self._heard)
        node.on_resync(connections.look_again)

    def end(self, tokens: Collection[str]) -> None:
        """Revoke tokens, identified by their hashes, on all servers, and close the connections opened with them."""
        self._end_here(tokens)
        for some in _divided(list(tokens)):
            self._node.publish(ABOUT, some)

    def end_person(self, person: str) -> None:
        """Remove a person's cached tokens and close the person's connections, on this server only.

        Call it after the sessions were ended in the database.
        """
        self._callers.forget_person(person)
        self._connections.end_person(person)

    async def _heard(self, tokens: list[str]) -> None:
        self._end_here(tokens)

    def _end_here(self, tokens: Collection[str]) -> None:
        self._callers.forget(tokens)
        self._connections.end(tokens)


def _divided(tokens: list[str]) -> Iterator[list[str]]:
    return (tokens[at : at + AT_ONCE] for at in range(0, len(tokens), AT_ONCE))
