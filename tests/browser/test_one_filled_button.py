"""At most one filled button is visible on each page or in its open dialog, and links outside texts are large enough."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, WaitingRoom
from tests.browser.records import near_the_end
from tests.browser.test_ending import to_the_end
from tests.server.player import PASSWORD

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
PAGES = (
    "/",
    "/today",
    "/daily",
    "/puzzles",
    "/learn",
    "/watch",
    "/games",
    "/you",
    "/ladder",
    "/friends",
    "/tournaments",
    "/account",
    "/device",
    "/replay",
    "/nothing-here",
)
# Returns the texts of the visible filled buttons of the open dialog or, without one, of the page.
FILLED = """() => {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const filled = [...dialog.querySelectorAll(".button.primary")];
  return filled.filter((button) => button.checkVisibility()).map((button) => button.textContent.trim());
}"""
# Returns the links that are the whole text of their parent, with their heights.
LINKS = """() => [...document.querySelectorAll("main a[href]")]
  .filter((link) => link.checkVisibility() && link.parentElement.innerText.trim() === link.innerText.trim())
  .map((link) => {
    const around = getComputedStyle(link, "::after").position === "absolute" ? link.closest("li") : link;
    return [link.innerText, around.getBoundingClientRect().height];
  })"""


def settled(page: Page) -> None:
    """Wait until the page and its data are there."""
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")


def filled(page: Page) -> list[str]:
    texts: list[str] = page.evaluate(FILLED)
    return texts


def busy_person(page: Page, name: str) -> None:
    """Sign up, with a game in which it is the person's turn, an open table, and the daily game."""
    assert page.request.post("/api/account", data={"name": name, "password": PASSWORD}).ok
    for number in range(2):
        assert page.request.post("/api/quick", data={"name": name, "players": 2 + number, "bot": "random"}).ok
    assert page.request.post("/api/daily", data={"name": name}).ok


@SIZES
@pytest.mark.parametrize("person", ["newcomer", "guest", "account"])
def test_each_page_has_at_most_one_filled_button(new_page: NewPage, size: dict[str, object], person: str) -> None:
    page = new_page("about:blank", **size, newcomer=person == "newcomer")
    if person == "account":
        busy_person(page, "Busy on a phone" if size is PHONE else "Busy on a desktop")
    for path in PAGES:
        page.goto(path)
        settled(page)
        assert len(filled(page)) <= 1, (path, filled(page))


@SIZES
def test_the_dialog_and_the_waiting_room_have_at_most_one_filled_button(
    new_page: NewPage, size: dict[str, object]
) -> None:
    page = new_page("/", **size)
    page.get_by_test_id("new-table-open").click()
    expect(page.get_by_test_id("new-table")).to_be_visible()
    assert filled(page) == ["Open the table"]
    page.get_by_test_id("new-table-close").click()
    room = FrontPage(page).new_table(4)
    assert len(filled(page)) == 1
    guest = new_page(room.link, **size)
    WaitingRoom(guest)
    assert filled(guest) == ["Sit down"]
    room.add_bot(1)
    room.turn_rated()
    assert len(filled(page)) == 1
    page.get_by_test_id("tool").click()
    expect(page.get_by_test_id("tool-dialog")).to_be_visible()
    assert len(filled(page)) <= 1


@SIZES
def test_a_game_has_at_most_one_filled_button(new_page: NewPage, size: dict[str, object]) -> None:
    page = new_page("/", **size)
    game = near_the_end(page)
    game.wait()
    assert len(filled(page)) <= 1, filled(page)
    page.get_by_test_id("menu").click()
    assert len(filled(page)) <= 1, filled(page)


@SIZES
def test_the_result_has_at_most_one_filled_button(new_page: NewPage, size: dict[str, object]) -> None:
    page = new_page("/", **size)
    to_the_end(page).result()
    assert filled(page) == ["Play again"]


def test_links_outside_texts_are_large_enough_for_fingers(new_page: NewPage) -> None:
    page = new_page("about:blank", **PHONE)
    busy_person(page, "Large Links")
    other = new_page("about:blank", **PHONE)
    assert other.request.post("/api/account", data={"name": "A Friend", "password": PASSWORD}).ok
    assert page.request.post("/api/account/friends/A%20Friend", data={"stance": "follow"}).ok
    terms = {"kind": "swiss", "size": 2, "rounds": 3, "places": 8, "bot": None, "fill": 0, "starts": None}
    tournament = page.request.post(
        "/api/tournaments", data=terms | {"clock": "move", "time": 60, "increment": 0}
    ).json()
    assert page.request.post(f"/api/tournaments/{tournament['id']}/join").ok
    small = set()
    for path in (*PAGES, "/p/Large%20Links", f"/tournament/{tournament['id']}"):
        page.goto(path)
        settled(page)
        small |= {(path, text, height) for text, height in page.evaluate(LINKS) if height < 43.5}
    assert small == set()
