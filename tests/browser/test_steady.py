"""Layout stability: no element moves while a page loads, so that users click what they intended."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.page import SUM_LAYOUT_SHIFTS
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game
from tests.browser.test_friends import named
from tests.live_server import serving
from tongiaki.puzzles.puzzle import shipped

WATCHED = """
window.moved = [];
let places = new Map(), pressed = -Infinity;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (pressed = performance.now()), true);
const seen = (node, box) =>
  box.width && box.height && box.top < innerHeight && box.bottom > 0 && node.checkVisibility({ opacityProperty: true });
(function look() {
  const before = places;
  places = new Map();
  for (const node of document.querySelectorAll("a, button, input, select, label, h1, h2, h3, p, li, [data-testid]")) {
    const box = node.getBoundingClientRect();
    if (node.closest("svg") || !seen(node, box)) continue;
    const place = [box.left + scrollX, box.top + scrollY], old = before.get(node);
    places.set(node, place);
    if (old && performance.now() > pressed + 500 && Math.hypot(place[0] - old[0], place[1] - old[1]) > 2)
      moved.push([node.dataset.testid ?? node.textContent, old, place]);
  }
  requestAnimationFrame(look);
})();
"""
"""Script that records elements that move between two frames, except shortly after a click or a key.

(Chromium's own layout-shift entries are missing on phones.)
"""
MOVED = "() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown(moved))))"
"""Script that returns the recorded movements after two more frames."""
SLOW = 4
"""CPU slowdown factor. A slow page shows its parts one after another, so that movements become visible."""


def slowed(page: Page) -> Page:
    """Slow the page down, record movements on it and return it."""
    page.add_init_script(WATCHED)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    return page


def test_the_layout_is_stable_while_the_first_game_loads(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, {}) as server:
        context = browser.new_context(reduced_motion="reduce")
        page = slowed(context.new_page())
        page.goto(server.url)
        page.get_by_test_id("picture").wait_for()
        expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
        assert page.evaluate(MOVED) == []
        # The page is opened without a click, because movements shortly after a click are not recorded.
        made = page.request.post(f"{server.url}/api/quick", data={"players": 2, "bot": "random", "name": "Guest"})
        page.goto(f"{server.url}/t/{made.json()['id']}")
        Game(page).wait()
        assert page.evaluate(MOVED) == []
        context.close()


@pytest.mark.parametrize("locale", ["en", "de", "it"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (1440, 900)], ids=str)
def test_the_layout_is_stable_while_the_help_in_the_first_game_loads(
    new_page: NewPage, locale: str, size: tuple[int, int]
) -> None:
    """The place of the help is kept free from the first paint. A phone's page has no entries of layout shift."""
    viewport = {"width": size[0], "height": size[1]}
    page = new_page("about:blank", newcomer=True, viewport=viewport, locale=locale, reduced_motion="reduce")
    page.add_init_script(SUM_LAYOUT_SHIFTS)
    slowed(page).goto("/")
    made = page.request.post("/api/quick", data={"players": 3, "bot": "random", "name": "Guest"})
    page.goto(f"/t/{made.json()['id']}")
    expect(page.get_by_test_id("coach")).to_be_visible()
    assert page.evaluate(MOVED) == []
    assert page.evaluate("shifted") == 0


LAST = {
    "/daily": "daily-terms",
    "/device": "device-offline",
    "/watch": "tables-running",
    "/manual": "strategy-link",
    "/puzzles": "puzzle-today",
    f"/puzzles/{shipped()[2].number}": "puzzle-text",
}
"""Pages, and the element that each page shows last."""


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_layout_is_stable_while_a_page_loads(new_page: NewPage, screen: dict[str, object]) -> None:
    page = slowed(new_page("about:blank", locale="fr", **screen))  # French words are long
    for path, last in LAST.items():
        page.goto(path)
        page.get_by_test_id(last).wait_for()
        assert page.evaluate(MOVED) == [], path


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_layout_is_stable_when_a_waiting_room_loads(new_page: NewPage, screen: dict[str, object]) -> None:
    """No element moves when another spectator arrives."""
    room = FrontPage(new_page("/", **DESKTOP)).call_me("Ana").new_table(seats=2)
    bens = slowed(new_page("about:blank", **screen))
    bens.goto(room.link)
    expect(bens.get_by_text("1 spectator")).to_be_visible()
    new_page(room.link, **PHONE)
    expect(bens.get_by_text("2 spectators")).to_be_visible()
    assert bens.evaluate(MOVED) == []


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_layout_is_stable_when_a_player_returns_to_the_front_page(
    new_page: NewPage, screen: dict[str, object]
) -> None:
    """The browser remembers the account and the height of the list of own tables from the last visit."""
    page = named(new_page("/", **screen), f"Cai {'phone' if screen is PHONE else 'desk'}")
    page.request.post("/api/tables", data={"seats": 3, "name": "Cai", "public": False})
    page.goto("/")
    page.get_by_test_id("your-table").wait_for()
    slowed(page)
    page.goto("/")
    page.get_by_test_id("your-table").wait_for()
    expect(page.get_by_test_id("person")).to_have_attribute("data-account", "true")
    assert page.evaluate(MOVED) == []


def test_the_layout_is_stable_when_the_invitation_form_loads(new_page: NewPage) -> None:
    """German on a small phone leaves the least space for the invitation form."""
    page = named(new_page("/", locale="de", **PHONE | {"viewport": {"width": 360, "height": 640}}), "Dora")
    table = page.request.post("/api/tables", data={"seats": 3, "name": "Dora", "public": False}).json()["id"]
    slowed(page).goto(f"/t/{table}")
    page.get_by_test_id("invite").wait_for()
    assert page.evaluate(MOVED) == []
