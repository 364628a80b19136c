"""Quotas of open tables per person, address and network, and of running games between bots only."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tongiaki.common.lru import LruDict
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import MAX_ADDRESSES, NETWORK_FACTOR, wide_network
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.store import Ledger, Origin, StoredCard

TOGETHER = 4
"""Factor for the quota of all persons at one address together, relative to the quota of one person."""


@dataclass(frozen=True, slots=True)
class _Creator:
    """Creator of a table: the person, the address and its wider network."""

    person: str
    address: str
    network: str | None


class OpenTableQuota:
    """Quota of `most` open tables per person. Only tables created on this server count."""

    def __init__(self, ledger: Ledger, registry: Registry, most: int) -> None:
        self._ledger = ledger
        self._registry = registry
        self._most = most
        self._creators: LruDict[str, _Creator] = LruDict(MAX_ADDRESSES)
        self._lock = asyncio.Lock()

    async def make(self, person: str, address: str, making: Callable[[], Awaitable[Table]]) -> Table:
        """Create a table by awaiting `making`.

        Raises `too_many_tables`, UnavailableError and the errors of `making`.
        """
        maker = _Creator(person, address, wide_network(address))
        async with self._lock:
            await self._check(maker)
            table = await making()
            self._creators[table.state.id] = maker
        return table

    def choose(self, cards: Sequence[StoredCard], most: int) -> list[StoredCard]:
        """Choose up to `most` of these tables fairly, and return them in their original order.

        Each address gets its first table listed before any address gets its second. The maximum per address is TOGETHER
        times the quota.
        """
        before: Counter[str] = Counter()
        ranked: list[tuple[int, int]] = []
        for place, card in enumerate(cards):
            maker = self._creators.get(card.id)
            whose = card.id if maker is None else maker.network or maker.address
            if before[whose] < TOGETHER * self._most:
                ranked.append((before[whose], place))
            before[whose] += 1
        return [cards[place] for place in sorted(place for _, place in sorted(ranked)[:most])]

    async def _check(self, maker: _Creator) -> None:
        own = [table for table, one in self._creators.items() if one.person == maker.person]
        near = [table for table, one in self._creators.items() if one.address == maker.address]
        around = [table for table, one in self._creators.items() if maker.network and one.network == maker.network]
        most = self._most
        for tables, limit in ((own, most), (near, TOGETHER * most), (around, NETWORK_FACTOR * TOGETHER * most)):
            if len(tables) >= limit and await self._count_attended(tables) >= limit:
                raise ProblemError("too_many_tables", limit=limit)

    async def _count_attended(self, tables: Collection[str]) -> int:
        """Count the tables with a person who is seated or waiting, and forget the tables that are no longer open."""
        cards, seats = await self._ledger.load_cards(tables), await self._ledger.load_seats(tables)
        for table in tables:
            if table not in cards or cards[table].status != "open":
                self._creators.pop(table, None)
        attended = set(self._registry.waiting_tables())
        return sum(table in self._creators and bool(table in attended or seats.get(table)) for table in tables)


_T = TypeVar("_T")


class BotGameQuota:
    """Quota of running games between bots only: `limit` games per address and per person who started them.

    Running games are counted in the database, so the limit applies after a restart and across servers.
    """

    def __init__(self, ledger: Ledger, limit: int) -> None:
        self._ledger = ledger
        self._limit = limit
        self._lock = asyncio.Lock()

    async def start(self, table: Table, start: Callable[[], Awaitable[_T]]) -> _T:
        """Start a table's game, subject to the quota if only bots play.

        Raises `too_many_bot_games`, UnavailableError, and the errors of `start`.
        """
        if any(sitter.person is not None for _, sitter in table.state.seats.taken()):
            return await start()
        return await self.reserve(await self._ledger.find_origin(table.state.id), start)

    async def reserve(self, origin: Origin | None, start: Callable[[], Awaitable[_T]]) -> _T:
        """Start a game between bots only; raises `too_many_bot_games`, UnavailableError, and the errors of `start`."""
        async with self._lock:
            if origin is not None and await self._ledger.count_bot_games(origin) >= self._limit:
                raise ProblemError("too_many_bot_games", limit=self._limit)
            return await start()
