"""Many slow games: navigation to the next game that waits for the player, and the link in a notification."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game
from tests.browser.policy import Beginner
from tests.live_server import LiveServer
from tests.server.player import Person
from tests.server.slow_game import DAY, play, slow_table


def player_in(page: Page, server: LiveServer) -> Person:
    """Return an HTTP client for the person who uses the page."""
    page.request.get("/api/me")
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    return Person(server.url, {"Cookie": cookies})


def at(page: Page, table: str) -> None:
    """Wait until the page shows the table with a decision to make and the link to other waiting games."""
    page.wait_for_url(re.compile(f"/t/{table}$"))
    expect(page.get_by_test_id("play")).not_to_have_attribute("data-decision", "none")
    expect(page.get_by_test_id("turns")).to_be_visible()


def expect_waiting(page: Page, count: int) -> None:
    """Expect that `count` other games wait for the player."""
    expect(page.get_by_test_id("turns")).to_have_attribute("data-count", str(count))


def test_links_lead_through_waiting_games_by_remaining_time(new_page: NewPage, live_server: LiveServer) -> None:
    page, ben = new_page("/", **DESKTOP), Person(live_server.url)
    front = FrontPage(page).call_me("Turns Ana")
    front.claim("correct horse battery")
    front.expect_account("Turns Ana")
    ana = player_in(page, live_server)
    names = ("Turns Ana", "Ben")
    week, day, days = (slow_table(ana, ben, names, time=one * DAY) for one in (7, 1, 3))
    page.reload()
    expect_waiting(page, 3)
    expect(page.get_by_test_id("turns")).to_contain_text("3 games are waiting for you")
    front.rejoin(day)
    at(page, day)
    expect(page.get_by_test_id("turns")).to_contain_text("2 more games are waiting for you")
    page.keyboard.press("n")
    at(page, days)
    page.keyboard.press("p")
    at(page, day)
    page.keyboard.press("p")
    at(page, week)
    page.keyboard.press("n")
    at(page, day)
    game = Game(page)
    player, own = Beginner(game, 1), game.wait().to_move
    while game.wait_for_turn_of(["red", "yellow"]) == own:
        player.decide(game.wait())
    page.get_by_test_id("turns-next").click()
    at(page, days)
    expect_waiting(page, 1)
    play(ben, day)
    expect_waiting(page, 2)
    for table in (day, week):
        play(ana, table)
    expect(page.get_by_test_id("turns")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("keys")).to_contain_text("Next or previous game waiting for you")


def test_the_link_of_a_notification_shows_moves_since_the_last_turn(new_page: NewPage, live_server: LiveServer) -> None:
    page, ben = new_page("/", **PHONE), Person(live_server.url)
    ana = player_in(page, live_server)
    table = slow_table(ana, ben)
    play(ana, table)
    returning(page, ben, table, "")
    expect(page.get_by_test_id("missed")).to_be_visible()
    play(ana, table)
    returning(page, ben, table, "#since")
    expect_since(page)
    page.evaluate("location.hash = 'since'")
    page.wait_for_url(re.compile(f"/t/{table}$"))
    expect_since(page)


def returning(page: Page, other: Person, table: str, by: str) -> None:
    """Open the table, leave it while the other player moves, and return to it."""
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("play")).to_be_visible()
    page.goto("/manual")
    play(other, table)
    page.goto(f"/t/{table}{by}")


def expect_since(page: Page) -> None:
    """Expect that the other player's moves are listed and marked, without the offer to replay them."""
    expect(page.get_by_test_id("since")).to_be_visible()
    expect(page.get_by_test_id("since-yellow")).to_contain_text("Ben")
    expect(page.locator("[data-testid^='trace-']").first).to_be_visible()
    expect(page.get_by_test_id("missed")).to_have_count(0)
