"""Tables go on side by side, and what they write is committed together: one wait for the disk for all who wait."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from tongiaki.common.metrics import COMMIT, COMMITS_FAILED
from tongiaki.store.engine.append_statements import Rows, joined
from tongiaki.store.engine.failures import ConflictError, UnavailableError
from tongiaki.store.engine.fifo_lock import Turn

Done = Callable[[BaseException | None, frozenset[str]], None]
"""Hears, in the event loop, what was raised (ConflictError, UnavailableError, or a fault), or None: then all rows are
on disk but those of the tables that are named, as a number of theirs was taken."""

_log = logging.getLogger(__name__)


class Committing(Protocol):
    """A connection of the writer's own."""

    def begin(self, rows: Rows, done: Done) -> None:
        """Begin to write rows, of each table all or nothing; `done` is called in the end, never before this returns."""

    async def close(self) -> None:
        """Close the connection; the next commit opens another."""


class _Handed:
    """Rows that were handed in, until they are written or cannot be."""

    __slots__ = ("_error", "_settled", "_wanted", "rows", "table")

    def __init__(self, table: str, rows: Rows) -> None:
        self.table = table
        self.rows = rows
        self._settled = False
        self._error: Exception | None = None
        self._wanted: asyncio.Future[None] | None = None

    def settle(self, error: Exception | None = None) -> None:
        """Have who waits go on, with an error where they were not written."""
        self._settled, self._error = True, error
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    async def settled(self) -> None:
        """Wait until they are written; raises the error. Who is cancelled meanwhile hears of it at the next wait."""
        task, cancelled = asyncio.current_task(), False
        while not self._settled:
            self._wanted = asyncio.get_running_loop().create_future()
            try:
                await self._wanted
            except asyncio.CancelledError:
                cancelled = True
                if task is not None:
                    task.uncancel()
        if cancelled and task is not None:
            task.cancel()
        if self._error is not None:
            raise self._error


class Writer:
    """Commits what is handed in: what comes while a commit is under way goes into the next one, all of it.

    What is written together goes by the names of tables, so that servers that write to the same ones wait for each
    other but never in a circle. Where a number was taken its table fails alone: all others are written by then, as
    otherwise a few tables that several servers write to at once would keep all the rest waiting.

    Each commit waits for its `turn`, for a database that has one writer at a time. No task goes between who hands in
    and the database: at a quiet moment, turns of the event loop would be a good part of what a decision costs.
    """

    def __init__(self, connection: Committing, turn: Turn) -> None:
        self._connection = connection
        self._turn = turn
        self._waiting: list[_Handed] = []
        self._apart: deque[_Handed] = deque()  # what cannot be written together: tables that are made a second time
        self._at_work = False

    async def write(self, table: str, rows: Rows) -> None:
        """Write rows of a table, all or nothing; on return they are on disk. Raises ConflictError or UnavailableError.

        What is handed in is written though the caller is cancelled, who hears of that at what is awaited next.
        """
        handed = _Handed(table, rows)
        self._waiting.append(handed)
        if not self._at_work:
            self._at_work = True
            self._turn.take(self._begin)
        await handed.settled()

    async def close(self) -> None:
        """Finish what was handed in, and close the connection."""
        while self._at_work:
            async with self._turn:
                pass
        await self._connection.close()

    def _begin(self) -> None:
        if self._apart:
            some = [self._apart.popleft()]
        else:
            some, self._waiting = sorted(self._waiting, key=lambda one: one.table), []
        rows = some[0].rows if len(some) == 1 else joined(one.rows for one in some)
        done = partial(self._end, some, time.perf_counter())
        try:
            self._connection.begin(rows, done)
        except Exception as error:  # noqa: BLE001 - nobody waits for ever, whatever it is
            done(error, frozenset())

    def _end(self, some: Sequence[_Handed], began: float, raised: BaseException | None, taken: frozenset[str]) -> None:
        COMMIT.observe(time.perf_counter() - began)
        error = raised if raised is None or isinstance(raised, ConflictError | UnavailableError) else _fault(raised)
        if isinstance(error, ConflictError) and len(some) > 1:
            self._apart.extend(some)  # each by itself, to find which one it is
            some = ()
        for one in some:
            end = ConflictError(one.table) if one.table in taken else error and type(error)(str(error))
            if end is not None:
                COMMITS_FAILED.labels(type(end).__name__).inc()
            one.settle(end)
        self._at_work = bool(self._apart or self._waiting)
        if self._at_work:
            self._turn.take(self._begin)
        self._turn.end()


def _fault(error: BaseException) -> UnavailableError:
    """Say of a failure that nobody foresaw what is known: what was to be written may be there, or not."""
    _log.error("the writer failed", exc_info=error)
    return UnavailableError(str(error))
