"""Session revocation on all servers: closes the connections of ended sessions and removes their cached tokens."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.runtime.cluster.node import Node
from tongiaki.server.web.authentication import Authenticator
from tongiaki.server.web.connections import Connections
from tongiaki.store import Sessions, UnavailableError

TOPIC = "ended"
TOKENS_PER_MESSAGE = 50
"""Maximum number of tokens per message."""
CHECK_INTERVAL = 10.0
"""Seconds between two checks for sessions whose end was not reported to this server."""


class SessionRevocations:
    """Publisher that reports ended sessions to all servers.

    If a message is lost, the periodic check finds the connections.
    """

    def __init__(self, sessions: Sessions, authenticator: Authenticator, connections: Connections, node: Node) -> None:
        self._sessions = sessions
        self._authenticator = authenticator
        self._connections = connections
        self._node = node
        self._worker = BackgroundWorker(
            "check for ended sessions",
            self._close_ended,
            pause=CHECK_INTERVAL,
            retry_on=UnavailableError,
            retry_pause=CHECK_INTERVAL,
        )
        node.subscribe(TOPIC, list[str], self._on_revoked)
        node.on_resync(self._on_resync)

    def open(self) -> None:
        """Start the periodic check for sessions that ended on other servers."""
        self._worker.start(CHECK_INTERVAL)

    async def close(self) -> None:
        """Stop the periodic check."""
        await self._worker.stop()

    def end(self, tokens: Collection[str]) -> None:
        """Revoke tokens, identified by their hashes, on all servers, and close the connections opened with them."""
        self._revoke_here(tokens)
        for message in _divided(list(tokens)):
            self._node.publish(TOPIC, message)

    def end_person(self, person: str) -> None:
        """Remove a person's cached tokens and close the person's connections, on this server only.

        Call this method after the sessions have been ended in the database.
        """
        self._authenticator.evict_person(person)
        self._connections.end_person(person)

    async def _close_ended(self) -> None:
        """Close the connections whose sessions have ended; raises UnavailableError."""
        callers = self._connections.callers
        accounts = {caller.token for caller in callers if caller.account}
        guests = {caller.token for caller in callers} - accounts
        self._connections.end(await self._sessions.filter_invalid_tokens(accounts, guests))

    async def _on_resync(self) -> None:
        self._worker.wake()

    async def _on_revoked(self, tokens: list[str]) -> None:
        self._revoke_here(tokens)

    def _revoke_here(self, tokens: Collection[str]) -> None:
        self._authenticator.evict(tokens)
        self._connections.end(tokens)


def _divided(tokens: list[str]) -> Iterator[list[str]]:
    return (tokens[start : start + TOKENS_PER_MESSAGE] for start in range(0, len(tokens), TOKENS_PER_MESSAGE))
