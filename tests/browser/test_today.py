"""The page of the day: the daily game, the puzzle, the streak, the calendar, and the text to share."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.daily_games import play_daily
from tests.browser.lessons import play
from tests.browser.pages import DESKTOP, PHONE
from tests.browser.test_large_text import TWICE
from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.common.days import today
from tongiaki.puzzles.puzzle import numbered
from tongiaki.rules.tiles import ISLAND_NAME

NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("no storage", "SecurityError"); } });
"""


def finish_daily(page: Page, server: LiveServer) -> str:
    """Play the daily game of the page's person to its end, and return its table. The page is then empty."""
    page.goto("about:blank")  # a late response to the page could bring the cookie of another new person
    page.request.get("/api/me")
    person = Person(server.url)
    person.cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    return play_daily(person, "Ana")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_new_day_offers_the_game_and_the_puzzle(new_page: NewPage, screen: dict[str, object]) -> None:
    page = new_page("/today", **screen)
    expect(page.get_by_test_id("time-left")).to_contain_text(re.compile(r"Ends in (\d+ h )?\d+ min"))
    expect(page.get_by_test_id("streak")).to_have_attribute("data-days", "0")
    expect(page.get_by_test_id("today-play")).to_be_enabled()
    expect(page.locator("main .button.primary")).to_have_count(1)
    expect(page.get_by_test_id("share-text")).to_have_count(0)
    expect(page.get_by_test_id(f"day-{today()}")).to_have_attribute("aria-current", "date")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("today-play").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.goto("/today")
    expect(page.get_by_test_id("today-game")).to_have_attribute("data-status", "running")


def test_a_finished_day_leads_to_the_others_and_is_shared_without_secrets(
    new_page: NewPage, live_server: LiveServer
) -> None:
    page = new_page("/", **DESKTOP)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    finish_daily(page, live_server)
    page.goto("/today")
    expect(page.get_by_test_id("today-others")).to_have_class(re.compile("primary"))
    expect(page.get_by_test_id("streak")).to_have_attribute("data-days", "1")
    day = page.get_by_test_id(f"day-{today()}")
    expect(day).to_have_attribute("data-game", "true")
    expect(day.get_by_role("link")).to_have_accessible_name(
        re.compile(r"\d{4}.*Daily game: \d+ points?, place \d of 3")
    )
    text = page.get_by_test_id("share-text").inner_text()
    assert re.search(r"Daily game: \d+ points?, place \d of 3 (🏝️|🌊)+", text)
    assert not any(name in text for name in ISLAND_NAME)
    page.get_by_test_id("share-day").click()
    expect(page.get_by_test_id("share-said")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{text}\n{live_server.url}/daily?day={today()}"
    page.get_by_test_id("today-others").click()
    expect(page.get_by_test_id("daily-row").filter(has_text="Ana").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("today-cards")).to_contain_text("1 day in a row")


def test_the_text_goes_to_the_share_dialog_if_there_is_one(new_page: NewPage, live_server: LiveServer) -> None:
    page = new_page("about:blank", **PHONE)
    page.add_init_script("navigator.share = async (data) => { window.shared = data; };")
    page.goto("/")
    finish_daily(page, live_server)
    page.goto("/today")
    page.get_by_test_id("share-day").click()
    page.wait_for_function("() => window.shared !== undefined")
    shared = page.evaluate("window.shared")
    assert shared["url"] == f"{live_server.url}/daily?day={today()}"
    assert shared["text"] == page.get_by_test_id("share-text").inner_text()


def test_the_puzzle_of_the_day_counts_for_the_streak(new_page: NewPage) -> None:
    page = new_page("/today", **DESKTOP)
    page.get_by_test_id("today-solve").click()
    number = int(page.url.rsplit("/", 1)[1])
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "task")
    with page.expect_response("**/api/daily/puzzle") as answer:
        for move in numbered()[number - 1].line:
            expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
            play(page, move)
        expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "solved")
    assert answer.value.json() == {"attempts": 1, "solved": True}
    page.goto("/today")
    expect(page.get_by_test_id("today-puzzle")).to_have_attribute("data-solved", "true")
    expect(page.get_by_test_id("streak")).to_have_attribute("data-days", "1")
    expect(page.get_by_test_id(f"day-{today()}")).to_have_attribute("data-puzzle", "true")
    expect(page.get_by_test_id("share-text")).to_contain_text("Puzzle solved on the first try")


def test_the_solution_shown_counts_as_an_attempt(new_page: NewPage) -> None:
    page = new_page("/today", **PHONE)
    page.get_by_test_id("today-solve").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "task")
    with page.expect_response("**/api/daily/puzzle") as answer:
        show_solution(page)
    assert answer.value.json() == {"attempts": 1, "solved": False}
    page.goto("/today")
    expect(page.get_by_test_id("today-puzzle")).to_contain_text("Not solved yet")


def show_solution(page: Page) -> None:
    page.get_by_test_id("puzzle-solution").click()
    page.get_by_test_id("solution-yes").click()


def test_the_calendar_shows_earlier_months(new_page: NewPage) -> None:
    page = new_page("/today", **PHONE)
    month = page.get_by_test_id("month")
    expect(page.get_by_test_id("month-after")).to_be_disabled()
    now = month.inner_text()
    page.get_by_test_id("month-before").click()
    expect(month).not_to_have_text(now)
    page.get_by_test_id("month-after").click()
    expect(month).to_have_text(now)


def test_the_last_known_day_is_shown_without_a_connection(new_page: NewPage) -> None:
    page = new_page("/today", **DESKTOP)
    expect(page.get_by_test_id("today-play")).to_be_enabled()
    page.get_by_test_id("nav-learn").click()
    page.route("**/api/today*", lambda route: route.abort())
    page.go_back()
    expect(page.get_by_test_id("today-stale")).to_be_visible()
    expect(page.get_by_test_id("today-play")).to_be_disabled()
    expect(page.get_by_test_id("streak")).to_be_visible()


def test_the_day_needs_no_storage(new_page: NewPage) -> None:
    page = new_page("about:blank", automatic=True, picture=True, loud=True, **DESKTOP)
    page.add_init_script(NO_STORAGE)
    page.goto("/")
    expect(page.get_by_test_id("today-cards")).to_be_visible()
    page.goto("/today")
    expect(page.get_by_test_id("today-play")).to_be_enabled()


def test_the_day_has_room_for_text_of_twice_the_size(new_page: NewPage) -> None:
    page = new_page("/", **PHONE)
    page.add_init_script(TWICE)
    page.goto("/today")
    expect(page.get_by_test_id("calendar")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_link_leads_to_the_results_of_its_day(new_page: NewPage) -> None:
    page = new_page("/daily?day=2020-02-02", **PHONE)
    expect(page.get_by_test_id("daily-none")).to_be_visible()
    expect(page.locator("main").get_by_role("link", name="Today", exact=True)).to_have_count(1)
    page = new_page(f"/daily?day={today()}", **PHONE)
    expect(page.get_by_test_id("daily-play")).to_be_visible()
    expect(page.locator("main").get_by_role("link", name="Today", exact=True)).to_have_count(0)  # the bar has one


def test_an_attempt_counts_if_the_list_of_puzzles_could_not_be_loaded(new_page: NewPage) -> None:
    page = new_page("/today", **DESKTOP)
    expect(page.get_by_test_id("today-solve")).to_be_visible()
    page.route("**/api/puzzles", lambda route: route.abort())
    page.get_by_test_id("today-solve").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "task")
    with page.expect_response("**/api/daily/puzzle") as answer:
        show_solution(page)
    assert answer.value.json() == {"attempts": 1, "solved": False}
