"""Reviews of finished games, computed step by step while the page asks for them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

from tongiaki.device.tasks import Future
from tongiaki.protocol.replay_bodies import Reviewing
from tongiaki.record import Record
from tongiaki.tables.views.reviews import GameReview, review_steps

PATIENCE: Final = 15_000
"""Milliseconds without a request after which a review is abandoned."""


@dataclass(slots=True)
class _Job:
    asked: int
    share: float = 0.0
    review: GameReview | None = None


class Reviews:
    """Reviews by the text of the record, in progress or completed.

    `now` returns the time in milliseconds, `start` starts a task, and `turn` waits for the processor.
    """

    def __init__(
        self,
        now: Callable[[], int],
        start: Callable[[Coroutine[Future[Any], None, None]], object],
        turn: Callable[[], Future[None]],
    ) -> None:
        self._now, self._start, self._turn = now, start, turn
        self._jobs: dict[str, _Job] = {}

    def ask(self, key: str, record: Record) -> Reviewing:
        """Return the review of a game, or its progress. The first request starts it."""
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job(self._now())
            self._start(self._review(key, job, record))
        job.asked = self._now()
        return Reviewing(0, 1.0 if job.review is not None else job.share, job.review)

    async def _review(self, key: str, job: _Job, record: Record) -> None:
        steps = review_steps(record)
        while job.asked + PATIENCE > self._now():
            await self._turn()
            try:
                job.share = next(steps)
            except StopIteration as done:
                job.review = done.value
                return
        del self._jobs[key]
