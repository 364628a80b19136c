"""A real browser, on a real server."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, WebError, expect, sync_playwright

from tests.browser import chromium
from tests.browser.pages import PATIENCE, Game
from tests.live import LiveServer, serving
from tools import npm

expect.set_options(timeout=PATIENCE)

SCREENSHOTS = Path(__file__).resolve().parent / "screenshots"
LINE_DOWN = re.compile(
    r"WebSocket connection to|Failed to load resource: "
    r"(net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED)|.* status of 4(00|03|04|09) )|"
    r"Refused to apply style from '\S+' because its MIME type \('application/json'\)|"
    r"The Cross-Origin-Opener-Policy header has been ignored"  # on plain http, which some tests are about
)
UNLESS_CHOSEN = """
if (location.protocol.startsWith("http") && localStorage.getItem("tongiaki.{0}") === null)
  localStorage.setItem("tongiaki.{0}", "{1}");
"""
EVERY_DECISION = UNLESS_CHOSEN.format("forced", "false")
"""Whoever is tested makes every decision, unless `automatic` says otherwise: also those that leave one choice."""
SILENT = UNLESS_CHOSEN.format("volume", "0")
"""Sounds that nobody hears are as much work as those that somebody hears."""
SPARES_DATA = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });'
"""The front page's picture, which is half of the work of opening it, is left out."""
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session", autouse=True)
def client() -> None:
    """The client as its sources are now."""
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
    """One server for all these tests: they meet at tables of their own. Neither bots nor logins wait."""
    folder = tmp_path_factory.mktemp("server")
    settings = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_LOGIN_BURST": "1000"}
    with serving(folder, settings) as server:
        yield server


NewPage = Callable[..., Page]
NewGame = Callable[..., Game]


@pytest.fixture
def new_page(browser: Browser, live_server: LiveServer, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Open a page as one more person: a browser context of its own, whose options are the keyword arguments.
    With `automatic`, decisions that leave one choice are made by themselves, as they usually are; with `picture`, the
    front page has its picture; with `loud`, sounds are made.

    A script error, an error on the console, or a failed test leaves nothing silent: the first two fail the
    test, the last leaves a picture of each page in tests/browser/screenshots. That a line is down, or that
    the server turned a request down, is no error: the browser itself reports it, whatever the client makes of it.
    """
    pages: list[Page] = []
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not LINE_DOWN.match(message.text):
            errors.append(message.text)

    def fail(error: WebError) -> None:
        errors.append(error.error.stack or str(error.error))

    def open_page(
        path: str = "/", *, automatic: bool = False, picture: bool = False, loud: bool = False, **options: object
    ) -> Page:
        # Only tests that are about it have the service worker, which fetches the whole client; and what they see is
        # where things are, which a phone's fine screen draws in four times the pixels.
        usual: dict[str, object] = {"base_url": live_server.url, "service_workers": "block"}
        context = browser.new_context(**usual | options | {"device_scale_factor": 1})
        context.set_default_timeout(PATIENCE)
        context.on("weberror", fail)
        context.on("console", note)
        for wanted, otherwise in (automatic, EVERY_DECISION), (picture, SPARES_DATA), (loud, SILENT):
            if not wanted:
                context.add_init_script(otherwise)
        page = context.new_page()
        pages.append(page)
        page.goto(path)
        if path != "about:blank":
            page.locator("#app > *").first.wait_for(state="attached")  # the script that shows it comes after the load
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
    """Open a page where somebody called Ana plays against bots, without the front page, which is much of the work.

    The keyword arguments are those of `new_page`.
    """

    def begin(players: int, bot: str, **options: object) -> Game:
        page = new_page("about:blank", **options)
        begun = page.request.post("/api/quick", data={"name": "Ana", "players": players, "bot": bot})
        page.goto(f"/t/{begun.json()['id']}")
        return Game(page)

    return begin


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """The front page, as one person sees it."""
    return new_page()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report
