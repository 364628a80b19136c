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
EARLIER = io.BytesIO()
with gzip.GzipFile(fileobj=EARLIER, mode="wb", filename="", compresslevel=6, mtime=HEADER.at - 2) as packed:
    for one in LINES:
        write_line(packed, one)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("backup") / "small.backup"
    with create_backup_file(file) as out:
        for line in LINES:
            write_line(out, line)
    return file.read_bytes()


def fault(content: bytes) -> str | None:
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
def test_a_whole_backup_is_read_also_one_of_an_earlier_version(whole: bytes, earlier: bool) -> None:
    backup = BackupReader(io.BytesIO(EARLIER.getvalue() if earlier else whole))
    assert backup.check(NEWEST) == HEADER
    assert list(backup.read_rows()) == [(PEOPLE, ["ann", "Ann", 7]), (PEOPLE, ["bo", "Bø", 8])]


def test_other_programs_can_unpack_it(whole: bytes) -> None:
    lines = gzip.decompress(whole).splitlines()
    assert lines[-2] == b'{"kind":"end","rows":2}'
    assert lines[-1].startswith(b'{"kind":"sha256","is":"')


def test_every_changed_bit_is_noticed(whole: bytes) -> None:
    for place in range(len(whole)):
        for bit in range(8):
            changed = bytearray(whole)
            changed[place] ^= 1 << bit
            assert fault(bytes(changed)) in {"no-backup", "cut-off"}, (place, bit)


def test_every_cut_is_noticed(whole: bytes) -> None:
    assert fault(b"") == "no-backup"
    assert {fault(whole[:length]) for length in range(1, len(whole))} == {"cut-off"}


@pytest.mark.parametrize("more", [b"\0", b"\n", b"x", 3 * b"\0", gzip.compress(b"", mtime=0), b"whole"])
def test_what_follows_is_noticed(whole: bytes, more: bytes) -> None:
    assert fault(whole + (whole if more == b"whole" else more)) == "no-backup"


@pytest.mark.parametrize(
    ("rest", "expected"),
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
def test_lines_that_do_not_fit_are_noticed(tmp_path: Path, rest: Iterable[BackupEnd], expected: str) -> None:
    with create_backup_file(tmp_path / "odd.backup") as out:
        for line in (HEADER, *rest):
            write_line(out, line)
    assert fault((tmp_path / "odd.backup").read_bytes()) == expected


def test_a_backup_of_a_newer_version_is_named_so_unless_it_is_damaged(tmp_path: Path) -> None:
    with create_backup_file(tmp_path / "newer.backup") as out:
        write_line(out, BackupHeader("0101", HEADER.at))
    newer = (tmp_path / "newer.backup").read_bytes()
    assert fault(newer) == "newer"
    assert fault(newer[:-1]) == "cut-off"
    assert fault(newer[:30] + b"?" + newer[31:]) == "no-backup"
