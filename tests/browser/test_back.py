"""The Back button closes open panels and dialogs, the newest first, before it leaves the page."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage

# Waits for the dialog's event: it is sent shortly after the dialog has become visible.
TOLD = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def closes(page: Page, opener: str, layer: Locator) -> None:
    """Open a panel or dialog, go back, and expect that it is closed and the page is the same."""
    url = page.url
    page.get_by_test_id(opener).click()
    expect(layer).to_be_visible()
    page.evaluate(TOLD)
    page.go_back()
    expect(layer).not_to_be_visible()
    expect(page).to_have_url(url)


def test_at_a_table_on_a_phone_back_closes_sheets_dialogs_and_the_game_in_words(new_page: NewPage) -> None:
    page = new_page("/", **PHONE)
    FrontPage(page).call_me("Ana").play_now(2, "random").wait()
    menu, words = page.get_by_role("dialog"), page.get_by_test_id("words-close")
    closes(page, "tab-log", page.get_by_test_id("log"))
    closes(page, "menu", menu)
    closes(page, "tool", page.get_by_test_id("tool-dialog"))
    page.get_by_test_id("menu").click()
    closes(page, "words-open", words)
    # A dialog that its own button has closed needs no extra step back.
    page.get_by_test_id("menu").click()
    page.get_by_test_id("settings-close").click()
    expect(menu).not_to_be_visible()
    expect(page.get_by_test_id("play")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("quick-start")).to_be_visible()
    page.go_forward()
    expect(page.get_by_test_id("play")).to_be_visible()


def test_back_leaves_the_page_while_a_dialog_closes(new_page: NewPage) -> None:
    page = new_page("/", **PHONE)
    FrontPage(page).call_me("Ana").play_now(2, "random").wait()
    for _ in range(5):  # the dialog's event comes before or after the navigation
        page.get_by_test_id("menu").click()
        expect(page.get_by_test_id("settings-close")).to_be_visible()
        page.evaluate(TOLD)
        page.evaluate("document.querySelector('dialog[open]').close(), history.back()")
        expect(page.get_by_test_id("quick-start")).to_be_visible()
        page.go_forward()
        expect(page.get_by_test_id("play")).to_be_visible()


def test_back_closes_the_topmost_layer_first(new_page: NewPage) -> None:
    page = new_page("/", **PHONE)
    FrontPage(page).call_me("Ana").play_now(2, "random").wait()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("words-open").click()
    expect(page.get_by_test_id("words-close")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_test_id("keys")).to_be_visible()
    page.evaluate(TOLD)
    page.go_back()
    expect(page.get_by_test_id("keys")).not_to_be_visible()
    expect(page.get_by_test_id("words-close")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("words-close")).not_to_be_visible()
    expect(page.get_by_test_id("play")).to_be_visible()


def test_back_after_a_dialog_returns_to_the_previous_page(new_page: NewPage) -> None:
    page = new_page("/daily", **DESKTOP)
    page.get_by_test_id("home").click()
    closes(page, "new-table-open", page.get_by_role("dialog"))
    page.get_by_test_id("new-table-open").click()
    page.get_by_test_id("new-table-create").click()
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("quick-start")).to_be_visible()
    closes(page, "person", page.get_by_test_id("claim-open"))
    page.get_by_test_id("person").click()
    page.get_by_test_id("claim-open").click()
    expect(page.get_by_test_id("password")).to_be_visible()
    page.goto("/ladder")  # an open dialog does not prevent navigation
    expect(page).to_have_url(re.compile(r"/ladder$"))
