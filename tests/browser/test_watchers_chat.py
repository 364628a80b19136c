"""Spectators' chat: players cannot read it during the game but see it after the end."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, Game
from tests.browser.policy import Beginner
from tests.browser.records import near_the_end


def test_players_see_the_spectators_chat_after_the_game(new_page: NewPage) -> None:
    ana = near_the_end(new_page("/", **DESKTOP))
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
