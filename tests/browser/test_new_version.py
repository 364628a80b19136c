"""A new version of the client replaces the old one in open pages without losing messages, moves or typed text."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.failing_proxy import failing_proxy
from tests.browser.looks.stage import RECORD
from tests.browser.newer_version import client_of, update
from tests.browser.offline import until_stored
from tests.browser.pages import DESKTOP, FrontPage, Game
from tests.conftest import StartServer

_CLIENTS = """async () => (await caches.keys()).filter((name) => name.startsWith("client-"))"""


def until_renewed(page: Page, client: str) -> None:
    """Wait until a page has loaded another version of the client."""
    page.wait_for_function("client => !document.querySelector(`script[src='${client}']`)", arg=client)


def test_a_missing_file_reloads_the_new_version_without_losing_state(
    new_page: NewPage, start_server: StartServer, sqlite_url: str, newer: Path
) -> None:
    server = start_server(sqlite_url)
    with failing_proxy(server.url) as line:
        page = new_page(f"{line.url}/", **DESKTOP)
        start = {"record": RECORD, "number": 79, "name": "Ana", "bot": "random"}
        made = page.request.post(f"{line.url}/api/records/continue", data=start).json()
        page.goto(f"{line.url}/t/{made['id']}")
        game, link = Game(page), page.get_by_test_id("link")
        game.wait()
        old, typed, chat = client_of(page), page.get_by_test_id("chat-text"), page.get_by_test_id("tab-chat")
        update(server, newer)
        expect(link).to_have_attribute("data-state", "online")
        # The game works with the old client until it needs a file that was not loaded before.
        game.press("island tonga")
        half = game.look().targets
        chat.click()
        typed.fill("Said once")
        page.get_by_test_id("tool").click()
        until_renewed(page, old)
        Game(page).wait_for_targets(half)
        chat.click()
        expect(typed).to_have_value("Said once")
        page.get_by_test_id("tool").click()
        page.get_by_test_id("tool-dialog-close").click()
        # A message and a move are sent over a dead connection, and the page is reloaded before it detects this.
        count = len(game.log_lines())
        chat.click()
        line.up = False
        page.get_by_test_id("chat-send").click()
        expect(page.get_by_test_id("underway")).to_have_count(1)
        for beach in (area for area in half if area.startswith("beach tonga")):
            page.mouse.click(*(game.place(beach) or (0, 0)))
        expect(page.get_by_test_id("play")).to_have_attribute("data-asked", "true")
        line.up = True
        page.reload()
        expect(page.get_by_test_id("play")).not_to_have_attribute("data-asked", "true")
        chat.click()
        expect(page.get_by_test_id("underway")).to_have_count(0)
        expect(page.get_by_test_id("chat-line")).to_have_count(1)
        expect(page.get_by_test_id("chat-line")).to_contain_text("Said once")
        assert len(game.log_lines()) > count


def test_an_open_page_keeps_the_old_version_until_it_is_reloaded(
    new_page: NewPage, start_server: StartServer, sqlite_url: str, newer: Path
) -> None:
    server = start_server(sqlite_url)
    page = new_page(server.url, **DESKTOP, service_workers="allow")
    FrontPage(page).call_me("Ana")
    until_stored(page)
    old, (kept,) = client_of(page), page.evaluate(_CLIENTS)
    update(server, newer)
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
    page.get_by_test_id("nav-learn").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert client_of(page) == old
    page.reload()
    assert client_of(page) != old
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    # The new service worker takes over once no page uses the old one. This can take some time.
    pause = 500
    while kept in page.evaluate(_CLIENTS):
        page.goto("about:blank")
        page.wait_for_timeout(pause)
        pause *= 2
        page.goto(server.url)
    page.get_by_test_id("person").click()
    expect(page.get_by_test_id("name")).to_have_value("Ana")
