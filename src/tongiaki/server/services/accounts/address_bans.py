"""Addresses from which a table hears nobody new, as somebody was banned there: another cookie costs nothing.

Who is banned may have spoken through another server: each says to the others from where, by a mark.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import ADDRESSES_KEPT
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.tables.runtime.node import Node

ASKED, FOUND = "banned", "shut"
AT_ONCE = 40
"""Persons that are told of in one message."""


class Banned(msgspec.Struct):
    """These persons are banned from a table now, or no more, by a host from an address that is not to be shut out."""

    table: str
    banned: list[str]
    pardoned: list[str]
    host: str | None
    own: str | None


class Found(msgspec.Struct):
    """From where persons who are banned spoke to a table last."""

    table: str
    marks: dict[str, str]


class AddressBans:
    """Kept in memory alone, as marks: no address is written down. The ban of a person is the table's, for good."""

    def __init__(self, pseudonyms: Pseudonyms, node: Node) -> None:
        self._marks = pseudonyms
        self._node = node
        self._heard: OrderedDict[tuple[str, str | None], str] = OrderedDict()
        self._shut: OrderedDict[str, dict[str, str]] = OrderedDict()
        node.subscribe(ASKED, Banned, self._asked)
        node.subscribe(FOUND, Found, self._found)

    def hear(self, table: str, person: str | None, address: str) -> None:
        """Remember from where a person spoke to a table last."""
        self._heard.pop((table, person), None)
        self._heard[table, person] = self._marks.of(address)
        if len(self._heard) > ADDRESSES_KEPT:
            self._heard.popitem(last=False)

    def change(self, table: str, banned: Collection[str], pardoned: Collection[str], host: str | None) -> None:
        """Shut out the addresses of persons who are banned now, but never the host's own, and let others in again."""
        own = self._heard.get((table, host))
        some, others = sorted(banned), sorted(pardoned)
        for at in range(0, max(len(some), len(others)), AT_ONCE):
            asked = Banned(table, some[at : at + AT_ONCE], others[at : at + AT_ONCE], host, own)
            self._do(asked)
            self._node.publish(ASKED, asked)

    def check(self, table: str, address: str) -> None:
        """Insist that an address is not shut out; raises `banned`."""
        shut = self._shut.get(table)
        if shut and self._marks.of(address) in shut.values():
            raise ProblemError("banned")

    async def _asked(self, asked: Banned) -> None:
        self._do(asked)

    async def _found(self, found: Found) -> None:
        self._take(found)

    def _do(self, asked: Banned) -> None:
        """Do what a ban asks of this server, which may have heard those persons, and tell the others."""
        shut = self._shut.get(asked.table, {})
        for person in asked.pardoned:
            shut.pop(person, None)
        own = {asked.own, self._heard.get((asked.table, asked.host))}
        heard = {person: self._heard.get((asked.table, person)) for person in asked.banned}
        found = {person: mark for person, mark in heard.items() if mark is not None and mark not in own}
        if found:
            self._take(Found(asked.table, found))
            self._node.publish(FOUND, Found(asked.table, found))

    def _take(self, found: Found) -> None:
        self._shut[found.table] = self._shut.pop(found.table, {}) | found.marks
        if len(self._shut) > ADDRESSES_KEPT:
            self._shut.popitem(last=False)
