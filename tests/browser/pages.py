"""The client's pages, as somebody uses them who sees the screen and presses what is on it.

Nothing here knows the rules or speaks to the server. What is marked on the board is what can be pressed; a press goes
to a place on the screen where nothing lies over the target, as a finger's would.
"""

import re
from dataclasses import dataclass
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000  # milliseconds that a page may take
POLLING = 30  # milliseconds between two looks at it

DESKTOP = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "reduced_motion": "reduce",
}
"""Options of a browser context. Whoever wants less motion is shown what others do at once."""

# What is on the screen of a game.
_LOOK = """() => {
  const find = (id) => document.querySelector(`[data-testid="${id}"]`);
  const play = find("play");
  if (!play) return null;
  const { phase, decision, asked, busy, number, toMove = "" } = play.dataset;
  const tray = [...document.querySelectorAll("[data-testid='tray'] button[data-count]")];
  const lens = [...document.querySelectorAll("[data-testid='lens'] button")];
  const named = (node) => node.dataset.testid.split("-")[1];
  return {
    phase, decision, to_move: toMove, waiting: asked === "true" || busy === "true", number: Number(number ?? 0),
    prompt: find("prompt").textContent,
    targets: [...document.querySelectorAll("[data-ready]")].map((n) => n.dataset.area ?? `pending ${n.dataset.ship}`),
    tray: Object.fromEntries(tray.filter((n) => !n.disabled).map((n) => [named(n), Number(n.dataset.count)])),
    held: tray.filter((n) => n.ariaPressed === "true").map(named)[0] ?? "",
    suggestion: find("tray-suggestion") !== null,
    lit: lens.filter((n) => n.dataset.lit === "true").map(named),
    action: lens.filter((n) => n.ariaPressed === "true").map(named)[0] ?? "",
    close: document.querySelector("[data-testid='sea'] svg").dataset.close === "true",
    looked: find("go") !== null,
    undo: find("undo") !== null,
    held_back: find("confirm-yes") !== null,
    over: find("result") !== null || find("show-result") !== null,
    notes: [...document.querySelectorAll("[data-testid='note']")].map((n) => n.dataset.code),
  };
}"""
# A place on the screen that belongs to an area, the nearest to the middle of all such places; null if it is covered.
PLACE = """async (area) => {
  const board = document.querySelector("[data-testid='sea'] svg");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // A panel that has just grown is measured a frame later, and the board fitted anew after that.
  const lies = () => [board.getAttribute("viewBox"), ...Object.values(board.getBoundingClientRect().toJSON())].join();
  for (let before = "", still = 0; still < 4; await frame()) {
    still = before === lies() ? still + 1 : 0;
    before = lies();
  }
  const owns = (node) => node.dataset.area === area || `pending ${node.dataset.ship}` === area;
  const hit = [...board.querySelectorAll("[data-area], [data-ship]")].find(owns);
  if (!hit) return null;
  const box = (hit.querySelector("polygon, circle") ?? hit).getBoundingClientRect();
  const found = [];
  for (let i = 1; i < 14; i++) {
    for (let j = 1; j < 14; j++) {
      const [x, y] = [box.left + (box.width * i) / 14, box.top + (box.height * j) / 14];
      const on = document.elementFromPoint(x, y)?.closest("[data-area], [data-ship]");
      if (on && owns(on)) found.push([x, y]);
    }
  }
  if (found.length === 0) return null;
  const middle = [0, 1].map((axis) => found.reduce((sum, place) => sum + place[axis], 0) / found.length);
  const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  return found.sort((a, b) => far(a) - far(b))[0];
}"""

# Two places a few pixels apart, on both sides of the border to another area, neither of them marked; or null.
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


@dataclass(frozen=True)
class Sight:
    """What a player sees of a game."""

    phase: str
    decision: str
    """The kind of decision that is asked for, or "none"."""
    to_move: str
    """A colour, or "chance"; nothing when the game is over."""
    waiting: bool
    number: int
    """Of the newest line of the log."""
    prompt: str
    targets: tuple[str, ...]
    """What is marked on the board, such as "beach tonga.0" or "pier fiji:2"."""
    tray: dict[str, int]
    """The ships that can be landed, by colour."""
    held: str
    """The colour that is chosen in the tray."""
    suggestion: bool
    lit: tuple[str, ...]
    """The actions of the lens that are possible."""
    action: str
    close: bool
    """Whether the view went near some targets, for a finger to tell them apart."""
    looked: bool
    """Whether a move that can't be taken back is looked at, and waits for a second tap."""
    undo: bool
    held_back: bool
    """Whether a move waits for the player to confirm that the turn may end."""
    over: bool
    notes: tuple[str, ...]

    def marked(self, kind: str) -> list[str]:
        """The targets of a kind: island, beach, pier, exit."""
        return [target for target in self.targets if target.split(" ")[0] == kind]


class FrontPage:
    """Where a game begins."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def call_me(self, name: str) -> Self:
        self.page.get_by_test_id("name").fill(name)
        return self

    def play_now(self, players: int, bot: str) -> "Game":
        """One press, after the choices above it."""
        self.page.get_by_test_id(f"quick-players-{players}").check()
        self.page.get_by_test_id("quick-bot").select_option(bot)
        self.page.get_by_test_id("quick-start").click()
        return Game(self.page)

    def new_table(self, seats: int) -> "WaitingRoom":
        self.page.get_by_test_id("new-table-open").click()
        self.page.get_by_test_id(f"new-table-seats-{seats}").check()
        self.page.get_by_test_id("new-table-create").click()
        return WaitingRoom(self.page)

    def tables(self, kind: str) -> Locator:
        """The tables that are listed as open, running or finished, each with what is said of it."""
        return self.page.get_by_test_id(f"tables-{kind}").get_by_test_id("table")

    def own_tables(self) -> Locator:
        """One's own tables, in their order."""
        return self.page.get_by_test_id("your-table")

    def rejoin(self, table: str) -> "Game":
        """Go back to a running game, by its table's id."""
        self.page.locator(f"[data-testid='your-table'][data-table='{table}']").get_by_test_id("rejoin").click()
        return Game(self.page)

    def claim(self, password: str) -> None:
        """Claim the name that one goes by."""
        self.page.get_by_test_id("person").click()
        self.page.get_by_test_id("claim-open").click()
        self.page.get_by_test_id("password").fill(password)
        self.page.get_by_test_id("claim-send").click()

    def log_in(self, name: str, password: str) -> None:
        """Be the person who claimed the name."""
        self.page.get_by_test_id("person").click()
        self.page.get_by_test_id("login-open").click()
        self.page.get_by_test_id("person-name").fill(name)
        self.page.get_by_test_id("password").fill(password)
        self.page.get_by_test_id("login-send").click()

    def expect_account(self, name: str) -> None:
        """Wait until the page knows one as somebody who has claimed the name."""
        person = self.page.get_by_test_id("person")
        expect(person).to_have_attribute("data-account", "true")
        expect(person).to_contain_text(name)


class WaitingRoom:
    """A table before the start."""

    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.get_by_test_id("waiting-room")).to_be_visible()

    @property
    def link(self) -> str:
        return self.page.get_by_test_id("share-link").input_value()

    def seat(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"seat-{number}")

    def sit_down(self, seat: int, name: str) -> None:
        self.page.get_by_test_id("sit-name").fill(name)
        self.page.get_by_test_id(f"sit-{seat}").click()
        expect(self.seat(seat)).to_contain_text(name)

    def add_bot(self, seat: int) -> None:
        self.page.get_by_test_id(f"add-bot-{seat}").click()
        expect(self.page.get_by_test_id(f"remove-bot-{seat}")).to_be_visible()

    def choose(self, **options: str) -> None:
        """Choose options of the table by the values that their fields have; the host alone may."""
        self.page.get_by_test_id("tool").click()
        for name, value in options.items():
            field = self.page.get_by_test_id(f"option-{name.replace('_', '-')}")
            field.select_option(value)
            expect(field).to_have_value(value)
        self.page.get_by_test_id("tool-close").click()

    def own_clock(self, kind: str, seconds: int) -> None:
        """Choose a clock that is none of those on offer: of the kind `move` or `budget`, with so many seconds."""
        self.page.get_by_test_id("tool").click()
        for field, value in (("option-clock", "own"), ("option-clock-kind", kind), ("option-clock-unit", "1")):
            self.page.get_by_test_id(field).select_option(value)
            expect(self.page.get_by_test_id(field)).to_have_value(value)
        time = self.page.get_by_test_id("option-clock-time")
        expect(time).to_have_value("1")  # what the table had, now in seconds
        time.fill(str(seconds))
        time.press("Tab")
        self.page.get_by_test_id("tool-close").click()
        expect(self.page.get_by_test_id("waiting-room")).to_contain_text(f"{seconds} sec" if seconds < 60 else "min")

    def turn_rated(self) -> None:
        """Have the game rated, with the clock that comes with it where there is none; the host alone may."""
        self.page.get_by_test_id("tool").click()
        self.page.get_by_test_id("option-rated").check()
        expect(self.page.get_by_test_id("option-clock")).not_to_have_value("none")
        self.page.get_by_test_id("tool-close").click()
        expect(self.page.get_by_test_id("terms")).to_be_visible()

    def accept(self) -> None:
        """Accept the terms of a rated game."""
        self.page.get_by_test_id("accept").click()
        expect(self.page.get_by_test_id("accepted")).to_be_visible()

    def start(self) -> "Game":
        self.page.get_by_test_id("start").click()
        return Game(self.page)


class Game:
    """A game in play, or over."""

    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.get_by_test_id("play")).to_be_visible()
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    @property
    def table(self) -> str:
        """The table's id, as the address bar shows it."""
        found = re.search(r"/t/([^/#?]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def look(self) -> Sight:
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        lists = {name: tuple(value) for name, value in seen.items() if isinstance(value, list)}
        return Sight(**(seen | lists))

    def wait(self) -> Sight:
        """Until there is something to decide, or all is over."""
        self.page.wait_for_function(
            f"() => {{ const s = ({_LOOK})(); return s.over || (!s.waiting && s.decision !== 'none'); }}",
            timeout=PATIENCE,
            polling=POLLING,
        )
        return self.look()

    def wait_for_targets(self, targets: tuple[str, ...]) -> None:
        """Until just these are marked on the board."""
        self.page.wait_for_function(
            f"(targets) => JSON.stringify(({_LOOK})().targets) === JSON.stringify(targets)",
            arg=list(targets),
            timeout=PATIENCE,
            polling=POLLING,
        )

    def wait_for_turn_of(self, colours: list[str]) -> str:
        """Until one of the colours is to move; which, or nothing when all is over."""
        seen = self.page.wait_for_function(
            f"""(colours) => {{
              const s = ({_LOOK})();
              if (s.over) return {{ to_move: "" }};
              return !s.waiting && colours.includes(s.to_move) && {{ to_move: s.to_move }};
            }}""",
            arg=colours,
            timeout=PATIENCE,
            polling=POLLING,
        )
        return str(seen.json_value()["to_move"])

    def unmarked(self, kind: str) -> list[str]:
        """What can be pressed of a kind and is no target, such as "pier tonga:2"."""
        areas: list[str] = self.page.locator(f"[data-area^='{kind} ']:not([data-ready])").evaluate_all(
            "nodes => nodes.map((node) => node.dataset.area)"
        )
        return areas

    def place(self, area: str) -> tuple[float, float] | None:
        """Where to press an area; None if it is covered or off the screen."""
        found = self.page.evaluate(PLACE, area)
        return None if found is None else (found[0], found[1])

    def neighbours(self, kind: str) -> tuple[tuple[float, float], tuple[float, float]]:
        """Two places a few pixels apart, in an area of a kind and in another one, neither of them marked."""
        for area in self.unmarked(kind):
            if (place := self.place(area)) and (found := self.page.evaluate(BORDER, [area, *place])):
                (one, other) = found
                return (one[0], one[1]), (other[0], other[1])
        raise AssertionError(f"No {kind} lies beside anything else")

    def touch_at(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, area: str) -> None:
        """Press an area of the board, and wait until that has had its effect.

        Where targets lie close together, a finger's first tap goes near them.
        """
        place = self.place(area)
        assert place is not None, f"{area} can't be pressed: something lies over it"
        before = self.look()
        self.touch_at(*place)
        self._see_a_change(before)
        if self.look().close and not before.close:
            self.press(area)

    def refused_at(self, kind: str, code: str) -> None:
        """Press unmarked areas of a kind until one is refused for that reason: a royal island has a rule of its own."""
        for area in self.unmarked(kind):
            self.press(area)
            if any(code in note for note in self.look().notes):
                return
            # The same reason once more would show no change.
            expect(self.page.get_by_test_id("note")).to_have_count(0, timeout=PATIENCE)
        raise AssertionError(f"No {kind} was refused as {code}")

    def press_button(self, name: str) -> None:
        """Press a button outside the board, and wait until that has had its effect."""
        before = self.look()
        button = self.page.get_by_test_id(name)
        if self.touch:
            button.tap()
        else:
            button.click()
        self._see_a_change(before)

    def sail(self, pier: str) -> None:
        """Sail from a pier: a finger's first tap shows the way, the second takes it."""
        self.press(pier)
        if self.touch:
            self.expect_looked()
            self.press(pier)

    def expect_looked(self) -> None:
        """Expect the move that was tapped to wait for a second tap."""
        expect(self.page.get_by_test_id("go")).to_be_visible()

    def route_of(self, area: str) -> str:
        """Rest the pointer on a pier; what the page then says of the way from there."""
        place = self.place(area)
        assert place is not None, f"{area} can't be reached: something lies over it"
        self.page.mouse.move(*place)
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
              const now = ({_LOOK})();
              const same = (name) => JSON.stringify(now[name]) === JSON.stringify(before[name]);
              return !now.waiting && !Object.keys(before).every(same);
            }}""",
            arg=seen,
            timeout=PATIENCE,
            polling=POLLING,
        )

    def log_lines(self) -> list[str]:
        """The log, opened if it was folded away."""
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

    def result(self) -> "Result":
        return Result(self.page)


class Result:
    """The end of a game, as it is shown."""

    def __init__(self, page: Page) -> None:
        self.page = page
        if not page.get_by_test_id("result").is_visible():
            page.get_by_test_id("show-result").click()
        expect(page.get_by_test_id("result")).to_be_visible()

    def points(self) -> dict[str, int]:
        """Points by colour."""
        cells = self.page.get_by_test_id(re.compile(r"^points-")).all()
        named = [(cell.get_attribute("data-testid") or "", cell.inner_text()) for cell in cells]
        return {name.removeprefix("points-"): int(text) for name, text in named}

    def ranks(self) -> dict[str, int]:
        """Ranks by colour."""
        rows = self.page.get_by_test_id(re.compile(r"^standing-")).all()
        named = [(row.get_attribute("data-testid") or "", row.locator("td").first.inner_text()) for row in rows]
        return {name.removeprefix("standing-"): int(text) for name, text in named}

    def islands(self) -> dict[str, dict[str, int]]:
        """What every island counted, by its name and by colour."""
        table = self.page.get_by_test_id("island-scores")
        colours = [text.strip() for text in table.locator("thead th:not(.who) .hidden").all_inner_texts()]
        scores = {}
        for row in table.locator("tbody tr").all():
            name, _, *counts = (text.strip() for text in row.locator("th, td").all_inner_texts())
            scores[name] = {colour: int(count) for colour, count in zip(colours, counts, strict=True) if count != "·"}
        return scores

    def shuffle_is_fair(self) -> bool:
        """What the browser's own computation says about the pile."""
        self.page.get_by_test_id("result").locator("summary").click()
        check = self.page.get_by_test_id("shuffle-check")
        expect(check).to_be_visible()
        return check.get_attribute("data-good") == "true"

    def rematch(self) -> None:
        self.page.get_by_test_id("rematch").click()
