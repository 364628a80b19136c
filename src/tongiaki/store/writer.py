"""Tables go on side by side, and what they write is committed together: one wait for the disk for all who wait."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from tongiaki.common.about import alone
from tongiaki.common.metrics import COMMIT, COMMITS_FAILED
from tongiaki.store.appending import Rows, together
from tongiaki.store.failures import ConflictError, UnavailableError


class Committing(Protocol):
    """A connection of the writer's own."""

    async def commit(self, rows: Rows) -> None:
        """Write rows, all or nothing: on return they are on disk. Raises ConflictError or UnavailableError."""

    async def close(self) -> None:
        """Close the connection; the next commit opens another."""


class _Handed:
    """Rows that were handed in, until they are written or cannot be."""

    __slots__ = ("_error", "_settled", "_wanted", "rows")

    def __init__(self, rows: Rows) -> None:
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

    `turn` is held during a commit, for a database that has one writer at a time.
    """

    def __init__(self, connection: Committing, turn: AbstractAsyncContextManager[Any]) -> None:
        self._connection = connection
        self._turn = turn
        self._waiting: list[_Handed] = []
        self._work: asyncio.Task[None] | None = None

    async def write(self, rows: Rows) -> None:
        """Write rows, all or nothing; on return they are on disk. Raises ConflictError or UnavailableError.

        What is handed in is written though the caller is cancelled, who hears of that at what is awaited next.
        """
        handed = _Handed(rows)
        self._waiting.append(handed)
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._commit_all(), context=alone())
        await handed.settled()

    async def close(self) -> None:
        """Finish what was handed in, and close the connection."""
        if self._work is not None:
            await self._work
        await self._connection.close()

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                async with self._turn:
                    some, self._waiting = self._waiting, []
                    await self._commit(some)
        finally:
            self._work = None
            left, self._waiting = self._waiting, []
            _fail(left, UnavailableError("the writer has ended"))  # only after a failure that nobody foresaw

    async def _commit(self, some: Sequence[_Handed]) -> None:
        try:
            with COMMIT.time():
                await self._connection.commit(some[0].rows if len(some) == 1 else together(one.rows for one in some))
        except ConflictError as error:
            if len(some) == 1:
                _fail(some, error)
            else:  # nothing was written: each by itself, then, to find whose number was taken
                for one in some:
                    await self._commit([one])
        except UnavailableError as error:
            _fail(some, error)
        except BaseException as error:  # nobody waits for ever, whatever it is
            _fail(some, UnavailableError(str(error)))
            raise
        else:
            for one in some:
                one.settle()


def _fail(some: Sequence[_Handed], error: ConflictError | UnavailableError) -> None:
    COMMITS_FAILED.labels(type(error).__name__).inc(len(some))
    for one in some:
        one.settle(type(error)(str(error)))
