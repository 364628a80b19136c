"""Pages that stay open: translated pages, a wrong device clock, a sleeping device and held keys."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import NewGame, NewPage
from tests.browser.lessons import play, press
from tests.browser.pages import DESKTOP, PATIENCE, PHONE, FrontPage, Game, WaitingRoom
from tests.browser.policy import Beginner
from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.puzzles.puzzle import shipped

DAY = timedelta(days=1)
HELD = 5
"""Number of repetitions of a key that is held down."""

MOVED = "before => Number(document.querySelector('[data-testid=play]').dataset.number ?? 0) > before"
"""Script that returns whether the log has newer lines than the line `before`."""

TRANSLATOR = """
const skipped = "[translate=no], .notranslate, font, script, style, title, textarea";
function translate(root) {
  if (!root.isConnected) return;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = root instanceof Text ? [root] : [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement.closest(skipped)) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
new MutationObserver((records) => {
  const fresh = records.flatMap(({ type, target, addedNodes }) => type === "childList" ? [...addedNodes] : [target]);
  setTimeout(() => fresh.forEach(translate), 10);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""Script that acts like Chrome's translator: it replaces each text by two nested `font` elements with a new text."""


def translated(page: Page, path: str) -> Page:
    """Open a path on a page that is translated from now on."""
    page.add_init_script(TRANSLATOR)
    page.goto(path)
    return page


def expect_same(page: Page, original: Page, *parts: str) -> None:
    """Wait until the parts of a translated page show the same text as in the original."""
    for part in parts:
        for patience in range(PATIENCE // 100, -1, -1):
            first, second = ("".join(at.get_by_test_id(part).all_inner_texts()) for at in (page, original))
            if "«" in first and re.sub(r"[«»\s]", "", first) == re.sub(r"\s", "", second):
                break
            assert patience > 0, f"{part}: {first!r} instead of {second!r}"
            page.wait_for_timeout(100)


def expect_said(place: Locator, text: str) -> None:
    """Expect that an element contains this text, translated."""
    expect(place).to_contain_text(re.compile(f"«[^«]*{re.escape(text)}"))


def test_a_translated_game_stays_current(new_page: NewPage) -> None:
    original = new_page("/", **DESKTOP)
    lobby = translated(original.context.new_page(), "/")
    expect_said(lobby.get_by_test_id("tables-open"), "Open")
    room = FrontPage(original).call_me("Ana").new_table(seats=2)
    expect_said(lobby.get_by_test_id("tables-yours"), "Ana")
    page = translated(lobby, room.link)
    expect_said(page.get_by_test_id("waiting-room"), "Ana")
    # Ben's device is a day ahead.
    bens = new_page("about:blank", **PHONE)
    bens.clock.install(time=datetime.now(UTC) + DAY)
    bens.goto(room.link)
    WaitingRoom(bens).sit_down(1, "Ben")
    expect_said(page.get_by_test_id("seat-1"), "Ben")
    room.own_clock("budget", 600)
    expect_said(page.get_by_test_id("waiting-room"), "10 mins")
    expect_same(page, original, "waiting-room")

    ana, ben = room.start(), Game(bens)
    players = [Beginner(ana, 1), Beginner(ben, 2)]
    compared = 0
    for _ in range(8):
        to_move = ana.wait_for_turn_of(["red", "yellow"])
        if to_move == "yellow" and compared < 4:
            compared += 1
            expect_same(page, original, "prompt", "log", "supply-red", "supply-yellow", "count-pile")
        player = players[to_move == "yellow"]
        player.decide(player.game.wait())
    assert compared > 1
    clock = page.get_by_test_id("clock-red")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect_said(page.get_by_test_id("announcer"), "Ben")

    for button in ("tool", "tool-pause"):
        original.get_by_test_id(button).click()
    expect_said(page.get_by_test_id("vote"), "Agreed: 0")
    expect_said(page.get_by_test_id("vote"), "seconds left")
    left = re.search(r"(\d+) seconds left", bens.get_by_test_id("vote").inner_text())
    assert left is not None
    assert 0 < int(left[1]) <= 300
    bens.get_by_test_id("vote-accept").click()
    expect_said(page.get_by_test_id("prompt"), "The game is paused.")


def test_translated_lessons_and_puzzles_stay_current(new_page: NewPage) -> None:
    page = translated(new_page("about:blank", **DESKTOP), "/tutorial")
    text = page.get_by_test_id("tutorial-text")
    expect_said(text, "Everybody starts on Tonga.")
    press(page, "beach tonga.3")
    expect_said(text, "Yellow and green have put a ship there")
    expect(text).not_to_contain_text("Everybody starts")
    puzzle = min(
        (item for item in shipped() if item.kind == "sink" and len(item.line) > 1), key=lambda one: len(one.line)
    )
    page.goto(f"/puzzles/{puzzle.number}")
    text, prompts = page.get_by_test_id("puzzle-text"), set[str]()
    expect_said(text, "ships of a rival")
    for number, move in enumerate(puzzle.line, 1):
        expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
        prompts.add(page.get_by_test_id("prompt").inner_text())
        play(page, move)
        expect_said(text, "Solved!" if number == len(puzzle.line) else "Good so far.")
    expect(text).not_to_contain_text("Good so far.")
    assert len(prompts) > 1


def day_of(server: LiveServer) -> int:
    """Return the number of today from the server."""
    day: int = Person(server.url).get("/api/puzzles").json()["day"]
    return day


def test_open_pages_refresh_when_the_servers_day_ends(new_page: NewPage, live_server: LiveServer) -> None:
    day, puzzles = day_of(live_server), shipped()
    today, tomorrow = (f"/puzzles/{puzzles[number % len(puzzles)].number}" for number in (day, day + 1))
    midnight = datetime.fromtimestamp((day + 1) * DAY.total_seconds(), UTC)
    page = new_page("about:blank", **PHONE)
    page.clock.install(time=datetime.now(UTC) + DAY)  # the device is a day ahead
    page.goto("/puzzles")
    link = page.get_by_test_id("puzzle-today")
    expect(link).to_have_attribute("href", today)
    other = page.context.new_page()
    other.goto(today)
    expect(other.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "task")

    # The page shows yesterday's game, shortly before its end.
    def yesterdays(route: Route) -> None:
        shown: dict[str, Any] = route.fetch().json()
        yesterday = datetime.fromisoformat(shown["day"]) - DAY
        route.fulfill(json=shown | {"day": yesterday.date().isoformat(), "ends": midnight.timestamp()})

    daily = page.context.new_page()
    daily.route("**/api/daily", yesterdays, times=1)
    daily.goto("/daily")
    shown = daily.get_by_test_id("daily-day")
    expect(shown).to_be_visible()
    yesterday = shown.inner_text()

    # All pages sleep until the day is over.
    page.clock.fast_forward(int((midnight - datetime.now(UTC)).total_seconds() * 1000) + 60_000)
    expect(link).to_have_attribute("href", tomorrow)
    expect(other.get_by_test_id("puzzle-fresh").get_by_role("link")).to_have_attribute("href", tomorrow)
    expect(other.get_by_test_id("puzzle")).to_have_attribute("data-verdict", "task")  # the open puzzle can be continued
    expect(shown).not_to_have_text(yesterday)


def test_a_held_key_decides_once_and_keys_work_on_any_layout(new_game: NewGame) -> None:
    game = new_game(2, "random", **DESKTOP)
    page, before = game.page, game.wait().number
    page.locator("[data-ready]").first.focus()
    page.keyboard.down("Enter")
    page.wait_for_function(MOVED, arg=before)
    decided = game.wait()
    expect(page.locator("[data-ready]:focus")).to_be_attached()
    for _ in range(HELD):
        page.keyboard.down("Enter")
        page.wait_for_timeout(30)
    assert game.look().number == decided.number
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=decided.number)
    game.wait()
    news = page.get_by_test_id("announcer").get_by_role("paragraph").last
    for key, code, answer in ("ы", "KeyS", "Tiles left: 31."), ("Process", "KeyK", "No clock"):
        page.evaluate(
            "init => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))",
            {"key": key, "code": code},
        )
        expect(news).to_contain_text(answer)
