"""Failures of background tasks are logged."""

import asyncio
import contextlib

import pytest

from tongiaki.common import tasks


async def failing() -> None:
    raise OSError("no disk")


async def test_work_that_fails_is_logged_at_once_by_its_name(caplog: pytest.LogCaptureFixture) -> None:
    task = tasks.begin(failing(), "the scoring of games")
    await asyncio.wait([task])
    await asyncio.sleep(0)
    assert [(record.getMessage(), record.levelname) for record in caplog.records] == [
        ("the scoring of games stopped", "ERROR")
    ]
    await tasks.end(task)


async def test_work_that_is_ended_is_over_and_nothing_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    task = tasks.begin(asyncio.sleep(60), "a nap")
    await tasks.end(task)
    await tasks.end(None)
    assert task.cancelled()
    assert caplog.records == []


async def test_work_that_misses_its_cancelling_is_ended_all_the_same() -> None:
    async def deaf() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    task = tasks.begin(deaf(), "a long wait")
    await asyncio.sleep(0)
    await tasks.end(task)
    assert task.cancelled()
