"""A server in a home network over plain http: the page is not a secure context and has no Clipboard API."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import chromium
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP
from tests.browser.records import recorded
from tests.live_server import LiveServer
from tongiaki.record import write

ASK = """([path, body]) => fetch(path, {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body)
}).then((answer) => answer.json())"""
REFUSE = """
document.execCommand = () => false;
Object.defineProperty(navigator, "clipboard", { value: undefined });
"""


@pytest.fixture
def plain(live_server: LiveServer) -> dict[str, object]:
    """Return options for a page that is not a secure context."""
    return DESKTOP | {"base_url": f"http://{chromium.PLAIN}:{live_server.port}"}


def played(page: Page) -> Page:
    """Start a game, open its menu and return the page."""
    begun = page.evaluate(ASK, ["/api/quick", {"name": "Ana", "players": 2, "bot": "random"}])
    page.goto(f"/t/{begun['id']}")
    page.get_by_test_id("menu").click()
    return page


def copied(page: Page) -> str:
    """Paste the clipboard into a temporary field of the page, and return the text."""
    page.evaluate("""() => {
      const field = document.createElement("textarea");
      field.id = "pasted";
      ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
      field.focus();
    }""")
    page.keyboard.press("ControlOrMeta+v")
    pasted = page.locator("#pasted")
    text = pasted.input_value()
    pasted.evaluate("(field) => field.remove()")
    return text


def test_a_link_and_a_secret_link_are_copied_out_of_a_dialog(new_page: NewPage, plain: dict[str, object]) -> None:
    page = played(new_page(**plain))
    assert not page.evaluate("isSecureContext")
    page.get_by_test_id("share-copy").click()
    expect(page.get_by_test_id("share-copy")).to_have_text("Copied")
    assert copied(page) == page.get_by_test_id("share-link").input_value()
    page.get_by_test_id("own-make").click()
    secret = page.get_by_test_id("own-link")
    expect(secret).to_have_attribute("type", "password")
    page.get_by_test_id("own-copy").click()
    expect(page.get_by_test_id("own-copy")).to_have_text("Copied")
    assert copied(page) == secret.input_value()
    page.get_by_test_id("own-show").click()
    expect(secret).to_have_attribute("type", "text")


def test_an_access_token_is_copied(new_page: NewPage, plain: dict[str, object]) -> None:
    page = new_page(**plain)
    page.evaluate(ASK, ["/api/account", {"name": "Plain Ana", "password": "correct horse"}])
    page.goto("/account")
    page.get_by_test_id("program-name").fill("Notebook")
    page.get_by_test_id("program-add").click()
    page.get_by_test_id("program-token-copy").click()
    expect(page.get_by_test_id("program-token-copy")).to_have_text("Copied")
    assert copied(page) == page.get_by_test_id("program-token-link").input_value()


def test_a_link_to_a_point_of_a_game_is_copied(new_page: NewPage, plain: dict[str, object]) -> None:
    page = new_page("/replay", **plain)
    page.get_by_test_id("record-text").fill(write(recorded()))
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("copy-point").click()
    expect(page.get_by_test_id("copy-point")).to_have_text("Copied")
    assert copied(page) == page.url


def test_text_is_shown_and_selected_if_copying_is_refused(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    page.add_init_script(REFUSE)
    page.goto("/replay")
    played(page)
    page.get_by_test_id("own-make").click()
    page.get_by_test_id("own-copy").click()
    expect(page.get_by_test_id("own-refused")).to_be_visible()
    expect(page.get_by_test_id("own-copy")).to_have_text("Copy my link")
    secret = page.get_by_test_id("own-link")
    expect(secret).to_be_focused()
    expect(secret).to_have_attribute("type", "text")
    selected = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert secret.evaluate(selected) == secret.input_value()
    page.goto("/replay")
    page.get_by_test_id("record-text").fill(write(recorded()))
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("copy-point").click()
    expect(page.get_by_test_id("point-refused")).to_be_visible()
    point = page.get_by_test_id("point-link")
    expect(point).to_be_focused()
    assert point.evaluate(selected) == page.url
