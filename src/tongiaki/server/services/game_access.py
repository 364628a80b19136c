"""Tables and games as they are found for somebody: what takes work to find is charged to the address that asks."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import Buckets
from tongiaki.server.services.events.daily_games import DailyGames
from tongiaki.server.web.authentication import client_address, person_at
from tongiaki.tables.archive.archived_game import ArchivedGame
from tongiaki.tables.archive.game_archive import GameArchive
from tongiaki.tables.runtime.registry import Registry
from tongiaki.tables.runtime.table import Table
from tongiaki.tables.state.sealing import is_sealed_today
from tongiaki.tables.views.game_snapshot import GameSnapshot

READING, READING_ENTRY = 0.005, 0.0001
"""Seconds that it takes to read a table from the database, and further ones for each entry."""

_Connection = ASGIConnection[Any, Any, Any, Any]


class GameAccess:
    """Finds what somebody may see: `daily` knows which games are sealed, `efforts` how much work an address may ask."""

    def __init__(self, registry: Registry, games: GameArchive, daily_games: DailyGames, efforts: Buckets) -> None:
        self._registry = registry
        self._games = games
        self._daily = daily_games
        self._efforts = efforts

    async def table_at(self, table_id: str, connection: _Connection) -> Table:
        """Find a table for somebody: who has it read from the database is charged for that.

        Raises `no_table`, `try_again`, `sealed_today` for another one's game of today, UnavailableError, or `too_fast`
        where the address has no time left for reading.
        """
        table = await self._found(table_id, connection)
        await self._daily.require_open(table.state, person_at(connection))
        return table

    async def game_at(
        self, table_id: str, connection: _Connection, *, copied: bool = False
    ) -> GameSnapshot | ArchivedGame:
        """Find a table's game for somebody, as far as it has come; raises `not_running` before its start, and as above.

        The daily game of today cannot be `copied` to a place where others see it.
        One that is archived takes no more work to find than has been charged by then.
        """
        try:
            state = (await self.table_at(table_id, connection)).state
            await self._daily.require_open(state, person_at(connection), game=True)
            if copied and is_sealed_today(state.occasion):
                raise ProblemError("sealed_today")
            return GameSnapshot.from_state(state)
        except ProblemError as problem:
            if problem.code != "archived":
                raise
        return await self._games.archived(table_id)

    async def _found(self, table_id: str, connection: _Connection) -> Table:
        if self._registry.has(table_id):
            return await self._registry.get(table_id)
        effort = self._efforts.of(client_address(connection))
        if not effort.take(READING):
            raise ProblemError("too_fast")
        table = await self._registry.get(table_id)
        effort.charge(READING_ENTRY * table.state.number)
        return table
