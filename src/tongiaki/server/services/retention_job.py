"""Retention job: archives and deletes old data in small steps, according to the settings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tongiaki.common import clock, days
from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.runtime.archive.game_archive import GameArchive
from tongiaki.runtime.studies.study_registry import Studies
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.settings import Settings
from tongiaki.store import Retention, RetentionKind, UnavailableError

BEGINNING = 10.0
"""Seconds between the server's start and the first run. The delay gives priority to reconnecting clients."""
LOOK = 3600.0
"""Seconds between two runs."""
RETRY_PAUSE = 60.0
"""Seconds before the next attempt if the database did not answer or another server holds the lease."""
LEASE = "keeping"
"""Name of the lease held by the one server that runs the job."""
PAUSE = 0.1
"""Seconds between two steps. Each step is one write."""
DAY = 24 * 3600

_log = logging.getLogger(__name__)


class RetentionJob:
    """Background job that archives finished games and deletes data unused for the configured number of days."""

    def __init__(
        self,
        settings: Settings,
        retention: Retention,
        games: GameArchive,
        registry: Registry,
        studies: Studies,
    ) -> None:
        self._settings = settings
        self._retention = retention
        self._games = games
        self._registry = registry
        self._studies = studies
        self._worker = BackgroundWorker(
            "retention job", self._run_if_leased, pause=LOOK, retry_on=UnavailableError, retry_pause=RETRY_PAUSE
        )

    def open(self) -> None:
        """Start the job as soon as this server acquires the lease."""
        self._registry.node.request_lease(LEASE)
        self._worker.start(BEGINNING)

    async def close(self) -> None:
        """Stop the job. The next start continues it."""
        await self._worker.stop()

    async def round(self, now: int) -> None:
        """Archive and delete all data that is due at `now` (in seconds since 1970, UTC); raises UnavailableError."""
        keep = self._settings
        await self._process_tables("open", now, keep.keep_open, self._remove)
        await self._process_tables("lonely", now, keep.keep_lonely, self._remove)
        await self._process_tables("finished", now, keep.keep_finished, self._archive)
        await self._process_tables("of_guests", now, keep.keep_guests, self._remove)
        if keep.keep_studies:
            before = now - keep.keep_studies * DAY
            await self._for_each(
                lambda after: self._retention.find_studies(before, after), lambda one: self._remove_study(one, before)
            )
        if keep.keep_guests:
            last_day = days.day_of(now - keep.keep_guests * DAY)
            await self._repeat_until_none(lambda: self._retention.delete_daily_puzzles_of_guests(last_day))
        await self._repeat_until_none(lambda: self._retention.delete_refilled_attempts(now))
        await self._repeat_until_none(lambda: self._retention.delete_unconfirmed_mail(now))
        if keep.keep_sessions:
            before = now - keep.keep_sessions * DAY
            await self._repeat_until_none(lambda: self._retention.delete_expired_sessions(before))
            await self._repeat_until_none(lambda: self._retention.delete_unused_guest_names(before))
        await self._repeat_until_none(self._retention.delete_ended_push_subscriptions)

    async def _run_if_leased(self) -> float:
        """Run the job if this server holds the lease, and return the time until the next attempt, in seconds."""
        if not self._registry.node.holds_lease(LEASE):
            return RETRY_PAUSE
        await self.round(int(clock.now()))
        return LOOK

    async def _process_tables(
        self, kind: RetentionKind, now: int, days: int, do: Callable[[RetentionKind, int, str], Awaitable[None]]
    ) -> None:
        if days:
            before = now - days * DAY
            await self._for_each(
                lambda after: self._retention.find_tables(kind, before, after), lambda one: do(kind, before, one)
            )

    async def _for_each(
        self, find: Callable[[str], Awaitable[list[str]]], do: Callable[[str], Awaitable[None]]
    ) -> None:
        """Call `do` for each item that `find` returns, one at a time. A failure does not prevent the other calls."""
        after = ""
        while found := await find(after):
            for one in found:
                await self._call_or_log(do, one)
                await asyncio.sleep(PAUSE)
            after = found[-1]

    async def _call_or_log(self, do: Callable[[str], Awaitable[None]], one: str) -> None:
        try:
            await do(one)
        except UnavailableError:
            raise
        except Exception:  # noqa: BLE001 - see `_for_each`; the next run retries
            _log.exception("%s can be neither archived nor removed", one)

    async def _repeat_until_none(self, some: Callable[[], Awaitable[int]]) -> None:
        found = await some()
        while found:
            await asyncio.sleep(PAUSE)
            found = await some()

    async def _archive(self, _kind: RetentionKind, _before: int, table_id: str) -> None:
        await self._games.archive(table_id)

    async def _remove(self, kind: RetentionKind, before: int, table_id: str) -> None:
        if await self._registry.release(table_id):
            await self._retention.remove_table(kind, before, table_id)

    async def _remove_study(self, study_id: str, before: int) -> None:
        if self._studies.release(study_id):
            await self._retention.remove_study(before, study_id)
