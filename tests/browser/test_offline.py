"""The client without a network: it starts, and shows pages that were opened before."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.lessons import play
from tests.browser.offline import until_stored, wait_for
from tests.browser.pages import DESKTOP
from tests.browser.records import recorded
from tests.conftest import StartServer
from tests.server.player import Person
from tongiaki.puzzles.puzzle import numbered
from tongiaki.record import write


def test_the_client_starts_without_a_network(new_page: NewPage, start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    made = Person(server.url).post("/api/records/continue", record=write(recorded()), number=60, name="Ana").json()
    replay = f"{server.url}/t/{made['id']}/replay"
    page = new_page("/", **DESKTOP, service_workers="allow")
    page.goto(server.url)
    until_stored(page)
    page.goto(replay)
    expect(page.get_by_test_id("replay")).to_be_visible()
    server.kill()
    page.goto(server.url)
    expect(page.get_by_test_id("quick-start")).to_be_visible()
    expect(page.get_by_test_id("link")).not_to_have_attribute("data-state", "online")
    page.goto(f"{server.url}/manual")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(replay)
    expect(page.get_by_test_id("replay")).to_be_visible()
    server.start()
    page.goto(server.url)
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")


_TODAYS = """async () => {
  const kept = await (await caches.open("puzzles")).keys();
  return kept.filter(({ url }) => /puzzles\\/\\d+$/.test(url)).length >= 3;
}"""


def test_puzzles_are_tried_without_a_network_and_counted_once_it_is_back(
    new_page: NewPage, start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    person = Person(server.url)
    assert person.claim("Solver").status_code == 200
    page = new_page("/", **DESKTOP, service_workers="allow")
    page.goto(server.url)
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
    until_stored(page)
    wait_for(page, _TODAYS)
    name, _, value = person.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": server.url}])
    server.kill()
    page.goto(f"{server.url}/puzzles")
    page.get_by_test_id("puzzle-today").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "task")
    puzzle = numbered()[int(page.url.rpartition("/")[2]) - 1]
    for number, move in enumerate(puzzle.line, 1):
        expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
        play(page, move)
        verdict = "solved" if number == len(puzzle.line) else "on"
        expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", verdict)
    expect(page.get_by_test_id("puzzle-unsent")).to_be_visible()
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_test_id("puzzles-unsent")).to_be_visible()
    server.start()
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_test_id("puzzles-you")).to_be_visible()
    expect(page.get_by_test_id("puzzles-unsent")).to_have_count(0)
    assert person.get("/api/puzzles").json()["tried"] == {str(puzzle.number): True}


def test_the_app_can_be_installed(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
