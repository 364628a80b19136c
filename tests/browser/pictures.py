"""Take pictures of every page and of the stages of a game, in both themes and on three screen sizes.

Usage: python -m tests.browser.pictures FOLDER [--language TAG] [SIZE...]
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game, Sight, WaitingRoom
from tests.browser.policy import Beginner, play
from tests.browser.records import recorded
from tests.live_server import LiveServer
from tongiaki.record import write
from tools import npm

SIZES = {"desktop": DESKTOP, "tablet": DESKTOP | {"viewport": {"width": 1024, "height": 768}}, "phone": PHONE}
REDRAWN = "async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame); }"
FADED = 400  # milliseconds until all colour transitions have ended
EARLY = 40  # lines of the log before the board has grown a little
LATE = 150  # lines of the log after which the board is well filled


class Camera:
    """A camera that takes each picture once, in both themes."""

    def __init__(self, folder: Path, size: str) -> None:
        self.folder = folder
        self.size = size
        self.taken: set[str] = set()

    def take(self, page: Page, stage: str) -> None:
        if stage in self.taken:
            return
        self.taken.add(stage)
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            page.evaluate(REDRAWN)
            page.wait_for_timeout(FADED)
            page.screenshot(path=self.folder / f"{self.size}-{stage}-{scheme}.png")

    def take_at(self, page: Page, test_id: str, stage: str) -> None:
        """Wait for an element, scroll to it and take a picture."""
        element = page.get_by_test_id(test_id).first
        element.wait_for()
        element.scroll_into_view_if_needed()
        self.take(page, stage)


NewPage = Callable[[str], Page]


def tour(browser: Browser, options: dict[str, Any], camera: Camera) -> None:
    """Take all pictures once. Pages are closed after each part so that they use no more CPU time."""

    def new_page(path: str) -> Page:
        page = browser.new_context(**options).new_page()
        page.goto(path)
        return page

    for part in (alone, company, afterwards, readings):
        part(new_page, camera)
        for context in browser.contexts:
            context.close()


def alone(new_page: NewPage, camera: Camera) -> None:
    """Take the pictures of a whole game against bots and of the account pages."""
    page = new_page("/")
    front = FrontPage(page).call_me("Ana")
    camera.take(page, "01-front")
    page.get_by_test_id("new-table-open").click()
    page.get_by_test_id("new-table-more").click()
    camera.take(page, "01-new-table")
    page.get_by_test_id("new-table-close").click()
    room = front.new_table(4)
    room.add_bot(1)
    room.add_bot(2)
    page.get_by_test_id("share-code").click()
    page.get_by_test_id("qr").wait_for()
    camera.take(page, "02-waiting-room")
    game = room.start()
    beginner = Beginner(game, seed=5, resettles=True)
    sight = game.wait()
    while not sight.over:
        show(camera, game, sight)
        beginner.decide(sight)
        sight = game.wait()
    camera.take(page, "20-end")
    page.get_by_test_id("end-more").click()
    page.get_by_test_id("result").locator("summary").click()
    page.get_by_test_id("shuffle-check").scroll_into_view_if_needed()
    camera.take(page, "21-end-shuffle")
    page.get_by_test_id("see-board").click()
    camera.take(page, "22-end-board")
    panels(camera, game)
    persons(camera, page)


def company(new_page: NewPage, camera: Camera) -> None:
    """Take the pictures of a game with a friend: clocks, spectators, a pause and a bot that takes over a seat."""
    ana = new_page("/")
    room = FrontPage(ana).call_me("Ana").new_table(3)
    ana.get_by_test_id("tool").click()
    camera.take_at(ana, "tool-dialog", "41-tool-before")
    ana.get_by_test_id("tool-dialog-close").click()
    room.choose(clock="budget-1200-15")
    ben = new_page(room.link)
    camera.take(ben, "42-invited")
    WaitingRoom(ben).sit_down(1, "Ben")
    room.seat(1).get_by_text("Ben").wait_for()
    room.add_bot(2)
    games = {"red": room.start(), "yellow": Game(ben)}
    players = {colour: Beginner(game, seed) for seed, (colour, game) in enumerate(games.items(), 7)}
    play(players, 12)
    fay = new_page("/")
    fay.request.post("/api/me", data={"name": "Fay"})
    fay.goto(ana.url)
    Game(fay).say("Red is far ahead.")
    camera.take_at(fay, "chat-line", "45-watchers-chat")
    ana.get_by_test_id("tool").click()
    camera.take_at(ana, "tool-dialog", "46-tool-in-play")
    ana.get_by_test_id("tool-pause").click()
    camera.take_at(ana, "vote-withdraw", "47-asked")
    camera.take_at(ben, "vote-accept", "48-vote")
    ben.get_by_test_id("vote-accept").click()
    camera.take_at(ana, "paused", "49-paused")
    ana.get_by_test_id("ask-resume").click()
    ben.get_by_test_id("vote-accept").click()
    for button in ("tool", "tool-leave", "tool-leave-yes"):
        ben.get_by_test_id(button).click()
    camera.take_at(ben, "kept", "50-left")
    camera.take(ana, "51-friend-left")
    ana.get_by_test_id("tool").click()
    ana.get_by_test_id("tool-stand-in-1").click()
    ana.get_by_test_id("stand-in-yellow").wait_for()
    camera.take(ana, "52-bot-stands-in")


def afterwards(new_page: NewPage, camera: Camera) -> None:
    """Take the pictures of a replay and of a study."""
    page = new_page("/replay")
    camera.take_at(page, "record-text", "60-open-record")
    page.get_by_test_id("record-text").fill(write(recorded()))
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("slider").fill("90")
    camera.take(page, "62-replay")
    if camera.size == "phone":
        page.get_by_test_id("replay-more").click()
    page.get_by_test_id("play-on").click()
    camera.take_at(page, "play-on-start", "63-play-on")
    page.get_by_test_id("panel-close").click()
    page.get_by_test_id("replay-to-end").click()
    page.get_by_test_id("replay-scores").click()
    camera.take_at(page, "scores", "64-replay-scores")
    page.get_by_test_id("panel-close").click()
    page.get_by_test_id("slider").fill("60")
    page.get_by_test_id("study-together").click()
    camera.take_at(page, "study-bar", "65-study")
    if camera.size == "phone":
        page.get_by_test_id("study-tab-people").click()
    page.get_by_test_id("study-name").fill("Ana")
    page.get_by_test_id("study-name-save").click()
    guest = new_page(page.url)
    guest.get_by_test_id("study-bar").wait_for()
    page.get_by_test_id("study-text").fill("Look at Tonga!")
    page.get_by_test_id("study-send").click()
    page.get_by_test_id("member").nth(1).wait_for()
    camera.take(page, "66-study-leader")
    guest.get_by_test_id("study-around").click()
    camera.take_at(guest, "study-follow", "68-study-alone")
    page.get_by_test_id("study-share").click()
    page.get_by_test_id("study-link-code").click()
    camera.take_at(page, "qr", "69-study-link")


def readings(new_page: NewPage, camera: Camera) -> None:
    """Take the pictures of the manual, the strategy guide and the page for unknown addresses."""
    page = new_page("/manual")
    camera.take_at(page, "manual", "70-manual")
    for number, figure in enumerate(page.get_by_test_id(re.compile("^figure-")).all()):
        figure.scroll_into_view_if_needed()
        camera.take(page, f"71-manual-{number:02}")
    page.goto("/manual/strategy")
    camera.take_at(page, "strategy", "73-strategy")
    for number, figure in enumerate(page.get_by_test_id(re.compile("^figure-")).all()):
        figure.scroll_into_view_if_needed()
        camera.take(page, f"74-strategy-{number}")
    page.goto("/nowhere")
    page.get_by_role("heading").first.wait_for()
    camera.take(page, "72-nowhere")


def show(camera: Camera, game: Game, sight: Sight) -> None:
    """Take the pictures for which this decision is suitable."""
    page = game.page
    age = "early" if sight.number < EARLY else "late" if sight.number > LATE else "middle"
    if sight.decision == "sail":
        place = game.place(sight.marked("pier")[0])
        assert place is not None
        if not game.touch:
            page.mouse.move(*place)
        camera.take(page, f"06-sail-{age}")
    elif sight.decision == "act":
        kind = "beaches" if sight.marked("beach") else "act"
        camera.take(page, f"{'05' if kind == 'beaches' else '04'}-{kind}-{age}")
        if "03-refused" not in camera.taken and "crown" not in sight.lit:
            page.get_by_test_id("lens-crown").click(force=True)
            camera.take_at(page, "note", "03-refused")
            page.get_by_test_id("note").get_by_role("button").click()
        if "08-crown" not in camera.taken and "crown" in sight.lit and sight.action == "expand" and kind == "act":
            game.press_button("lens-crown")
            camera.take(page, "08-crown")
            game.press_button("lens-expand")
    elif sight.decision == "land":
        camera.take(page, f"07-land-{age}")
        if game.touch is False and sight.suggestion:
            page.get_by_test_id("tray-suggestion").hover()
            camera.take(page, "07-land-suggestion")
    else:
        camera.take(page, f"09-{sight.decision}-{age}")


def persons(camera: Camera, page: Page) -> None:
    """Take the pictures of the front page with own tables, and of the profile and account pages."""
    page.goto("/")
    front = FrontPage(page)
    front.open_person()
    page.get_by_test_id("claim-open").click()
    page.get_by_test_id("password").wait_for()
    camera.take(page, "30-claim")
    page.get_by_test_id("sign-in-close").click()
    front.call_me(f"Ana of the {camera.size}").claim("six canoes, no map")
    front.expect_account("Ana")
    front.new_table(2)
    front.page.goto("/")
    front.play_now(3, "greedy").wait()
    page.goto("/")
    front.own_tables().first.wait_for()
    camera.take(page, "31-front-at-home")
    page.goto(f"/p/Ana of the {camera.size}")
    page.get_by_test_id("profile").get_by_role("heading").first.wait_for()
    camera.take(page, "32-profile")
    page.goto("/account")
    page.get_by_test_id("export").wait_for()
    camera.take(page, "33-account")
    page.get_by_test_id("delete-open").click()
    camera.take_at(page, "delete-yes", "34-delete")
    page.get_by_test_id("delete-no").click()
    page.goto("/")
    front.open_person()
    camera.take_at(page, "logout", "35-person-menu")
    page.get_by_test_id("logout").click()
    front.open_person()
    camera.take_at(page, "delete-open", "35-guest-menu")
    page.get_by_test_id("login-open").click()
    camera.take_at(page, "login-send", "36-login")


def panels(camera: Camera, game: Game) -> None:
    """Take the pictures of the panels that cover the board."""
    page = game.page
    if not page.get_by_test_id("log").is_visible():
        page.get_by_test_id("tab-log").click()
    camera.take(page, "23-log")
    game.say("Well sailed!")
    game.say("/help")
    page.get_by_test_id("help").wait_for()
    camera.take(page, "24-chat")
    page.get_by_test_id("fold").click()  # on a phone it covers the menu button
    page.get_by_test_id("menu").click()
    camera.take(page, "25-menu")


def main() -> None:
    """Start a server and take the pictures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("sizes", nargs="*", default=list(SIZES))
    asked.add_argument("--language", default="en")
    wishes = asked.parse_intermixed_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, npm.ROOT / "tools" / "client.py"], check=True)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = LiveServer(f"sqlite:///{home}/pictures.db", Path(home), {"TONGIAKI_BOT_PAUSE": "0"})
        server.start()
        browser = chromium.launch(playwright)
        for size in wishes.sizes:
            wanted = SIZES[size] | {"base_url": server.url, "locale": wishes.language}
            tour(browser, wanted, Camera(wishes.folder, size))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
