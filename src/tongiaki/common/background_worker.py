"""Background worker: runs a job repeatedly until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from tongiaki.common import background_tasks

_log = logging.getLogger(__name__)


class BackgroundWorker:
    """Worker that runs `job` repeatedly: after a pause, or as soon as `wake` is called. All pauses are in seconds.

    - `pause` is the pause between two runs. The job can return a different pause. If the pause is None, the job runs
      only when woken.
    - `min_pause` is the minimum pause between two runs, even if `wake` is called.
    - After an exception in `retry_on`, the job runs again after `retry_pause`, or when woken. Nothing is logged.
    - Any other exception is logged, and the worker continues with the usual pause.
    """

    def __init__(
        self,
        name: str,
        job: Callable[[], Awaitable[float | None]],
        *,
        pause: float | None,
        min_pause: float = 0.0,
        retry_on: type[Exception] | tuple[type[Exception], ...] = (),
        retry_pause: float = 1.0,
    ) -> None:
        self._name = name
        self._job = job
        self._pause = pause
        self._min_pause = min_pause
        self._retry_on = retry_on
        self._retry_pause = retry_pause
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, delay: float | None = 0.0) -> None:
        """Start the worker.

        The first run is after `delay` seconds or when woken; if `delay` is None, only when woken.
        """
        self._task = background_tasks.start(self._run(delay), self._name)

    def wake(self) -> None:
        """Run the job as soon as possible. If it is running, run it again afterwards."""
        self._woken.set()

    async def stop(self) -> None:
        """Cancel the job, and wait until it has ended."""
        await background_tasks.stop(self._task)

    async def _run(self, delay: float | None) -> None:
        await self._wait(delay)
        while True:
            self._woken.clear()
            pause = await self._run_job()
            if self._min_pause:
                await asyncio.sleep(self._min_pause)
            await self._wait(None if pause is None else pause - self._min_pause)

    async def _run_job(self) -> float | None:
        """Run the job once, and return the pause until the next run."""
        try:
            pause = await self._job()
        except self._retry_on:
            return self._retry_pause
        except Exception:  # noqa: BLE001 - an error in one run must not prevent the next one
            _log.exception("%s failed", self._name)
            pause = None
        return self._pause if pause is None else pause

    async def _wait(self, seconds: float | None) -> None:
        """Wait for `wake`, for at most this number of seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)
