"""Group commit: writes of several tables share one commit, and so wait for the disk only once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from tongiaki.common.metrics import COMMIT, COMMITS_FAILED
from tongiaki.store.engine.append_statements import StatementRows, merge_rows
from tongiaki.store.engine.failures import ConflictError, UnavailableError
from tongiaki.store.engine.fifo_lock import FifoLock

CommitCallback = Callable[[BaseException | None, frozenset[str]], None]
"""Callback in the event loop. Its arguments are the error (ConflictError, UnavailableError or an unexpected one) or
None, and the tables with an entry number that was taken. With None, all rows are on disk except those of these
tables."""

_log = logging.getLogger(__name__)


class CommitDriver(Protocol):
    """A connection that only the writer uses."""

    def start_commit(self, rows: StatementRows, on_commit: CommitCallback) -> None:
        """Start to write rows, all or nothing for each table; `on_commit` is called at the end, after this returns."""

    async def close(self) -> None:
        """Close the connection; the next commit opens another."""


class _PendingWrite:
    """Rows passed to the writer, and the outcome once they are written or have failed."""

    __slots__ = ("_error", "_finished", "_waiter", "rows", "table")

    def __init__(self, table: str, rows: StatementRows) -> None:
        self.table = table
        self.rows = rows
        self._finished = False
        self._error: Exception | None = None
        self._waiter: asyncio.Future[None] | None = None

    def finish(self, error: Exception | None = None) -> None:
        """Wake up the caller, with an error if the rows were not written."""
        self._finished, self._error = True, error
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until the rows are written; raises the error. A cancellation takes effect at the task's next `await`."""
        task, cancelled = asyncio.current_task(), False
        while not self._finished:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            except asyncio.CancelledError:
                cancelled = True
                if task is not None:
                    task.uncancel()
        if cancelled and task is not None:
            task.cancel()
        if self._error is not None:
            raise self._error


class Writer:
    """Commits rows in groups: rows that arrive during a commit all go into the next one.

    The rows of a commit are sorted by table, so that servers that write to the same tables cannot deadlock. If an
    entry's number is taken, only its table fails, and all other tables are written. Otherwise a few tables with several
    writers would delay all the rest.

    Each commit first acquires the lock, because SQLite allows one writer at a time. A caller starts the commit
    directly, without a task: on an idle server, more iterations of the event loop would add noticeably to the latency.
    """

    def __init__(self, driver: CommitDriver, lock: FifoLock) -> None:
        self._driver = driver
        self._lock = lock
        self._pending: list[_PendingWrite] = []
        # writes that are repeated one at a time after a conflict, such as when a table is created twice
        self._retried_singly: deque[_PendingWrite] = deque()
        self._committing = False

    async def write(self, table: str, rows: StatementRows) -> None:
        """Write rows of a table, all or nothing; on return they are on disk. Raises ConflictError or UnavailableError.

        The rows are written even if the caller is cancelled; the cancellation takes effect at the next `await`.
        """
        pending_write = _PendingWrite(table, rows)
        self._pending.append(pending_write)
        if not self._committing:
            self._committing = True
            self._lock.acquire(self._start_commit)
        await pending_write.wait()

    async def close(self) -> None:
        """Write all pending rows and close the connection."""
        while self._committing:
            async with self._lock:
                pass
        await self._driver.close()

    def _start_commit(self) -> None:
        if self._retried_singly:
            writes = [self._retried_singly.popleft()]
        else:
            writes, self._pending = sorted(self._pending, key=lambda write: write.table), []
        rows = writes[0].rows if len(writes) == 1 else merge_rows(write.rows for write in writes)
        on_commit = partial(self._finish_commit, writes, time.perf_counter())
        try:
            self._driver.start_commit(rows, on_commit)
        except Exception as error:  # noqa: BLE001 - no caller may wait forever, for any error
            on_commit(error, frozenset())

    def _finish_commit(
        self,
        writes: Sequence[_PendingWrite],
        started: float,
        raised: BaseException | None,
        conflicting_tables: frozenset[str],
    ) -> None:
        COMMIT.observe(time.perf_counter() - started)
        error = (
            raised
            if raised is None or isinstance(raised, ConflictError | UnavailableError)
            else _log_unexpected(raised)
        )
        if isinstance(error, ConflictError) and len(writes) > 1:
            self._retried_singly.extend(writes)  # one at a time, to find the conflicting one
            writes = ()
        for write in writes:
            outcome = (
                ConflictError(write.table) if write.table in conflicting_tables else error and type(error)(str(error))
            )
            if outcome is not None:
                COMMITS_FAILED.labels(type(outcome).__name__).inc()
            write.finish(outcome)
        self._committing = bool(self._retried_singly or self._pending)
        if self._committing:
            self._lock.acquire(self._start_commit)
        self._lock.release()


def _log_unexpected(error: BaseException) -> UnavailableError:
    """Log an unexpected error and return it as UnavailableError: the rows may or may not be written."""
    _log.error("the writer failed", exc_info=error)
    return UnavailableError(str(error))
