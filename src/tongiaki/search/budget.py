"""How long a search may take: so many positions, or so many seconds."""

import time
from collections.abc import Callable
from typing import Final, final

from tongiaki.rules.numbers import Int

UNLIMITED: Final[Int] = 1 << 60


class ExhaustedError(Exception):
    """There is no more to spend."""


@final
class Budget:
    """What is left to spend. With nodes alone a search is the same on every machine, compiled or not."""

    __slots__ = ("_clock", "_deadline", "nodes")

    def __init__(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take the positions that may be looked at or judged, and the seconds from now on; None: without limit.

        The clock says how late it is; `time.process_time` counts what this process alone takes, on a busy machine, too.
        """
        self.nodes: Int = UNLIMITED if nodes is None else nodes
        """Positions that are left."""
        self._clock = clock
        self._deadline = -1.0 if seconds is None else clock() + seconds

    def spend(self, nodes: Int) -> None:
        """Note work that was done; raises ExhaustedError if that was all."""
        self.nodes -= nodes
        if self.nodes < 0 or (self._deadline >= 0 and self._clock() > self._deadline):
            raise ExhaustedError
