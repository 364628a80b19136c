"""The replacement for `numbers.py` in the compiled engine: machine words and contiguous arrays of them."""

from collections.abc import Iterable
from typing import Final, TypeAlias, cast, final

from librt.vecs import vec
from mypy_extensions import i64

Int: TypeAlias = i64
Ints: TypeAlias = "vec[i64]"
Table: TypeAlias = "vec[vec[i64]]"
Tables: TypeAlias = "vec[vec[vec[i64]]]"
IntBuffer: TypeAlias = "vec[i64]"
FloatBuffer: TypeAlias = "vec[float]"
COMPILED: bool = True
"""Whether this engine is compiled."""
_MULTIPLIER: Final[i64] = -7046029254386353131
"""2**64 divided by the golden ratio (Fibonacci hashing).

Multiplication by it overflows, which spreads a number over all bits.
"""
_CAPACITY: Final[i64] = 1024
"""Maximum length of a list of moves; greater than the number of all moves."""
_INTEGERS: Final[list[object]] = list(range(1024))
"""[n]: the Python integer n. Reusing it is faster than creating it again."""


@final
class Moves:
    """A list of moves with the methods of Python's lists that the rules need, in an array of fixed size."""

    __slots__ = ("_count", "_numbers")

    def __init__(self) -> None:
        self._count: i64 = 0
        self._numbers: Ints = vec[i64]([0] * _CAPACITY)

    def __len__(self) -> int:  # mypyc does not support i64 here
        return self._count

    def __getitem__(self, index: i64) -> i64:
        return self._numbers[index]

    def append(self, move: i64) -> None:
        self._numbers[self._count] = move
        self._count += 1

    def extend(self, moves: Ints) -> None:
        numbers, count = self._numbers, self._count
        for move in moves:
            numbers[count] = move
            count += 1
        self._count = count

    def clear(self) -> None:
        self._count = 0

    def as_list(self) -> list[int]:
        numbers, result = self._numbers, _INTEGERS[: self._count]
        for index in range(self._count):
            result[index] = _INTEGERS[numbers[index]]
        return cast("list[int]", result)


_MOVES: Final = Moves()


def equal(first: Ints, second: Ints) -> bool:
    return all(first[index] == second[index] for index in range(len(first)))


def ints(numbers: Iterable[int]) -> Ints:
    return vec[i64](numbers)


def table(rows: Iterable[Iterable[int]]) -> Table:
    return vec[vec[i64]]([vec[i64](row) for row in rows])


def tables(parts: Iterable[Iterable[Iterable[int]]]) -> Tables:
    return vec[vec[vec[i64]]]([table(part) for part in parts])


def int_buffer(length: i64) -> IntBuffer:
    return vec[i64]([0] * length)


def float_buffer(length: i64) -> FloatBuffer:
    return vec[float]([0.0] * length)


def empty_moves() -> Moves:
    _MOVES.clear()
    return _MOVES


def as_list(moves: Moves) -> list[int]:
    return moves.as_list()


def sort(numbers: Ints) -> None:
    for index in range(1, len(numbers)):
        number = numbers[index]
        place = index
        while place > 0 and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number


def digest(numbers: Ints) -> i64:
    total: i64 = 0
    for index in range(len(numbers)):
        total = mix(total, numbers[index])
    return total


def mix(first: i64, second: i64) -> i64:
    product = (first ^ second) * _MULTIPLIER
    return product ^ (product >> 29)
