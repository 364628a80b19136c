"""Supervisor of worker processes. It replaces each process that ends and forwards signals to all processes."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from types import FrameType
from typing import cast

from tongiaki.common.parent_watch import end_with_parent

RESTART_PAUSE = 0.5
"""Seconds before a process that has ended is replaced."""

_log = logging.getLogger(__name__)


def supervise(number: int, work: Callable[[], None]) -> None:
    """Run workers until SIGINT or SIGTERM, which is forwarded to them; raises ValueError if `fork` is not available."""
    workers = _Workers(work)
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, workers.stop)
    for _ in range(number):
        workers.start_worker()
    workers.watch()


class _Workers:
    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._parent = os.getpid()
        self._running: dict[int, ForkProcess] = {}
        self._stopping: int | None = None

    def start_worker(self) -> None:
        """Start a worker."""
        # A forked worker inherits the loaded modules and the settings, which are already checked.
        process = multiprocessing.get_context("fork").Process(target=self._run_worker)
        process.start()
        self._running[process.sentinel] = process
        if self._stopping is not None:  # a signal arrived in the meantime
            self._send_signal(process, self._stopping)

    def stop(self, sign: int, _frame: FrameType | None) -> None:
        """Forward a signal to all workers. A second signal is also forwarded."""
        if os.getpid() == self._parent:  # a newly forked worker still has this handler
            self._stopping = sign
            for process in list(self._running.values()):
                self._send_signal(process, sign)

    def watch(self) -> None:
        """Replace each worker that ends. After a signal, wait until all workers have ended."""
        while self._running:
            for ended in wait(list(self._running)):
                process = self._running.pop(cast("int", ended))
                process.join()
                if self._stopping is None:
                    _log.error("worker ended with exit code %s; starting a replacement", process.exitcode)
                    time.sleep(RESTART_PAUSE)
                    self.start_worker()

    def _run_worker(self) -> None:
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, signal.SIG_DFL)
        end_with_parent()
        self._work()

    @staticmethod
    def _send_signal(process: ForkProcess, sign: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(process.pid or 0), sign)
