"""Accessibility: axe finds no violations on any page.

Pages that have their own tests run axe there.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage
from tests.browser.policy import Beginner
from tests.browser.records import recorded
from tongiaki.record import write
from tools import npm

ADDRESSES = {
    "account": "/account",
    "reset": "/reset",
    "mail": "/mail",
    "friends": "/friends",
    "device": "/device",
    "device-game": "/device/game",
    "tournament": "/tournament/none",
    "study": "/study/none",
    "nothing": "/none",
}
"""Pages that a guest sees, and pages of things that do not exist, by their names in `pages.ts`."""
ELSEWHERE = {
    *("manual", "strategy", "profile", "replay", "table"),  # below
    *("lobby", "games", "ladder", "learn", "watch", "you", "tournaments"),
    *("today", "daily", "puzzles", "puzzle", "tutorial"),
}
"""Pages on which other tests run axe."""


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def opened(new_page: NewPage, request: pytest.FixtureRequest) -> Page:
    return new_page("/", picture=True, **request.param)


def test_the_front_page_and_its_dialogs_are_accessible(opened: Page) -> None:
    FrontPage(opened).call_me("Ana")
    expect_accessible(opened)
    opened.get_by_test_id("new-table-open").click()
    opened.get_by_test_id("new-table-more").click()
    expect_accessible(opened)
    opened.get_by_test_id("new-table-close").click()


def test_a_table_is_accessible_from_the_waiting_room_to_the_game(opened: Page) -> None:
    room = FrontPage(opened).call_me("Ana").new_table(3)
    room.add_bot(1)
    opened.get_by_test_id("share-code").click()
    opened.get_by_test_id("qr").wait_for()
    expect_accessible(opened)
    game = room.start()
    expect_accessible(opened)
    Beginner(game, seed=11).play_on(20)
    expect_accessible(opened)


def test_the_waiting_room_names_its_controls_and_announces_its_seats(opened: Page) -> None:
    room = FrontPage(opened).call_me("Ana").new_table(3)
    expect(opened.get_by_role("textbox", name="Link", exact=True)).to_have_value(room.link)
    news = opened.get_by_test_id("seat-news")
    expect(news).to_be_empty()
    opened.get_by_role("group", name="Seat 2 Free").get_by_role("button", name="Add a bot").click()
    expect(news).to_have_text(re.compile(r"^Seat 2: \w+"))
    remove = opened.get_by_test_id("remove-bot-1")
    expect(remove).to_have_accessible_description(re.compile("bot"))
    remove.click()
    expect(news).to_have_text("Seat 2: Free")


def test_a_replay_and_its_scores_are_accessible(opened: Page) -> None:
    opened.goto("/replay")
    expect(opened.get_by_test_id("record-text")).to_be_visible()
    expect_accessible(opened)
    opened.get_by_test_id("record-text").fill(write(recorded()))
    opened.get_by_test_id("record-show").click()
    expect(opened.get_by_test_id("replay")).to_be_visible()
    expect_accessible(opened)
    if (more := opened.get_by_test_id("replay-more")).is_visible():  # only on a phone
        more.click()
    opened.get_by_test_id("replay-scores").click()
    expect_accessible(opened)


@pytest.mark.parametrize("path", ["/manual", "/manual/strategy"])
def test_the_manual_is_accessible(opened: Page, path: str) -> None:
    opened.goto(path)
    expect(opened.get_by_role("heading", level=1)).to_be_visible()
    expect_accessible(opened)


def test_the_pages_of_an_account_are_accessible(opened: Page, request: pytest.FixtureRequest) -> None:
    name = f"Ana {request.node.callspec.id}"
    FrontPage(opened).call_me(name).claim("six canoes, no map")
    opened.goto("/account")
    expect(opened.get_by_role("heading", level=1)).to_be_visible()
    expect_accessible(opened)
    opened.goto(f"/p/{name}")
    expect(opened.get_by_role("heading", level=1)).to_be_visible()
    expect_accessible(opened)


def test_every_other_page_is_accessible(new_page: NewPage) -> None:
    routes = (npm.ROOT / "web" / "src" / "app" / "pages.ts").read_text()
    names = re.findall(r"""route\(\s*"([a-z-]+)"|name: "([a-z-]+)\"""", routes)
    assert {one or other for one, other in names} == ADDRESSES.keys() | ELSEWHERE
    page = new_page("about:blank", **PHONE)
    for path in ADDRESSES.values():
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect_accessible(page)
