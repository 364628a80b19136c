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

_Waiting = tuple[Rows, asyncio.Future[None]]


class Committing(Protocol):
    """A connection of the writer's own."""

    async def commit(self, rows: Rows) -> None:
        """Write rows, all or nothing: on return they are on disk. Raises ConflictError or UnavailableError."""

    async def close(self) -> None:
        """Close the connection; the next commit opens another."""


class Writer:
    """Commits what is handed in: what comes while a commit is under way goes into the next one, all of it.

    `turn` is held during a commit, for a database that has one writer at a time.
    """

    def __init__(self, connection: Committing, turn: AbstractAsyncContextManager[Any]) -> None:
        self._connection = connection
        self._turn = turn
        self._waiting: list[_Waiting] = []
        self._work: asyncio.Task[None] | None = None

    async def write(self, rows: Rows) -> None:
        """Write rows, all or nothing; on return they are on disk. Raises ConflictError or UnavailableError.

        What is handed in is written though the caller is cancelled.
        """
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._waiting.append((rows, written))
        if self._work is None:
            self._work = loop.create_task(self._commit_all(), context=alone())
        await written

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

    async def _commit(self, some: Sequence[_Waiting]) -> None:
        try:
            with COMMIT.time():
                await self._connection.commit(some[0][0] if len(some) == 1 else together(rows for rows, _ in some))
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
            for _, written in some:
                if not written.done():  # who waited may have gone
                    written.set_result(None)


def _fail(some: Sequence[_Waiting], error: ConflictError | UnavailableError) -> None:
    COMMITS_FAILED.labels(type(error).__name__).inc(len(some))
    for _, written in some:
        if not written.done():
            written.set_exception(type(error)(str(error)))
