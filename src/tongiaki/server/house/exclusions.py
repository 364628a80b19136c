"""Addresses from which a table hears nobody new, as somebody was banned there: another cookie costs nothing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection

from tongiaki.common.problems import ProblemError
from tongiaki.server.web.limits import ADDRESSES_KEPT


class Exclusions:
    """Kept in memory alone: no address is written down. The ban of a person is the table's, and holds for good."""

    def __init__(self) -> None:
        self._heard: OrderedDict[tuple[str, str | None], str] = OrderedDict()
        self._shut: OrderedDict[str, frozenset[str]] = OrderedDict()

    def hear(self, table: str, person: str | None, address: str) -> None:
        """Remember from where a person spoke to a table last."""
        self._heard.pop((table, person), None)
        self._heard[table, person] = address
        if len(self._heard) > ADDRESSES_KEPT:
            self._heard.popitem(last=False)

    def shut(self, table: str, persons: Collection[str], host: str | None) -> None:
        """Shut out the addresses of persons who are banned now, but never the host's own; none if nobody is banned."""
        own = self._heard.get((table, host))
        found = {self._heard.get((table, person)) for person in persons}
        self._shut[table] = frozenset(address for address in found if address is not None and address != own)
        if len(self._shut) > ADDRESSES_KEPT:
            self._shut.popitem(last=False)

    def check(self, table: str, address: str) -> None:
        """Insist that an address is not shut out; raises `banned`."""
        if address in self._shut.get(table, ()):
            raise ProblemError("banned")
