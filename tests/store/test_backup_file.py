"""A backup file that was changed, truncated or extended at any byte is rejected."""

import gzip
import io
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from tongiaki.store.engine.backup_file import (
    BackupEnd,
    BackupError,
    BackupHeader,
    BackupReader,
    TableHeader,
    create_backup_file,
    write_line,
)

NEWEST = "0100"
HEADER = BackupHeader("0042", int(time.time()))
PEOPLE = TableHeader("people", ["id", "name", "seen"])
LINES = [HEADER, PEOPLE, ["ann", "Ann", 7], ["bo", "Bø", 8], TableHeader("empty", []), BackupEnd(2)]
EARLIER_VERSION = io.BytesIO()
with gzip.GzipFile(fileobj=EARLIER_VERSION, mode="wb", filename="", compresslevel=6, mtime=HEADER.at - 2) as packed:
    for line in LINES:
        write_line(packed, line)


@pytest.fixture(scope="module")
def backup_bytes(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("backup") / "small.backup"
    with create_backup_file(file) as out:
        for line in LINES:
            write_line(out, line)
    return file.read_bytes()


def fault_of(content: bytes) -> str | None:
    """Return why a backup is rejected; None if it is accepted."""
    backup = BackupReader(io.BytesIO(content))
    try:
        backup.check(NEWEST)
    except BackupError as error:
        with pytest.raises(BackupError):
            list(backup.read_rows())
        return error.fault
    return None


@pytest.mark.parametrize("earlier", [False, True])
def test_an_intact_backup_of_this_or_an_earlier_version_is_read(backup_bytes: bytes, earlier: bool) -> None:
    backup = BackupReader(io.BytesIO(EARLIER_VERSION.getvalue() if earlier else backup_bytes))
    assert backup.check(NEWEST) == HEADER
    assert list(backup.read_rows()) == [(PEOPLE, ["ann", "Ann", 7]), (PEOPLE, ["bo", "Bø", 8])]


def test_a_backup_is_an_ordinary_gzip_file(backup_bytes: bytes) -> None:
    lines = gzip.decompress(backup_bytes).splitlines()
    assert lines[-2] == b'{"kind":"end","rows":2}'
    assert lines[-1].startswith(b'{"kind":"sha256","is":"')


def test_every_changed_bit_is_detected(backup_bytes: bytes) -> None:
    for position in range(len(backup_bytes)):
        for bit in range(8):
            changed = bytearray(backup_bytes)
            changed[position] ^= 1 << bit
            assert fault_of(bytes(changed)) in {"no-backup", "cut-off"}, (position, bit)


def test_every_truncation_is_detected(backup_bytes: bytes) -> None:
    assert fault_of(b"") == "no-backup"
    assert {fault_of(backup_bytes[:length]) for length in range(1, len(backup_bytes))} == {"cut-off"}


@pytest.mark.parametrize("suffix", [b"\0", b"\n", b"x", 3 * b"\0", gzip.compress(b"", mtime=0), b"whole"])
def test_appended_bytes_are_detected(backup_bytes: bytes, suffix: bytes) -> None:
    assert fault_of(backup_bytes + (backup_bytes if suffix == b"whole" else suffix)) == "no-backup"


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([PEOPLE, ["ann", "Ann"], BackupEnd(1)], "no-backup"),
        ([PEOPLE, ["ann", "Ann", 7, 8], BackupEnd(1)], "no-backup"),
        ([PEOPLE, ["ann", "Ann", [7]], BackupEnd(1)], "no-backup"),
        ([PEOPLE, ["ann", "Ann", 2**63], BackupEnd(1)], "no-backup"),
        ([["ann", "Ann", 7], BackupEnd(1)], "no-backup"),
        ([PEOPLE, ["ann", "Ann", 7], BackupEnd(2)], "no-backup"),
        ([PEOPLE, PEOPLE, BackupEnd(0)], "no-backup"),
        ([TableHeader("people", ["id", "id"]), BackupEnd(0)], "no-backup"),
        ([BackupEnd(0), BackupEnd(0)], "no-backup"),
        ([PEOPLE, HEADER, BackupEnd(0)], "no-backup"),
        ([PEOPLE, ["ann", "Ann", 7]], "cut-off"),
        ([], "cut-off"),
    ],
)
def test_inconsistent_lines_are_detected(tmp_path: Path, lines: Iterable[BackupEnd], expected: str) -> None:
    with create_backup_file(tmp_path / "odd.backup") as out:
        for line in (HEADER, *lines):
            write_line(out, line)
    assert fault_of((tmp_path / "odd.backup").read_bytes()) == expected


def test_a_newer_backup_is_reported_as_newer_unless_it_is_damaged(tmp_path: Path) -> None:
    with create_backup_file(tmp_path / "newer.backup") as out:
        write_line(out, BackupHeader("0101", HEADER.at))
    newer = (tmp_path / "newer.backup").read_bytes()
    assert fault_of(newer) == "newer"
    assert fault_of(newer[:-1]) == "cut-off"
    assert fault_of(newer[:30] + b"?" + newer[31:]) == "no-backup"
