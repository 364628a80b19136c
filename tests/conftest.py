"""Fixtures for every test: databases of both kinds, and the server as a process."""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import hypothesis
import pytest

from tests import empty_databases, fork_server
from tests.live_server import LiveServer
from tests.postgres import Postgres, running_postgres
from tests.process_watch import MARK, Watch
from tongiaki.server.services.accounts import passwords

# Without a deadline: on a busy machine, any example may take long.
hypothesis.settings.register_profile("tongiaki", deadline=None, print_blob=True)
hypothesis.settings.load_profile("tongiaki")

WATCH = pytest.StashKey[Watch]()


def pytest_configure(config: pytest.Config) -> None:
    """Start the process watch in the outermost process of a run."""
    if MARK not in os.environ:
        config.stash[WATCH] = Watch()


def pytest_collection_finish() -> None:
    """Exclude everything loaded so far from garbage collection, because it is needed until the end."""
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run that leaves a process behind."""
    fork_server.end()
    if WATCH in session.config.stash and (left := session.config.stash[WATCH].end()):
        print("\nThe tests left these behind:", *left, sep="\n  ")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL server for this run."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the URL of an empty SQLite file with an up-to-date schema."""
    return empty_databases.sqlite(tmp_path / "tongiaki.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Return the URL of an empty database with an up-to-date schema. The test runs once with each kind of database."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a database of each kind without a schema. The SQLite file does not exist yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tongiaki.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


@pytest.fixture
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make password hashes in this process about 100 times cheaper, for tests that create many."""
    monkeypatch.setattr(passwords, "PasswordHasher", fork_server.CHEAP_HASHES)


StartServer = Callable[..., LiveServer]


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Return a function that starts a server. Its keyword arguments are further environment variables."""
    started: list[LiveServer] = []

    def start(database: str, **settings: str) -> LiveServer:
        server = LiveServer(database, tmp_path, settings)
        started.append(server)
        server.start()
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def server_settings() -> dict[str, str]:
    """Return further environment variables for `live_server`. Test modules override this fixture."""
    return {}


@pytest.fixture
def live_server(start_server: StartServer, sqlite_url: str, server_settings: dict[str, str]) -> LiveServer:
    """Start a server with an empty SQLite database."""
    return start_server(sqlite_url, **server_settings)
