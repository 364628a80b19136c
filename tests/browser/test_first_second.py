"""What must come over the line before the first move can be made."""

from playwright.sync_api import Browser

from tests.browser.pages import FrontPage
from tests.live import LiveServer

BUDGET = 160 * 1024
"""Bytes as they travel, packed, with their headers."""


def test_little_must_come_before_the_first_move(browser: Browser, live_server: LiveServer) -> None:
    context, came = browser.new_context(), list[float]()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    page.goto(live_server.url)
    FrontPage(page).play_now(2, "random").wait()
    context.close()
    assert 50_000 < sum(came) < BUDGET
