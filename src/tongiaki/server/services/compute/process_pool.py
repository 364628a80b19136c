"""Process pool for CPU work on whole games, such as replaying and compressing, and a cache of its results."""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar, cast

from tongiaki.common.child_process import ChildEndedError, ChildProcess
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit
from tongiaki.server.services.compute.job_worker import RunJob

MODULE = "tongiaki.server.services.compute.job_worker"
"""The Python module that the worker process runs."""
WAITING = 32
"""Maximum number of pending jobs, in total (WAITING) and per address (WAITING_OF_ONE). Further jobs are rejected."""
WAITING_OF_ONE = 8

_P = ParamSpec("_P")
_T = TypeVar("_T")


class ProcessPool:
    """Pool of one worker process, which runs one job at a time.

    The worker is started on first use, and restarted if it dies. Each job is charged to the requesting address: one
    token per second of CPU time.
    """

    def __init__(self, work_limit: RateLimit, niceness: int = 0) -> None:
        self._work_limit = work_limit
        self._pending_jobs: Counter[str] = Counter()
        self._worker = ChildProcess(MODULE, niceness)
        self._lock = asyncio.Lock()
        self._closed = False

    async def run(self, address: str, work: Callable[_P, _T], *values: _P.args, **named: _P.kwargs) -> _T:
        """Call a module-level function in the worker; return its result or raise its ProblemError.

        Raises `too_fast` if the address has used up its work allowance or has WAITING_OF_ONE pending jobs. Raises
        `try_again` if WAITING jobs are pending, the worker died, or the pool is closed.
        """
        self.require_capacity(address)
        self._pending_jobs[address] += 1
        try:
            seconds, result = await self._ask_worker(RunJob(pickle.dumps((work, values, named))))
        finally:
            self._pending_jobs[address] -= 1
            self._pending_jobs += Counter()  # removes counts of zero
        self._work_limit.bucket(address).charge(seconds)
        if isinstance(result, ProblemError):
            raise result
        return cast("_T", result)

    def require_capacity(self, address: str) -> None:
        """Raise `too_fast` or `try_again` if a job of this address would be rejected now."""
        if self._pending_jobs[address] >= WAITING_OF_ONE or self._work_limit.bucket(address).is_empty():
            raise ProblemError("too_fast")
        if self._pending_jobs.total() >= WAITING:
            raise ProblemError("try_again")

    async def close(self) -> None:
        """Stop the worker after its current job; reject the pending jobs."""
        self._closed = True
        async with self._lock:
            await self._worker.stop()

    async def _ask_worker(self, job: RunJob) -> tuple[float, object]:
        async with self._lock:  # the worker runs one job at a time, in the order of the requests
            if self._closed:
                raise ProblemError("try_again")
            try:
                seconds, result = await self._worker.ask(job, bytes)
            except ChildEndedError as error:
                raise ProblemError("try_again") from error
        return seconds, pickle.loads(result)  # noqa: S301 - from the worker


CACHE_SIZE = 32 * 2**20
"""Maximum size of the cache in bytes; the least recently used entries are evicted first."""


class ResponseCache:
    """Cache of responses. A key must contain everything that its response depends on."""

    def __init__(self, size: int = CACHE_SIZE) -> None:
        self._free_bytes = size
        self._responses: OrderedDict[str, bytes] = OrderedDict()
        self._pending_responses: dict[str, asyncio.Future[bytes]] = {}

    async def get(self, key: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the cached response or compute it with `make`; raises the errors of `make`."""
        if key in self._responses:
            self._responses.move_to_end(key)
            return self._responses[key]
        making = self._pending_responses.get(key)
        if making is None:
            making = self._pending_responses[key] = asyncio.ensure_future(make())
            making.add_done_callback(lambda done: self._store(key, done))
        return await asyncio.shield(making)

    def _store(self, key: str, done: asyncio.Future[bytes]) -> None:
        del self._pending_responses[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._responses[key] = done.result()
        self._free_bytes -= len(done.result())
        while self._free_bytes < 0:
            self._free_bytes += len(self._responses.popitem(last=False)[1])
