"""What must come over the line before the front page can be used and the first move be made, and what need not."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.pages import FrontPage, Game
from tests.live import LiveServer, serving

BUDGET = 150_000
"""Bytes as they travel, packed, with their headers."""
WATCHED = """
window.moved = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries())
    if (!shift.hadRecentInput) moved.push(shift.sources.map(({ node }) => node?.outerHTML ?? node?.textContent));
}).observe({ type: "layout-shift", buffered: true });
"""
"""Notes what moves."""
MOVED = "() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown(moved))))"
"""What moved, once what is there now has been shown."""


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


def test_nothing_moves_while_pages_come(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, {}) as server:
        context = browser.new_context()
        page = context.new_page()
        page.add_init_script(WATCHED)
        # So slow that what comes bit by bit is also shown so.
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
        page.goto(server.url)
        page.get_by_test_id("picture").wait_for()
        expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
        assert page.evaluate(MOVED) == []
        # Gone to as by a link: what moves soon after a press counts as pressed.
        made = page.request.post(f"{server.url}/api/quick", data={"players": 2, "bot": "random", "name": "Guest"})
        page.goto(f"{server.url}/t/{made.json()['id']}")
        Game(page).wait()
        assert page.evaluate(MOVED) == []
        context.close()


def test_texts_in_ones_own_language_do_not_wait_for_the_script(browser: Browser, live_server: LiveServer) -> None:
    context = browser.new_context(locale="fr-CA")
    page = context.new_page()
    held = hold_back(page, r"/assets/first-.*\.js")
    with page.expect_request("**/assets/fr-*.js"):
        page.goto(live_server.url, wait_until="commit")
    expect(page.get_by_test_id("quick-start")).to_have_count(0)
    go_on(held)
    expect(page.get_by_test_id("quick-start")).to_be_enabled()
    context.close()


def test_a_game_can_be_asked_for_before_the_table_has_come(browser: Browser, live_server: LiveServer) -> None:
    context = browser.new_context()
    page = context.new_page()
    held = hold_back(page, r"/assets/(board|shared|TablePage)-.*\.js")
    page.goto(live_server.url, wait_until="commit")
    page.get_by_test_id("quick-players-2").check()
    page.get_by_test_id("quick-bot").select_option("random")
    page.get_by_test_id("quick-start").click()
    page.wait_for_url("**/t/*")
    assert len(held) == 3
    go_on(held)
    Game(page).wait()
    context.close()


def hold_back(page: Page, address: str) -> list[Route]:
    """Hold back what has such an address, a regular expression; what was asked for of it comes into the list."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(address), hold)
    return held


def go_on(held: list[Route]) -> None:
    """Let through what was held back."""
    for route in held:
        route.continue_()
