"""Only the server's own user can read its files."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import StartServer
from tongiaki.store import Database, People

DATABASE_FILES = ("tongiaki.db", "tongiaki.db-wal", "tongiaki.db-shm")


@pytest.fixture(autouse=True)
def _permissive_umask() -> Iterator[None]:
    """Let everybody read new files, as is the default on many systems."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def file_modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in (folder, *folder.glob("*.db*"))}


def test_new_files_are_readable_only_by_their_owner(tmp_path: Path, start_server: StartServer) -> None:
    folder = tmp_path / "data"
    start_server(f"sqlite:///{folder / 'tongiaki.db'}")
    assert file_modes(folder) == {"data": 0o700} | dict.fromkeys(DATABASE_FILES, 0o600)


async def test_files_of_an_earlier_version_become_private(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tongiaki.db'}"
    earlier = Database(url)
    await earlier.migrate()
    for name in DATABASE_FILES:
        (tmp_path / name).chmod(0o644)
    later = Database(url)
    assert await People(later).find_name("ana") is None
    assert [file_modes(tmp_path)[name] for name in DATABASE_FILES] == 3 * [0o600]
    for database in (earlier, later):
        await database.close()


def test_the_mode_of_a_folder_given_as_a_database_is_unchanged(tmp_path: Path) -> None:
    before = file_modes(tmp_path)
    Database(f"sqlite:///{tmp_path}")
    assert file_modes(tmp_path) == before
