"""Maximum number of running games between bots only, per address and per person, across all servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tongiaki.common.problems import ProblemError
from tongiaki.store import Ledger, Origin
from tongiaki.tables.runtime.table import Table

_T = TypeVar("_T")


class BotGameQuota:
    """Quota of running games between bots only: `limit` games per address and per person who started them.

    Running games are counted in the database, so the limit applies after a restart and across servers.
    """

    def __init__(self, ledger: Ledger, limit: int) -> None:
        self._ledger = ledger
        self._limit = limit
        self._turn = asyncio.Lock()

    async def start(self, table: Table, start: Callable[[], Awaitable[_T]]) -> _T:
        """Start a table's game, subject to the quota if only bots play.

        Raises `too_many_bot_games`, UnavailableError, and the errors of `start`.
        """
        if any(sitter.person is not None for _, sitter in table.state.seats.taken()):
            return await start()
        return await self.begin(await self._ledger.find_origin(table.state.id), start)

    async def begin(self, origin: Origin | None, start: Callable[[], Awaitable[_T]]) -> _T:
        """Start a game between bots only; raises `too_many_bot_games`, UnavailableError, and the errors of `start`."""
        async with self._turn:
            if origin is not None and await self._ledger.count_bot_games(origin) >= self._limit:
                raise ProblemError("too_many_bot_games", limit=self._limit)
            return await start()
