"""The review of a finished game: its plot, its mistakes and the better lines on the board."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, Game
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
    page.get_by_test_id("back-link").click(trial=True)  # the open review does not cover it
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
    expect(page.get_by_test_id("line-reasons").locator("li").first).to_have_text(re.compile(r"\.$"))
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


def test_a_review_opens_at_the_viewers_own_worst_mistake_and_for_spectators_at_the_worst_of_all(
    new_page: NewPage,
) -> None:
    page = new_page("/replay", **DESKTOP)
    page.get_by_test_id("record-text").fill(SHORT)
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("replay-to-end").click()
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-colour-red").check()
    page.get_by_test_id("play-on-bot").select_option("random")
    page.get_by_test_id("play-on-start").click()
    game = Game(page)
    game.wait()
    game.say("/resign")
    page.get_by_test_id("review-link").click()
    line, replay = page.get_by_test_id("review-line"), page.get_by_test_id("replay")
    expect(line).to_be_visible()
    expect(line).to_have_attribute("data-side", "other")
    expect(line).to_have_attribute("aria-label", re.compile(r"^This lowered Islander"))
    expect(replay).to_have_attribute("data-at", "18")
    expect(page.get_by_test_id("line-reasons").locator("li").first).to_be_visible()
    spectator = new_page(f"/t/{game.table}/replay?review", **DESKTOP)
    expect(spectator.get_by_test_id("review")).to_have_attribute("data-ready", "true")
    expect(spectator.get_by_test_id("review-line")).to_have_count(0)
    expect(spectator.get_by_test_id("replay")).to_have_attribute("data-at", "18")
