"""The database is in the folder TONGIAKI_DATA, for any folder name."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests import empty_databases
from tongiaki.cli.admin import app
from tongiaki.server.settings import from_environment
from tongiaki.store import Database, People

FOLDER_NAMES = [
    *("a?b", "a#b", "%41", "a b", " a ", "a:b", "a@b", "a&mode=ro", "?mode=memory", "file:a", "~", "$HOME", "a;b"),
    *("a%", "ü漢😀", "a\nb", "a'b\"c", "[a]", "a\\b", os.fsdecode(b"\xff\xfe"), ":memory:", "sqlite:", "?#%41 :"),
]


async def store_name() -> None:
    database = Database(from_environment().database)
    await People(database).set_name("ann", "Ann")
    await database.close()


def read_names(file: Path) -> list[tuple[str]]:
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT name FROM people").fetchall()
    connection.close()
    return rows


def test_a_data_folder_can_have_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TONGIAKI_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    for number, name in enumerate(FOLDER_NAMES):
        folder = tmp_path / name
        folder.mkdir()
        empty_databases.sqlite(folder / "tongiaki.db")
        monkeypatch.setenv("TONGIAKI_DATA", str(folder) if number % 2 else name)
        asyncio.run(store_name())
        assert read_names(folder / "tongiaki.db") == [("Ann",)], name
        result = CliRunner().invoke(app, ["people", "--guests"])
        assert "Ann" in result.stdout, (name, result.stderr)
    assert {path.name for path in tmp_path.iterdir()} == set(FOLDER_NAMES)


def test_a_backup_is_restored_into_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TONGIAKI_DATABASE", raising=False)
    old, new = tmp_path / "old ?#%41 :", tmp_path / "new ?#%41 :"
    old.mkdir()
    empty_databases.sqlite(old / "tongiaki.db")
    monkeypatch.setenv("TONGIAKI_DATA", str(old))
    asyncio.run(store_name())
    assert CliRunner().invoke(app, ["backup", str(tmp_path / "backup")]).exit_code == 0
    monkeypatch.setenv("TONGIAKI_DATA", str(new))
    assert CliRunner().invoke(app, ["restore", str(tmp_path / "backup")]).exit_code == 0
    assert read_names(new / "tongiaki.db") == [("Ann",)]
    assert {path.name for path in tmp_path.iterdir()} == {old.name, new.name, "backup"}


def test_an_explicit_database_url_is_not_changed() -> None:
    url = "postgresql://me:p%40ss@host:5433/name?ssl=require"
    assert from_environment({"TONGIAKI_DATABASE": url, "TONGIAKI_DATA": "/nowhere"}).database == url
