"""Vacation: started and ended on the account page, and shown to everyone at the table."""

from playwright.sync_api import expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage
from tests.server.player import Person
from tests.server.slow_game import slow_table


def test_a_vacation_starts_appears_at_the_table_and_ends(new_page: NewPage) -> None:
    page = new_page("/", **PHONE)
    front = FrontPage(page).call_me("Ana Away")
    front.claim("six canoes, no map")
    front.expect_account("Ana Away")
    ana, ben = Person(page.url.rstrip("/")), Person(page.url.rstrip("/"))
    ana.log_in("Ana Away", "six canoes, no map")
    table = slow_table(ana, ben, ("Ana Away", "Ben"))
    colour = ana.get(f"/api/tables/{table}/stream").json()["table"]["seats"][0]["colour"]

    page.goto("/account")
    mine = page.get_by_test_id("vacation")
    expect(mine.get_by_test_id("vacation-left")).to_contain_text("30 of 30")
    mine.get_by_test_id("vacation-begin").click()
    expect(mine.get_by_test_id("vacation-on")).to_be_visible()
    expect(mine.get_by_test_id("vacation-left")).to_contain_text("29 of 30")
    expect_accessible(page)

    other = new_page(f"/t/{table}", **DESKTOP)
    sign = other.get_by_test_id(f"rests-{colour}")
    expect(sign).to_be_visible()
    expect(sign).to_contain_text("on holiday until")
    expect(other.get_by_test_id("log")).to_contain_text("Ana Away goes on holiday.")
    mine.get_by_test_id("vacation-end").click()
    expect(mine.get_by_test_id("vacation-begin")).to_be_visible()
    expect(sign).to_have_count(0)
    expect(other.get_by_test_id("log")).to_contain_text("Ana Away is back from holiday.")
