"""Results are kept and ratings renewed, once for every game that has ended, whatever dies when."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from tongiaki.store import Ledger, Results, SeatResult, UnavailableError
from tongiaki.tables import entries as e
from tongiaki.tables.ratings import rated
from tongiaki.tables.state import TableState
from tongiaki.tables.table import players_of

LOOK = 60.0
"""Seconds between two looks for games that another server ended and did not come to score."""
PATIENCE = 1.0
"""Seconds before the next attempt when the database did not answer."""

_log = logging.getLogger(__name__)


class Bookkeeper:
    """Scores the games that have ended; `renewed` is told whose rating changed."""

    def __init__(self, ledger: Ledger, results: Results, renewed: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        self._ledger = ledger
        self._results = results
        self._renewed = renewed
        self._call = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()

    def open(self) -> None:
        """Begin with what was left undone."""
        self._task = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """Stop; what is not scored yet is scored after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Look whether a game has ended."""
        self._call.set()

    async def _work(self) -> None:
        while True:
            self._call.clear()
            try:
                for table_id in await self._results.due():
                    await self._book(table_id)
            except UnavailableError:
                await asyncio.sleep(PATIENCE)
                continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._call.wait(), LOOK)

    async def _book(self, table_id: str) -> None:
        if table_id in self._unreadable:
            return
        try:
            await self._read(table_id)
        except UnavailableError:
            raise
        except Exception:  # noqa: BLE001 - one table that cannot be read keeps none of the others from being scored
            self._unreadable.add(table_id)
            _log.exception("table %s cannot be scored", table_id)

    async def _read(self, table_id: str) -> None:
        state = TableState(table_id)
        final: tuple[int, bool, list[SeatResult]] | None = None
        for line in await self._ledger.read(table_id):
            entry = e.decode(line.body)
            state.apply(line.number, line.at, entry)
            if isinstance(entry, e.Ended):
                final = (line.at // 1000, state.options.rated, outcome(state, entry))
        await self._results.index(table_id, players_of(state))
        if final is not None:
            at, counts, seats = final
            await self._renewed(await self._results.score(table_id, at, seats, rated if counts else None))


def outcome(state: TableState, ended: e.Ended) -> list[SeatResult]:
    """Give each seat's result, for the person whose seat it is at the end: where a bot stands in, too."""
    owners = {one.seat: state.owner(one.seat) for one in ended.standings}
    return [
        SeatResult(one.seat, None if (owner := owners[one.seat]) is None else owner.person, one.rank, one.points)
        for one in sorted(ended.standings, key=lambda one: one.seat)
    ]
