"""A child process answers requests, is restarted after it has ended, and ends with its parent."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.common.answering_child import Behave
from tongiaki.common.child_main import encode_message
from tongiaki.common.child_process import ChildEndedError, ChildProcess, ChildRequestError

MODULE = "tests.common.answering_child"


@pytest.fixture
async def child() -> AsyncIterator[ChildProcess]:
    child = ChildProcess(MODULE)
    yield child
    await child.stop()


async def ask(child: ChildProcess, request: Behave | None = None) -> int:
    _, process = await child.ask(request or Behave(), int)
    return process


async def test_printed_text_does_not_mix_with_the_messages(child: ChildProcess) -> None:
    shares: list[float] = []
    request = Behave(shares=[0.25, 0.5], text="no message")
    seconds, process = await child.ask(request, int, report=shares.append)
    assert (process, shares) == (child.pid, [0.25, 0.5])
    assert 0 <= seconds < 60


async def test_an_error_is_raised_with_its_traceback_and_the_process_stays(child: ChildProcess) -> None:
    first = await ask(child)
    with pytest.raises(ChildRequestError, match="the reef") as caught:
        await ask(child, Behave(error="the reef"))
    assert "answering_child.py" in caught.value.__notes__[0]
    assert await ask(child) == first


async def test_a_process_that_ended_is_restarted(child: ChildProcess) -> None:
    first = await ask(child)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(ChildEndedError):
        await ask(child, Behave(seconds=60))
    second = await ask(child)
    os.kill(second, signal.SIGKILL)
    await asyncio.sleep(0.5)
    assert await ask(child) not in (first, second)


async def test_a_timeout_and_a_cancellation_stop_the_process(child: ChildProcess) -> None:
    first = await ask(child)
    with pytest.raises(TimeoutError):
        await child.ask(Behave(seconds=60), int, time_limit=0.2)
    second = await ask(child)
    request = asyncio.ensure_future(ask(child, Behave(seconds=60)))
    await asyncio.sleep(0.2)
    request.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await request
    assert len({first, second, await ask(child)}) == 3


async def test_the_process_has_its_niceness() -> None:
    child = ChildProcess(MODULE, niceness=7)
    process = await ask(child)
    assert os.getpriority(os.PRIO_PROCESS, process) == os.getpriority(os.PRIO_PROCESS, 0) + 7
    await child.stop()


def test_the_process_ends_with_its_parent_even_during_a_request() -> None:
    with subprocess.Popen([sys.executable, "-m", MODULE, "0"], stdin=subprocess.PIPE, cwd=Path.cwd()) as process:
        assert process.stdin is not None
        process.stdin.write(encode_message(Behave(seconds=600)))
        process.stdin.flush()
        time.sleep(0.5)
        process.stdin.close()
        assert process.wait(120) == 1
