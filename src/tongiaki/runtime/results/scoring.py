"""Scoring of finished games: results are stored and ratings updated exactly once per game, even after crashes."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.common.log_context import log_fields
from tongiaki.common.yielding import sliced
from tongiaki.runtime.results.rating_attribution import RatingAttribution
from tongiaki.runtime.results.ratings import rate
from tongiaki.store import Ledger, Results, SeatResult, UnavailableError
from tongiaki.tables.machine.summary import players_of
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e

POLL = 60.0
"""Seconds between polls for games that another server ended without scoring them."""
RETRY_DELAY = 1.0
"""Seconds before the next attempt if the database did not respond."""

_log = logging.getLogger(__name__)


class GameScorer:
    """Scores finished games, and calls `renewed` with the persons whose ratings have changed."""

    def __init__(self, ledger: Ledger, results: Results, renewed: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        self._ledger = ledger
        self._results = results
        self._renewed = renewed
        self._worker = BackgroundWorker(
            "game scoring", self._score_due, pause=POLL, retry_on=UnavailableError, retry_pause=RETRY_DELAY
        )
        self._unreadable: set[str] = set()

    def open(self) -> None:
        """Start the job, beginning with the games that are not scored yet."""
        self._worker.start()

    async def close(self) -> None:
        """Stop the job. Games that are not scored yet are scored after the next start."""
        await self._worker.stop()

    def wake(self) -> None:
        """Check for finished games now."""
        self._worker.wake()

    async def _score_due(self) -> None:
        for table_id in await self._results.list_unscored():
            with log_fields(table=table_id):
                await self._score_safely(table_id)

    async def _score_safely(self, table_id: str) -> None:
        if table_id in self._unreadable:
            return
        try:
            await self._score(table_id)
        except UnavailableError:
            raise
        except Exception:  # noqa: BLE001 - an unreadable table must not block the others
            self._unreadable.add(table_id)
            _log.exception("table %s cannot be scored", table_id)

    async def _score(self, table_id: str) -> None:
        state, liable = TableState(table_id), RatingAttribution()
        ended: tuple[int, e.Ended] | None = None
        async for row in sliced(await self._ledger.read(table_id)):
            entry = e.decode(row.body)
            apply(state, row.number, row.at, entry)
            liable.follow(state, entry)
            if isinstance(entry, e.Ended):
                ended = (row.at // 1000, entry)
        await self._results.store_seats(table_id, players_of(state))
        if ended is not None:
            at, entry = ended
            began = at if state.game is None else state.game.began
            named = await self._results.filter_accounts(liable.persons.values(), began)
            persons = {seat: one for seat, one in liable.persons.items() if one in named}
            seats = seat_results(state, entry, persons, liable.rated)
            await self._renewed(await self._results.score(table_id, at, seats, rate if state.options.rated else None))


def seat_results(
    state: TableState, ended: e.Ended, liable: Mapping[int, str], rated: Collection[int]
) -> list[SeatResult]:
    """Return the result of each seat for its owner at the end of the game, even if a bot is standing in.

    A seat in `liable` counts for that person instead, and for their rating if it is in `rated`. A person with two seats
    gets the worse result.
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
