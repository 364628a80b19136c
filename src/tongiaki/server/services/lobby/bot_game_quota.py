"""The limit of running games of bots alone, for each address and each person, at all servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tongiaki.common.problems import ProblemError
from tongiaki.store import Ledger, Origin
from tongiaki.tables.runtime.table import Table

_T = TypeVar("_T")


class BotGameQuota:
    """Starts games of bots alone while fewer than `limit` run that came from the same address or person.

    The store knows which games run, so the limit holds after a restart and at other servers.
    """

    def __init__(self, ledger: Ledger, limit: int) -> None:
        self._ledger = ledger
        self._limit = limit
        self._turn = asyncio.Lock()

    async def start(self, table: Table, start: Callable[[], Awaitable[_T]]) -> _T:
        """Start a table's game; raises `too_many_bot_games`, UnavailableError, and what `start` raises."""
        if any(sitter.person is not None for _, sitter in table.state.seats.taken()):
            return await start()
        return await self.begin(await self._ledger.origin(table.state.id), start)

    async def begin(self, origin: Origin | None, start: Callable[[], Awaitable[_T]]) -> _T:
        """Start a game of bots alone; raises `too_many_bot_games`, UnavailableError, and what `start` raises."""
        async with self._turn:
            if origin is not None and await self._ledger.bot_games(origin) >= self._limit:
                raise ProblemError("too_many_bot_games", limit=self._limit)
            return await start()
