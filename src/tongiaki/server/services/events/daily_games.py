"""The daily game: everybody plays the same pile on the same seat against the same bots, once, and it stays sealed."""

from __future__ import annotations

import asyncio

import msgspec

from tongiaki.common.days import today
from tongiaki.common.ids import new_id
from tongiaki.common.problems import ProblemError
from tongiaki.store import Dailies, DailyGame, Ledger, Origin
from tongiaki.tables.decisions.daily_setup import DailySetup, draw_setup, first_entries
from tongiaki.tables.runtime.registry import Registry
from tongiaki.tables.runtime.summary import persons_of
from tongiaki.tables.runtime.table import Table
from tongiaki.tables.state.sealing import is_sealed_today
from tongiaki.tables.state.state import TableState


class DailyGames:
    """The daily games of this server; what a day is played with is drawn once for all servers of the database."""

    def __init__(self, dailies: Dailies, ledger: Ledger, registry: Registry) -> None:
        self._dailies = dailies
        self._ledger = ledger
        self._registry = registry
        self._turn = asyncio.Lock()
        self._known: tuple[str, DailySetup] | None = None  # the latest day that was asked for

    async def setup(self, day: str) -> DailySetup:
        """Give what a day is played with, drawn when it is asked for first; raises UnavailableError."""
        if self._known is None or self._known[0] != day:
            proposed = msgspec.json.encode(draw_setup()).decode()
            setup = msgspec.json.decode(await self._dailies.draw(day, proposed), type=DailySetup)
            self._known = day, setup
        return self._known[1]

    async def past(self, day: str) -> DailySetup | None:
        """Give what a day was played with, None where nobody asked for it that day; raises UnavailableError."""
        found = await self._dailies.setup(day)
        return None if found is None else msgspec.json.decode(found, type=DailySetup)

    async def game(self, day: str, person: str) -> DailyGame | None:
        """Find a person's game of a day; raises UnavailableError."""
        return await self._dailies.game(day, person)

    async def begin(self, person: str, name: str, origin: Origin | None = None) -> Table:
        """Have a person play the game of today, or give the table where that is done; raises UnavailableError.

        The table is noted before it is made: whatever dies in between, there is one for each person.
        """
        day = today()
        setup = await self.setup(day)
        async with self._turn:
            table_id = await self._dailies.claim(day, person, new_id())
            if await self._ledger.card(table_id) is None:
                return await self._registry.make(first_entries(day, setup, person, name), table_id, origin)
        return await self._registry.get(table_id)

    async def has_finished(self, person: str | None) -> bool:
        """Return whether a person has played the game of today to its end; raises UnavailableError.

        A player who resigned has not, nor one whose game was ended by the server or the administrator.
        """
        own = None if person is None else await self._dailies.game(today(), person)
        if own is None or own.status != "over":
            return False
        game = (await self._registry.get(own.table)).state.game
        return game is not None and game.over

    async def require_open(self, state: TableState, person: str | None, *, game: bool = False) -> None:
        """Insist that a person may see a table where the game of today is played; any other table is open.

        Its player sees the table, and the `game` as a whole once that is over. Others see both after they have finished
        theirs. Raises `sealed_today`, UnavailableError.
        """
        if not is_sealed_today(state.occasion):
            return
        if person in persons_of(state) and (not game or state.ended is not None):
            return
        if not await self.has_finished(person):
            raise ProblemError("sealed_today")
