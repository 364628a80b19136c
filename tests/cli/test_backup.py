"""`tongiaki admin restore` rejects a modified file in one line and leaves the database unchanged."""

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.store.test_backup import all_rows, insert_rows
from tongiaki import store
from tongiaki.cli.admin import app
from tongiaki.store import Database

PLACES = 16

Rows = dict[str, list[tuple[object, ...]]]


async def backed_up(url: str, backup: Path) -> Rows:
    """Fill a database, make a backup of it, and return its rows."""
    database = Database(url)
    await insert_rows(database)
    await store.back_up(database, backup)
    return await rows(database)


async def rows(database: Database) -> Rows:
    try:
        return await all_rows(database)
    finally:
        await database.close()


def test_a_backup_that_was_changed_cut_off_or_continued_changes_nothing(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup, spoilt = tmp_path / "club.backup", tmp_path / "spoilt.backup"
    before = asyncio.run(backed_up(sqlite_url, backup))
    whole = backup.read_bytes()
    places = [place * (len(whole) - 1) // (PLACES - 1) for place in range(PLACES)]
    changed = [whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :] for place in places]
    monkeypatch.setenv("TONGIAKI_DATABASE", sqlite_url)
    for content in (*changed, b"", whole[: len(whole) // 2], whole[:-1], whole + b"\0"):
        spoilt.write_bytes(content)
        done = CliRunner().invoke(app, ["restore", str(spoilt), "--replace", "--yes"])
        assert (done.exit_code, done.stdout) == (1, "")
        assert done.stderr.startswith(f"tongiaki: {spoilt} is")
        assert done.stderr.count("\n") == 1
    assert asyncio.run(rows(Database(sqlite_url))) == before
