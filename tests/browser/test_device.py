"""Games on this device: played in a worker of the page, stored in the browser, without a server."""

import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.device_games import begin, settle, take
from tests.browser.newer_version import CODE, client_of, update
from tests.browser.offline import until_stored, wait_for
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game
from tests.browser.policy import Beginner
from tests.browser.records import recorded
from tests.conftest import StartServer
from tests.live_server import LiveServer
from tongiaki.puzzles.puzzle import shipped
from tongiaki.record import write

PEOPLE = ["Ana", "Ben", "Caro"]
COLOURS = ["red", "yellow", "green"]
CODE_STORED = f"async () => Boolean(await caches.match(`${{location.origin}}/device/{CODE}`))"
"""Script that returns whether the Python code of the newer version is stored."""
PROGRESS = """() => {
  window.shown = new Set();
  const note = () => window.shown.add(document.querySelector("[data-testid=loading-bar] p")?.textContent);
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Script that collects the texts of the loading bar in `shown`."""
QUOTA_CACHED = 31_000
"""Milliseconds for which Chromium remembers the free space of an origin."""


def make_available(page: Page) -> None:
    """Store everything that games on this device need."""
    page.get_by_test_id("device-store").click()
    expect(page.get_by_test_id("device-offline")).to_have_attribute("data-state", "stored")


def available(new_page: NewPage, server: LiveServer, options: dict[str, object] = DESKTOP) -> Page:
    """Open the device page of a server, and wait until everything is stored for use without a connection."""
    page = new_page(f"{server.url}/device", **options, service_workers="allow")
    make_available(page)
    until_stored(page)
    return page


def cut_off(page: Page, server: LiveServer) -> None:
    """Stop the server, and take the network away."""
    server.kill()
    page.context.set_offline(True)


def test_a_game_is_played_after_the_server_has_stopped(
    new_page: NewPage, start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    page = available(new_page, server)
    cut_off(page, server)
    page.goto(server.url)
    expect(page.get_by_test_id("quick-device")).to_be_checked()
    FrontPage(page).choose(4, "greedy")
    page.get_by_test_id("quick-start").click()
    game = Game(page)
    beginner = Beginner(game, seed=3)
    while page.get_by_test_id("undo").count() == 0:
        beginner.play_on(1)
    game.press_button("undo")
    while game.wait().decision != "act":
        beginner.play_on(1)
    page.get_by_test_id("hint-ask").click()
    expect(page.get_by_test_id("hint-steps")).to_be_visible()
    game.press_button("hint-play")
    beginner.play_on()
    expect(page.get_by_test_id("result")).to_be_visible()
    page.get_by_test_id("review-link").click()
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-ready", "true")
    assert review.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")
    page.get_by_test_id("back-link").click()
    expect(page.get_by_test_id("device-game")).to_have_count(1)


def test_three_people_pass_the_device_around_after_the_server_has_stopped(
    new_page: NewPage, start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    page = available(new_page, server, PHONE)
    cut_off(page, server)
    begin(page, PEOPLE)
    for colour in COLOURS:
        settle(page, colour)
    expect(page.get_by_test_id("handover")).to_contain_text("Ana")
    expect(page.get_by_test_id("prompt")).to_have_text("The last move can still be taken back.")
    # The game is stored before it is shown: it survives a reload.
    count = int(page.get_by_test_id("play").get_attribute("data-number") or 0)
    page.reload()
    game = take(page, "red")
    assert game.wait().number == count
    # A second tab waits until the first is closed.
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.get_by_test_id("device-elsewhere")).to_be_visible()
    page.close()
    settle(second, "red")
    expect(second.get_by_test_id("handover")).to_have_attribute("data-colour", "yellow")
    second.goto(f"{server.url}/device")
    expect(second.get_by_test_id("device-game")).to_contain_text("Caro")
    with second.expect_download() as download:
        second.get_by_test_id("device-save").click()
    file = download.value.path()
    second.get_by_test_id("device-delete").press("Enter")
    expect(second.get_by_text("Delete this game?")).to_be_focused()
    second.get_by_test_id("device-delete-yes").click()
    expect(second.get_by_test_id("device-game")).to_have_count(0)
    second.get_by_test_id("device-import").set_input_files(file)
    expect(second.get_by_test_id("handover")).to_have_attribute("data-colour", "yellow")


@pytest.mark.parametrize("stored", [False, True], ids=["loaded", "available offline"])
def test_a_game_goes_on_after_an_update(
    new_page: NewPage, start_server: StartServer, sqlite_url: str, newer: Path, stored: bool
) -> None:
    server = start_server(sqlite_url)
    page = available(new_page, server) if stored else new_page(f"{server.url}/device", **DESKTOP)
    begin(page, ["Ana"], bots=2)
    game = Game(page)
    Beginner(game, seed=1).play_on(2)
    old = client_of(page)
    update(server, newer)
    Beginner(game, seed=2).play_on(3)
    number = game.wait().number
    loaded: list[str] = []
    page.context.on("request", lambda request: loaded.append(request.url))
    page.reload()
    assert Game(page).wait().number == number
    assert client_of(page) != old
    if stored:
        wait_for(page, CODE_STORED)
        cut_off(page, server)
        page.reload()
    assert any(url.endswith(CODE) for url in loaded)
    Beginner(Game(page), seed=3).play_on()
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize("stopped", [False, True], ids=["cancelled", "unreachable"])
def test_loading_can_be_cancelled_and_repeated(new_page: NewPage, stopped: bool) -> None:
    page = new_page("/device", **DESKTOP)
    held: list[Route] = []
    reachable = True

    def hold(route: Route) -> None:
        if reachable:
            held.append(route)
        else:
            route.abort()

    page.route("**/device/manifest.json", hold)
    begin(page, ["Ana"], bots=1)
    expect(page.get_by_test_id("device-wait")).to_have_attribute("data-step", "loading")
    if not stopped:
        page.get_by_test_id("device-cancel").click()
        expect(page.get_by_test_id("device-new")).to_be_visible()
        return
    while not held:
        page.wait_for_timeout(50)
    reachable = False
    for route in held:
        route.abort()
    expect(page.get_by_test_id("device-wait")).to_have_attribute("data-step", "failed")
    page.unroute("**/device/manifest.json")
    page.get_by_test_id("device-retry").click()
    Game(page).wait()


def test_learning_works_after_the_server_has_stopped(
    new_page: NewPage, start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    page = available(new_page, server)
    page.goto(f"{server.url}/puzzles")
    page.get_by_test_id("puzzle-today").wait_for()
    cut_off(page, server)
    page.goto(f"{server.url}/puzzles")
    page.get_by_test_id("puzzle-today").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "task")
    solve(page, shipped()[11].number)
    page.goto(f"{server.url}/tutorial")
    expect(page.get_by_test_id("tutorial-text")).to_be_visible()
    # A record is shown, analysed and reviewed.
    page.goto(f"{server.url}/replay")
    page.get_by_test_id("record-text").fill(write(recorded()))
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("replay-to-start").click()
    page.get_by_test_id("analysis-toggle").click()
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-depth", re.compile(r"[1-9]"))
    page.get_by_test_id("analysis-toggle").click()
    page.get_by_test_id("review-ask").click()
    expect(page.get_by_test_id("review")).to_have_attribute("data-ready", "true")


def solve(page: Page, number: int) -> None:
    """Open a puzzle at its address, and play its solution."""
    page.goto(urljoin(page.url, f"/puzzles/{number}"))
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "task")
    page.get_by_test_id("puzzle-solution").click()
    page.get_by_test_id("solution-yes").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "shown")


def test_a_move_that_cannot_be_stored_is_not_made(
    new_page: NewPage, start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    page = available(new_page, server)
    cut_off(page, server)
    begin(page, ["Ana"], bots=1)
    game = Game(page)
    before = game.wait()
    session = page.context.new_cdp_session(page)
    origin = {"origin": page.evaluate("location.origin")}
    session.send("Storage.overrideQuotaForOrigin", origin | {"quotaSize": 1})
    page.wait_for_timeout(QUOTA_CACHED)
    game.touch_at(*game.rest_on(before.targets[0]))
    expect(page.locator("[data-code='problem-storage_full']")).to_be_visible()
    assert game.wait().number == before.number
    session.send("Storage.overrideQuotaForOrigin", origin)
    page.wait_for_timeout(QUOTA_CACHED)
    page.reload()
    game = Game(page)
    assert game.wait().number == before.number
    game.press(before.targets[0])
    assert game.wait().number > before.number


def test_the_bar_moves_while_a_file_is_stored_for_offline_use(new_page: NewPage) -> None:
    page = new_page("/device", **DESKTOP, service_workers="allow")
    slow = {"offline": False, "latency": 0, "downloadThroughput": 4_000_000, "uploadThroughput": -1}
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", slow)
    page.evaluate(PROGRESS)
    make_available(page)
    files = page.request.get("/device/manifest.json").json()["files"]
    assert page.evaluate("window.shown.size") > 3 * len(files)


def test_a_puzzle_that_does_not_arrive_can_be_loaded_again(new_page: NewPage) -> None:
    page = new_page("/puzzles", **DESKTOP)

    def drop(route: Route) -> None:
        route.abort()

    files = re.compile(r"/api/puzzles/\d+|/device/")
    page.context.route(files, drop)
    page.get_by_test_id("puzzle-today").click()
    page.get_by_test_id("fetch-again").wait_for()
    page.context.unroute(files)
    page.get_by_test_id("fetch-again").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "task")


def test_a_game_without_players_leads_to_the_form_before_anything_is_loaded(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/device/game")
    expect(page.get_by_test_id("device-new")).to_be_visible()
    assert [url for url in loaded if re.search(r"/device/(pyodide|stdlib|code|worker)", url)] == []
