"""Strict reading of external JSON. The reader raises a single kind of error for invalid input."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class InvalidInputError(Exception):
    """The input is not JSON or does not have the expected type. The message describes the reason."""


class Reader(Generic[T]):
    """A strict reader for JSON of one type."""

    def __init__(self, kind: object) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def read(self, data: bytes | str) -> T:
        """Read a value. Raises InvalidInputError."""
        try:
            return self._decoder.decode(data)
        # msgspec raises a RecursionError for deeply nested lists.
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise InvalidInputError(str(error)) from error
