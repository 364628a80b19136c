"""The tutorial: all lessons on the board, answers to wrong moves, later continuation, and keyboard use."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.lessons import play, press
from tests.browser.pages import DESKTOP, PHONE
from tools import tutorial

LESSONS = tutorial.lessons()
LANDSCAPE = PHONE | {"viewport": {"width": 844, "height": 390}}
DOUBLE = 350
"""Milliseconds after which a second click at the same point is no double click, which would zoom."""
WRONG = {
    # Key: the lesson and the number of its expected moves so far. Value: the area to click and the code of the refusal,
    # or None if the wrong move is legal.
    ("settle", 1): ("beach tonga.0", "refused-third_ship"),
    ("expand", 1): ("island samoa", "refused-no_own_ship"),
    ("full", 1): ("pier fiji:3", "refused-beach_not_full"),
    ("full", 3): ("beach fiji.2", "refused-first_round"),
    ("currents", 1): ("pier tonga:3", None),
    ("chain", 5): ("pier nauru:1", None),
    ("stuck", 1): ("exit fiji:3", None),
}


def expect_at(page: Page, lesson: int, text: str) -> None:
    expect(page.get_by_test_id("tutorial")).to_have_attribute("data-lesson", str(lesson))
    expect(page.get_by_test_id("tutorial-text")).to_have_attribute("data-text", text)


def go_wrong(page: Page, lesson: str, made: int) -> None:
    area, code = WRONG[lesson, made]
    text = page.get_by_test_id("tutorial-text").get_attribute("data-text")
    page.wait_for_timeout(DOUBLE)
    press(page, area)
    expect(page.get_by_test_id("tutorial-hint")).to_be_visible()
    if code is not None:
        expect(page.get_by_test_id("note")).to_have_attribute("data-code", code)
        page.get_by_test_id("note").get_by_role("button").click()
    expect(page.get_by_test_id("tutorial-text")).to_have_attribute("data-text", str(text))


def go_through(page: Page, number: int) -> None:
    """Play a lesson to its end. If several moves are accepted, choose the last one."""
    lesson = LESSONS[number]
    made = steps = 0
    for scene in lesson.scene:
        nodes = tutorial.nodes_of(scene)
        node = nodes[0]
        while node.answers:
            expect_at(page, number + 1, f"tutorial-{lesson.name}-{steps + node.step + 1}")
            expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
            if (lesson.name, made) in WRONG:
                go_wrong(page, lesson.name, made)
            move, (_, to) = list(node.answers.items())[-1]
            play(page, move)
            made += 1
            node = nodes[to]
            if node.answers:
                expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
        steps += len(scene.step)
        expect(page.get_by_test_id("tutorial")).to_have_attribute("data-over", "true")
        page.get_by_test_id("tutorial-next").click()


def test_all_lessons_are_played_and_wrong_presses_get_hints(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    expect(page.get_by_test_id("learn-link")).to_have_class(re.compile("primary"))
    page.get_by_test_id("learn-link").click()
    for number in range(len(LESSONS)):
        go_through(page, number)
        if number == 3:
            expect_accessible(page)
            page.reload()  # the progress is saved
            expect_at(page, 5, "tutorial-currents-1")
    expect(page.get_by_test_id("tutorial-text")).to_have_attribute("data-text", "tutorial-finished")
    page.get_by_test_id("back-link").click()
    page.get_by_test_id("nav-play").click()
    expect(page.get_by_test_id("learn-link")).not_to_have_class(re.compile("primary"))


def test_the_tutorial_ends_in_a_game_against_an_easy_bot(new_page: NewPage) -> None:
    page = new_page("/tutorial", newcomer=True, **PHONE)
    page.get_by_test_id("tutorial-lesson-9").tap()
    go_through(page, 8)
    expect(page.get_by_test_id("tutorial-text")).to_have_attribute("data-text", "tutorial-finished")
    page.get_by_test_id("tutorial-play").tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("coach")).to_have_attribute("data-topic", "aim")
    expect(page.get_by_test_id("player-yellow")).to_be_visible()
    expect(page.get_by_test_id("player-green")).to_have_count(0)


def test_only_the_card_says_what_to_do(new_page: NewPage) -> None:
    page = new_page("/tutorial", **DESKTOP)
    expect_at(page, 1, "tutorial-settle-1")
    expect(page.get_by_test_id("prompt")).to_have_count(0)
    page.get_by_test_id("tutorial-lesson-4").click()
    play(page, "expand tonga.4")
    page.locator("[data-area='pier tonga:4']").hover()
    expect(page.get_by_test_id("prompt")).to_be_visible()  # it describes the route


@pytest.mark.parametrize("tag", ["en", "de", "fr", "ja"])
def test_every_text_is_whole_on_a_phone_in_landscape(new_page: NewPage, tag: str) -> None:
    page = new_page("/tutorial", **LANDSCAPE, locale=tag)
    for number in range(len(LESSONS)):
        page.get_by_test_id(f"tutorial-lesson-{number + 1}").tap()
        expect(page.get_by_test_id("tutorial")).to_have_attribute("data-lesson", str(number + 1))
        hidden = page.get_by_test_id("tutorial-text").evaluate(
            """(text) => {
              const card = text.closest(".card");
              return text.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
            }"""
        )
        assert hidden <= 0, f"lesson {number + 1}"


def test_a_lesson_fits_a_phone(new_page: NewPage) -> None:
    page = new_page("/tutorial", **PHONE)
    page.get_by_test_id("tutorial-lesson-7").tap()
    page.get_by_test_id("lens-crown").tap()
    press(page, "island fiji")
    expect(page.get_by_test_id("note")).to_have_attribute("data-code", "refused-crown_shared")
    press(page, "island tahiti")
    expect(page.get_by_test_id("tutorial")).to_have_attribute("data-over", "true")
    expect_accessible(page)


def test_a_lesson_is_played_by_keyboard(new_page: NewPage) -> None:
    page = new_page("/tutorial", **DESKTOP)
    expect_at(page, 1, "tutorial-settle-1")
    for step in ("1", "2"):
        expect(page.get_by_test_id("tutorial-text")).to_have_attribute("data-text", f"tutorial-settle-{step}")
        page.locator("[data-area='beach tonga.2']").focus()
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("tutorial-next")).to_be_focused()
    page.keyboard.press("Enter")
    expect_at(page, 2, "tutorial-expand-1")


@pytest.mark.parametrize("tag", ["de", "ja"])
def test_the_tutorial_changes_its_language_with_the_page(new_page: NewPage, tag: str) -> None:
    page = new_page("/tutorial", **DESKTOP, locale=tag)
    expect(page.get_by_test_id("tutorial-text")).to_contain_text("Tonga")
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("{")
