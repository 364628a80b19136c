"""The pages of the ladders and of past games with their filters, and the account of a bot."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage
from tests.server.player import PASSWORD


def resign_a_public_game(page: Page) -> None:
    """Start a public game against a bot and resign, so that there is a past game to filter."""
    room = FrontPage(page).call_me("Ana").new_table(2)
    room.add_bot(1)
    room.start().say("/resign")
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_ladder_and_the_past_games_are_reached_from_the_front_page(
    new_page: NewPage, size: dict[str, object]
) -> None:
    page = new_page("/", **size)
    resign_a_public_game(page)
    page.goto("/")
    FrontPage(page).open_person()
    page.get_by_test_id("ladder-link").click()
    expect(page.get_by_test_id("ladder")).to_be_visible()
    page.get_by_test_id("ladder-programs").check()
    page.get_by_test_id("ladder-players-6").check()
    expect(page.get_by_test_id("ladder-none")).to_be_visible()
    page.get_by_test_id("home").click()
    page.get_by_test_id("nav-watch").click()
    page.get_by_test_id("games-link").click()
    expect(page.get_by_test_id("games-page")).to_be_visible()
    page.get_by_test_id("games-player").fill("Nobody at all")
    expect(page.get_by_test_id("games-none")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_program_account_is_created_and_shown_as_one(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    assert page.request.post("/api/account", data={"name": "Mira", "password": PASSWORD}).ok
    page.goto("/account")
    page.get_by_test_id("program-account-name").fill("Mira Two")
    page.get_by_test_id("program-account-make").click()
    expect(page.get_by_test_id("program-account-token-link")).to_be_visible()
    page.get_by_test_id("program-account").get_by_role("link").click()
    expect(page.get_by_test_id("program-tag")).to_be_visible()
    expect(page.get_by_test_id("owner")).to_contain_text("Mira")


def test_a_problem_is_shown_in_the_form_that_caused_it(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    assert page.request.post("/api/account", data={"name": "Nils", "password": PASSWORD}).ok
    own_token = page.request.post("/api/account/programs", data={"name": "laptop", "scope": "play"}).json()["token"]
    page.goto("/account")
    page.get_by_text("This account is a program").click()
    page.get_by_test_id("declare-token").fill(own_token)
    page.get_by_test_id("declare").click()
    expect(page.get_by_test_id("declare-problem")).not_to_be_empty()
    expect(page.get_by_test_id("program-account-problem")).to_be_empty()
