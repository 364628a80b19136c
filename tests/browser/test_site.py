"""A site without a server, below a path of Python's own web server: games, reloads of all pages, and what it hides."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, Request, expect

from tests.browser import firefox
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game
from tests.browser.policy import Beginner
from tests.browser.static_host import static_host
from tongiaki.cli.site import ADDRESSES, write_site
from tongiaki.puzzles.puzzle import shipped
from tongiaki.server.web.pages import CLIENT

PATH = "below/a-path/"
SIZE = 20_000_000
"""Maximum size of the site, in bytes."""
SHOWN = {
    "": "quick-start",
    "today": "today-puzzle",
    "learn": "learn",
    "manual": "strategy-link",
    "manual/strategy": "manual-link",
    "tutorial": "stage",
    "puzzles": "puzzle-today",
    f"puzzles/{shipped()[11].number}": "puzzle-text",
    "watch": "open-record",
    "replay": "record-show",
    "you": "you",
    "device": "device-start",
    "device/game": "device-start",
    "device/replay": "record-show",
}
"""An element of each page, by address. A game or replay without an id leads to another page."""
NEEDS_SERVER = re.compile(
    r"(account|ask-resume|bell|chat|claim|daily|delete-open|friends|games|invitations?|invite|ladder|login|logout|"
    r"new-table|notices?|own|puzzle-counted|puzzle-unsent|puzzles-unsent|puzzles-you|share|study|tables|to-account|"
    r"to-friends|to-profile|tool|tournaments?|vote|watching|your-table)(-.*)?"
)
"""Names of the elements that need a server."""
SHOW = "path => history.pushState(null, '', path) ?? dispatchEvent(new PopStateEvent('popstate'))"
VISIBLE = """() => [...document.querySelectorAll("[data-testid]")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => node.dataset.testid)"""
LINKS = """() => [...document.querySelectorAll("a[href]")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true })).map((node) => node.href)"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the host, with the site in a folder below it."""
    host = tmp_path_factory.mktemp("host")
    assert write_site(CLIENT, host / PATH, f"/{PATH}") <= SIZE
    return host


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of the web server."""
    return tmp_path_factory.mktemp("log") / "requests.txt"


@pytest.fixture(scope="module")
def site(folder: Path, log: Path) -> Iterator[str]:
    """The address of the site at `python -m http.server`."""
    with static_host(folder, log) as host:
        yield f"{host}{PATH}"


OpenSite = Callable[..., Page]


@pytest.fixture
def open_site(new_page: NewPage, site: str, log: Path) -> Iterator[OpenSite]:
    """Return a function that opens an address of the site. Requests for other files fail the test."""
    begin = log.stat().st_size
    others: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((site, "data:", "blob:")):
            others.append(request.url)

    def open_page(address: str, **options: object) -> Page:
        page = new_page("about:blank", base_url=site, **options)
        page.context.on("request", note)
        page.on("websocket", lambda socket: others.append(socket.url))
        page.goto(address)
        return page

    yield open_page
    answers = log.read_bytes()[begin:].decode().splitlines()
    assert others == []
    assert [line for line in answers if re.search(r'" [45]\d\d ', line)] == []


def in_site(page: Page, site: str, folder: Path) -> None:
    """Check that nothing visible needs a server, and that all visible links lead to files of the site."""
    names = set(page.evaluate(VISIBLE))
    assert [name for name in sorted(names) if NEEDS_SERVER.fullmatch(name)] == []
    for link in page.evaluate(LINKS):
        if link.startswith(("data:", "mailto:")):
            continue
        assert link.startswith(site), link
        target = folder / urlsplit(link).path.lstrip("/")
        is_record = re.search(r"/api/tables/d-[a-z0-9]+/record$", link)  # made by the page itself
        assert is_record or target.is_file() or (target / "index.html").is_file(), link


def shown(page: Page, address: str) -> Locator:
    element = page.get_by_test_id(SHOWN[address]).first
    expect(element).to_be_visible()
    return element


@pytest.mark.parametrize("options", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages_need_no_server_and_survive_a_reload(
    open_site: OpenSite, site: str, folder: Path, options: dict[str, object]
) -> None:
    assert set(ADDRESSES) < set(SHOWN)
    page = open_site("", **options)
    for address in SHOWN:
        page.goto(urljoin(site, address))
        shown(page, address)
        in_site(page, site, folder)
        page.reload()
        shown(page, address)


def play(open_site: OpenSite, site: str, folder: Path) -> None:
    """Play a whole game on the site with a reload, and look at it again."""
    page = open_site("", **DESKTOP)
    FrontPage(page).choose(4, "greedy")
    page.get_by_test_id("quick-start").click()
    Beginner(Game(page), seed=5).play_on(6)
    in_site(page, site, folder)
    number = Game(page).wait().number
    page.reload()
    game = Game(page)
    assert game.wait().number == number
    page.get_by_test_id("menu").click()
    in_site(page, site, folder)
    page.get_by_test_id("settings-close").click()
    Beginner(game, seed=6).play_on()
    expect(page.get_by_test_id("result")).to_be_visible()
    in_site(page, site, folder)
    page.get_by_test_id("review-link").click()
    expect(page.get_by_test_id("review")).to_have_attribute("data-ready", "true")
    in_site(page, site, folder)
    page.reload()
    expect(page.get_by_test_id("review")).to_have_attribute("data-ready", "true")
    page.goto(urljoin(site, "device"))
    expect(page.get_by_test_id("device-game")).to_have_count(1)
    in_site(page, site, folder)


def test_a_whole_game_is_played_on_the_site(open_site: OpenSite, site: str, folder: Path) -> None:
    play(open_site, site, folder)


@pytest.mark.skipif(firefox.PROGRAM is None, reason="there is no Firefox")
class TestInFirefox:
    @pytest.fixture(scope="class")
    def browser(self, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
        browser = firefox.launch(playwright, tmp_path_factory.mktemp("firefox"))
        yield browser
        browser.close()

    def test_a_whole_game_is_played_on_the_site(self, open_site: OpenSite, site: str, folder: Path) -> None:
        play(open_site, site, folder)


def test_pages_of_a_server_are_not_found(open_site: OpenSite, folder: Path, site: str) -> None:
    page = open_site("404.html", **DESKTOP)
    for address in ("account", "daily", "games", "friends", "ladder", "tournaments", "t/abc", "p/Ana"):
        page.evaluate(SHOW, address)
        expect(page.get_by_test_id("not-found")).to_be_visible()
        in_site(page, site, folder)
    page.evaluate(SHOW, "learn")
    shown(page, "learn")


def test_the_list_of_puzzles_needs_no_python(open_site: OpenSite) -> None:
    page = open_site("puzzles", **DESKTOP)
    loaded: list[str] = []
    page.context.on("request", lambda request: loaded.append(request.url))
    page.reload()
    shown(page, "puzzles")
    assert [url for url in loaded if "/device/" in url] == []
    assert any(url.endswith("/api/puzzles.json") for url in loaded)
