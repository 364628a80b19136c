"""Vacations: the yearly allowance, and the job that pauses the clocks of players on vacation."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import UTC, datetime

from tongiaki.common import moments, tasks
from tongiaki.common.problems import ProblemError
from tongiaki.store import Ledger, UnavailableError, Vacation, Vacations
from tongiaki.tables.decisions import vacations
from tongiaki.tables.runtime.registry import Registry

DAY = 86_400_000
"""As all times here, in milliseconds; moments since 1970, UTC."""


def left(past: Sequence[Vacation], now: int, days: int) -> int:
    """Tell how much of the `days` of this calendar year is left."""
    begin, end = _year(now)
    used = sum(max(0, min(one.until, end) - max(one.begun, begin)) for one in past)
    return max(0, days * DAY - used)


def begun(past: Sequence[Vacation], now: int, days: int) -> Vacation | None:
    """Begin a vacation that is over by itself when no days are left, at the end of the next year at the latest.

    None where one holds, or no days are left.
    """
    if any(one.holds(now) for one in past) or not left(past, now, days):
        return None
    end = _year(now)[1]
    until = now + left(past, now, days)
    if until >= end:
        until = min(end + left(past, end, days), _year(end)[1])
    return Vacation(now, until, ended=False)


def ended(past: Sequence[Vacation], now: int) -> Vacation | None:
    """End the vacation that holds, if one does; a day of it is gone, or else a clock would be stopped at will."""
    holding = next((one for one in past if one.holds(now)), None)
    if holding is None:
        return None
    return Vacation(holding.begun, min(holding.until, max(now, holding.begun + DAY)), ended=True)


def _year(now: int) -> tuple[int, int]:
    """Tell when the calendar year of a moment begins, and when the next one does."""
    year = datetime.fromtimestamp(now // 1000, UTC).year
    first, last = (round(1000 * datetime(one, 1, 1, tzinfo=UTC).timestamp()) for one in (year, year + 1))
    return first, last


LEASE = "vacations"
"""Its name among what one of several servers does alone."""
LOOK = 60.0
"""Seconds between two looks for games that have begun meanwhile, and for what was left undone."""

_log = logging.getLogger(__name__)


class VacationJob:
    """Begins and ends vacations, of which everybody has so many `days` a year, and tells the tables.

    What is decided is written first; a server that dies before all tables know it leaves the rest to the next look.
    """

    def __init__(self, days: int, stored: Vacations, ledger: Ledger, registry: Registry) -> None:
        self.days = days
        self._stored = stored
        self._ledger = ledger
        self._registry = registry
        self._told: dict[str, tuple[Vacation | None, set[str]]] = {}
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin with what was left undone, as soon as no other server does."""
        self._registry.node.request_lease(LEASE)
        self._task = tasks.begin(self._work(), "the vacations")

    async def close(self) -> None:
        """Stop; what is not done yet is done after the next start."""
        await tasks.end(self._task)

    async def of(self, person: str) -> list[Vacation]:
        """List a person's vacations, the first one first; raises UnavailableError."""
        return await self._stored.of(person)

    async def begin(self, person: str) -> int:
        """Let somebody be on vacation, as long as there are days, and tell how many tables heard of it.

        Raises `no_vacation` or UnavailableError.
        """
        now, none_left = moments.now_ms(), False

        def plan(past: Sequence[Vacation]) -> Vacation | None:
            nonlocal none_left
            none_left = not any(one.holds(now) for one in past) and not left(past, now, self.days)
            return begun(past, now, self.days)

        await self._stored.change(person, plan)
        if none_left:
            raise ProblemError("no_vacation", limit=self.days)
        return await self._see_to(person)

    async def end(self, person: str) -> int:
        """Let somebody be back, who may not have been away, and tell how many tables heard of it.

        Raises UnavailableError.
        """
        now = moments.now_ms()
        await self._stored.change(person, lambda past: ended(past, now))
        return await self._see_to(person)

    async def _work(self) -> None:
        while True:
            try:
                if self._registry.node.holds_lease(LEASE):
                    away = await self._stored.unsettled()
                    self._told = {person: told for person, told in self._told.items() if person in away}
                    for person in away:
                        await self._see_to(person)
            except UnavailableError:
                _log.info("vacations wait for the database")
            await asyncio.sleep(LOOK)

    async def _see_to(self, person: str) -> int:
        """Tell a person's tables how it stands, anew where that has changed meanwhile: how many of them."""
        number = 0
        while True:
            now = moments.now_ms()
            holding = next((one for one in await self._stored.of(person) if one.holds(now)), None)
            known = self._told.get(person)
            told = known[1] if known is not None and known[0] == holding else set()
            tables = [one for one in await self._ledger.tables_of(person, ["running"]) if one not in told]
            heard = {one for one in tables if await self._tell(one, person, holding)}
            self._told[person] = (holding, told | heard)
            number += len(heard)
            # Where some did not hear of it, they do at the next look.
            if len(heard) < len(tables) or await self._stored.settle(person, holding, now):
                return number

    async def _tell(self, table_id: str, person: str, holding: Vacation | None) -> bool:
        """Tell one table; False where it could not be told now."""
        try:
            table = await self._registry.get(table_id)
            if holding is None:
                await table.act(lambda state: vacations.end(state, person))
            else:
                await table.act(lambda state: vacations.start(state, person, holding.until))
        except ProblemError as problem:
            return problem.code in {"archived", "no_table"}
        except Exception:  # noqa: BLE001 - one table that cannot be read keeps none of the others waiting
            _log.exception("table %s does not hear of a vacation", table_id)
            return False
        return True
