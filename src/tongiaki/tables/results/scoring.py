"""Results are kept and ratings renewed, once for every game that has ended, whatever dies when."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

from tongiaki.common import tasks
from tongiaki.common.about import about
from tongiaki.store import Ledger, Results, SeatResult, UnavailableError, sliced
from tongiaki.tables.results.rating_attribution import RatingAttribution
from tongiaki.tables.results.ratings import rate
from tongiaki.tables.runtime.summary import players_of
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e

LOOK = 60.0
"""Seconds between two looks for games that another server ended and did not come to score."""
PATIENCE = 1.0
"""Seconds before the next attempt when the database did not answer."""

_log = logging.getLogger(__name__)


class GameScorer:
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
        self._task = tasks.begin(self._work(), "the scoring of games")

    async def close(self) -> None:
        """Stop; what is not scored yet is scored after the next start."""
        await tasks.end(self._task)

    def wake(self) -> None:
        """Look whether a game has ended."""
        self._call.set()

    async def _work(self) -> None:
        while True:
            self._call.clear()
            try:
                for table_id in await self._results.due():
                    with about(table=table_id):
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
        state, liable = TableState(table_id), RatingAttribution()
        ended: tuple[int, e.Ended] | None = None
        async for row in sliced(await self._ledger.read(table_id)):
            entry = e.decode(row.body)
            apply(state, row.number, row.at, entry)
            liable.follow(state, entry)
            if isinstance(entry, e.Ended):
                ended = (row.at // 1000, entry)
        await self._results.index(table_id, players_of(state))
        if ended is not None:
            at, entry = ended
            began = at if state.game is None else state.game.began
            named = await self._results.named(liable.persons.values(), began)
            persons = {seat: one for seat, one in liable.persons.items() if one in named}
            seats = seat_results(state, entry, persons, liable.rated)
            await self._renewed(await self._results.score(table_id, at, seats, rate if state.options.rated else None))


def seat_results(
    state: TableState, ended: e.Ended, liable: Mapping[int, str], rated: Collection[int]
) -> list[SeatResult]:
    """Give each seat's result, for the person whose seat it is at the end: where a bot stands in, too.

    The seats of those who are `liable` are theirs, and those of them that are `rated` count for their rating. One who
    had two seats has the worse result.
    """
    results: list[SeatResult] = []
    had: set[str] = set()
    for one in sorted(ended.standings, key=lambda one: -one.rank):
        owner = state.owner(one.seat)
        person = liable.get(one.seat, None if owner is None else owner.person)
        if person in had:
            person = None
        elif person is not None:
            had.add(person)
        results.append(
            SeatResult(one.seat, person, one.rank, one.points, counts=one.seat in liable and one.seat in rated)
        )
    return sorted(results, key=lambda one: one.seat)
