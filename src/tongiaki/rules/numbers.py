"""The types of integers and integer arrays that the rules use.

Plain Python uses this file. In the compiled engine, `numbers_native.py` replaces it: an Int is then a machine word,
and Ints is a contiguous array of machine words.
"""

from collections.abc import Iterable
from typing import TypeAlias

Int: TypeAlias = int
Ints: TypeAlias = list[int]
COMPILED: bool = False
"""Whether this engine is compiled."""


def equal(first: Ints, second: Ints) -> bool:
    """Return whether two arrays of the same length contain the same numbers."""
    return first == second


def ints(numbers: Iterable[int]) -> Ints:
    return list(numbers)


def digest(numbers: Ints) -> int:
    """Return a 64-bit hash of an array. The compiled engine returns a different number."""
    return hash(tuple(numbers))


def mix(first: int, second: int) -> int:
    """Return a 64-bit hash of two numbers in this order. The compiled engine returns a different number."""
    return hash((first, second))
