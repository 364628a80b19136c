"""Pool of worker processes for bots. Requests wait for a free worker in a fair queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from tongiaki.bots.requests import AnalyseGame, ChooseMove, DeepenAnalysis, DeepenedAnalysis
from tongiaki.coach.analysis import Analysis
from tongiaki.common.child_process import ChildEndedError, ChildProcess, ChildRequestError
from tongiaki.common.metrics import BOT, BOT_QUESTIONS
from tongiaki.rules import Terms
from tongiaki.runtime.bots.request_queue import FairQueue, Requester

MODULE = "tongiaki.bots.worker"
"""The module that the workers run."""
NICENESS = 10
"""Niceness of the workers, so that the server has priority on a shared processor."""
ATTEMPTS = 3
"""Maximum number of attempts per request if workers die."""

_T = TypeVar("_T")

_log = logging.getLogger(__name__)


class BotFailedError(Exception):
    """The bot returned no move: it raised an error, exceeded its timeout, or its workers died."""


class BotPool:
    """Worker processes that are started on first use, and restarted after they die.

    `workers`: the maximum number of concurrent requests. `timeout`: seconds per request. `niceness`: the niceness of
    the processes.
    """

    def __init__(self, workers: int, timeout: float = 30.0, niceness: int = NICENESS) -> None:
        self._timeout = timeout
        self._workers = [ChildProcess(MODULE, niceness) for _ in range(workers)]
        self._queue = FairQueue(self._workers)

    async def choose(self, requester: Requester, bot: str, terms: Terms, moves: Sequence[int], seed: int) -> int:
        """Return the move that a bot chooses after `moves`. Raises BotFailedError."""
        _, move = await self._ask(requester, bot, ChooseMove(bot, seed, terms, list(moves)), int)
        return move

    async def analyse(
        self, requester: Requester, terms: Terms, moves: Sequence[int], nodes: int
    ) -> tuple[float, Analysis]:
        """Return the CPU seconds used and the coach's analysis of the position after `moves`.

        Raises BotFailedError.
        """
        return await self._ask(requester, "the coach", AnalyseGame(nodes, terms, list(moves)), Analysis)

    async def deepen(self, requester: Requester, position: str, depth: int) -> tuple[float, DeepenedAnalysis]:
        """Return the CPU seconds used and the coach's analysis of a position in one-line notation, up to a depth.

        Raises BotFailedError.
        """
        return await self._ask(requester, "the coach", DeepenAnalysis(depth, position), DeepenedAnalysis)

    async def _ask(
        self, requester: Requester, bot: str, request: msgspec.Struct, answer_type: type[_T]
    ) -> tuple[float, _T]:
        """Send a request to the next free worker. Return the CPU seconds used and the answer."""
        with BOT_QUESTIONS.track_inprogress(), BOT.time():
            worker = await self._queue.get(requester)
            try:
                return await self._ask_worker(worker, bot, request, answer_type)
            finally:
                self._queue.put(worker)

    async def _ask_worker(
        self, worker: ChildProcess, bot: str, request: msgspec.Struct, answer_type: type[_T]
    ) -> tuple[float, _T]:
        for _ in range(ATTEMPTS):
            try:
                return await worker.ask(request, answer_type, time_limit=self._timeout)
            except TimeoutError as error:
                raise BotFailedError(f"{bot} took longer than {self._timeout} s") from error
            except ChildRequestError as error:
                raise BotFailedError(str(error)) from error
            except ChildEndedError as error:
                _log.warning("a bot's worker died: %s", error)
        raise BotFailedError(f"the workers of {bot} died {ATTEMPTS} times")

    @property
    def waiting(self) -> int:
        """The number of requests waiting for a worker."""
        return self._queue.waiting

    @property
    def processes(self) -> list[int]:
        """The process ids of the running workers."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def close(self) -> None:
        """Stop the workers."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))
