"""The replacement for `numbers.py` in the compiled engine: machine words and contiguous arrays of them."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Int: TypeAlias = i64
Ints: TypeAlias = "vec[i64]"
COMPILED: bool = True
"""Whether this engine is compiled."""
_MULTIPLIER: Final[i64] = -7046029254386353131
"""2**64 divided by the golden ratio (Fibonacci hashing). Products with it overflow and spread over all bits."""


def equal(first: Ints, second: Ints) -> bool:
    return all(first[index] == second[index] for index in range(len(first)))


def ints(numbers: Iterable[int]) -> Ints:
    return vec[i64](numbers)


def digest(numbers: Ints) -> i64:
    total: i64 = 0
    for index in range(len(numbers)):
        total = mix(total, numbers[index])
    return total


def mix(first: i64, second: i64) -> i64:
    product = (first ^ second) * _MULTIPLIER
    return product ^ (product >> 29)
