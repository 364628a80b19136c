"""Vacations: the yearly allowance, and the job that pauses the clocks of players on vacation."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime

from tongiaki.common import clock
from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.tables.registry import Registry
from tongiaki.store import Ledger, UnavailableError, Vacation, Vacations
from tongiaki.tables.decisions import vacations

DAY = 86_400_000
"""Milliseconds per day. All durations in this module are in milliseconds, and all times in milliseconds since 1970,
UTC."""


def left(past: Sequence[Vacation], now: int, days: int) -> int:
    """Return how much of this calendar year's allowance of `days` is left, in milliseconds."""
    begin, end = _year(now)
    used = sum(max(0, min(one.until, end) - max(one.begun, begin)) for one in past)
    return max(0, days * DAY - used)


def begun(past: Sequence[Vacation], now: int, days: int) -> Vacation | None:
    """Return a vacation that starts now and lasts as long as the remaining allowance, or None if no vacation can start.

    If the allowance lasts until the end of the year, the vacation continues with the next year's allowance. It ends at
    the end of the next year at the latest. No vacation can start during another one, or if no allowance is left.
    """
    if any(one.is_active(now) for one in past) or not left(past, now, days):
        return None
    end = _year(now)[1]
    until = now + left(past, now, days)
    if until >= end:
        until = min(end + left(past, end, days), _year(end)[1])
    return Vacation(now, until, ended=False)


def ended(past: Sequence[Vacation], now: int) -> Vacation | None:
    """Return the current vacation, shortened so that it ends now, or None if there is no current vacation.

    A vacation lasts at least one day, so that players cannot pause their clocks at will.
    """
    holding = next((one for one in past if one.is_active(now)), None)
    if holding is None:
        return None
    return Vacation(holding.begun, min(holding.until, max(now, holding.begun + DAY)), ended=True)


def _year(now: int) -> tuple[int, int]:
    """Return the start of the calendar year that contains `now`, and the start of the next year."""
    year = datetime.fromtimestamp(now // 1000, UTC).year
    first, last = (round(1000 * datetime(one, 1, 1, tzinfo=UTC).timestamp()) for one in (year, year + 1))
    return first, last


LEASE = "vacations"
"""Name of the lease held by the one server that runs the job."""
LOOK = 60.0
"""Seconds between checks for newly started games and for tables that have not been updated yet."""

_log = logging.getLogger(__name__)


class VacationJob:
    """Service that starts and ends vacations, and updates the tables of the players concerned.

    Each player has an allowance of `days` per calendar year. A change is stored before the tables are updated. If the
    server crashes, the next check completes the update.
    """

    def __init__(self, days: int, stored: Vacations, ledger: Ledger, registry: Registry) -> None:
        self.days = days
        self._stored = stored
        self._ledger = ledger
        self._registry = registry
        self._updated: dict[str, tuple[Vacation | None, set[str]]] = {}
        self._worker = BackgroundWorker(
            "vacation job", self._update_all, pause=LOOK, retry_on=UnavailableError, retry_pause=LOOK
        )

    def open(self) -> None:
        """Start the job, which resumes incomplete updates once this server holds the lease."""
        self._registry.node.request_lease(LEASE)
        self._worker.start()

    async def close(self) -> None:
        """Stop the job. The next start continues it."""
        await self._worker.stop()

    async def of(self, person: str) -> list[Vacation]:
        """List a person's vacations, oldest first; raises UnavailableError."""
        return await self._stored.list_vacations(person)

    async def begin(self, person: str) -> int:
        """Start a person's vacation and return the number of tables updated.

        Raises `no_vacation` if no allowance is left, or UnavailableError.
        """
        now, none_left = clock.now_ms(), False

        def plan(past: Sequence[Vacation]) -> Vacation | None:
            nonlocal none_left
            none_left = not any(one.is_active(now) for one in past) and not left(past, now, self.days)
            return begun(past, now, self.days)

        await self._stored.change(person, plan)
        if none_left:
            raise ProblemError("no_vacation", limit=self.days)
        return await self._update_tables(person)

    async def end(self, person: str) -> int:
        """End a person's vacation, if there is one, and return the number of tables updated.

        Raises UnavailableError.
        """
        now = clock.now_ms()
        await self._stored.change(person, lambda past: ended(past, now))
        return await self._update_tables(person)

    async def _update_all(self) -> None:
        if self._registry.node.holds_lease(LEASE):
            away = await self._stored.list_unsettled()
            self._updated = {person: told for person, told in self._updated.items() if person in away}
            for person in away:
                await self._update_tables(person)

    async def _update_tables(self, person: str) -> int:
        """Apply a person's current vacation to their running tables, and return the number of tables updated.

        The update is repeated if the vacation changes in the meantime.
        """
        number = 0
        while True:
            now = clock.now_ms()
            holding = next((one for one in await self._stored.list_vacations(person) if one.is_active(now)), None)
            known = self._updated.get(person)
            told = known[1] if known is not None and known[0] == holding else set()
            tables = [one for one in await self._ledger.list_tables_of(person, ["running"]) if one not in told]
            heard = {one for one in tables if await self._update_table(one, person, holding)}
            self._updated[person] = (holding, told | heard)
            number += len(heard)
            # The next check updates the tables that could not be updated now.
            if len(heard) < len(tables) or await self._stored.settle(person, holding, now):
                return number

    async def _update_table(self, table_id: str, person: str, holding: Vacation | None) -> bool:
        """Start or end a person's vacation at one table. Return False if the table could not be updated now."""
        try:
            table = await self._registry.get(table_id)
            if holding is None:
                await table.act(lambda state: vacations.end(state, person))
            else:
                await table.act(lambda state: vacations.start(state, person, holding.until))
        except ProblemError as problem:
            return problem.code in {"archived", "no_table"}
        except Exception:  # noqa: BLE001 - an unreadable table must not block the others
            _log.exception("the vacation cannot be applied to table %s", table_id)
            return False
        return True
