"""The moves of a table as log lines: recent lines as objects, older ones compressed."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import msgspec

from tongiaki.tables.structs.views import LogLine

BLOCK = 16
"""Number of lines per compressed block. At least as many stay uncompressed, so that undo needs no decompression."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[LogLine])


class History:
    """The log's lines in order. Old lines are compressed to a tenth of their size, because they are rarely read."""

    __slots__ = ("_latest", "_packed")

    def __init__(self) -> None:
        self._packed: tuple[bytes, ...] = ()
        self._latest: list[LogLine] = []

    def __len__(self) -> int:
        """Return the number of moves."""
        return BLOCK * len(self._packed) + len(self._latest)

    def __iter__(self) -> Iterator[LogLine]:
        """Iterate over the moves from the first to the last."""
        for block in self._packed:
            yield from _decoder.decode(zlib.decompress(block))
        yield from self._latest

    def __eq__(self, other: object) -> bool:
        """Return whether the lines are equal."""
        return isinstance(other, History) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # mutable

    @property
    def last(self) -> LogLine:
        """The last line; raises IndexError if there is none."""
        if not self._latest:
            self._unpack()
        return self._latest[-1]

    @property
    def written(self) -> msgspec.Raw:
        """All lines, encoded as a JSON list."""
        blocks = [*map(zlib.decompress, self._packed), _encoder.encode(self._latest)]
        return msgspec.Raw(b"[%b]" % b",".join(inner for block in blocks if (inner := block[1:-1])))

    def append(self, line: LogLine) -> None:
        """Add a move."""
        if len(self._latest) == 2 * BLOCK:
            self._packed = (*self._packed, zlib.compress(_encoder.encode(self._latest[:BLOCK])))
            self._latest = self._latest[BLOCK:]
        self._latest.append(line)

    def pop(self) -> LogLine:
        """Remove and return the last move; raises IndexError if there is none."""
        if not self._latest:
            self._unpack()
        return self._latest.pop()

    def copy(self) -> History:
        """Copy the history; the copy shares the compressed blocks."""
        other = History()
        other._packed, other._latest = self._packed, self._latest.copy()
        return other

    def _unpack(self) -> None:
        if self._packed:
            *before, block = self._packed
            self._packed, self._latest = tuple(before), _decoder.decode(zlib.decompress(block))
