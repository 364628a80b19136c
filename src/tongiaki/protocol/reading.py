"""Strict reading of external JSON. The reader raises a single kind of error for invalid input."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class InvalidInputError(Exception):
    """Input that is not JSON, or not of the expected type; the text describes the reason."""


class Reader(Generic[T]):
    """A strict reader for JSON of one type."""

    def __init__(self, kind: object) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def read(self, data: bytes | str) -> T:
        """Read a value; raises InvalidInputError."""
        try:
            return self._decoder.decode(data)
        # Deeply nested lists cause a RecursionError, which is no DecodeError of msgspec.
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise InvalidInputError(str(error)) from error
