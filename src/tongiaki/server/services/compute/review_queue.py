"""Queue of game reviews, computed in the background, one at a time, in a separate low-priority process."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tongiaki.coach.review import is_fresh
from tongiaki.common import background_tasks
from tongiaki.common.child_process import ChildEndedError, ChildProcess, ChildRequestError
from tongiaki.common.lru import LruDict
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit
from tongiaki.protocol.replay_bodies import Reviewing
from tongiaki.server.services.compute.job_worker import ReviewedGame, ReviewGame
from tongiaki.server.services.compute.process_pool import MODULE
from tongiaki.store import Reviews, StoredReview, UnavailableError

WAITING, WAITING_OF_ONE = 32, 8
"""Maximum number of queued games, in total and per address, including the game that is being reviewed."""
SENT = 50
"""Maximum number of cached reviews of uploaded records. Reviews of tables' games are stored in the database."""
RETRY_PAUSE = 5.0
"""Seconds before the next attempt if the database did not answer."""
NICENESS = 19
"""Niceness of the process (lowest priority), so that the server and the bots take precedence."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Subject:
    """Key of a review: the id of a `table`, or the hash of an uploaded record."""

    name: str
    table: bool

    @classmethod
    def of_record(cls, text: str) -> Subject:
        """Return the key of an uploaded record."""
        return cls(hashlib.sha256(text.encode()).hexdigest(), table=False)


@dataclass(slots=True)
class _Job:
    address: str
    record: str
    share: float = 0.0


class ReviewQueue:
    """Queue of requested reviews, and cache of completed ones.

    The first address that requests a review is charged one token per second of CPU time. If the process or the server
    dies, the review is not resumed until a client requests it again.
    """

    def __init__(self, shelf: Reviews, work_limit: RateLimit) -> None:
        self._reviews = shelf
        self._work_limit = work_limit
        self._jobs: dict[Subject, _Job] = {}
        self._uploaded: LruDict[Subject, bytes] = LruDict(SENT)
        self._worker = ChildProcess(MODULE, NICENESS)
        self._task: asyncio.Task[None] | None = None

    async def ask(self, subject: Subject, address: str, find: Callable[[], Awaitable[str]]) -> Reviewing | bytes:
        """Return the compressed response with the review, or its progress; `find` returns the record of the game.

        A review that does not exist yet is queued. Raises `too_fast` if the address has used up its work allowance or
        has WAITING_OF_ONE queued games. Raises `reviews_full` if WAITING games are queued, and the errors of `find`.
        """
        if subject in self._jobs:
            return self._progress(subject)
        made = await self._load_finished(subject)
        if made is not None:
            return made
        self._require_capacity(address)
        record = await find()
        if subject not in self._jobs:  # another request may have queued the game during the await
            self._require_capacity(address)
            self._jobs[subject] = _Job(address, record)
            if self._task is None or self._task.done():
                self._task = background_tasks.start(self._review_all(), "the reviews of games")
        return self._progress(subject)

    async def close(self) -> None:
        """Cancel the current review and stop."""
        await background_tasks.stop(self._task)

    def _require_capacity(self, address: str) -> None:
        waiting = sum(job.address == address for job in self._jobs.values())
        if waiting >= WAITING_OF_ONE or self._work_limit.bucket(address).is_empty():
            raise ProblemError("too_fast")
        if len(self._jobs) >= WAITING:
            raise ProblemError("reviews_full", limit=WAITING)

    def _progress(self, subject: Subject) -> Reviewing:
        return Reviewing(ahead=list(self._jobs).index(subject), share=self._jobs[subject].share)

    async def _load_finished(self, subject: Subject) -> bytes | None:
        if not subject.table:
            return self._uploaded.get(subject)
        stored = await self._reviews.get(subject.name)
        return stored.body if stored is not None and is_fresh(stored.version) else None

    async def _review_all(self) -> None:
        while self._jobs:
            subject, job = next(iter(self._jobs.items()))
            try:
                await self._review(subject, job)
            finally:
                del self._jobs[subject]

    async def _review(self, subject: Subject, job: _Job) -> None:
        start = time.monotonic()
        try:
            seconds, reviewed = await self._ask_worker(job)
        except (ChildEndedError, ChildRequestError) as error:
            _log.warning("the review of %s was not finished: %s", subject.name, error)
            self._work_limit.bucket(job.address).charge(time.monotonic() - start)
            return
        self._work_limit.bucket(job.address).charge(seconds)
        if subject.table:
            await self._store(subject.name, StoredReview(reviewed.version, reviewed.response))
            return
        self._uploaded[subject] = reviewed.response

    async def _ask_worker(self, job: _Job) -> tuple[float, ReviewedGame]:
        def report(share: float) -> None:
            job.share = share

        try:
            return await self._worker.ask(ReviewGame(job.record), ReviewedGame, report=report)
        finally:
            await self._worker.stop()  # releases the memory of the worker

    async def _store(self, table_id: str, review: StoredReview) -> None:
        while True:
            try:
                await self._reviews.put(table_id, review)
            except UnavailableError:
                await asyncio.sleep(RETRY_PAUSE)
            else:
                return
