"""The integers and the arrays of integers that the rules are written in.

Plain Python runs the rules with these. The compiled engine is built from the same source with
`numbers_native.py` in the place of this file: there an Int is a machine word, and Ints a block of them.
"""

from collections.abc import Iterable
from typing import TypeAlias

Int: TypeAlias = int
Ints: TypeAlias = list[int]
COMPILED: bool = False
"""Whether this is the compiled engine."""


def equal(some: Ints, others: Ints) -> bool:
    """Whether two arrays of the same length hold the same numbers."""
    return some == others


def ints(numbers: Iterable[int]) -> Ints:
    return list(numbers)


def digest(some: Ints) -> int:
    """A number of 64 bits for what an array holds. It differs between the engines."""
    return hash(tuple(some))


def mix(one: int, other: int) -> int:
    """A number of 64 bits for two numbers in this order. It differs between the engines."""
    return hash((one, other))
