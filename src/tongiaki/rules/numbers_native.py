"""What stands in the place of `numbers.py` when the engine is compiled: machine words, and blocks of them."""

from collections.abc import Iterable
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Int: TypeAlias = i64
Ints: TypeAlias = "vec[i64]"
COMPILED: bool = True
"""Whether this is the compiled engine."""


def equal(some: Ints, others: Ints) -> bool:
    return all(some[index] == others[index] for index in range(len(some)))


def ints(numbers: Iterable[int]) -> Ints:
    return vec[i64](numbers)
