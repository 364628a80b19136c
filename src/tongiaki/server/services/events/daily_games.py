"""Daily game: every player gets the same pile, seat and bots, and has one attempt.

Today's games are sealed: other players can see them only after they have finished their own.
"""

from __future__ import annotations

import asyncio

import msgspec

from tongiaki.common.days import today
from tongiaki.common.ids import new_id
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.store import Dailies, DailyGame, Ledger, Origin
from tongiaki.tables.decisions.daily_setup import DailySetup, draw_setup, first_entries
from tongiaki.tables.machine.summary import persons_of
from tongiaki.tables.state.sealing import is_sealed_today
from tongiaki.tables.state.state import TableState


class DailyGames:
    """Service for daily games. The setup of a day is drawn once for all servers that share the database."""

    def __init__(self, dailies: Dailies, ledger: Ledger, registry: Registry) -> None:
        self._dailies = dailies
        self._ledger = ledger
        self._registry = registry
        self._lock = asyncio.Lock()
        self._cached_setup: tuple[str, DailySetup] | None = None  # cache of the day requested last

    async def setup(self, day: str) -> DailySetup:
        """Return the setup of a day, which is drawn on the first request; raises UnavailableError."""
        if self._cached_setup is None or self._cached_setup[0] != day:
            proposed = msgspec.json.encode(draw_setup()).decode()
            setup = msgspec.json.decode(await self._dailies.store_setup(day, proposed), type=DailySetup)
            self._cached_setup = day, setup
        return self._cached_setup[1]

    async def past(self, day: str) -> DailySetup | None:
        """Return the setup of a past day, or None if it was never requested; raises UnavailableError."""
        found = await self._dailies.find_setup(day)
        return None if found is None else msgspec.json.decode(found, type=DailySetup)

    async def game(self, day: str, person: str) -> DailyGame | None:
        """Return a person's game of a day, or None; raises UnavailableError."""
        return await self._dailies.find_game(day, person)

    async def get_or_create(self, person: str, name: str, origin: Origin | None = None) -> Table:
        """Return the table of a person's daily game of today, created on the first call; raises UnavailableError.

        The table's id is stored before the table is created, so that a crash in between does not lead to a second
        table.
        """
        day = today()
        setup = await self.setup(day)
        async with self._lock:
            table_id = await self._dailies.claim_table(day, person, new_id())
            if await self._ledger.find_card(table_id) is None:
                return await self._registry.make(first_entries(day, setup, person, name), table_id, origin)
        return await self._registry.get(table_id)

    async def has_finished(self, person: str | None) -> bool:
        """Return whether a person has played today's game to its end; raises UnavailableError.

        The result is false if the player resigned, or if the server or the administrator ended the game.
        """
        own = None if person is None else await self._dailies.find_game(today(), person)
        if own is None or own.status != "over":
            return False
        game = (await self._registry.get(own.table)).state.game
        return game is not None and game.over

    async def require_visible(self, state: TableState, person: str | None, *, game: bool = False) -> None:
        """Raise `sealed_today` if a table has today's daily game and the person may not see it.

        Also raises UnavailableError.

        The player may always see the table, and may see the whole `game` once it is over. Other people may see both
        after they have finished their own daily game. Tables without today's daily game are always accepted.
        """
        if not is_sealed_today(state.occasion):
            return
        if person in persons_of(state) and (not game or state.ended is not None):
            return
        if not await self.has_finished(person):
            raise ProblemError("sealed_today")
