"""Languages: the browser's language is the default, and players can change it at any time."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Sight
from tests.browser.policy import Beginner
from tests.browser.recordings import link
from tests.browser.records import recorded
from tongiaki.catalogue import ENGLISH, languages
from tongiaki.record import write

SMALL = {"width": 360, "height": 640}
TOO_WIDE = """(some) => [...document.querySelectorAll(some)]
  .filter((one) => one.clientWidth > 4 && one.localName !== "input" && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 200))"""
"""Script that returns the elements whose contents overflow them."""
OTHERS = [language for language in languages() if language != ENGLISH]
each_other = pytest.mark.parametrize("language", OTHERS)


def spoken(page: Page) -> str:
    """Return the language of the page."""
    return str(page.evaluate("document.documentElement.lang"))


@each_other
def test_the_browsers_language_is_the_default(new_page: NewPage, language: str) -> None:
    page = new_page("/", locale=language)
    start = page.get_by_test_id("quick-start")
    expect(start).not_to_contain_text("Play now")
    assert spoken(page) == language


@pytest.mark.skipif(not OTHERS, reason="there is English only")
def test_a_chosen_language_applies_at_once_and_is_stored(new_page: NewPage) -> None:
    page = new_page("/")
    start = page.get_by_test_id("quick-start")
    expect(start).to_contain_text("Play now")
    page.get_by_test_id("person").click()
    page.get_by_test_id("language").select_option(OTHERS[0])
    expect(start).not_to_contain_text("Play now")
    page.reload()
    expect(start).not_to_contain_text("Play now")
    assert spoken(page) == OTHERS[0]


@each_other
def test_front_page_and_table_fit_a_phone_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page("/", **PHONE | {"viewport": SMALL}, locale=language)
    expect(page.get_by_test_id("quick-start")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    game = FrontPage(page).play_now(6, "greedy")
    game.wait()
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    assert page.evaluate(TOO_WIDE, "[data-testid^=tab-]") == []
    page.get_by_test_id("menu").click()
    page.get_by_test_id("theme").wait_for()
    assert page.evaluate(TOO_WIDE, "dialog, dialog *") == []


def test_the_result_fits_a_phone_with_long_names_in_every_language(new_page: NewPage) -> None:
    record = recorded()
    named = replace(record, names=tuple(f"Wilhelmine {name * 3}" for name in record.names))
    page = new_page("/", **PHONE | {"viewport": SMALL})
    for language in languages():
        page.goto(link(write(named), len(record.moves)))
        page.evaluate("(language) => localStorage.setItem('tongiaki.language', JSON.stringify(language))", language)
        page.reload()
        page.get_by_test_id("replay-more").click()
        page.get_by_test_id("replay-scores").click()
        page.get_by_test_id("island-scores").wait_for()
        assert spoken(page) == language
        assert page.evaluate(TOO_WIDE, "#app *:has(table)") == []


@pytest.mark.skipif(not OTHERS, reason="there is English only")
def test_the_language_changes_in_the_middle_of_a_landing(new_game: NewGame) -> None:
    game = new_game(2, "greedy", **DESKTOP)
    page = game.page
    beginner = Beginner(game, seed=7)
    before = beginner.play_until("land")
    assert "Land" in before.prompt
    for language in [*OTHERS, ENGLISH]:
        page.get_by_test_id("menu").click()
        page.locator("dialog").get_by_test_id("language").select_option(language)
        page.get_by_test_id("settings-close").click()
        expect(page.locator(f"html[lang='{language}']")).to_be_visible()
        now = game.look()
        assert (now.prompt == before.prompt) == (language == ENGLISH)
        assert same_but_words(now, before)
    beginner.decide(game.look())
    game.wait()


def test_a_command_changes_the_language_and_rejects_an_unknown_one(new_game: NewGame) -> None:
    game = new_game(2, "greedy", **DESKTOP)
    page = game.page
    game.wait()
    for language in [*OTHERS, ENGLISH]:
        game.say(f"/lang {language}")
        expect(page.locator(f"html[lang='{language}']")).to_be_visible()
    game.say("/lang tlh")
    expect(page.get_by_test_id("notes")).to_contain_text("English")
    assert spoken(page) == ENGLISH


def same_but_words(now: Sight, before: Sight) -> bool:
    """Return whether two snapshots show the same landing: the same ships in the tray and the same beaches."""
    return (now.decision, now.tray, now.held, now.targets) == (
        before.decision,
        before.tray,
        before.held,
        before.targets,
    )
