"""The review of a finished game: its plot, its mistakes and the better lines on the board."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE
from tests.coach.test_review import played
from tongiaki.record import write

SHORT = write(replace(played(seed=8, most=26), names=("Ana", "Ben"), tags={"Ended": "resigned"}))
"""A game that ended early by resignation. It contains one mistake that every evaluation finds."""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_finished_game_is_reviewed_and_a_better_line_played_out(new_page: NewPage, screen: dict[str, object]) -> None:
    page = new_page("/replay", **screen)
    page.get_by_test_id("record-text").fill(SHORT)
    page.get_by_test_id("record-show").click()
    if screen is PHONE:
        page.get_by_test_id("replay-more").click()
    page.get_by_test_id("review-ask").click()
    plot, replay = page.get_by_test_id("review-plot"), page.get_by_test_id("replay")
    expect(plot).to_be_visible()
    plot.focus()
    page.keyboard.press("End")
    expect(replay).to_have_attribute("data-at", "26")
    page.keyboard.press("ArrowLeft")
    expect(replay).not_to_have_attribute("data-at", "26")
    expect(page.get_by_test_id("review-turn-luck")).to_have_text(re.compile(r"^[+-]?\d+%$"))
    expect_accessible(page)
    page.get_by_test_id("review-mistake").first.click()
    expect(replay).to_have_attribute("data-at", "18")
    line = page.get_by_test_id("review-line")
    expect(line).to_have_attribute("data-side", "other")
    last = int(line.get_attribute("data-last") or "")
    marked = page.locator("[data-testid='sea'] :is(g.route, .pulsing)")
    expect(marked.first).to_be_attached()
    expect_accessible(page)
    page.get_by_test_id("line-on").click()
    expect(line).to_have_attribute("data-at", "1")
    page.get_by_test_id("line-play").click()
    expect(line).to_have_attribute("data-at", str(last))
    page.get_by_test_id("review-side-played").click()
    expect(line).to_have_attribute("data-side", "played")
    expect(line).to_have_attribute("data-at", "0")
    page.get_by_test_id("line-leave").click()
    expect(line).to_have_count(0)
    expect(replay).to_have_attribute("data-at", "18")
    page.get_by_test_id("review-close").click()
    expect(plot).to_have_count(0)
    if screen is PHONE:
        page.get_by_test_id("replay-more").click()
    expect(page.get_by_test_id("review-ask")).to_be_visible()
