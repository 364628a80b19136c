"""What a press costs: the browser looks up the style of what has changed, and not of the whole board."""

import json

from playwright.sync_api import Browser

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, FrontPage
from tests.browser.policy import Beginner


def test_a_press_styles_what_it_changes_not_the_whole_board(new_page: NewPage, browser: Browser) -> None:
    game = FrontPage(new_page("/", **DESKTOP)).play_now(2, "random")
    Beginner(game, seed=5).play_until("sail")
    browser.start_tracing(page=game.page, categories=["devtools.timeline"])
    game.refused_at("pier", "beach_not_full")  # which shows a note, and nothing new on the board
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [event["args"]["elementCount"] for event in events if "elementCount" in event.get("args", {})]
    assert 0 < max(styled) < game.page.locator("[data-testid='sea'] *").count() / 3
