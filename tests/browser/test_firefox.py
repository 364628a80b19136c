"""The game in Firefox, if it is installed: whole games by mouse and by keyboard, and no unwanted scrolling."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser import firefox
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, FrontPage
from tests.browser.test_in_words import test_a_whole_game_is_played_by_keyboard  # noqa: F401 - runs again, in Firefox
from tests.browser.test_whole_game import test_a_whole_game_is_played_against_two_bots as play_against_two_bots
from tests.live_server import LiveServer

pytestmark = pytest.mark.skipif(firefox.PROGRAM is None, reason="there is no Firefox")
SLID = """() => [document.documentElement, ...document.querySelectorAll("main, [data-testid=play]")]
  .map((node) => [node.tagName, node.scrollLeft, node.scrollTop])
  .filter(([, left, top]) => left || top)"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    browser = firefox.launch(playwright, tmp_path_factory.mktemp("firefox"))
    yield browser
    browser.close()


def test_a_whole_game_is_played_by_mouse(new_page: NewPage, live_server: LiveServer) -> None:
    play_against_two_bots(new_page, live_server, DESKTOP, 2)


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.tagName"))


def test_tab_moves_on_without_scrolling_content_away_in_a_narrow_window(new_page: NewPage) -> None:
    page = new_page("/", viewport={"width": 390, "height": 844})
    game = FrontPage(page).call_me("Ana").play_now(6, "greedy")
    for _ in range(60):
        page.keyboard.press("Tab")
        assert page.evaluate(SLID) == []
    page.keyboard.press("Escape")
    game.wait()
    assert focused(page) != "BODY"
