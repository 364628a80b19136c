"""Whole games are read, played through and packed in a process of its own, so that nobody else waits for it."""

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
"""Pieces of work that may wait, those of one address among them; further ones are turned down."""
WAITING_OF_ONE = 8

_P = ParamSpec("_P")
_T = TypeVar("_T")


class ProcessPool:
    """One worker process, started when first needed, and again when it dies; it does one thing after another.

    Every piece of work is charged to the address that asks for it: as many tokens as it took seconds of a processor.
    """

    def __init__(self, efforts: Buckets) -> None:
        self._efforts = efforts
        self._waiting: Counter[str] = Counter()
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, address: str, work: Callable[_P, _T], *values: _P.args, **named: _P.kwargs) -> _T:
        """Have a function of some module called there, and give its result or raise its ProblemError.

        Raises `too_fast` if the address has no time left, and `try_again` if too much waits already.
        """
        if self._waiting[address] >= WAITING_OF_ONE or self._efforts.of(address).empty():
            raise ProblemError("too_fast")
        if self._waiting.total() >= WAITING:
            raise ProblemError("try_again")
        self._waiting[address] += 1
        try:
            done = self._worker().submit(timed, work, *values, **named)
            seconds, result = await asyncio.wrap_future(done)
        except BrokenProcessPool as error:  # it was killed; whoever comes next gets another one
            self._pool = None
            raise ProblemError("try_again") from error
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # without those who have nothing waiting
        self._efforts.of(address).charge(seconds)
        if isinstance(result, ProblemError):
            raise result
        return cast("_T", result)

    async def close(self) -> None:
        """End the worker, once it has done what it is at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned: a fork would copy the locks of this process's threads as they happen to stand.
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
        return self._pool
