"""Studies: several people watch a replay together, and one of them leads."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, Game
from tests.browser.policy import Beginner
from tests.browser.records import near_the_end, recorded
from tests.browser.studies import Study, begun, called
from tongiaki.record import Record


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded()


def test_three_people_follow_the_leader_of_a_study(new_page: NewPage, record: Record) -> None:
    ana = begun(called(new_page("/", **DESKTOP), "Ana"), record, 20)
    ana.is_at(20)
    ana.is_mode("leading")
    link = ana.link
    ben_page = called(new_page("/", **DESKTOP), "Ben")
    ben_page.goto(link)
    ben = Study(ben_page)
    ben.is_at(20)
    ben.is_mode("following")
    ana.are_here("Ana", "Ana", "Ben")
    ben.are_here("Ana", "Ana", "Ben")

    # The others follow the leader's steps by button, key and slider, and the automatic playback.
    ana.press("replay-on")
    ben.is_at(21)
    ana.page.keyboard.press("ArrowLeft")
    ben.is_at(20)
    ana.page.get_by_test_id("slider").fill("60")
    ben.is_at(60)
    ana.page.get_by_test_id("pace").select_option(label="4×")
    ana.press("replay-play")
    expect(ben.page.get_by_test_id("replay")).to_have_attribute("data-at", re.compile("^(6[3-9]|7.)$"))
    ana.press("replay-play")
    expect(ana.page.get_by_test_id("replay")).to_have_attribute("data-playing", "false")
    stopped = int(ana.page.get_by_test_id("replay").get_attribute("data-at") or "0")
    ben.is_at(stopped)
    expect(ben.page.get_by_test_id("pace")).to_have_value("4")

    # The tile that the leader points at glows for all members until the leader's next step.
    ana.point_at("tonga")
    ana.glows("tonga")
    ben.glows("tonga")
    ana.press("replay-back")
    ben.glows("tonga", on=False)

    # Ben explores alone and does not follow the leader's steps. Then he follows again.
    ben.press("study-around")
    ben.is_mode("alone")
    ben.press("replay-to-start")
    ana.press("replay-to-end")
    ben.is_at(0)
    ana.is_at(len(record.moves))
    ben.press("study-follow")
    ben.is_mode("following")
    ben.is_at(len(record.moves))
    ana.page.get_by_test_id("slider").fill("33")
    ben.is_at(33)

    # Cleo joins late, on a phone and without a name. She sees the leader's position and the earlier messages.
    ana.say("Look at Tonga!")
    ben.hears("Look at Tonga!")
    cleo = Study(new_page(link, **PHONE))
    cleo.is_at(33)
    cleo.press("study-tab-people")
    cleo.hears("Look at Tonga!")
    cleo.page.get_by_test_id("study-name").fill("Cleo")
    cleo.press("study-name-save")
    ana.are_here("Ana", "Ana", "Ben", "Cleo")
    cleo.say("<b>I see</b>")
    ana.hears("<b>I see</b>")

    # Ana makes Ben the leader. Ana and Cleo follow him.
    ana.hand_over("Ben")
    ben.is_mode("leading")
    ana.is_mode("following")
    ben.press("replay-on")
    ana.is_at(34)
    cleo.is_at(34)
    cleo.are_here("Ben", "Ana", "Ben", "Cleo")

    # The leader is still the leader after a reload.
    ben.page.reload()
    ben = Study(ben.page)
    ben.is_mode("leading")
    ben.is_at(34)


def test_an_own_step_stops_following_the_leader(new_page: NewPage, record: Record) -> None:
    ana = begun(called(new_page("/", **DESKTOP), "Ana"), record, 12)
    ben = Study(new_page(ana.page.url, **DESKTOP))
    ben.is_at(12)
    ben.page.keyboard.press("ArrowRight")
    ben.is_at(13)
    ben.is_mode("alone")
    ana.is_at(12)
    ana.press("replay-turn-on")
    ben.press("study-follow")
    ben.is_mode("following")
    at = ana.page.get_by_test_id("replay").get_attribute("data-at")
    expect(ben.page.get_by_test_id("replay")).to_have_attribute("data-at", at or "")


def test_the_leader_highlights_a_tile_by_keyboard(new_page: NewPage, record: Record) -> None:
    ana = begun(called(new_page("/", **DESKTOP), "Ana"), record, 12)
    ben = Study(new_page(ana.page.url, **DESKTOP))
    ben.is_at(12)
    ana.page.locator("[data-area='tile tonga']").focus()
    ana.page.keyboard.press("Enter")
    ben.glows("tonga")
    ana.page.keyboard.press("Enter")
    ben.glows("tonga", on=False)


def test_a_result_leads_to_a_study_and_a_continued_game(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    Beginner(near_the_end(page), seed=3).play_on()
    expect_accessible(page)
    page.get_by_test_id("end-more").click()
    page.get_by_test_id("result").get_by_test_id("study-together").click()
    study = Study(page)
    study.is_mode("leading")
    expect_accessible(page)
    study.is_at(0)
    study.are_here("Ana", "Ana")
    page.get_by_test_id("slider").fill("10")
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-start").click()
    Game(page).wait()


def test_an_unknown_study_shows_a_message(new_page: NewPage) -> None:
    page = new_page("/study/abcabcabcabc", **DESKTOP)
    expect(page.get_by_text("There is no such study.")).to_be_visible()
