"""A browser that blocks cookies and all storage: pages work, and report immediately that cookies are missing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.failing_proxy import failing_proxy
from tests.browser.pages import DESKTOP
from tests.live_server import LiveServer
from tests.server.player import Person

BLOCKED = """
const refuse = { get() { throw new DOMException("The operation is insecure.", "SecurityError"); } };
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(window, name, refuse);
window.BroadcastChannel = class { constructor() { refuse.get(); } };
Object.defineProperty(navigator, "cookieEnabled", { value: false });
Object.defineProperty(Document.prototype, "cookie", refuse);
ServiceWorkerContainer.prototype.register = ServiceWorkerContainer.prototype.getRegistration = async () => refuse.get();
"""
MISSING = "sends no cookies"


@pytest.fixture
def blocked(live_server: LiveServer, new_page: NewPage) -> Iterator[Page]:
    with failing_proxy(live_server.url) as line:
        line.cookies = False
        page = new_page("about:blank", automatic=True, picture=True, loud=True, base_url=line.url, **DESKTOP)
        page.add_init_script(BLOCKED)
        yield page
        page.context.close()


def tables(page: Page) -> list[str]:
    """Return a list that collects the URLs of all responses with status 201 (a table was created)."""
    made: list[str] = []
    page.on("response", lambda answer: made.append(answer.url) if answer.status == 201 else None)
    return made


def test_actions_that_need_a_person_report_missing_cookies(blocked: Page) -> None:
    made = tables(blocked)
    blocked.goto("/")
    blocked.get_by_test_id("quick-start").click()
    expect(blocked.get_by_test_id("quick").get_by_role("alert")).to_contain_text(MISSING)
    blocked.get_by_test_id("new-table-open").click()
    blocked.get_by_test_id("new-table-create").click()
    expect(blocked.get_by_role("dialog")).to_contain_text(MISSING)
    blocked.keyboard.press("Escape")
    for way in ("claim", "login"):
        blocked.get_by_test_id("person").click()
        blocked.get_by_test_id(f"{way}-open").click()
        blocked.get_by_test_id("person-name").fill("Ana")
        blocked.get_by_test_id("password").fill("correct horse battery")
        blocked.get_by_test_id(way).locator("button.primary").click()
        expect(blocked.get_by_test_id("person-problem")).to_contain_text(MISSING)
        blocked.keyboard.press("Escape")
    assert blocked.url.endswith("/")
    assert made == []


def test_a_person_without_cookies_sees_a_message_when_sitting_down(blocked: Page, live_server: LiveServer) -> None:
    blocked.goto(f"/t/{Person(live_server.url).new_table(seats=2)}")
    blocked.get_by_test_id("sit-name").fill("Ben")
    blocked.get_by_test_id("sit-0").click()
    expect(blocked.get_by_text(MISSING)).to_be_visible()


@pytest.mark.parametrize("path", ["/replay", "/puzzles", "/daily", "/tutorial", "/games", "/account", "/tournaments"])
def test_pages_are_shown_without_any_storage(blocked: Page, path: str) -> None:
    blocked.goto(path)
    expect(blocked.locator("h1").first).to_be_visible()
