"""Fixtures: a real browser that uses a real server."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, WebError, expect, sync_playwright

from tests.browser import chromium, newer_version
from tests.browser.pages import PATIENCE, Game
from tests.live_server import LiveServer, serving
from tools import npm

expect.set_options(timeout=PATIENCE)

SCREENSHOTS = Path(__file__).resolve().parent / "screenshots"
LINE_DOWN = re.compile(
    r"WebSocket connection to|Failed to load resource: "
    r"(net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED|SOCKET_NOT_CONNECTED|FAILED)|"
    r".* status of 4(00|03|04|09|10) )|"
    r"Refused to apply style from '\S+' because its MIME type \('application/json'\)|"
    r"The Cross-Origin-Opener-Policy header has been ignored"  # some tests use plain http
)
UNLESS_CHOSEN = """
if (location.protocol.startsWith("http") && localStorage.getItem("tongiaki.{0}") === null)
  localStorage.setItem("tongiaki.{0}", "{1}");
"""
EVERY_DECISION = UNLESS_CHOSEN.format("forced", "false")
"""Script that makes the player take every decision, even if there is only one choice. `automatic` leaves it out."""
SILENT = UNLESS_CHOSEN.format("volume", "0")
"""Script that sets the volume to 0: playing sounds costs CPU time."""
EXPERIENCED = UNLESS_CHOSEN.format("first-games", "[1, 2, 3]")
"""Script that makes the player somebody who has played before, and who is not coached. `newcomer` leaves it out."""
SPARES_DATA = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });'
"""Script that turns on data saving. The front page then omits its picture, which is half of the loading work."""
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session", autouse=True)
def client() -> None:
    """Build the client from the current sources."""
    subprocess.run([sys.executable, npm.ROOT / "tools" / "client.py"], check=True)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = chromium.launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Start one server for all tests of a session; each test uses its own tables. Bots and logins are not delayed."""
    folder = tmp_path_factory.mktemp("server")
    settings = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_LOGIN_BURST": "1000"}
    with serving(folder, settings) as server:
        yield server


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a version whose client files have different names, and return its command."""
    return newer_version.build(tmp_path_factory.mktemp("newer") / "version")


NewPage = Callable[..., Page]
NewGame = Callable[..., Game]


@pytest.fixture
def new_page(browser: Browser, live_server: LiveServer, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Return a function that opens a page for a new person.

    Each page has its own browser context. The keyword arguments are the options of the context. With `automatic`,
    decisions with one choice are made automatically, which is the client's default. With `picture`, the front page
    shows its picture. With `loud`, the page plays sounds. With `newcomer`, the person has never played before.

    A script error or an error on the console fails the test. If the test fails, a screenshot of each page is saved in
    tests/browser/screenshots. Lost connections and rejected requests are allowed: the browser always logs them.
    """
    pages: list[Page] = []
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not LINE_DOWN.match(message.text):
            errors.append(message.text)

    def fail(error: WebError) -> None:
        errors.append(error.error.stack or str(error.error))

    def open_page(
        path: str = "/",
        *,
        automatic: bool = False,
        picture: bool = False,
        loud: bool = False,
        newcomer: bool = False,
        **options: object,
    ) -> Page:
        # The service worker fetches the whole client, so only the tests of the worker allow it. A device scale factor
        # of 1 is enough to see positions; a factor of 2 would draw four times the pixels.
        usual: dict[str, object] = {"base_url": live_server.url, "service_workers": "block"}
        context = browser.new_context(**usual | options | {"device_scale_factor": 1})
        context.set_default_timeout(PATIENCE)
        context.on("weberror", fail)
        context.on("console", note)
        usual_scripts = {EVERY_DECISION: automatic, SPARES_DATA: picture, SILENT: loud, EXPERIENCED: newcomer}
        for otherwise, wanted in usual_scripts.items():
            if not wanted:
                context.add_init_script(otherwise)
        page = context.new_page()
        pages.append(page)
        page.goto(path)
        if path != "about:blank":
            page.locator("#app > *").first.wait_for(state="attached")  # the script renders after the load event
        return page

    yield open_page
    if request.node.stash.get(FAILED, False):
        SCREENSHOTS.mkdir(exist_ok=True)
        for number, page in enumerate(pages):
            if not page.is_closed():
                page.screenshot(path=SCREENSHOTS / f"{request.node.name}-{number}.png")
    for page in pages:
        page.context.close()
    assert errors == []


@pytest.fixture
def new_game(new_page: NewPage) -> NewGame:
    """Return a function that opens a game of Ana against bots.

    The game is created over HTTP because loading the front page is slow. The keyword arguments are those of `new_page`.
    """

    def begin(players: int, bot: str, **options: object) -> Game:
        page = new_page("about:blank", **options)
        begun = page.request.post("/api/quick", data={"name": "Ana", "players": players, "bot": bot})
        page.goto(f"/t/{begun.json()['id']}")
        return Game(page)

    return begin


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """Open the front page as a new person."""
    return new_page()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report
