"""The types of integers, integer arrays and lists of moves that the rules use.

Plain Python uses this file. In the compiled engine, `numbers_native.py` replaces it: an Int is then a machine word,
and Ints is a contiguous array of machine words.
"""

from array import array
from collections.abc import Callable, Iterable
from typing import TypeAlias

Int: TypeAlias = int
Ints: TypeAlias = list[int]
Table: TypeAlias = list[Ints]
"""Rows of numbers; the lengths of the rows can differ."""
Tables: TypeAlias = list[Table]
Moves: TypeAlias = list[int]
"""A list of moves. Loops clear and refill the same list, so that the compiled engine allocates no memory."""
IntBuffer: TypeAlias = "array[int]"
"""An array of 64-bit integers of fixed length, whose memory other libraries can read."""
FloatBuffer: TypeAlias = "array[float]"
"""An array of 64-bit floats of fixed length, whose memory other libraries can read."""
COMPILED: bool = False
"""Whether this engine is compiled."""
empty_moves: Callable[[], Moves] = list
"""Return an empty list of moves. In the compiled engine, the list is valid only until the next call."""


def equal(first: Ints, second: Ints) -> bool:
    """Return whether two arrays of the same length contain the same numbers."""
    return first == second


def ints(numbers: Iterable[int]) -> Ints:
    return list(numbers)


def table(rows: Iterable[Iterable[int]]) -> Table:
    return [list(row) for row in rows]


def tables(parts: Iterable[Iterable[Iterable[int]]]) -> Tables:
    return [table(part) for part in parts]


def int_buffer(length: int) -> IntBuffer:
    return array("q", bytes(8 * length))


def float_buffer(length: int) -> FloatBuffer:
    return array("d", bytes(8 * length))


def as_list(moves: Moves) -> list[int]:
    return moves


def sort(numbers: Ints) -> None:
    """Sort a short array in place."""
    numbers.sort()


def digest(numbers: Ints) -> int:
    """Return a 64-bit hash of an array. Plain Python and the compiled engine return different numbers."""
    return hash(tuple(numbers))


def mix(first: int, second: int) -> int:
    """Return a 64-bit hash of two numbers. Their order matters. The compiled engine returns a different hash."""
    return hash((first, second))
