"""The file format of a backup: how to write, read and check it. This module does not depend on the database.

The file is gzipped JSON, with one value on each line. The first line is a header. For each table, a line with its name
and columns follows, and then a line for each row. The last line is the total number of rows.

A second gzip member contains the SHA-256 of the first member. It is needed because gzip's own checksum covers the
unpacked content, but not every byte of the file. Files from earlier versions have a timestamp in their gzip header and
no second member.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import struct
import tempfile
import zlib
from collections import deque
from collections.abc import Iterator
from io import BufferedRandom
from pathlib import Path
from typing import IO, Annotated, Literal, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

FILE_KIND = "tongiaki-backup"
CHUNK_BYTES = 2048
"""Number of compressed bytes unpacked per step.

They become at most 2 MB of text, because gzip compresses at most 1000:1.
"""

BackupFault = Literal["exists", "no-backup", "cut-off", "newer", "not-empty", "unfit", "unwritable", "unreadable"]


class BackupError(Exception):
    """A backup could not be written or restored; nothing has changed. `reason`: the operating system's message."""

    def __init__(self, fault: BackupFault, reason: str | None = None) -> None:
        super().__init__(fault)
        self.fault: BackupFault = fault
        self.reason = reason or ""


class BackupHeader(msgspec.Struct, tag=FILE_KIND, tag_field="kind", forbid_unknown_fields=True):
    """The first line.

    `schema`: the revision of the schema. `at`: when the file was written, in seconds since 1970, UTC.
    """

    schema: str
    at: int


class TableHeader(msgspec.Struct, tag="table", tag_field="kind", forbid_unknown_fields=True):
    """The line that precedes the rows of a table."""

    table: str
    columns: list[str]


class BackupEnd(msgspec.Struct, tag="end", tag_field="kind", forbid_unknown_fields=True):
    """The last line. `rows`: the total number of rows."""

    rows: int


Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
Row: TypeAlias = list[str | bool | Number | float | None]
"""The values of a row. Bytes are represented by base64 text."""

_line_decoder: msgspec.json.Decoder[Row | TableHeader | BackupEnd] = msgspec.json.Decoder(Row | TableHeader | BackupEnd)
_header_decoder = msgspec.json.Decoder(BackupHeader)
_ZERO_TIMESTAMP = bytes(4)
"""Value of bytes 4 to 7 (the timestamp) in a file that has a second gzip member."""


@contextlib.contextmanager
def create_backup_file(file: Path) -> Iterator[gzip.GzipFile]:
    """Open a new file for `write_line`; raises BackupError if the file exists or cannot be written.

    The file appears under its name only when it is complete and on disk.
    """
    with _write_atomically(file) as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6, mtime=0) as out:
            yield out
        raw.seek(0)
        raw.write(_checksum_member(hashlib.file_digest(raw, "sha256").hexdigest()))


def write_line(out: gzip.GzipFile, line: BackupHeader | TableHeader | BackupEnd | list[object]) -> None:
    """Write one line; raises BackupError if that fails."""
    try:
        out.write(msgspec.json.encode(line) + b"\n")
    except OSError as error:  # otherwise `translate_errors` would report it as a database error
        raise BackupError("unwritable", error.strerror) from error


class BackupReader:
    """A backup file opened for reading.

    Each method checks the whole file and raises BackupError if the file is damaged.
    """

    def __init__(self, source: IO[bytes]) -> None:
        self._source = source

    def check(self, newest: str) -> BackupHeader:
        """Read the whole file and return its header.

        Raises BackupError if the file is damaged or if its schema is newer than `newest`.
        """
        header, lines = self._read_header()
        if header.schema > newest:
            deque(lines, maxlen=0)  # a file that is both damaged and newer is reported as damaged
            raise BackupError("newer")
        deque(_parse_rows(lines), maxlen=0)
        return header

    def read_rows(self) -> Iterator[tuple[TableHeader, Row]]:
        """Yield every row together with the header of its table; raises BackupError if the file is damaged."""
        _, lines = self._read_header()
        yield from _parse_rows(lines)

    def _read_header(self) -> tuple[BackupHeader, Iterator[bytes]]:
        lines = self._unpack_lines()
        return _decode(_header_decoder, next(lines, b"")), lines

    def _unpack_lines(self) -> Iterator[bytes]:
        """Yield the unpacked lines. After the last line, verify the checksum of the whole file."""
        decompressor, digest, remainder = zlib.decompressobj(zlib.MAX_WBITS | 16), hashlib.sha256(), b""
        with _translate_read_errors():
            self._source.seek(0)
            has_checksum = self._source.read(8)[4:] == _ZERO_TIMESTAMP
            self._source.seek(0)
            while not decompressor.eof:
                chunk = self._source.read(CHUNK_BYTES)
                if not chunk:
                    raise BackupError("cut-off" if self._source.tell() else "no-backup")
                *lines, remainder = (remainder + decompressor.decompress(chunk)).split(b"\n")
                digest.update(chunk.removesuffix(decompressor.unused_data))
                yield from lines
            checksum = _checksum_member(digest.hexdigest()) if has_checksum else b""
            trailer = decompressor.unused_data + self._source.read(len(checksum) + 1)
        if remainder or trailer != checksum:
            raise BackupError("cut-off" if checksum.startswith(trailer) else "no-backup")


def _checksum_member(digest: str) -> bytes:
    """Return the second gzip member.

    It is stored uncompressed, so that its bytes are the same in every gzip implementation.
    """
    line = msgspec.json.encode({"kind": "sha256", "is": digest}) + b"\n"
    size, crc = len(line), zlib.crc32(line)
    return (
        struct.pack("<10sBHH", b"\x1f\x8b\x08\0\0\0\0\0\0\xff", 1, size, size ^ 0xFFFF)
        + line
        + struct.pack("<II", crc, size)
    )


def _parse_rows(lines: Iterator[bytes]) -> Iterator[tuple[TableHeader, Row]]:
    table: TableHeader | None = None
    table_names: set[str] = set()
    rows = 0
    for line in lines:
        record = _decode(_line_decoder, line)
        if isinstance(record, TableHeader):
            if record.table in table_names or len(set(record.columns)) < len(record.columns):
                raise BackupError("no-backup")
            table = record
            table_names.add(record.table)
        elif isinstance(record, BackupEnd):
            if record.rows != rows or next(lines, None) is not None:
                raise BackupError("no-backup")
            return
        elif table is None or len(record) != len(table.columns):
            raise BackupError("no-backup")
        else:
            rows += 1
            yield table, record
    raise BackupError("cut-off")


def _decode(decoder: msgspec.json.Decoder[T], line: bytes) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BackupError("no-backup") from None


@contextlib.contextmanager
def _translate_read_errors() -> Iterator[None]:
    try:
        yield
    except zlib.error:
        raise BackupError("no-backup") from None
    except OSError as error:
        raise BackupError("unreadable", error.strerror) from error


@contextlib.contextmanager
def _write_atomically(file: Path) -> Iterator[BufferedRandom]:
    """Open a temporary file; rename it to `file` when its content is complete and on disk."""
    try:
        if file.exists():
            raise BackupError("exists")
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")  # only the file's owner can read it
        try:
            with os.fdopen(handle, "w+b") as out:
                yield out
                out.flush()
                os.fsync(out.fileno())
            Path(name).rename(file)
        except BaseException:
            Path(name).unlink()
            raise
    except OSError as error:
        raise BackupError("unwritable", error.strerror) from error
