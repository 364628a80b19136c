"""Failures of background tasks are logged."""

import asyncio
import contextlib

import pytest

from tongiaki.common import background_tasks


async def failing() -> None:
    raise OSError("no disk")


async def test_work_that_fails_is_logged_at_once_by_its_name(caplog: pytest.LogCaptureFixture) -> None:
    task = background_tasks.start(failing(), "the scoring of games")
    await asyncio.wait([task])
    await asyncio.sleep(0)
    assert [(record.getMessage(), record.levelname) for record in caplog.records] == [
        ("the scoring of games stopped", "ERROR")
    ]
    await background_tasks.stop(task)


async def test_work_that_is_ended_is_over_and_nothing_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    task = background_tasks.start(asyncio.sleep(60), "a nap")
    await background_tasks.stop(task)
    await background_tasks.stop(None)
    assert task.cancelled()
    assert caplog.records == []


async def test_work_that_misses_its_cancelling_is_ended_all_the_same() -> None:
    async def deaf() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    task = background_tasks.start(deaf(), "a long wait")
    await asyncio.sleep(0)
    await background_tasks.stop(task)
    assert task.cancelled()
