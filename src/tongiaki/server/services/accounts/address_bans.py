"""Address bans: block the addresses of people banned from a table, who could otherwise return with a new cookie.

A banned person may have been connected to another server. The servers therefore exchange pseudonyms of the addresses of
banned persons.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tongiaki.common.lru import LruDict
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import MAX_ADDRESSES
from tongiaki.runtime.cluster.node import Node
from tongiaki.server.web.pseudonyms import Pseudonyms

ASKED, FOUND = "banned", "shut"
AT_ONCE = 40
"""Maximum number of persons per message."""


class Banned(msgspec.Struct):
    """Message: the host of a table has banned or pardoned persons.

    `own` is the host's address, which is never blocked.
    """

    table: str
    banned: list[str]
    pardoned: list[str]
    host: str | None
    own: str | None


class Found(msgspec.Struct):
    """Message: pseudonyms of the last addresses used by banned persons, by person."""

    table: str
    marks: dict[str, str]


class AddressBans:
    """Blocked addresses by table, kept as pseudonyms in memory only.

    The table itself stores which persons are banned.
    """

    def __init__(self, pseudonyms: Pseudonyms, node: Node) -> None:
        self._pseudonyms = pseudonyms
        self._node = node
        self._last_addresses: LruDict[tuple[str, str | None], str] = LruDict(MAX_ADDRESSES)
        self._banned_addresses: LruDict[str, dict[str, str]] = LruDict(MAX_ADDRESSES)
        node.subscribe(ASKED, Banned, self._on_ban_change)
        node.subscribe(FOUND, Found, self._on_addresses)

    def record_address(self, table: str, person: str | None, address: str) -> None:
        """Record the address from which a person last sent a message to a table."""
        self._last_addresses[table, person] = self._pseudonyms.of(address)

    def change_bans(self, table: str, banned: Collection[str], pardoned: Collection[str], host: str | None) -> None:
        """Block the addresses of `banned` persons, except the host's, and unblock those of `pardoned` persons."""
        own = self._last_addresses.get((table, host))
        some, others = sorted(banned), sorted(pardoned)
        for at in range(0, max(len(some), len(others)), AT_ONCE):
            asked = Banned(table, some[at : at + AT_ONCE], others[at : at + AT_ONCE], host, own)
            self._apply(asked)
            self._node.publish(ASKED, asked)

    def require_allowed(self, table: str, address: str) -> None:
        """Raise `banned` if an address is blocked at a table."""
        shut = self._banned_addresses.get(table)
        if shut and self._pseudonyms.of(address) in shut.values():
            raise ProblemError("banned")

    async def _on_ban_change(self, asked: Banned) -> None:
        self._apply(asked)

    async def _on_addresses(self, found: Found) -> None:
        self._add(found)

    def _apply(self, asked: Banned) -> None:
        """Apply a change of bans on this server, and publish those addresses of banned persons that it knows."""
        shut = self._banned_addresses.get(asked.table, {})
        for person in asked.pardoned:
            shut.pop(person, None)
        own = {asked.own, self._last_addresses.get((asked.table, asked.host))}
        heard = {person: self._last_addresses.get((asked.table, person)) for person in asked.banned}
        found = {person: mark for person, mark in heard.items() if mark is not None and mark not in own}
        if found:
            self._add(Found(asked.table, found))
            self._node.publish(FOUND, Found(asked.table, found))

    def _add(self, found: Found) -> None:
        self._banned_addresses[found.table] = self._banned_addresses.pop(found.table, {}) | found.marks
