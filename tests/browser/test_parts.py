"""Parts of the client that fail to load: the page shows an error and loads them again."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage


def cut_off(page: Page) -> None:
    """Block the client's script files."""
    page.route("**/assets/*.js", lambda route: route.abort())


def reach_again(page: Page) -> None:
    """Unblock the client's script files."""
    page.unroute("**/assets/*.js")


def open_manual(page: Page) -> None:
    """Follow the link to the manual while the client's files are blocked."""
    page.wait_for_load_state("networkidle")
    cut_off(page)
    page.get_by_test_id("rules-link").click()
    expect(page.get_by_test_id("not-found")).to_be_visible()


def test_a_failed_page_loads_again_after_a_press(new_page: NewPage) -> None:
    page = new_page("/learn")
    open_manual(page)
    reach_again(page)
    page.get_by_test_id("fetch-again").click()
    expect(page.get_by_test_id("print")).to_be_visible()


def test_a_failed_page_loads_again_when_the_network_returns(new_page: NewPage) -> None:
    page = new_page("/learn")
    open_manual(page)
    reach_again(page)
    page.context.set_offline(True)
    page.context.set_offline(False)
    expect(page.get_by_test_id("print")).to_be_visible()


def test_a_dialog_that_fails_to_load_shows_a_message(new_page: NewPage) -> None:
    page = new_page("/")
    page.wait_for_load_state("networkidle")
    cut_off(page)
    page.get_by_test_id("new-table-open").click()
    notice = page.get_by_test_id("not-fetched")
    expect(notice).to_be_visible()
    notice.get_by_role("button").last.click()
    expect(notice).not_to_be_visible()
    page.get_by_test_id("new-table-open").click()
    reach_again(page)
    page.get_by_test_id("fetch-again").click()
    expect(notice).not_to_be_visible()
    page.get_by_test_id("new-table-open").click()
    expect(page.get_by_role("dialog")).to_be_visible()
