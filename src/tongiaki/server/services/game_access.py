"""Access to tables and games: look-up with access checks and charges, and the check for requests for advice."""

from __future__ import annotations

import re

import msgspec

from tongiaki.common.ids import is_id
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit
from tongiaki.runtime.archive.game_archive import GameArchive
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.server.services.events.daily_games import DailyGames
from tongiaki.server.web.authentication import HasScope, client_address, person_of
from tongiaki.store import Ledger
from tongiaki.tables.machine.summary import LobbyCard
from tongiaki.tables.state.sealing import is_sealed_today
from tongiaki.tables.views.archived_game import ArchivedGame
from tongiaki.tables.views.game_snapshot import GameSnapshot

READING, READING_ENTRY = 0.005, 0.0001
"""Estimated seconds to load a table from the database, and additional seconds per entry."""


class GameAccess:
    """Loader of the tables and games that a caller can see.

    `daily_games` decides which games are sealed. `work_limit` limits the work per address.
    """

    def __init__(self, registry: Registry, games: GameArchive, daily_games: DailyGames, work_limit: RateLimit) -> None:
        self._registry = registry
        self._games = games
        self._daily_games = daily_games
        self._work_limit = work_limit

    async def get_table(self, table_id: str, connection: HasScope) -> Table:
        """Return a table for a caller. If it must be loaded from the database, the caller's address is charged.

        Raises `no_table`, `try_again`, `sealed_today` for another player's daily game of today, UnavailableError, or
        `too_fast` if the address has used up its work allowance.
        """
        table = await self._load_table(table_id, connection)
        await self._daily_games.require_visible(table.state, person_of(connection))
        return table

    async def get_game(
        self, table_id: str, connection: HasScope, *, copied: bool = False
    ) -> GameSnapshot | ArchivedGame:
        """Return the current or archived game of a table for a caller.

        Set `copied` if the game is copied for other people to see: today's daily game then raises `sealed_today`. For
        an archived game, only the initial charge applies. Raises `not_running` before the start, and the errors of
        `get_table`.
        """
        try:
            state = (await self.get_table(table_id, connection)).state
            await self._daily_games.require_visible(state, person_of(connection), game=True)
            if copied and is_sealed_today(state.occasion):
                raise ProblemError("sealed_today")
            return GameSnapshot.from_state(state)
        except ProblemError as problem:
            if problem.code != "archived":
                raise
        return await self._games.archived(table_id)

    async def _load_table(self, table_id: str, connection: HasScope) -> Table:
        if self._registry.has(table_id):
            return await self._registry.get(table_id)
        work_bucket = self._work_limit.bucket(client_address(connection))
        if not work_bucket.try_acquire(READING):
            raise ProblemError("too_fast")
        table = await self._registry.get(table_id)
        work_bucket.charge(READING_ENTRY * table.state.number)
        return table


_TABLE = re.compile(r'\[Table "([^"\\]+)"\]')


def table_in(record: str) -> str | None:
    """Return the id of the table from which a record was exported, or None if the record does not name it."""
    found = _TABLE.search(record)
    return None if found is None else found[1]


async def require_advice(ledger: Ledger, table_id: str | None) -> None:
    """Reject advice on a running game that is rated or part of an event. Raises `no_analysis` or UnavailableError."""
    card = None if table_id is None or not is_id(table_id) else await ledger.find_card(table_id)
    if card is not None and card.status == "running":
        shown = msgspec.json.decode(card.card, type=LobbyCard)
        if shown.options.rated or shown.occasion is not None:
            raise ProblemError("no_analysis")
