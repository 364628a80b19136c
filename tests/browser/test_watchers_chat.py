"""Watchers chat among themselves while a game runs; after the end everybody reads it."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, Game
from tests.browser.policy import Beginner
from tests.browser.records import recorded
from tongiaki.record import write


def test_players_read_what_watchers_said_when_the_game_is_over(new_page: NewPage) -> None:
    record = recorded()
    anas = new_page("/", **DESKTOP)
    start = {"record": write(record), "number": len(record.moves) - 12, "name": "Ana", "bot": "random", "colour": "red"}
    made = anas.request.post("/api/records/continue", data=start).json()
    anas.goto(f"/t/{made['id']}")
    ana = Game(anas)
    fays = new_page("/", **DESKTOP)
    fays.request.post("/api/me", data={"name": "Fay"})
    fays.goto(ana.page.url)
    fay = Game(fays)
    fay.say("Red is far ahead")
    expect(fays.get_by_test_id("chat-watchers")).to_be_visible()
    expect(fay.chat()).to_contain_text("Red is far ahead")
    ana.say("Good luck!")
    expect(fay.chat()).to_contain_text("Good luck!")
    expect(ana.page.get_by_test_id("chat-line")).to_have_count(1)
    expect(ana.page.get_by_test_id("chat-watchers")).not_to_be_attached()
    Beginner(ana, seed=12).play_on()
    lines = ana.page.get_by_test_id("chat-line")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("Red is far ahead")
    expect(lines.nth(0)).to_have_attribute("data-watchers", "true")
    expect(fays.get_by_test_id("chat-watchers")).not_to_be_attached()
    fays.get_by_test_id("see-board").click()
    fay.say("Well played")
    expect(lines.nth(2)).to_have_attribute("data-watchers", "false")
