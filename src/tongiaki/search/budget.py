"""The limit of a search, in positions or in seconds."""

import time
from collections.abc import Callable
from typing import Final, final

from tongiaki.rules.numbers import Int

UNLIMITED: Final[Int] = 1 << 60


class ExhaustedError(Exception):
    """The budget of a search is used up."""


@final
class Budget:
    """The remaining budget of a search.

    A limit in positions gives the same result on every machine, compiled or not.
    """

    __slots__ = ("_clock", "_deadline", "nodes")

    def __init__(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Set the maximum number of positions to search or evaluate, and the maximum time in seconds.

        None means no limit.

        `clock` returns the time in seconds. With `time.process_time`, only the CPU time of this process counts, so that
        the load of the machine does not matter.
        """
        self.nodes: Int = UNLIMITED if nodes is None else nodes
        """Number of positions that may still be searched."""
        self._clock = clock
        self._deadline = -1.0 if seconds is None else clock() + seconds

    def spend(self, nodes: Int) -> None:
        """Subtract positions that were searched. Raises ExhaustedError if the budget is used up."""
        self.nodes -= nodes
        if self.nodes < 0 or (self._deadline >= 0 and self._clock() > self._deadline):
            raise ExhaustedError
