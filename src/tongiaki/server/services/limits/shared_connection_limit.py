"""How many connections an address may have open is one number for all servers: each shows what it has to the others.

It is shown in parts of an eighth of all, so that most who come and go have nothing written. What a server has shown is
gone when it is. What comes to several of them before they have heard of each other finds places at each.
"""

from __future__ import annotations

from tongiaki.common.rate_limits import Places
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import Seen
from tongiaki.tables.runtime.node import PRESENCE_PREFIX, Node


def shared_places(most: int, pseudonyms: Pseudonyms, node: Node) -> Places:
    """Make so many places for each address, at all servers together; they are shown by marks."""
    if not node.shared:
        return Places(most)

    def name(address: str) -> str:
        return PRESENCE_PREFIX + pseudonyms.of("places", address)

    def show(address: str, taken: int) -> None:
        node.publish_presence(name(address), Seen(frozenset(), taken, gathers=False))

    def elsewhere(address: str) -> int:
        return node.remote_presence(name(address)).watchers

    return Places(most, show, elsewhere)
