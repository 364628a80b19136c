"""Coroutines without asyncio: they wait for stored entries, loaded tables, and their turn to use the processor."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final, Generic, TypeVar

Value = TypeVar("Value")

SLICE: Final = 0.02
"""Time of a slice of long work, in seconds. A single step of a bot or of the coach can take longer."""


class Future(Generic[Value]):
    """A result that is not available yet. One task can await it."""

    def __init__(self) -> None:
        self.done = False
        self._value: Value | None = None
        self._error: Exception | None = None
        self.resume: Callable[[], None] | None = None

    def __await__(self) -> Generator[Future[Any], None, Value]:
        if not self.done:
            yield self
        if self._error is not None:
            raise self._error
        return self._value  # type: ignore[return-value]  # it is set when the future is done

    def set(self, value: Value) -> None:
        """Set the result, and resume the waiting task."""
        self._finish(value, None)

    def fail(self, error: Exception) -> None:
        """Set an error, which is raised in the waiting task."""
        self._finish(None, error)

    def _finish(self, value: Value | None, error: Exception | None) -> None:
        self.done, self._value, self._error = True, value, error
        if self.resume is not None:
            self.resume()


def run(work: Coroutine[Future[Any], None, None]) -> None:
    """Run a coroutine until it waits or ends. The future that it awaits resumes it. It must handle all its errors."""
    try:
        future = work.send(None)
    except StopIteration:
        return
    future.resume = lambda: run(work)


class Processor:
    """The queues of tasks that wait for the processor, by priority, the most urgent first."""

    def __init__(self, priorities: int) -> None:
        self._queues: list[deque[Future[None]]] = [deque() for _ in range(priorities)]

    @property
    def busy(self) -> bool:
        """Whether a task is waiting."""
        return any(self._queues)

    def turn(self, priority: int) -> Future[None]:
        """Return a future that ends when the caller may compute its next step."""
        turn: Future[None] = Future()
        self._queues[priority].append(turn)
        return turn

    def run(self) -> None:
        """Let waiting tasks compute for SLICE seconds, at least one step."""
        end = time.perf_counter() + SLICE
        while queue := next((queue for queue in self._queues if queue), None):
            queue.popleft().set(None)
            if time.perf_counter() > end:
                return
