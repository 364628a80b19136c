"""The manual: links that keep the game open, all languages, playable examples and printing."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage
from tests.browser.policy import Beginner
from tongiaki.catalogue import languages


def test_the_rule_of_a_refusal_opens_in_a_new_tab(new_game: NewGame) -> None:
    game = new_game(2, "greedy", **DESKTOP)
    page = game.page
    Beginner(game, seed=7).play_until("sail")
    game.refused_at("pier", "beach_not_full")
    with page.context.expect_page() as opened:
        page.get_by_test_id("rule").last.click()
    manual = opened.value
    expect(manual.locator("h2:target")).to_have_id("clause-6")
    expect(manual.locator("h2:target")).to_be_in_viewport()
    assert game.look().decision == "sail"


def test_the_front_page_and_the_menu_link_to_the_manual(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    page.get_by_test_id("nav-learn").click()
    page.get_by_test_id("rules-link").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_back()
    page.go_back()
    FrontPage(page).play_now(2, "greedy").wait()
    page.get_by_test_id("menu").click()
    with page.context.expect_page() as opened:
        page.get_by_test_id("manual-link").click()
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_the_manual_fits_a_phone_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page("/manual", **PHONE, locale=language)
    expect(page.locator("h2")).to_have_count(19)
    expect(page.locator("figure")).to_have_count(20)
    for figure in page.locator("figure").all():
        expect(figure.locator("svg, dl").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.lang") == language
    page.get_by_test_id("strategy-link").click()
    lessons = page.get_by_test_id("strategy").locator("figure")
    expect(lessons).to_have_count(5)
    for lesson in lessons.all():
        expect(lesson.locator("polygon.drop").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_lesson_plays_as_an_animation_by_moves_and_from_the_log(new_page: NewPage) -> None:
    page = new_page("/manual/strategy", **DESKTOP)
    lesson = page.get_by_test_id("figure-king")
    points = lesson.get_by_test_id("lesson-points")
    lesson.get_by_test_id("lesson-play").click()
    expect(points).to_have_attribute("data-at", "1")
    expect(points).to_have_text(re.compile(r"24.*32$"))
    lesson.get_by_test_id("line-tempting").click()
    expect(points).to_have_attribute("data-at", "0")
    lesson.get_by_test_id("lesson-on").click()
    expect(points).to_have_attribute("data-at", "1")
    lesson.get_by_test_id("replay-line").last.click()
    expect(points).to_have_attribute("data-at", "15")
    expect(points).to_have_text(re.compile(r"26\+2.*35\+3$"))
    lesson.get_by_test_id("lesson-back").click()
    expect(points).to_have_attribute("data-at", "14")


def test_a_page_leads_to_the_rule_that_it_names(new_page: NewPage) -> None:
    page = new_page("/manual/strategy", **DESKTOP)
    page.get_by_role("link", name="rule 5").click()
    expect(page.locator("#clause-5")).to_be_in_viewport()


def test_an_example_is_played_and_played_again(new_page: NewPage) -> None:
    page = new_page("/manual", **DESKTOP)
    figure = page.get_by_test_id("figure-founder")
    play = figure.get_by_test_id("figure-play")
    expect(play).to_have_text(re.compile("Play"))
    islands = figure.locator("polygon.drop")
    expect(islands).to_have_count(1)
    play.click()
    expect(islands).to_have_count(2)
    expect(play).to_have_text(re.compile("Again"))
    play.click()
    expect(play).to_be_enabled()


def test_a_printed_page_is_light_and_has_no_buttons(new_page: NewPage) -> None:
    page = new_page("/manual", **DESKTOP, color_scheme="dark")
    expect(page.get_by_test_id("figure-play").first).to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator("html[data-theme='light']")).to_have_count(1)
    expect(page.get_by_test_id("figure-play").first).to_be_hidden()
    expect(page.get_by_test_id("print")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html[data-theme]")).to_have_count(0)
