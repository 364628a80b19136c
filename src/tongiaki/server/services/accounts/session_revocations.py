"""Sessions that end, here and at other servers: what they opened is closed, and their tokens are asked about anew."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tongiaki.server.web.authentication import Authenticator
from tongiaki.server.web.connections import Connections
from tongiaki.tables.runtime.node import Node

ABOUT = "ended"
AT_ONCE = 50
"""Tokens that are told in one message."""


class SessionRevocations:
    """Ends sessions at all servers. One whose end is not heard of is found by the look at what is open."""

    def __init__(self, authenticator: Authenticator, connections: Connections, node: Node) -> None:
        self._callers = authenticator
        self._connections = connections
        self._node = node
        node.subscribe(ABOUT, list[str], self._heard)
        node.on_resync(connections.look_again)

    def end(self, tokens: Collection[str]) -> None:
        """Let nobody in any more by these tokens, by their hashes, and close the connections that they opened."""
        self._end_here(tokens)
        for some in _divided(list(tokens)):
            self._node.publish(ABOUT, some)

    def end_person(self, person: str) -> None:
        """Let a person whose sessions were ended go on as a guest at most, and close the connections, here alone."""
        self._callers.forget_person(person)
        self._connections.end_person(person)

    async def _heard(self, tokens: list[str]) -> None:
        self._end_here(tokens)

    def _end_here(self, tokens: Collection[str]) -> None:
        self._callers.forget(tokens)
        self._connections.end(tokens)


def _divided(tokens: list[str]) -> Iterator[list[str]]:
    return (tokens[at : at + AT_ONCE] for at in range(0, len(tokens), AT_ONCE))
