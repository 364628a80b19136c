"""Take pictures of every page and of a game's stages, by day and by night, on three sizes of screen.

Usage: python -m tests.browser.pictures FOLDER [SIZE...]
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game, Sight
from tests.browser.policy import Beginner
from tests.live import LiveServer
from tools import npm

SIZES = {"desktop": DESKTOP, "tablet": DESKTOP | {"viewport": {"width": 1024, "height": 768}}, "phone": PHONE}
REDRAWN = "async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame); }"
EARLY = 40  # lines of the log until the board has grown a little
LATE = 150  # and until it is well filled


class Camera:
    """Takes each picture once, in both themes."""

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
            page.screenshot(animations="disabled", path=self.folder / f"{self.size}-{stage}-{scheme}.png")


def tour(browser: Browser, url: str, camera: Camera, screen: dict[str, object]) -> None:
    """Go through everything once."""
    context = browser.new_context(base_url=url, **screen)
    page = context.new_page()
    page.goto("/")
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
    page.get_by_test_id("lens-crown").click()
    page.get_by_test_id("note").wait_for()
    camera.take(page, "03-refused")
    page.get_by_test_id("note").get_by_role("button").click()
    while not sight.over:
        show(camera, game, sight)
        beginner.decide(sight)
        sight = game.wait()
    camera.take(page, "20-end")
    page.get_by_test_id("result").locator("summary").click()
    page.get_by_test_id("shuffle-check").scroll_into_view_if_needed()
    camera.take(page, "21-end-shuffle")
    page.get_by_test_id("see-board").click()
    camera.take(page, "22-end-board")
    panels(camera, game)
    persons(camera, page)
    context.close()


def show(camera: Camera, game: Game, sight: Sight) -> None:
    """Take what this decision is good for."""
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
    """Take the front page with tables of one's own, and the pages of a named person."""
    page.goto("/")
    front = FrontPage(page)
    page.get_by_test_id("person").click()
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


def panels(camera: Camera, game: Game) -> None:
    """Take what lies over the board."""
    page = game.page
    if not page.get_by_test_id("log").is_visible():
        page.get_by_test_id("tab-log").click()
    camera.take(page, "23-log")
    game.say("Well sailed!")
    game.say("/help")
    page.get_by_test_id("note").wait_for()
    camera.take(page, "24-chat")
    page.get_by_test_id("menu").click()
    camera.take(page, "25-menu")


def main() -> None:
    """Serve, play, and photograph."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, npm.ROOT / "tools" / "client.py"], check=True)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    found = chromium.find()
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = LiveServer(f"sqlite:///{home}/pictures.db", Path(home), {"TONGIAKI_BOT_PAUSE": "0"})
        server.start()
        environment = dict(os.environ) | found.environment
        browser = playwright.chromium.launch(
            executable_path=found.program, args=list(chromium.ARGUMENTS), env=environment
        )
        for size in sys.argv[2:] or SIZES:
            tour(browser, server.url, Camera(folder, size), SIZES[size])
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
