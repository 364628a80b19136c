"""The buffers in which the compiled package `encoding` lists entries, as NumPy arrays. Every thread has its own."""

import threading
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tongiaki.encoding.entries import Entries

_MAX_POSITIONS = 64
"""Number of positions whose entries are listed at a time. More would need more memory, and save no time."""


class Scratch(threading.local):
    """A list of entries that is reused by every call in a thread."""

    positions = _MAX_POSITIONS

    def __init__(self) -> None:
        self.entries = Entries(_MAX_POSITIONS)
        self._indices: NDArray[np.int64] = np.frombuffer(self.entries.indices, np.int64)
        self._values: NDArray[np.float64] = np.frombuffer(self.entries.values, np.float64)

    def write_values(self, out: NDArray[np.float32]) -> None:
        """Write the listed entries into a flat array."""
        count = self.entries.count
        out[self._indices[:count]] = self._values[:count].astype(np.float32)

    def write_marks(self, out: NDArray[Any]) -> None:
        """Write 1 at the listed indices of a flat array."""
        out[self._indices[: self.entries.count]] = 1


SCRATCH = Scratch()
