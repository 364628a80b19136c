"""What stands in the place of `numbers.py` when the engine is compiled: machine words, and blocks of them."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Int: TypeAlias = i64
Ints: TypeAlias = "vec[i64]"
COMPILED: bool = True
"""Whether this is the compiled engine."""
_ODD: Final[i64] = -7046029254386353131
"""2 to the 64th, divided by the golden ratio: products with it wrap round and look like chance."""


def equal(some: Ints, others: Ints) -> bool:
    return all(some[index] == others[index] for index in range(len(some)))


def ints(numbers: Iterable[int]) -> Ints:
    return vec[i64](numbers)


def digest(some: Ints) -> i64:
    found: i64 = 0
    for index in range(len(some)):
        found = mix(found, some[index])
    return found


def mix(one: i64, other: i64) -> i64:
    product = (one ^ other) * _ODD
    return product ^ (product >> 29)
