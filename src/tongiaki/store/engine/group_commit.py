"""Group commit: writes to several tables share one commit, and therefore wait for the disk only once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from tongiaki.common.callbacks import Done
from tongiaki.common.metrics import COMMIT, COMMITS_FAILED
from tongiaki.store.engine.append_statements import StatementRows, merge_rows
from tongiaki.store.engine.fifo_lock import FifoLock
from tongiaki.tables.ports import ConflictError, UnavailableError

CommitCallback = Callable[[BaseException | None, frozenset[str]], None]
"""Callback, run in the event loop, with the error and the tables that have an entry number that was taken.

The error is a ConflictError, an UnavailableError or an unexpected error. If it is None, all rows are on disk except
those of these tables.
"""

_log = logging.getLogger(__name__)


class CommitDriver(Protocol):
    """A database connection that only the writer uses."""

    def start_commit(self, rows: StatementRows, on_commit: CommitCallback) -> None:
        """Start to write rows, all or nothing for each table; `on_commit` is called later, when the commit ends."""

    async def close(self) -> None:
        """Close the connection. The next commit opens a new one."""


@dataclass(slots=True)
class _PendingWrite:
    """Rows passed to the writer, and the callback for the result."""

    table: str
    rows: StatementRows
    done: Done


class Writer:
    """Commits rows in groups: all rows that arrive during a commit are written by the next one.

    The rows of a commit are sorted by table, so that servers that write to the same tables cannot deadlock. If an
    entry's number is taken, only the write to that table fails, and all other tables are written. Otherwise a few
    tables with several writers would delay all other tables.

    Each commit first acquires the lock, because SQLite allows one writer at a time. A caller starts the commit
    directly, without a task. Additional iterations of the event loop would noticeably increase the latency of an idle
    server.
    """

    def __init__(self, driver: CommitDriver, lock: FifoLock) -> None:
        self._driver = driver
        self._lock = lock
        self._pending: list[_PendingWrite] = []
        # writes that are retried one at a time after a conflict, such as when a table is created twice
        self._retried_singly: deque[_PendingWrite] = deque()
        self._committing = False

    def write(self, table: str, rows: StatementRows, done: Done) -> None:
        """Write rows of a table, all or nothing; `done` is called later, with None once the rows are on disk.

        If the write fails, its argument is a ConflictError or UnavailableError.
        """
        self._pending.append(_PendingWrite(table, rows, done))
        if not self._committing:
            self._committing = True
            self._lock.acquire(self._start_commit)

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
            asyncio.get_running_loop().call_soon(on_commit, error, frozenset())

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
            self._retried_singly.extend(writes)  # one at a time, to find the write that causes the conflict
            writes = ()
        for write in writes:
            outcome = (
                ConflictError(write.table) if write.table in conflicting_tables else error and type(error)(str(error))
            )
            if outcome is not None:
                COMMITS_FAILED.labels(type(outcome).__name__).inc()
            try:
                write.done(outcome)
            except Exception:  # noqa: BLE001 - the other callers must not wait forever
                _log.exception("the callback of a write failed")
        self._committing = bool(self._retried_singly or self._pending)
        if self._committing:
            self._lock.acquire(self._start_commit)
        self._lock.release()


def _log_unexpected(error: BaseException) -> UnavailableError:
    """Log an unexpected error and return an UnavailableError for it. The rows may or may not have been written."""
    _log.error("the writer failed", exc_info=error)
    return UnavailableError(str(error))
