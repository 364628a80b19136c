"""Replays: opening records, links to a point, playing on from a point, missed moves and archived games."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game, WaitingRoom
from tests.browser.policy import Beginner
from tests.browser.records import recorded
from tests.live_server import LiveServer
from tests.server.player import Person
from tests.tables.finished import begun, games_of, named, stored
from tongiaki.record import Record, write
from tongiaki.store import Database


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded()


def opened(page: Page, text: str) -> Page:
    """Paste a record, open its replay and return the page."""
    page.get_by_test_id("record-text").fill(text)
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("replay").wait_for()
    return page


def at(page: Page, number: int) -> None:
    """Wait until the replay shows the position after `number` moves."""
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(number))


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_a_record_is_opened_and_replayed(new_page: NewPage, record: Record, screen: dict[str, object]) -> None:
    page = new_page("/", **screen)
    page.get_by_test_id("nav-watch").click()
    page.get_by_test_id("open-record").click()
    opened(page, write(record))
    last = len(record.moves)
    at(page, last)  # the whole sea, not an empty one
    page.get_by_test_id("replay-to-start").click()
    at(page, 0)
    expect(page.get_by_test_id("comment")).to_have_text("A game to remember")
    for button, number in (("on", 1), ("on", 2), ("back", 1), ("to-end", last), ("to-start", 0)):
        page.get_by_test_id(f"replay-{button}").click()
        at(page, number)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowDown")
    first = next(n for n, position in enumerate(replayed(record)) if position == "turn") + 1
    at(page, first)
    page.keyboard.press("ArrowUp")
    at(page, 0)
    page.keyboard.press("End")
    at(page, last)
    slider = page.get_by_test_id("slider")
    slider.fill(str(last // 2))
    at(page, last // 2)
    slider.press("ArrowLeft")
    at(page, last // 2 - 1)
    page.get_by_test_id("pace").select_option(label="8×")
    page.get_by_test_id("replay-play").click()
    on = "|".join(str(number) for number in range(last // 2 + 2, last + 1))
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", re.compile(f"^({on})$"))
    page.get_by_test_id("replay-play").click()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-playing", "false")
    if screen is PHONE:
        page.get_by_test_id("replay-more").click()
    page.get_by_test_id("replay-scores").click()
    for standing in record.end().standings():
        expect(page.get_by_test_id(f"points-{standing.colour}")).to_have_text(str(standing.points))
    page.get_by_test_id("shuffle").locator("summary").click()
    expect(page.get_by_test_id("shuffle-check")).to_have_attribute("data-good", "true")
    page.get_by_test_id("panel-close").click()
    with page.expect_download() as download:
        page.get_by_test_id("replay-record").click()
    assert Path(download.value.path()).read_text() == write(record)


def replayed(record: Record) -> list[str]:
    """Return the phase after each move."""
    return [position.phase for _, position in record.replay()]


def test_the_replay_of_a_table_plays_at_once_and_opens_at_the_end_without_motion(
    new_page: NewPage, live_server: LiveServer, record: Record
) -> None:
    person = Person(live_server.url)
    made = person.post("/api/records/continue", record=write(record), number=60, name="Ana").json()
    turns = [number for number, phase in enumerate(replayed(record), 1) if phase == "turn"]
    moving = new_page(f"/t/{made['id']}/replay", **DESKTOP | {"reduced_motion": "no-preference"})
    replay = moving.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-playing", "true")
    assert int(replay.get_attribute("data-at") or "") >= turns[0]
    moving.get_by_test_id("replay-play").click()
    expect(replay).to_have_attribute("data-playing", "false")
    still = new_page(f"/t/{made['id']}/replay", **DESKTOP)
    expect(still.get_by_test_id("replay")).to_have_attribute("data-playing", "false")
    last = still.get_by_test_id("replay").get_attribute("data-last") or ""
    assert int(last) >= 60
    at(still, int(last))
    chosen = new_page(f"/t/{made['id']}/replay?at=31", **DESKTOP | {"reduced_motion": "no-preference"})
    expect(chosen.get_by_test_id("replay")).to_have_attribute("data-playing", "false")
    at(chosen, 31)


def test_a_log_line_goes_to_its_move(new_page: NewPage, record: Record) -> None:
    page = opened(new_page("/replay", **DESKTOP), write(record))
    page.get_by_test_id("replay-to-end").click()
    lines = page.get_by_test_id("replay-line")
    expect(lines.last).to_have_attribute("data-current", "true")
    lines.nth(3).click()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", re.compile("^[1-4]$"))
    expect(lines.last).to_have_attribute("data-current", "false")
    expect(page.locator("[data-testid='replay-line'][data-current='true']")).to_have_count(1)


def test_a_link_to_a_point_carries_the_record(new_page: NewPage, record: Record) -> None:
    page = opened(new_page("/replay", **DESKTOP), write(record))
    page.get_by_test_id("slider").fill("31")
    page.get_by_test_id("copy-point").click()
    page.wait_for_url("**/replay?at=31#record=*")
    other = new_page(page.url, **PHONE)
    at(other, 31)
    assert other.get_by_test_id("sea").locator("svg").first.is_visible()


def test_a_bad_record_is_explained(new_page: NewPage, record: Record) -> None:
    page = new_page("/replay", **DESKTOP)
    page.get_by_test_id("record-text").fill(write(record).replace("settle tonga.0", "settle fiji.0", 1))
    page.get_by_test_id("record-show").click()
    expect(page.get_by_test_id("record-problem")).to_contain_text("Everybody starts on Tonga")
    opened(page, write(record))


def test_a_game_is_continued_from_a_point_to_the_end(new_page: NewPage, record: Record) -> None:
    page = opened(new_page("/replay", **DESKTOP), write(record))
    number = len(record.moves) - 12
    page.get_by_test_id("slider").fill(str(number))
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-colour-red").check()
    page.get_by_test_id("play-on-bot").select_option("random")
    page.get_by_test_id("play-on-start").click()
    game = Game(page)
    game.wait()
    Beginner(game, seed=6).play_on()
    page.get_by_test_id("end-more").click()
    page.get_by_test_id("shuffle").locator("summary").click()
    expect(page.get_by_test_id("shuffle-known")).to_be_visible()
    expect(page.get_by_test_id("shuffle-check")).to_have_attribute("data-good", "true")
    expect(page.get_by_test_id("review-link")).to_have_attribute("href", f"/t/{game.table}/replay?review")
    page.get_by_test_id("result").get_by_test_id("replay-link").click()
    page.get_by_test_id("replay-to-end").click()
    page.get_by_test_id("replay-scores").click()
    expect(page.get_by_test_id("scores")).to_be_visible()


def test_missed_moves_are_offered_as_animation_and_text(new_page: NewPage) -> None:
    room = FrontPage(new_page("/", **DESKTOP)).call_me("Ana").new_table(seats=2)
    bens = new_page(room.link, **(DESKTOP | {"reduced_motion": "no-preference"}))
    WaitingRoom(bens).sit_down(1, "Ben")
    expect(room.seat(1)).to_contain_text("Ben")
    ana, ben = room.start(), Game(bens)
    table = ana.page.url
    ben.look()
    expect(bens.get_by_test_id("play")).to_be_visible()
    bens.goto("/")
    ana.press(ana.wait().targets[0])
    bens.goto(table)
    card = bens.get_by_test_id("missed")
    expect(card).to_contain_text("One move was made")
    bens.get_by_test_id("missed-read").click()
    expect(bens.get_by_test_id("missed-text")).to_contain_text("Ana puts a ship on Tonga.")
    bens.get_by_test_id("missed-film").click()
    expect(card).not_to_be_visible()
    ben.press(ben.wait().targets[0])
    expect(ana.page.get_by_test_id("prompt-bar")).to_contain_text("Tonga")


def test_a_late_spectator_can_watch_from_the_start(new_page: NewPage, live_server: LiveServer, record: Record) -> None:
    person = Person(live_server.url)
    made = person.post("/api/records/continue", record=write(record), number=60, name="Ana").json()
    watcher = new_page(f"/t/{made['id']}", **DESKTOP)
    expect(watcher.get_by_test_id("missed")).to_have_attribute("data-kind", "late")
    watcher.get_by_test_id("missed-start").click()
    expect(watcher).to_have_url(re.compile("/replay.at=0&play$"))
    at(watcher, 0)
    watcher.get_by_test_id("replay-table").click()
    watcher.get_by_test_id("play").wait_for()
    expect(watcher.get_by_test_id("missed")).not_to_be_visible()


def archived(server: LiveServer, table_id: str) -> int:
    """Store a game, archive it and return its number of moves."""

    async def store() -> int:
        database = Database(server.database)
        state = await stored(database, table_id, begun("ana", "ben", public=False))
        assert await games_of(database).archive(table_id)
        await database.close()
        return len(state.history)

    with ThreadPoolExecutor(1) as beside:  # this thread already runs the browser's event loop
        return beside.submit(asyncio.run, store()).result()


def test_the_link_of_a_table_that_is_archived_leads_to_its_replay(new_page: NewPage, live_server: LiveServer) -> None:
    table = named(0)
    last = archived(live_server, table)
    page = new_page(f"/t/{table}", **PHONE)
    expect(page).to_have_url(f"{live_server.url}/t/{table}/replay")
    page.get_by_test_id("replay-to-end").click()
    at(page, last)
    page.goto("/")
    page.go_back()
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_the_replay_of_a_table_shows_the_heads_of_bots(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    begun = page.request.post("/api/quick", data={"name": "Ana", "players": 2, "bot": "random"})
    page.goto(f"/t/{begun.json()['id']}/replay")
    expect(page.locator("[data-testid=player-yellow] .face.round")).to_be_attached()
    expect(page.locator("[data-testid=player-red] .face:not(.round)")).to_be_attached()


def test_only_the_back_control_stays_next_to_the_log_of_a_phone(new_page: NewPage, record: Record) -> None:
    page = new_page("/replay", **PHONE)
    page.get_by_test_id("record-text").fill(write(record))
    page.get_by_test_id("record-show").click()
    expect(page.get_by_test_id("analysis-toggle")).to_be_visible()
    page.get_by_test_id("replay-fold").click()
    expect(page.get_by_test_id("replay-log")).to_be_visible()
    expect(page.get_by_test_id("analysis-toggle")).to_be_hidden()
    page.get_by_test_id("back-link").click(trial=True)
    page.get_by_test_id("replay-fold").click()
    expect(page.get_by_test_id("analysis-toggle")).to_be_visible()
