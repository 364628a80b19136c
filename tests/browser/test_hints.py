"""Hints: one click requests a hint, the page shows it on the board and in words, and another click plays it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PHONE, Game
from tests.browser.policy import Beginner

TOPS = "(nodes) => nodes.map((node) => node.getBoundingClientRect().top)"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_shown_and_played(new_game: NewGame, screen: dict[str, object]) -> None:
    game = new_game(2, "greedy", **screen)
    page = game.page
    beginner = Beginner(game, seed=5)
    beginner.play_on(12)
    while game.wait().decision != "act":
        beginner.play_on(1)
    page.get_by_test_id("hint-ask").click()
    steps = page.get_by_test_id("hint-steps")
    expect(steps).to_be_visible()
    chances = [line.inner_text() for line in page.get_by_test_id(re.compile("^hint-chance-")).all()]
    assert 99 <= sum(int(match[1]) for line in chances if (match := re.search(r"(\d+)\s?%", line))) <= 101
    assert "Ana" in "".join(chances)
    arrows = page.locator("[data-testid='sea'] g.route")
    expect(arrows).to_have_count(steps.inner_text().count("Sail from"))
    expect_accessible(page)
    if screen is PHONE:
        page.set_viewport_size({"width": 360, "height": 640})
        buttons = page.get_by_test_id("hint").get_by_role("button")
        assert len(set(buttons.evaluate_all(TOPS))) == 1  # they are in one line
    before = game.look()
    game.press_button("hint-play")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    assert game.wait().number > before.number


def test_spectators_are_offered_no_hints(new_game: NewGame, new_page: NewPage) -> None:
    game = new_game(2, "greedy", **DESKTOP)
    game.wait()
    anas = game.page
    expect(anas.get_by_test_id("hint-ask")).to_be_enabled()
    watcher = Game(new_page(anas.url, **DESKTOP))
    expect(watcher.page.get_by_test_id("hint-ask")).to_have_count(0)
