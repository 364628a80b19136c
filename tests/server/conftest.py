"""One running server for the tests that neither stop it nor need settings of their own."""

from collections.abc import Iterator

import pytest

from tests.live_server import LiveServer, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Yield a server whose bots do not pause. Every test uses its own tables there."""
    folder = tmp_path_factory.mktemp("server")
    limits = ("TABLE_BURST", "MESSAGE_RATE", "LOGIN_BURST", "WORK_RATE")
    settings = {"TONGIAKI_BOT_PAUSE": "0", **{f"TONGIAKI_{limit}": "10000" for limit in limits}}
    with serving(folder, settings) as running:
        yield running
