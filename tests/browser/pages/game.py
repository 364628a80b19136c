"""Page object of a running or finished game: reads the screen and clicks or taps targets."""

import re
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.pages.result import Result
from tests.browser.pages.sight import LOOK, Sight

PATIENCE = 120_000  # milliseconds: timeout of a page, long because tests share the machine
POLLING = 30  # milliseconds between two checks of the page
ATTEMPTS = 20  # attempts to move the pointer onto a target
# Returns the uncovered point of an area that is closest to its middle, or null if the area is covered.
PLACE = """async (area) => {
  const board = document.querySelector("[data-testid='sea'] svg[role=group]");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // A panel that has just grown is measured a frame later, and the board fitted anew after that.
  const lies = () => [board.getAttribute("viewBox"), ...Object.values(board.getBoundingClientRect().toJSON())].join();
  for (let before = "", still = 0, since = 0; still < 4 || performance.now() - since < 70; await frame()) {
    still = before === lies() ? still + 1 : 0;
    if (still === 0) since = performance.now();
    before = lies();
  }
  const owns = (node) => node.dataset.area === area || `pending ${node.dataset.ship}` === area;
  const hit = [...board.querySelectorAll("[data-area], [data-ship]")].find(owns);
  if (!hit) return null;
  const box = (hit.querySelector("polygon, circle") ?? hit).getBoundingClientRect();
  const liesAt = (x, y) => {
    const on = document.elementFromPoint(x, y)?.closest("[data-area], [data-ship]");
    return Boolean(on && owns(on));
  };
  // Touches are rounded to pixels: a strip along a panel is too narrow for them.
  const free = Math.min(3, box.width / 14, box.height / 14);
  const found = [];
  for (let i = 1; i < 14; i++) {
    for (let j = 1; j < 14; j++) {
      const [x, y] = [box.left + (box.width * i) / 14, box.top + (box.height * j) / 14];
      const around = [[0, 0], [free, 0], [-free, 0], [0, free], [0, -free]];
      if (around.every(([dx, dy]) => liesAt(x + dx, y + dy))) found.push([x, y]);
    }
  }
  if (found.length === 0) return null;
  const middle = [0, 1].map((axis) => found.reduce((sum, place) => sum + place[axis], 0) / found.length);
  const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  return found.sort((a, b) => far(a) - far(b))[0];
}"""

# Returns whether the area is still at this point after the page has redrawn for the pointer's arrival.
STAYS = """async ([area, x, y]) => {
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
  const on = document.elementFromPoint(x, y)?.closest("[data-area], [data-ship]");
  return on !== null && on !== undefined && (on.dataset.area === area || `pending ${on.dataset.ship}` === area);
}"""

THERE = """([x, y]) => {
  const on = document.elementFromPoint(x, y);
  return on?.closest("[data-area]")?.dataset.area ?? on?.outerHTML.slice(0, 80);
}"""

# Returns two points a few pixels apart on both sides of the border between two unmarked areas, or null.
BORDER = """([area, x, y]) => {
  const on = (place) => document.elementFromPoint(...place)?.closest("[data-area]");
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.3) {
    const at = (far) => [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    let far = 0;
    while (far < 200 && on(at(far))?.dataset.area === area) far += 3;
    const other = on(at(far + 3));
    if (other && other.dataset.area !== area && !("ready" in other.dataset)) return [at(far - 3), at(far + 3)];
  }
  return null;
}"""


class Game:
    """A running or finished game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.get_by_test_id("play")).to_be_visible()
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    @property
    def table(self) -> str:
        """The table's id, as the address bar shows it."""
        match = re.search(r"/t/([^/#?]+)", self.page.url)
        assert match is not None, self.page.url
        return match[1]

    def look(self) -> Sight:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        lists = {name: tuple(value) for name, value in seen.items() if isinstance(value, list)}
        return Sight(**(seen | lists))

    def wait(self) -> Sight:
        """Wait until the player has a decision to make or the game is over."""
        self.page.wait_for_function(
            f"() => {{ const s = ({LOOK})(); return s.over || (!s.waiting && s.decision !== 'none'); }}",
            timeout=PATIENCE,
            polling=POLLING,
        )
        return self.look()

    def wait_for_targets(self, targets: tuple[str, ...]) -> None:
        """Wait until exactly these targets are marked on the board."""
        self.page.wait_for_function(
            f"(targets) => JSON.stringify(({LOOK})().targets) === JSON.stringify(targets)",
            arg=list(targets),
            timeout=PATIENCE,
            polling=POLLING,
        )

    def wait_for_turn_of(self, colours: list[str]) -> str:
        """Wait until one of the colours is to move, and return it. Returns "" if the game is over."""
        seen = self.page.wait_for_function(
            f"""(colours) => {{
              const s = ({LOOK})();
              if (s.over) return {{ to_move: "" }};
              return !s.waiting && colours.includes(s.to_move) && {{ to_move: s.to_move }};
            }}""",
            arg=colours,
            timeout=PATIENCE,
            polling=POLLING,
        )
        return str(seen.json_value()["to_move"])

    def unmarked(self, kind: str) -> list[str]:
        """Return the areas of a kind that are not legal targets, such as "pier tonga:2"."""
        areas: list[str] = self.page.locator(f"[data-area^='{kind} ']:not([data-ready])").evaluate_all(
            "nodes => nodes.map((node) => node.dataset.area)"
        )
        return areas

    def place(self, area: str) -> tuple[float, float] | None:
        """Return a point where the area can be clicked, or None if it is covered or off the screen."""
        point = self.page.evaluate(PLACE, area)
        return None if point is None else (point[0], point[1])

    def wait_until_uncovered(self, area: str) -> None:
        """Wait until the area can be clicked without moving the view. Raises AssertionError if it stays covered."""
        for _ in range(ATTEMPTS):
            if self.place(area) is not None:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{area} stays covered or off the screen")

    def neighbours(self, kind: str) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """Find two points a few pixels apart in two unmarked areas, the first of them of this kind, or return None."""
        for area in self.unmarked(kind):
            if (place := self.place(area)) and (points := self.page.evaluate(BORDER, [area, *place])):
                (first, second) = points
                return (first[0], first[1]), (second[0], second[1])
        return None

    def rest_on(self, area: str) -> tuple[float, float]:
        """Move the pointer onto an area and return the point. Retry if the board changes its view meanwhile.

        An area outside the view has an arrow. The arrows are loaded when a part of a sea is shown for the first time.
        """
        for _ in range(ATTEMPTS):
            place = self.place(area)
            if place is None:
                if not self._follow_arrow(area):
                    self.page.wait_for_timeout(100)
                continue
            if self.touch:
                return place
            self.page.mouse.move(*place)
            if self.page.evaluate(STAYS, [area, *place]):
                return place
        raise AssertionError(f"{area} can't be pressed: it is covered, or the view does not rest")

    def _follow_arrow(self, area: str) -> bool:
        """Press the arrow at the edge of the board that leads to an area. Return whether there is one."""
        tile = re.split("[ .:]", area)[1]
        arrow = self.page.locator(f"[data-testid='edge-arrow'][data-tiles~='{tile}']")
        if arrow.count() == 0:
            return False
        if self.touch:
            arrow.tap()
        else:
            arrow.click()
        return True

    def touch_at(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, area: str) -> None:
        """Click or tap an area of the board and wait until the page shows the effect.

        If targets are close together, the first tap only zooms in; then the area is tapped again.
        """
        place = self.rest_on(area)
        before = self.look()
        if not self.page.evaluate(STAYS, [area, *place]):  # the view moved meanwhile
            place = self.rest_on(area)
        self.touch_at(*place)
        try:
            self._see_a_change(before)
        except Error as error:
            now = f"{self.page.evaluate(THERE, place)} lies there, and {area} at {self.place(area)}"
            raise AssertionError(f"{area} was pressed at {place}: nothing came of it; now {now}") from error
        if self.look().close and not before.close:
            self.press(area)

    def refused_at(self, kind: str, code: str) -> None:
        """Click unmarked areas of a kind until one is refused with this code. Royal islands have another code."""
        for area in self.unmarked(kind):
            self.press(area)
            if any(code in note for note in self.look().notes):
                return
            # Wait until the message has disappeared: repeating the same message would not be a visible change.
            expect(self.page.get_by_test_id("note")).to_have_count(0, timeout=PATIENCE)
        raise AssertionError(f"No {kind} was refused as {code}")

    def press_button(self, name: str) -> None:
        """Click or tap a button outside the board and wait until the page shows the effect."""
        before = self.look()
        button = self.page.get_by_test_id(name)
        if self.touch:
            button.tap()
        else:
            button.click()
        self._see_a_change(before)

    def sail(self, pier: str) -> None:
        """Sail from a pier. On a touchscreen, the first tap previews the route and the second one sails."""
        self.press(pier)
        if self.touch:
            self.expect_looked()
            self.press(pier)

    def expect_looked(self) -> None:
        """Expect that the tapped move waits for a second tap."""
        expect(self.page.get_by_test_id("go")).to_be_visible()

    def route_of(self, area: str) -> str:
        """Move the pointer onto a pier and return the page's description of the route."""
        self.rest_on(area)
        expect(self.page.locator(f"[data-area='{area}'].lit, [data-area='{area}']:hover")).to_be_attached()
        return self.page.get_by_test_id("prompt").inner_text()

    def _see_a_change(self, before: Sight) -> None:
        seen = {"number": before.number, "decision": before.decision, "prompt": before.prompt}
        seen |= {"targets": list(before.targets), "action": before.action, "held": before.held}
        seen |= {
            "close": before.close,
            "looked": before.looked,
            "undo": before.undo,
            "over": before.over,
            "notes": list(before.notes),
            "suggestion": before.suggestion,
        }
        self.page.wait_for_function(
            f"""(before) => {{
              const now = ({LOOK})();
              const same = (name) => JSON.stringify(now[name]) === JSON.stringify(before[name]);
              return !now.waiting && !Object.keys(before).every(same);
            }}""",
            arg=seen,
            timeout=PATIENCE,
            polling=POLLING,
        )

    def log_lines(self) -> list[str]:
        """Return the lines of the log. Open the log if it is hidden."""
        log = self.page.get_by_test_id("log")
        if not log.is_visible():
            self.page.get_by_test_id("tab-log").click()
        return [line.strip() for line in log.get_by_test_id("log-line").all_inner_texts()]

    def say(self, text: str) -> None:
        field = self.page.get_by_test_id("chat-text")
        if not field.is_visible():
            self.page.get_by_test_id("tab-chat").click()
        field.fill(text)
        self.page.get_by_test_id("chat-send").click()

    def chat(self) -> Locator:
        return self.page.get_by_test_id("chat-lines")

    def result(self) -> Result:
        return Result(self.page)
