"""Friends: following a player, the online status, the friend's table, and blocking."""

import time

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage
from tests.server.player import Person

PASSWORD = "six canoes, no map"
NOT_HEARD = "You can’t write at this table."


def named(page: Page, name: str) -> Page:
    """Register an account on the front page, and return the page."""
    front = FrontPage(page).call_me(name)
    front.claim(PASSWORD)
    front.expect_account(name)
    return page


def chat(page: Page) -> Locator:
    return page.get_by_test_id("chat")


def say(page: Page, text: str) -> None:
    page.get_by_test_id("chat-text").fill(text)
    page.get_by_test_id("chat-text").press("Enter")


def test_a_person_is_followed_seen_online_and_blocked(new_page: NewPage) -> None:
    anas, bens = named(new_page("/", **DESKTOP), "Ana Friend"), named(new_page("/", **PHONE), "Ben Friend")
    table = bens.request.post("/api/tables", data={"seats": 3, "name": "Ben Friend"}).json()["id"]
    bens.goto(f"/t/{table}")
    expect(bens.get_by_test_id("waiting-room")).to_be_visible()
    anas.goto("/p/Ben%20Friend")
    expect(anas.get_by_test_id("online")).to_be_visible()
    anas.get_by_test_id("follow").click()
    expect(anas.get_by_test_id("follow")).to_have_attribute("data-stance", "follow")

    anas.goto("/")
    anas.get_by_test_id("person").click()
    anas.get_by_test_id("to-friends").click()
    friend = anas.get_by_test_id("friend")
    expect(friend).to_contain_text("Ben Friend")
    expect(friend.get_by_test_id("online")).to_be_visible()
    friend.get_by_test_id("friend-table").click()
    expect(anas).to_have_url(f"{anas.url.partition('/t/')[0]}/t/{table}")
    say(bens, "Come and play!")
    expect(chat(anas)).to_contain_text("Come and play!")
    say(anas, "Why not?")
    expect(chat(bens)).to_contain_text("Why not?")

    bens.goto("/p/Ana%20Friend")
    bens.get_by_test_id("block").click()
    expect(bens.get_by_test_id("block")).to_have_attribute("data-stance", "block")
    anas.goto("/friends")
    expect(anas.get_by_test_id("friends-none")).to_be_visible()
    anas.get_by_test_id("friend-name").fill("ben friend")
    anas.get_by_test_id("friend-add").click()
    expect(anas.get_by_test_id("friends-problem")).to_contain_text("can’t be followed")

    bens.goto(f"/t/{table}")
    anas.goto(f"/t/{table}")
    say(anas, "Can you read this?")
    expect(anas.get_by_text(NOT_HEARD)).to_be_visible()
    say(bens, "Anybody else?")
    expect(chat(bens)).to_contain_text("Anybody else?")
    expect(chat(bens)).not_to_contain_text("Why not?")

    bens.goto("/friends")
    expect(bens.get_by_test_id("blocked")).to_contain_text("Ana Friend")
    bens.get_by_test_id("unblock").click()
    expect(bens.get_by_test_id("blocked")).to_have_count(0)
    bens.goto(f"/t/{table}")
    expect(chat(bens)).to_contain_text("Why not?")
    expect(chat(bens)).not_to_contain_text("Can you read this?")


def until_followed(person: Person, *, online: bool) -> None:
    """Wait until the followed player is listed as online or offline. Presence follows the page with a delay."""
    deadline = time.monotonic() + 60
    while [friend["online"] for friend in person.get("/api/account/friends").json()["followed"]] != [online]:
        assert time.monotonic() < deadline
        time.sleep(0.5)


def test_a_person_chooses_who_sees_them_online(new_page: NewPage) -> None:
    cais = named(new_page("/", **PHONE), "Cai Friend")
    dag = Person(cais.url.rstrip("/"))
    dag.claim("Dag Friend")
    dag.post("/api/account/friends/Cai Friend", stance="follow")
    until_followed(dag, online=True)
    other = cais.context.new_page()
    other.goto("/friends")
    other.get_by_test_id("shown-to").select_option("nobody")
    expect(other.get_by_test_id("shown-to")).to_have_value("nobody")
    other.reload()
    expect(other.get_by_test_id("shown-to")).to_have_value("nobody")
    until_followed(dag, online=False)


def test_a_guest_sees_that_friends_need_an_account(new_page: NewPage) -> None:
    page = new_page("/friends", **PHONE)
    expect(page.get_by_test_id("friends-guest")).to_be_visible()
    Person(page.url.partition("/friends")[0]).claim("Eve Friend")
    page.goto("/p/Eve%20Friend")
    expect(page.get_by_test_id("friends-guest")).to_be_visible()
    expect(page.get_by_test_id("follow")).to_have_count(0)
