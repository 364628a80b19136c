"""JSON that comes from outside: whatever is wrong with it, the reader raises one kind of error."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class NotUnderstoodError(Exception):
    """What came is not JSON, or not of the type that was awaited; the text says why."""


class Reader(Generic[T]):
    """Reads JSON of one type, strictly."""

    def __init__(self, kind: object) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def read(self, data: bytes | str) -> T:
        """Read a value; raises NotUnderstoodError."""
        try:
            return self._decoder.decode(data)
        # Lists in lists without end are a RecursionError, which msgspec does not count among its own.
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise NotUnderstoodError(str(error)) from error
