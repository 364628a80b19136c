"""The entries of an array that differ from 0, as a list of indices and values."""

from typing import Final, final

from tongiaki.rules.numbers import FloatBuffer, Int, IntBuffer, float_buffer, int_buffer

MAX_ENTRIES: Final[Int] = 4096
"""Upper bound for the number of entries other than 0 of one position, in its encoding or in its planes."""


@final
class Entries:
    """A list of indices and values in buffers of fixed length. Only the first `count` elements are valid.

    Args:
        positions: the number of positions whose entries fit into the buffers.
    """

    __slots__ = ("base", "count", "indices", "values")

    def __init__(self, positions: Int) -> None:
        self.indices: IntBuffer = int_buffer(positions * MAX_ENTRIES)
        self.values: FloatBuffer = float_buffer(positions * MAX_ENTRIES)
        self.count: Int = 0
        self.base: Int = 0
        """Number that is added to every index: where the array of the current position begins."""

    def clear(self) -> None:
        self.count = 0
        self.base = 0

    def add(self, index: Int, value: float) -> None:
        """Add an entry. Its index must be new."""
        count = self.count
        self.indices[count] = self.base + index
        self.values[count] = value
        self.count = count + 1

    def mark(self, index: Int) -> None:
        """Add an entry with the value 1. Its index must be new."""
        self.add(index, 1.0)
