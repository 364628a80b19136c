"""One server for the matrix and the leaks: no limit but those of who may do what, and bots that never move."""

from collections.abc import Iterator

import pytest

from tests.live import LiveServer, serving

UNHURRIED = {
    "TONGIAKI_BOT_PAUSE": "3600",
    "TONGIAKI_TABLE_BURST": "10000",
    "TONGIAKI_MESSAGE_RATE": "10000",
    "TONGIAKI_WORK_RATE": "100",
    "TONGIAKI_LOGIN_BURST": "10000",
}


def pytest_configure(config: pytest.Config) -> None:
    """The interface's description is asked by a plugin that no other test waits for."""
    config.pluginmanager.import_plugin("schemathesis.pytest.plugin")


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with an empty SQLite database, for the tests of one module."""
    with serving(tmp_path_factory.mktemp("unhurried"), UNHURRIED) as server:
        yield server
