"""Child processes of tests."""

import contextlib
import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.fork_server import Forked


def start(command: Sequence[str | Path], **options: Any) -> subprocess.Popen[Any]:  # noqa: ANN401 - Popen's options
    """Start a command like `subprocess.Popen`, in its own process group. Callers must pass the result to `end`.

    The command receives Ctrl-C (SIGINT) even if this process was started with the signal ignored, as in the background.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(command, start_new_session=True, **options)
    finally:
        signal.signal(signal.SIGINT, before)


def end(process: subprocess.Popen[Any] | Forked) -> None:
    """Kill the process and all remaining processes of its group."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if isinstance(process, Forked):
        return
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(BrokenPipeError):
                pipe.close()


@contextlib.contextmanager
def running(command: Sequence[str | Path], **options: Any) -> Iterator[subprocess.Popen[Any]]:  # noqa: ANN401 - Popen's options
    """Start a command as `start` does, and end it when the context exits."""
    process = start(command, **options)
    try:
        yield process
    finally:
        end(process)


def children(process: int) -> set[int]:
    """Return the children of a process, including ended ones that were not waited for."""
    pids: set[int] = set()
    for file in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # the thread has ended
            pids.update(map(int, file.read_text().split()))
    return pids


def sockets(process: int) -> int:
    """Return the number of open sockets of a process."""
    number = 0
    for file in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed in the meantime
            number += str(file.readlink()).startswith("socket:")
    return number
