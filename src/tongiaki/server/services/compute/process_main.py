"""Entry point of the worker process. It imports job modules on demand, never the database or web layers."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, parent_process

from tongiaki.common.problems import ProblemError


def timed(work: Callable[..., object], *values: object, **named: object) -> tuple[float, object]:
    """Call a function; return the CPU time in seconds, and its result or its ProblemError."""
    start = time.process_time()
    try:
        result = work(*values, **named)
    except ProblemError as problem:
        result = problem
    return time.process_time() - start, result


def begin() -> None:
    """Initialize the worker: it ignores Ctrl-C and exits when the server process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(0)
