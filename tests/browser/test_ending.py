"""The end of a game: the count of the points, the card with the result, and everything that leads there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import UNLESS_CHOSEN, NewPage
from tests.browser.pages import DESKTOP, PHONE, Game, Result
from tests.browser.policy import Beginner
from tests.browser.records import near_the_end, recorded
from tests.browser.scores import record_of
from tests.live_server import LiveServer
from tongiaki.record import Record

MOVING = {"reduced_motion": "no-preference"}
"""The count needs motion. The usual screens have none."""
SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
FLAT = PHONE | {"viewport": {"width": 844, "height": 390}}
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE, SMALL, FLAT], ids=["desktop", "phone", "small", "flat"])
COUNTED = """() => {
  window.counted = [];
  new MutationObserver(() => {
    const count = document.querySelector("[data-testid=count]");
    if (!count) return;
    const rows = [...count.querySelectorAll("li")];
    const points = rows.map((row) => [row.dataset.testid.slice(6), Number(row.querySelector("b").textContent)]);
    window.counted.push({ stage: count.dataset.stage, points: Object.fromEntries(points) });
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Script that notes each state of the count."""


def to_the_end(page: Page, name: str = "Ana") -> Game:
    """Play the last moves of a game, up to the count or the result."""
    game = near_the_end(page, name)
    beginner = Beginner(game, seed=3)
    ended = page.get_by_test_id("count").or_(page.get_by_test_id("result"))
    while ended.count() == 0:
        page.wait_for_function(
            """() => document.querySelector("[data-testid=count], [data-testid=result]") !== null
              || document.querySelector("[data-testid=play]").dataset.decision !== "none" """,
            polling=30,
        )
        sight = game.look()
        if sight.decision != "none" and not sight.waiting:
            beginner.decide(sight)
    return game


def standings(record: Record) -> dict[str, int]:
    """Return the points by colour."""
    return {standing.colour: standing.points for standing in record.end().standings()}


@SCREENS
def test_the_points_are_counted_before_the_card_appears(
    new_page: NewPage, live_server: LiveServer, screen: dict[str, Any]
) -> None:
    page = new_page("/", **screen | MOVING)
    page.evaluate(COUNTED)
    page.context.add_init_script(f"addEventListener('DOMContentLoaded', {COUNTED})")
    game = to_the_end(page)
    expect(page.get_by_test_id("count")).to_be_visible()
    expect(page.get_by_test_id("result")).to_have_count(0)
    expect(page.get_by_test_id("announcer")).not_to_contain_text("wins")
    expect(page.get_by_test_id("victory-fleet")).to_be_attached()
    points = standings(record_of(game, live_server.url))
    states = page.evaluate("window.counted")
    counted = [state["points"] for state in states]
    assert counted[0] == dict.fromkeys(points, 0)
    assert counted[-1] == points
    assert {state["stage"] for state in states} >= {"points", "fleet"}
    for colour in points:
        sums = [state[colour] for state in counted]
        assert sums == sorted(sums)
    card = page.get_by_test_id("result")
    expect(card).to_be_visible()
    expect(page.locator("#end-title:focus")).to_be_attached()
    box, height = card.bounding_box(), page.viewport_size
    assert box is not None
    assert height is not None
    assert box["height"] <= 0.4 * height["height"] + 1
    assert box["y"] + box["height"] <= height["height"]
    expect(page.get_by_test_id("announcer").get_by_text("points")).to_have_count(1)


@pytest.mark.parametrize("how", ["Escape", "press", "skip"])
def test_the_count_is_skipped_with_one_press(new_page: NewPage, how: str) -> None:
    page = new_page("/", **DESKTOP | MOVING)
    to_the_end(page)
    expect(page.get_by_test_id("count")).to_be_visible()
    if how == "Escape":
        page.keyboard.press("Escape")
    elif how == "press":
        page.mouse.click(300, 300)
    else:
        page.get_by_test_id("skip-count").click()
    expect(page.get_by_test_id("count")).to_have_count(0)
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize("motion", ["off", "slow", "normal", "fast", "reduced"])
def test_the_result_is_complete_at_every_speed(new_page: NewPage, live_server: LiveServer, motion: str) -> None:
    page = new_page("about:blank", **(DESKTOP if motion == "reduced" else DESKTOP | MOVING))
    if motion != "reduced":
        page.context.add_init_script(UNLESS_CHOSEN.format("speed", f'\\"{motion}\\"'))
    game = to_the_end(page)
    expect(page.get_by_test_id("count")).to_have_count(0 if motion in {"off", "reduced"} else 1)
    result = Result(page)
    expect(page.get_by_test_id("result")).to_contain_text(re.compile(r"more than|as many as|each"))
    expect(page.get_by_test_id("deciding-turn").or_(page.get_by_test_id("deciding-none"))).to_be_visible()
    assert result.points() == standings(record_of(game, live_server.url))


@SCREENS
def test_the_result_asks_players_without_a_name(new_page: NewPage, screen: dict[str, Any]) -> None:
    page = new_page("/", **screen)
    to_the_end(page, "Islander").result()
    card = page.get_by_test_id("result")
    expect(card.locator(".face")).not_to_have_count(0)
    page.get_by_test_id("result-name").fill("Cleo")
    page.get_by_test_id("result-name").press("Tab")
    expect(page.get_by_test_id("player-red")).to_contain_text("Cleo")
    expect_accessible(page)
    named = new_page("/", **screen)
    to_the_end(named).result()
    expect(named.get_by_test_id("result-name")).to_have_count(0)


def test_a_finished_table_shows_its_card_at_once(new_page: NewPage) -> None:
    page = new_page("/", **PHONE | MOVING)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/deciding") else None)
    to_the_end(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("see-board").click()
    page.get_by_test_id("show-result").click()
    expect(page.get_by_test_id("deciding-turn")).to_be_visible()
    assert len(asked) == 1
    expect_accessible(page)
    page.reload()
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("count")).to_have_count(0)
    # A spectator sees the same.
    watcher = new_page(page.url, **DESKTOP)
    expect(watcher.get_by_test_id("result")).to_be_visible()
    expect(watcher.get_by_test_id("deciding-turn")).to_be_visible()
    watcher.get_by_test_id("end-islands").click()
    expect_accessible(watcher)


def test_the_count_is_accessible(new_page: NewPage) -> None:
    page = new_page("about:blank", **PHONE | MOVING)
    page.context.add_init_script(UNLESS_CHOSEN.format("speed", '\\"slow\\"'))
    to_the_end(page)
    expect(page.get_by_test_id("count")).to_be_visible()
    expect_accessible(page)
    expect(page.get_by_test_id("count")).to_be_visible()


def test_the_deciding_turn_opens_in_the_replay(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP | MOVING)
    to_the_end(page)
    page.keyboard.press("Escape")
    link = page.get_by_test_id("deciding-turn")
    at = re.search(r"at=(\d+)", link.get_attribute("href") or "")
    assert at is not None
    link.click()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", at[1])


def test_a_result_without_a_deciding_turn_is_complete(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP | MOVING)
    page.route("**/deciding", lambda route: route.abort())
    to_the_end(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rematch")).to_be_visible()
    expect(page.get_by_test_id("deciding-turn")).to_have_count(0)
    page.unroute("**/deciding")
    page.route("**/deciding", lambda route: route.fulfill(json={"version": "1", "turn": None}))
    page.reload()
    expect(page.get_by_test_id("deciding-none")).to_be_visible()


def test_an_island_of_the_result_is_shown_on_the_board_by_keyboard(new_page: NewPage) -> None:
    page = new_page("/", **PHONE | MOVING)
    to_the_end(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("end-islands").focus()
    page.keyboard.press("Enter")
    button = page.locator("[data-testid^=show-][aria-pressed]").first
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    island = (button.get_attribute("data-testid") or "").removeprefix("show-")
    glow = page.get_by_test_id(f"glow-{island}")
    expect(glow).to_be_attached()
    expect(page.locator("[data-testid^=glow-]")).to_have_count(1)
    card = page.get_by_test_id("result").bounding_box()
    place = glow.bounding_box()
    assert card is not None
    assert place is not None
    page.get_by_test_id("end-back").click()
    expect(page.get_by_test_id("end-islands")).to_be_visible()


def test_a_result_is_shared_as_text_with_a_link(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP | MOVING)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    game = to_the_end(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("end-share").click()
    expect(page.get_by_role("status").get_by_text("Copied")).to_be_attached()
    expect(page.get_by_test_id("end-share")).to_have_text("Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    assert f"/t/{game.table}/replay" in text
    assert "Ana" in text
    assert len(recorded().moves) > 0


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr", "it"])
def test_the_buttons_of_the_card_have_room_for_their_texts(new_page: NewPage, language: str) -> None:
    page = new_page("/", locale=language, **SMALL)
    to_the_end(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    for name in ("rematch", "review-link", "end-share"):
        assert page.get_by_test_id(name).evaluate("node => node.scrollWidth <= node.clientWidth"), name
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("screen", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_a_spectator_sees_the_count_and_opens_a_rematch_that_a_player_began(
    new_page: NewPage, screen: dict[str, Any]
) -> None:
    ana = new_page("/", **DESKTOP)
    game = near_the_end(ana)
    table = game.table
    watching = new_page(f"/t/{table}", **screen | MOVING)
    expect(watching.get_by_test_id("play")).to_be_visible()
    Beginner(game, seed=3).play_on()
    expect(watching.get_by_test_id("count")).to_be_visible()
    card = watching.get_by_test_id("result")
    expect(card).to_contain_text("Ana wins!")
    expect(card.get_by_test_id("rematch")).to_have_count(0)
    expect(card.get_by_test_id("review-link")).to_have_class(re.compile("primary"))
    Result(ana).rematch()
    expect(ana).not_to_have_url(re.compile(table))
    card.get_by_test_id("rematch").click()
    expect(watching).to_have_url(ana.url)
