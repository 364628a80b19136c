"""Browsers that lack common features, right-to-left text, and the font size of fields on phones."""

from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PHONE
from tests.live_server import LiveServer
from tests.project.project_files import ROOT
from tests.server.player import PASSWORD

LACKING = """
for (const name of ["languages", "language", "serviceWorker", "clipboard", "share", "userActivation", "connection",
                    "setAppBadge", "clearAppBadge", "locks", "permissions", "wakeLock", "storage"])
  delete Navigator.prototype[name];
for (const name of ["Notification", "BroadcastChannel", "AudioContext", "CompressionStream", "DecompressionStream",
                    "PushManager", "caches", "indexedDB", "requestIdleCallback", "visualViewport", "cookieStore"])
  delete window[name];
delete Crypto.prototype.subtle;
delete Crypto.prototype.randomUUID;
"""
SMALL = """(fields) => fields.filter((field) => field.checkVisibility()
  && !["checkbox", "radio", "range", "file", "color"].includes(field.type)
  && parseFloat(getComputedStyle(field).fontSize) < 16
).map((field) => field.outerHTML)"""


def test_pages_are_shown_by_a_browser_that_lacks_much(new_page: NewPage) -> None:
    page = new_page("about:blank", loud=True, **DESKTOP)
    page.add_init_script(LACKING)
    page.goto("/replay")
    assert page.evaluate("[navigator.languages, typeof Notification, 'serviceWorker' in navigator]") == [
        None,
        "undefined",
        False,
    ]
    expect(page.locator("h1")).to_be_visible()
    page.goto("/")
    page.get_by_test_id("quick-start").click()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("notify").click()
    expect(page.get_by_test_id("notify")).not_to_be_checked()


def test_a_page_without_javascript_shows_a_message_in_every_language(browser: Browser, live_server: LiveServer) -> None:
    page = browser.new_page(java_script_enabled=False)
    page.goto(live_server.url)
    texts = page.locator("noscript p")
    expect(texts).to_contain_text(["JavaScript"] * len(list(ROOT.glob("src/tongiaki/locales/*.ftl"))))
    expect(texts.first).to_be_in_viewport()
    page.close()


def test_a_page_with_missing_files_shows_a_message(browser: Browser, live_server: LiveServer) -> None:
    # This happens if a proxy serves the client under a path: the page arrives, but its files have other addresses.
    page = browser.new_page()
    page.route("**/assets/*", lambda route: route.fulfill(status=404, body="not here"))
    page.goto(live_server.url)
    texts = page.locator(".not-loaded p")
    expect(texts).to_have_count(len(list(ROOT.glob("src/tongiaki/locales/*.ftl"))))
    expect(texts.first).to_be_in_viewport()
    page.close()
    page = browser.new_page()
    page.goto(live_server.url)
    expect(page.get_by_test_id("quick-start")).to_be_visible()
    expect(page.locator(".not-loaded")).to_be_hidden()
    page.close()


def test_user_text_has_its_own_direction(new_game: NewGame) -> None:
    game = new_game(2, "random", **DESKTOP)
    page = game.page
    game.say("שלום, (world)!")
    message = page.get_by_test_id("chat-line").get_by_text("שלום")
    expect(message).to_have_css("direction", "rtl")
    expect(page.get_by_test_id("chat-text")).to_have_attribute("dir", "auto")


PAGES = "/you", "/account", "/friends", "/games", "/ladder", "/tournaments", "/puzzles", "/replay", "/reset#key=a"


def test_no_field_is_too_small_for_a_phone(new_page: NewPage) -> None:
    page = new_page("about:blank", **PHONE)
    page.request.post("/api/account", data={"name": "Odd Ana", "password": PASSWORD})
    fields = page.locator("input, select, textarea")
    for path in PAGES:
        page.goto(path)
        if path == "/puzzles":
            page.get_by_test_id("puzzles-all").click()
        # The list of past games has fields only if there are games.
        fields.or_(page.get_by_text("No public game has been finished yet.")).first.wait_for(state="attached")
        assert fields.evaluate_all(SMALL) == [], path
    page.goto("/")
    page.get_by_test_id("new-table-open").click()
    page.get_by_test_id("new-table-more").click()
    page.get_by_role("dialog").locator("select").nth(4).wait_for()
    assert fields.evaluate_all(SMALL) == []
    page.get_by_test_id("new-table-create").click()
    page.get_by_test_id("tool").click()
    page.get_by_test_id("option-clock").wait_for()
    assert fields.evaluate_all(SMALL) == []
