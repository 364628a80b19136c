"""Process pool for CPU work on whole games, such as reading, replaying and compressing, outside the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar, cast

from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import Buckets
from tongiaki.server.services.compute.process_main import begin, timed

WAITING = 32
"""Maximum number of pending jobs in total; WAITING_OF_ONE is the maximum per address. Further jobs are rejected."""
WAITING_OF_ONE = 8

_P = ParamSpec("_P")
_T = TypeVar("_T")


class ProcessPool:
    """Pool of one worker process, which runs one job at a time.

    The worker is started on first use, and restarted if it dies. Each job is charged to the requesting address: one
    token per second of CPU time.
    """

    def __init__(self, efforts: Buckets) -> None:
        self._efforts = efforts
        self._waiting: Counter[str] = Counter()
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, address: str, work: Callable[_P, _T], *values: _P.args, **named: _P.kwargs) -> _T:
        """Call a module-level function in the worker; return its result or raise its ProblemError.

        Raises `too_fast` if the address has used up its work allowance or has WAITING_OF_ONE pending jobs. Raises
        `try_again` if WAITING jobs are pending or the worker died.
        """
        if self._waiting[address] >= WAITING_OF_ONE or self._efforts.of(address).empty():
            raise ProblemError("too_fast")
        if self._waiting.total() >= WAITING:
            raise ProblemError("try_again")
        self._waiting[address] += 1
        try:
            done = self._worker().submit(timed, work, *values, **named)
            seconds, result = await asyncio.wrap_future(done)
        except BrokenProcessPool as error:  # the worker was killed; the next job starts another one
            self._pool = None
            raise ProblemError("try_again") from error
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # drops zero counts
        self._efforts.of(address).charge(seconds)
        if isinstance(result, ProblemError):
            raise result
        return cast("_T", result)

    async def close(self) -> None:
        """Stop the worker after its current job; cancel the pending jobs."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the current state of locks held by this process's threads.
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
        return self._pool
