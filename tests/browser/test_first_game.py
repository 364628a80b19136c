"""The first games are coached: the aim, the points, one bar for the sea, and one sentence on each topic."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PHONE, Game
from tests.browser.policy import Beginner

SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
NO_STORAGE = """for (const name of ["getItem", "setItem"])
  Storage.prototype[name] = () => { throw new DOMException("storage is disabled", "SecurityError"); };"""
"""Script that makes every access to the browser's storage fail."""


def topic(page: Page) -> str | None:
    """Return the topic that the page explains, or None."""
    card = page.get_by_test_id("coach")
    return card.get_attribute("data-topic") if card.count() else None


def known(page: Page) -> list[str]:
    stored: list[str] = page.evaluate("JSON.parse(localStorage.getItem('tongiaki.coached') ?? '[]')")
    return stored


@pytest.mark.parametrize("screen", [DESKTOP, SMALL], ids=["desktop", "small phone"])
def test_the_aim_is_shown_until_the_first_move_and_every_topic_once(
    new_game: NewGame, screen: dict[str, object]
) -> None:
    game = new_game(3, "child", newcomer=True, **screen)
    page = game.page
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-topic", "aim")
    expect(coach.locator("svg[viewBox='0 0 64 44']")).to_have_count(4)
    expect(page.locator("[role=status]", has=coach)).to_be_attached()
    expect(page.get_by_test_id("count-sea")).to_contain_text("Sea: 1 of 32")
    expect(page.get_by_test_id("count-islands")).to_have_count(0)
    expect(page.get_by_test_id("points-now-red")).to_be_attached()
    expect_accessible(page)

    # The card does not block a press, and disappears with the first move.
    ana = Beginner(game, seed=5)
    ana.decide(game.wait())
    expect(coach.and_(page.locator("[data-topic=aim]"))).to_have_count(0)
    assert "aim" in known(page)

    # Each topic appears once.
    shown: list[str] = []
    for _ in range(25):
        if game.wait().over:
            break
        now = topic(page)
        if now is not None and (not shown or shown[-1] != now):
            shown.append(now)
        ana.decide(game.look())
    assert shown
    assert len(set(shown)) == len(shown)
    assert set(shown) <= {"full", "current", "crown", "shortage"}
    assert set(shown) <= set(known(page))


def test_the_aim_does_not_cover_the_focus(new_page: NewPage) -> None:
    page = new_page("/", newcomer=True, **SMALL)
    page.get_by_test_id("quick-start").press("Enter")
    game = Game(page)
    expect(page.get_by_test_id("coach")).to_have_attribute("data-topic", "aim")
    focused = page.locator("[data-ready]:focus")
    expect(focused).to_be_attached()
    area = focused.get_attribute("data-area")
    assert area is not None
    game.wait_until_uncovered(area)


def test_a_sentence_is_closed_and_does_not_return(new_game: NewGame) -> None:
    game = new_game(2, "child", newcomer=True, **DESKTOP)
    page = game.page
    expect(page.get_by_test_id("coach")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("coach")).to_have_attribute(
        "data-topic", "aim"
    )  # it was not closed, and no move was made
    page.get_by_test_id("coach-close").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.reload()
    Game(page).wait()
    expect(page.get_by_test_id("count-sea")).to_be_visible()
    page.wait_for_timeout(500)
    expect(page.get_by_test_id("coach")).to_have_count(0)


def test_only_the_first_three_unrated_games_are_coached(new_game: NewGame) -> None:
    page = new_game(2, "random", newcomer=True, **DESKTOP).page
    for number in range(4):
        expect(page.get_by_test_id("count-sea")).to_have_count(1 if number < 3 else 0)
        expect(page.get_by_test_id("points-now-red")).to_have_count(1 if number < 3 else 0)
        page.reload()  # the same game counts once
        expect(page.get_by_test_id("count-sea")).to_have_count(1 if number < 3 else 0)
        begun = page.request.post("/api/quick", data={"name": "Ana", "players": 2, "bot": "random"})
        page.goto(f"/t/{begun.json()['id']}")
        expect(page.get_by_test_id("play")).to_be_visible()
    expect(page.get_by_test_id("count-islands")).to_be_visible()


def test_points_can_be_turned_off_in_a_first_game(new_game: NewGame) -> None:
    page = new_game(2, "random", newcomer=True, **DESKTOP).page
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("count-points")).to_be_checked()
    page.get_by_test_id("count-points").uncheck()
    page.get_by_test_id("settings-close").click()
    expect(page.get_by_test_id("points-now-red")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("count-sea")).to_be_visible()
    expect(page.get_by_test_id("points-now-red")).to_have_count(0)


def test_a_first_game_is_coached_without_storage(new_page: NewPage) -> None:
    page = new_page("about:blank", newcomer=True, automatic=True, loud=True, **PHONE)
    page.context.add_init_script(NO_STORAGE)
    begun = page.request.post("/api/quick", data={"name": "Ana", "players": 2, "bot": "random"})
    page.goto(f"/t/{begun.json()['id']}")
    game = Game(page)
    expect(page.get_by_test_id("coach")).to_have_attribute("data-topic", "aim")
    page.get_by_test_id("coach-close").tap()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    game.press(game.wait().targets[0])
    expect(page.get_by_test_id("count-sea")).to_be_visible()
    expect(page.get_by_test_id("coach")).to_have_count(0)


def test_somebody_who_has_played_before_is_not_coached(new_game: NewGame) -> None:
    page = new_game(2, "random", **DESKTOP).page
    expect(page.get_by_test_id("count-islands")).to_be_visible()
    page.wait_for_timeout(500)
    expect(page.get_by_test_id("coach")).to_have_count(0)


def test_a_coached_game_speaks_the_players_language(new_game: NewGame) -> None:
    page = new_game(2, "random", newcomer=True, locale="de", **DESKTOP).page
    expect(page.get_by_test_id("coach")).to_contain_text("Meer erforscht")
    expect(page.get_by_test_id("count-sea")).to_contain_text(re.compile("Meer: 1 von 32"))
