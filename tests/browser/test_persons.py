"""Accounts: registration in a running game, logins on other devices, profiles, access tokens and deletion."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game, WaitingRoom
from tests.browser.policy import Beginner, play
from tests.browser.test_first_second import hold_requests, release_requests
from tests.live_server import LiveServer
from tests.server.admin import admin
from tests.server.player import Person

RATED = {"seats": 2, "stall": 1, "rated": True, "clock": "budget", "time": 1200}
PASSWORD = "six canoes, no map"
OTHER_PASSWORD = "the whale knows the way"


@pytest.fixture
def called(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Return a function that makes a name unique on the server, which all tests share."""
    end = "".join(filter(str.isalnum, request.node.name))[-10:]
    return lambda name: f"{name} {end}"


def at_own_account(new_page: NewPage, name: str) -> Page:
    """Register an account, open the account page and return it."""
    page = new_page("/", **DESKTOP)
    front = FrontPage(page).call_me(name)
    front.claim(PASSWORD)
    front.expect_account(name)
    page.goto("/account")
    return page


def test_a_login_is_sent_after_the_responses_to_earlier_requests(
    new_page: NewPage, called: Callable[[str], str]
) -> None:
    page = new_page("/", **DESKTOP)
    front = FrontPage(page).call_me(called("Ana"))
    held = hold_requests(page, "/api/today")
    with page.expect_request("**/api/today"):
        page.reload()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    front.open_person()
    page.get_by_test_id("claim-open").click()
    page.get_by_test_id("password").fill(PASSWORD)
    page.get_by_test_id("claim-send").click()
    page.wait_for_timeout(500)  # enough for a login that does not wait
    assert not any(url.endswith("/api/account") for url in sent)
    release_requests(held)
    front.expect_account(called("Ana"))


def test_a_name_claimed_in_a_running_game_keeps_seat_and_game(new_page: NewPage, called: Callable[[str], str]) -> None:
    name = called("Ana")
    anas = new_page("/", **DESKTOP)
    game = FrontPage(anas).call_me(name).play_now(2, "greedy")
    Beginner(game, seed=3).play_on(4)
    before, table = game.wait(), game.table

    # Ana registers in another tab while the game stays open.
    tab = anas.context.new_page()
    tab.goto("/")
    front = FrontPage(tab)
    front.claim(PASSWORD)
    front.expect_account(name)
    expect(front.own_tables().first).to_have_attribute("data-table", table)

    # The game continues both in the open tab and in the new tab.
    seen = game.wait()
    assert (seen.number, seen.phase, seen.to_move) == (before.number, before.phase, before.to_move)
    Beginner(game, seed=5).play_on(1)
    again = front.rejoin(table)
    assert again.wait().number == game.wait().number
    Beginner(again, seed=6).play_on(2)

    # On another device, the login gives access to the same seat.
    phone = new_page("/", **PHONE)
    theirs = FrontPage(phone)
    theirs.log_in(name, PASSWORD)
    theirs.expect_account(name)
    expect(phone.get_by_test_id("name")).to_have_count(0)
    elsewhere = theirs.rejoin(table)
    assert elsewhere.wait().number == again.wait().number
    Beginner(elsewhere, seed=7).play_on(1)


def test_a_claimed_name_is_reserved(new_page: NewPage, called: Callable[[str], str]) -> None:
    name = called("Lupe")
    first = FrontPage(new_page("/", **DESKTOP)).call_me(name)
    first.claim(PASSWORD)
    first.expect_account(name)

    page = new_page("/", **PHONE)
    second = FrontPage(page).call_me(name)
    second.claim(OTHER_PASSWORD)
    expect(page.get_by_test_id("person-problem")).to_contain_text("belongs to somebody else")
    # The dialog links to the login, which reports a wrong password in the same dialog.
    page.get_by_test_id("to-login").click()
    page.get_by_test_id("password").fill(OTHER_PASSWORD)
    page.get_by_test_id("login-send").click()
    expect(page.get_by_test_id("person-problem")).to_contain_text("do not match")
    page.get_by_test_id("sign-in-close").click()
    second.return_from_person()
    page.get_by_test_id("quick-start").click()
    expect(page.get_by_role("alert")).to_contain_text("belongs to somebody else")


def test_passwords_can_be_shown_and_password_managers_recognize_them(
    new_page: NewPage, called: Callable[[str], str]
) -> None:
    page = new_page("/", **DESKTOP)
    FrontPage(page).call_me(called("Mele"))
    page.get_by_test_id("person").click()
    page.get_by_test_id("claim-open").click()
    field = page.get_by_test_id("password")
    expect(field).to_have_attribute("autocomplete", "new-password")
    expect(page.get_by_test_id("person-name")).to_have_attribute("autocomplete", "username")
    field.fill("short")
    page.get_by_test_id("claim-send").click()
    expect(page.get_by_test_id("person-problem")).to_contain_text("at least 8")
    expect(field).to_have_attribute("type", "password")
    page.get_by_test_id("password-show").click()
    expect(field).to_have_attribute("type", "text")
    expect(field).to_have_value("short")
    # The dialog warns before registration that only the administrator can reset a forgotten password.
    expect(page.get_by_test_id("claim")).to_contain_text("only the administrator of this server")
    page.get_by_test_id("to-login").click()
    expect(page.get_by_test_id("password")).to_have_attribute("autocomplete", "current-password")


def test_a_reset_link_sets_a_new_password_once(
    new_page: NewPage, live_server: LiveServer, called: Callable[[str], str]
) -> None:
    name = called("Fai")
    assert Person(live_server.url).claim(name).status_code == 200
    link = admin(live_server, "reset-password", name, "--site", live_server.url).strip()

    def set_anew(page: Page) -> None:
        expect(page).to_have_url(f"{live_server.url}/reset")  # the page removes the key from the address
        expect(page.get_by_test_id("reset-send")).to_be_disabled()
        page.get_by_test_id("password-new").fill(OTHER_PASSWORD)
        page.get_by_test_id("reset-send").click()

    page = new_page(link, **PHONE)
    set_anew(page)
    expect(page).to_have_url(f"{live_server.url}/account")
    page.goto("/")
    FrontPage(page).expect_account(name)
    again = new_page(link, **DESKTOP)
    set_anew(again)
    expect(again.get_by_test_id("reset-problem")).to_be_visible()
    again.goto("/")
    front = FrontPage(again)
    front.log_in(name, OTHER_PASSWORD)
    front.expect_account(name)


def test_a_rated_game_appears_in_both_profiles(new_page: NewPage, called: Callable[[str], str]) -> None:
    names = [called("Ana"), called("Ben")]
    pages = [new_page("/", **DESKTOP), new_page("/", **DESKTOP)]
    for page, name in zip(pages, names, strict=True):
        front = FrontPage(page).call_me(name)
        front.claim(PASSWORD)
        front.expect_account(name)
    # The game ends after a round without a discovery, because `stall` is 1.
    answer = pages[0].request.post("/api/tables", data=RATED | {"name": names[0]})
    table = answer.json()["id"]
    pages[0].goto(f"/t/{table}")
    room = WaitingRoom(pages[0])
    pages[1].goto(room.link)
    # The page does not ask a player with an account for a name.
    expect(pages[1].get_by_test_id("sit-1")).to_be_visible()
    expect(pages[1].get_by_test_id("sit-name")).to_have_count(0)
    pages[1].get_by_test_id("sit-1").click()
    expect(room.seat(1).get_by_test_id("person-link")).to_have_text(names[1])
    WaitingRoom(pages[1]).accept()
    expect(pages[0].get_by_test_id("start")).to_be_enabled()
    players = {"red": Beginner(room.start(), 1), "yellow": Beginner(Game(pages[1]), 2)}
    play(players)

    # The name on the front page links to the profile. The profile links to the game and to the opponent.
    pages[1].goto("/")
    finished = FrontPage(pages[1]).tables("finished").filter(has_text=names[0])
    finished.get_by_test_id("person-link").filter(has_text=names[0]).click()
    profile = pages[1].get_by_test_id("profile")
    expect(profile.get_by_role("heading", level=1)).to_have_text(names[0])
    expect(profile.get_by_test_id("game")).to_have_count(1)
    expect(profile.get_by_test_id("game")).to_contain_text("Rated")
    check_the_plot(pages[1])
    profile.get_by_test_id("opponent").filter(has_text=names[1]).click()
    expect(profile.get_by_role("heading", level=1)).to_have_text(names[1])
    expect(profile.get_by_test_id("game")).to_have_count(1)
    profile.get_by_test_id("replay-link").click()
    expect(pages[1]).to_have_url(re.compile(rf"/t/{table}/replay"))


def check_the_plot(page: Page) -> None:
    """Check that the rating plot shows the rating to mouse users, to keyboard users and in a table."""
    rating = page.get_by_test_id("rating-2").locator("..").locator("strong").inner_text()
    plot = page.get_by_test_id("plot")
    tip = page.get_by_test_id("plot-tip")
    expect(tip).to_have_count(0)
    plot.hover()
    expect(tip).to_contain_text(rating)
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    plot.focus()
    plot.press("Home")
    expect(tip).to_contain_text(rating)
    page.get_by_test_id("plot-table-open").click()
    expect(page.get_by_test_id("plot-table").locator("tbody tr")).to_have_count(1)
    expect(page.get_by_test_id("plot-table")).to_contain_text(rating)


def test_a_newcomer_is_offered_the_tutorial(new_page: NewPage, called: Callable[[str], str]) -> None:
    name = called("Sione")
    page = new_page("/", **DESKTOP)
    front = FrontPage(page).call_me(name)
    front.claim(PASSWORD)
    front.expect_account(name)
    page.get_by_test_id("person").click()
    page.get_by_test_id("to-profile").click()
    expect(page.get_by_test_id("no-ratings")).to_contain_text("open a rated table")
    expect(page.get_by_test_id("no-games")).to_be_visible()
    page.goto(f"/p/{called('Nobody')}")
    expect(page.get_by_test_id("not-found")).to_contain_text("There is no player called")


def test_a_changed_password_replaces_the_old_one(new_page: NewPage, called: Callable[[str], str]) -> None:
    name = called("Teuila")
    page = at_own_account(new_page, name)
    page.get_by_test_id("password-old").fill("not this one")
    page.get_by_test_id("password-new").fill(OTHER_PASSWORD)
    page.get_by_test_id("password-change").click()
    expect(page.get_by_test_id("said-password")).to_contain_text("do not match")
    page.get_by_test_id("password-old").fill(PASSWORD)
    page.get_by_test_id("password-change").click()
    expect(page.get_by_test_id("said-password")).to_contain_text("Changed")

    elsewhere = new_page("/account", **DESKTOP)
    elsewhere.get_by_test_id("person-name").fill(name)
    elsewhere.get_by_test_id("password").fill(PASSWORD)
    elsewhere.get_by_test_id("login-send").click()
    expect(elsewhere.get_by_test_id("person-problem")).to_be_visible()
    elsewhere.get_by_test_id("password").fill(OTHER_PASSWORD)
    elsewhere.get_by_test_id("login-send").click()
    expect(elsewhere.get_by_test_id("password-old")).to_be_visible()
    # After logging out, the person is a guest without a name.
    elsewhere.get_by_test_id("home").click()
    elsewhere.get_by_test_id("person").click()
    elsewhere.get_by_test_id("logout").click()
    expect(elsewhere.get_by_test_id("person")).to_have_attribute("data-account", "false")
    elsewhere.get_by_test_id("person").click()
    expect(elsewhere.get_by_test_id("name")).to_have_value("")


def test_a_response_from_before_the_logout_does_not_restore_the_name(
    new_page: NewPage, called: Callable[[str], str]
) -> None:
    name = called("Malia")
    at_own_account(new_page, name)
    page = new_page("/account", **DESKTOP)
    page.get_by_test_id("person-name").fill(name)
    page.get_by_test_id("password").fill(PASSWORD)
    answers = list[tuple[Route, APIResponse]]()
    page.route("**/api/me", lambda route: answers.append((route, route.fetch())))
    page.get_by_test_id("login-send").click()
    deadline = time.monotonic() + 60
    while not any(name in answer.text() for _, answer in answers):
        assert time.monotonic() < deadline
        page.wait_for_timeout(20)
    page.get_by_test_id("home").click()
    page.get_by_test_id("person").click()
    page.get_by_test_id("logout").click()
    expect(page.get_by_test_id("person")).to_have_attribute("data-account", "false")
    for route, answer in answers:
        route.fulfill(response=answer)
    page.evaluate("() => fetch('/healthz')")  # the page has processed the answers by now
    page.get_by_test_id("person").click()
    expect(page.get_by_test_id("name")).to_have_value("")


def test_an_access_token_is_created_and_shown_once(new_page: NewPage, called: Callable[[str], str]) -> None:
    name = called("Tane")
    page = at_own_account(new_page, name)
    page.get_by_test_id("program-name").fill("my sailor")
    page.get_by_test_id("program-scope").select_option("read")
    page.get_by_test_id("program-add").click()
    token = page.get_by_test_id("program-token-link").input_value()
    base = page.url.removesuffix("/account")
    program = Person(base, {"Authorization": f"Bearer {token}"})
    assert program.get("/api/me").json()["name"] == name
    page.reload()
    expect(page.get_by_test_id("program")).to_contain_text("my sailor")
    expect(page.get_by_test_id("program-token-link")).to_have_count(0)
    page.get_by_test_id("program-end").click()
    expect(page.get_by_test_id("program")).to_have_count(0)
    assert program.get("/api/me").status_code == 401


def test_a_new_name_appears_everywhere(new_page: NewPage, called: Callable[[str], str]) -> None:
    name, later = called("Tavita"), called("Manu")
    page = new_page("/", **DESKTOP)
    front = FrontPage(page).call_me(name)
    front.claim(PASSWORD)
    front.expect_account(name)
    link = front.new_table(seats=2).link
    page.goto("/account")
    page.get_by_test_id("account-name").fill(later)
    page.get_by_test_id("account-rename").click()
    expect(page.get_by_test_id("said-name")).to_contain_text("Changed")
    page.goto(link)
    expect(WaitingRoom(page).seat(0)).to_contain_text(later)
    page.goto(f"/p/{later}")
    expect(page.get_by_test_id("profile").get_by_role("heading", level=1)).to_have_text(later)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_guest_deletes_all_data(new_page: NewPage, called: Callable[[str], str], size: dict[str, Any]) -> None:
    name = called("Sefa")
    page = new_page("/", **size)
    link = FrontPage(page).call_me(name).new_table(seats=2).link
    page.goto("/")
    front = FrontPage(page)
    front.open_person()
    page.get_by_test_id("delete-open").click()
    page.get_by_test_id("delete-no").click()
    front.return_from_person()
    expect(page.get_by_test_id("your-table")).to_have_count(1)
    front.open_person()
    page.get_by_test_id("delete-open").click()
    page.get_by_test_id("delete-yes").click()
    expect(page.get_by_test_id("delete")).to_have_count(0)
    front.return_from_person()
    expect(page.get_by_test_id("your-table")).to_have_count(0)
    front.open_person()
    expect(page.get_by_test_id("name")).to_have_value("")
    page.goto(link)
    expect(WaitingRoom(page).seat(0)).not_to_contain_text(name)


def test_personal_data_is_exported_and_the_account_deleted(
    new_page: NewPage, called: Callable[[str], str], tmp_path: Path
) -> None:
    name = called("Lani")
    page = new_page("/", **DESKTOP)
    front = FrontPage(page).call_me(name)
    front.claim(PASSWORD)
    front.expect_account(name)
    page.get_by_test_id("person").click()
    page.get_by_test_id("to-account").click()
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    download.value.save_as(tmp_path / "data.json")
    text = (tmp_path / "data.json").read_text()
    assert name in json.dumps(json.loads(text), ensure_ascii=False)
    assert "argon2" not in text

    page.get_by_test_id("delete-open").click()
    page.get_by_test_id("delete-password").fill(OTHER_PASSWORD)
    page.get_by_test_id("delete-yes").click()
    expect(page.get_by_test_id("person-problem")).to_contain_text("do not match")
    page.get_by_test_id("delete-password").fill(PASSWORD)
    page.get_by_test_id("delete-yes").click()
    expect(page).to_have_url(re.compile(r"/$"))
    expect(page.get_by_test_id("person")).to_have_attribute("data-account", "false")
    page.goto(f"/p/{name}")
    expect(page.get_by_test_id("not-found")).to_be_visible()
