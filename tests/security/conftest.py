"""Fixture for the permission and leak tests: one server with very high rate limits and bots that never move."""

from collections.abc import Iterator

import pytest

from tests.live_server import LiveServer, serving

UNHURRIED = {
    "TONGIAKI_BOT_PAUSE": "3600",
    "TONGIAKI_TABLE_BURST": "10000",
    "TONGIAKI_MESSAGE_RATE": "10000",
    "TONGIAKI_WORK_RATE": "100",
    "TONGIAKI_LOGIN_BURST": "10000",
}


def pytest_configure(config: pytest.Config) -> None:
    """Import Schemathesis's plugin, which only this folder's tests need."""
    config.pluginmanager.import_plugin("schemathesis.pytest.plugin")


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Start a server with an empty SQLite database for the tests of one module."""
    with serving(tmp_path_factory.mktemp("unhurried"), UNHURRIED) as server:
        yield server
