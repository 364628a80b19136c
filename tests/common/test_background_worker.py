"""A background worker runs its job again after a pause, when woken, and after errors."""

import asyncio

import pytest

from tongiaki.common.background_worker import BackgroundWorker

LONG = 3600.0


class Job:
    """A job that counts its runs, and raises these errors in its first runs."""

    def __init__(self, *errors: Exception | None, pause: float | None = None) -> None:
        self.runs = 0
        self._errors = errors
        self._pause = pause
        self._started = asyncio.Condition()

    async def run(self) -> float | None:
        self.runs += 1
        async with self._started:
            self._started.notify_all()
        error = self._errors[self.runs - 1] if self.runs <= len(self._errors) else None
        if error is not None:
            raise error
        return self._pause

    async def until(self, runs: int) -> None:
        async with self._started:
            await self._started.wait_for(lambda: self.runs >= runs)


async def idle() -> None:
    """Give all tasks that are ready the time to run."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_the_job_runs_again_after_the_pause() -> None:
    job = Job()
    worker = BackgroundWorker("job", job.run, pause=0.001)
    worker.start()
    await job.until(3)
    await worker.stop()


async def test_the_job_can_return_another_pause() -> None:
    job = Job(pause=0.001)
    worker = BackgroundWorker("job", job.run, pause=LONG)
    worker.start()
    await job.until(3)
    await worker.stop()


async def test_waking_ends_the_pause() -> None:
    job = Job()
    worker = BackgroundWorker("job", job.run, pause=LONG)
    worker.start()
    await job.until(1)
    await idle()
    worker.wake()
    await job.until(2)
    await idle()
    assert job.runs == 2
    await worker.stop()


async def test_waking_during_a_run_causes_another_run() -> None:
    runs = 0

    async def job() -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            worker.wake()

    worker = BackgroundWorker("job", job, pause=None)
    worker.start()
    await idle()
    assert runs == 2
    await worker.stop()


async def test_without_a_pause_the_job_runs_only_when_woken() -> None:
    job = Job()
    worker = BackgroundWorker("job", job.run, pause=None)
    worker.start(None)
    await idle()
    assert job.runs == 0
    worker.wake()
    await job.until(1)
    await worker.stop()


async def test_the_minimum_pause_is_kept_when_the_worker_is_woken() -> None:
    job = Job()
    worker = BackgroundWorker("job", job.run, pause=LONG, min_pause=LONG)
    worker.start()
    await job.until(1)
    worker.wake()
    await idle()
    assert job.runs == 1
    await worker.stop()


async def test_expected_errors_are_retried_and_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    job = Job(OSError(), TimeoutError())
    worker = BackgroundWorker("job", job.run, pause=LONG, retry_on=(OSError, TimeoutError), retry_pause=0.001)
    worker.start()
    await job.until(3)
    await worker.stop()
    assert caplog.records == []


async def test_other_errors_are_logged_and_the_worker_continues(caplog: pytest.LogCaptureFixture) -> None:
    job = Job(ValueError("unreadable"))
    worker = BackgroundWorker("job", job.run, pause=0.001, retry_on=OSError, retry_pause=LONG)
    worker.start()
    await job.until(2)
    await worker.stop()
    assert [(record.getMessage(), record.levelname) for record in caplog.records] == [("job failed", "ERROR")]


async def test_a_stopped_worker_does_not_run_again() -> None:
    job = Job()
    worker = BackgroundWorker("job", job.run, pause=LONG)
    await worker.stop()
    worker.start()
    await job.until(1)
    await worker.stop()
    worker.wake()
    await idle()
    assert job.runs == 1
