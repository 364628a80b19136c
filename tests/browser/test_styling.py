"""The cost of a click: the browser recalculates the style of changed elements only, not of the whole board."""

import json

from playwright.sync_api import Browser

from tests.browser.conftest import NewGame
from tests.browser.pages import DESKTOP
from tests.browser.policy import Beginner


def test_a_press_does_not_restyle_the_whole_board(new_game: NewGame, browser: Browser) -> None:
    game = new_game(2, "random", **DESKTOP)
    Beginner(game, seed=5).play_until("sail")
    browser.start_tracing(page=game.page, categories=["devtools.timeline"])
    game.refused_at("pier", "beach_not_full")  # this shows a message but changes nothing on the board
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [event["args"]["elementCount"] for event in events if "elementCount" in event.get("args", {})]
    assert 0 < max(styled) < game.page.locator("[data-testid='sea'] *").count() / 3
