"""The client without a network: it starts, and what was read before can be read again."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP
from tests.browser.records import recorded
from tests.conftest import StartServer
from tests.server.player import Person
from tongiaki.record import write

_STORED = """async () => {
  await navigator.serviceWorker.ready;
  const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return stored.flat().filter(({ url }) => url.includes("/assets/en-")).length >= 3;
}"""


def test_the_client_starts_without_a_network(new_page: NewPage, start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    made = Person(server.url).post("/api/records/continue", record=write(recorded()), number=60, name="Ana").json()
    replay = f"{server.url}/t/{made['id']}/replay"
    page = new_page("/", **DESKTOP, service_workers="allow")
    page.goto(server.url)
    page.wait_for_function(_STORED)
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


def test_the_app_can_be_installed(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
