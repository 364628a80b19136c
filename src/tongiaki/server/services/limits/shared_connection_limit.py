"""Connection limit per address, shared by all servers: each server publishes its own count.

Counts are rounded down to eighths of the limit, so that most new or closed connections cause no write. The counts of a
server expire with it. Connections to several servers can exceed the limit until the counts are exchanged.
"""

from __future__ import annotations

from tongiaki.common.rate_limits import Places
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import TablePresence
from tongiaki.tables.runtime.node import PRESENCE_PREFIX, Node


def shared_places(most: int, pseudonyms: Pseudonyms, node: Node) -> Places:
    """Create the shared connection limiter: `most` connections per address across all servers, keyed by pseudonym."""
    if not node.shared:
        return Places(most)

    def name(address: str) -> str:
        return PRESENCE_PREFIX + pseudonyms.of("places", address)

    def show(address: str, taken: int) -> None:
        node.publish_presence(name(address), TablePresence(frozenset(), taken, waits_for_players=False))

    def elsewhere(address: str) -> int:
        return node.remote_presence(name(address)).spectators

    return Places(most, show, elsewhere)
