"""Whole games that use only the accessibility tree, and whole games that use only the keyboard."""

import contextlib
import random
import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PATIENCE, PHONE, Game
from tests.vectors.vectors import games
from tongiaki.record import Record, write
from tongiaki.rules import Position, Terms

MOMENT = 1_000  # milliseconds after which a missing area is treated as gone
CHANGE = 1_500  # milliseconds to wait for a perceptible change
LISTENING = 100  # milliseconds between two checks of names and announcements
# Returns all accessible names on the sea, and all announcements.
PERCEIVED = """([sea, news]) =>
  [...[...sea.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel), news.innerText].join()"""
TURNS = re.compile(r"It is your turn\.")


class Listener:
    """A player who uses only what a screen reader has: roles, names and announcements."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.sea = page.get_by_role("group", name="The sea")
        self.fleet = page.get_by_role("group", name="The fleet")
        self.news = page.get_by_role("log", name="Announcements")
        self.result = page.get_by_role("region", name=re.compile(r"\bwins?!|share the victory"))
        self.announcements: list[str] = []

    @property
    def said(self) -> str:
        """All announcements so far, one per line."""
        return "\n".join(self.announcements)

    def play_on(self) -> None:
        """Activate one target after another until the result is shown."""
        places = self.sea.get_by_role("button")
        while True:
            names = places.evaluate_all("all => all.map((one) => one.ariaLabel)")
            names = [name for name in names if "not confirmed" not in name]
            if not names:
                expect(places.or_(self.result).first).to_be_attached()
                if self.result.count():
                    return
                continue
            # Prefer routes that land, because the game then ends sooner.
            landing = [name for name in names if ": To " in name]
            self.press(places, self.chance.choice(landing or names))

    def press(self, places: Locator, name: str) -> None:
        parts = [self.sea.element_handle(), self.news.element_handle()]
        before = self.page.evaluate(PERCEIVED, parts)
        try:
            places.and_(self.page.get_by_label(name, exact=True)).first.press("Enter", timeout=MOMENT)
        except PlaywrightTimeoutError:  # the target had already disappeared
            return
        with contextlib.suppress(PlaywrightTimeoutError):
            self.page.wait_for_function(
                f"([parts, before]) => ({PERCEIVED})(parts) !== before",
                arg=[parts, before],
                timeout=CHANGE,
                polling=LISTENING,
            )
        self.listen()

    def listen(self) -> None:
        for text in self.news.get_by_role("paragraph").all_inner_texts():
            if text not in self.announcements[-20:]:
                self.announcements.append(text)


def test_a_whole_game_is_played_through_the_accessibility_tree(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    page.get_by_role("button", name=re.compile("players · ")).press("Enter")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name=re.compile("^Play now")).press("Enter")
    ana = Listener(page, seed=3)
    ana.play_on()
    ana.listen()
    assert len(TURNS.findall(ana.said)) > 3
    for text in (
        "Put a ship on a beach of Tonga.",
        "Choose an island to expand.",
        "choose the pier",
        " sails from ",
    ):
        assert text in ana.said
    # The winner is announced, and the heading of the result has the focus.
    title = ana.result.get_by_role("heading", level=2).inner_text()
    assert title in ana.said
    assert page.evaluate("document.activeElement.textContent") == title


class Typist:
    """A player who uses only the keyboard and counts the keys. Each key must leave the focus on an element."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def press(self, key: str) -> None:
        self.count += 1
        self.page.keyboard.press(key)
        self.page.wait_for_function("() => document.activeElement !== document.body", timeout=PATIENCE)

    def on(self) -> str:
        """Return the area or the control that has the focus."""
        return str(self.page.evaluate("(({ area, testid }) => area ?? testid ?? '')(document.activeElement.dataset)"))

    def reach(self, control: str) -> None:
        """Press Tab until a control has the focus."""
        while self.on() != control:
            self.press("Tab")
            assert self.count < 40, f"{control} is too far away"


def test_a_whole_game_is_played_by_keyboard(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    expect(page.get_by_test_id("quick-start")).to_be_visible()
    ana, chance = Typist(page), random.Random(5)
    ana.reach("quick-start")
    ana.press("Enter")
    game, decisions = Game(page), 0
    # The focus is set to the first target, and automatically to the next one after each decision.
    expect(page.locator("[data-ready]:focus")).to_be_attached()
    while not (sight := game.wait()).over:
        decisions += 1
        before = ana.count
        if sight.decision == "land":
            ana.press("a")
        else:
            expect(page.locator("[data-ready]:focus")).to_be_attached()
            if chance.random() < 0.5 or sight.undo:  # after a first choice, the next beach must be a different one
                ana.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
            ana.press("Enter")
        assert ana.count - before <= 2
        page.wait_for_timeout(30)
    assert decisions > 10
    expect(page.locator("#end-title:focus")).to_be_attached()
    # Every decision needed at most two keys, and the start only a few more.
    assert ana.count <= 2 * decisions + 20


def test_the_focus_goes_on_to_the_next_beach_and_progress_is_announced(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    record, number, island = two_ships()
    wanted = {"record": record, "number": number, "name": "Ana", "bot": "random"}
    made = page.request.post("/api/records/continue", data=wanted)
    page.goto(f"/t/{made.json()['id']}")
    game, ana, news = Game(page), Typist(page), page.get_by_test_id("announcer").get_by_role("paragraph")
    game.wait()
    page.locator(f"[data-area='island {island}']").focus()
    ana.press("Enter")
    expect(page.locator(f"[data-area^='beach {island}']:focus")).to_be_attached()
    first = ana.on()
    ana.press("Enter")
    expect(news.last).to_contain_text("1 of 2 placed.")
    expect(page.locator(f"[data-area='{first}']")).to_have_accessible_name(re.compile(", chosen$"))
    expect(page.locator(f"[data-area^='beach {island}']:focus:not([data-area='{first}'])")).to_be_attached()
    page.keyboard.press("m")
    expect(news.last).to_contain_text(", chosen.")
    page.locator(f"[data-area='{first}']").focus()
    ana.press("Enter")
    expect(news.last).to_contain_text("Taken back: ")
    expect(news.last).to_contain_text("0 of 2 placed.")
    assert ana.on() == first


def two_ships() -> tuple[str, int, str]:
    """Return a record, the number of a move, and an island on which two ships are placed on two of more beaches."""
    for played in games():
        position = Position(Terms(played["players"], played["stall"]))
        for number, move in enumerate(played["moves"]):
            legal = [position.text(legal) for legal in position.legal_moves()]
            pairs = [text.split(" ")[1] for text in legal if text.startswith("expand ") and text.count(",") == 1]
            for island in {pair.split(".")[0] for pair in pairs}:
                if len([pair for pair in pairs if pair.startswith(f"{island}.")]) > 2:
                    record = Record(Terms(played["players"], played["stall"]), tuple(played["moves"]))
                    return write(record), number, island
            position.play(position.parse(move))
    raise AssertionError("no such position")


def large_landing() -> Record:
    """Return a six-player game up to a landing of five ships of four colours, with enough berths on several beaches."""
    chance, position, moves = random.Random(29), Position(Terms(6)), list[str]()
    for _ in range(64):
        move = chance.choice(position.legal_moves())
        moves.append(position.text(move))
        position.play(move)
    assert position.describe()["fleet"] == {"red": 2, "yellow": 1, "green": 1, "blue": 1}
    return Record(Terms(6), tuple(moves))


def test_a_large_fleet_is_landed_with_few_keys(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    record = large_landing()
    wanted = {"record": write(record), "number": len(record.moves), "name": "Ana", "bot": "random"}
    made = page.request.post("/api/records/continue", data=wanted)
    page.goto(f"/t/{made.json()['id']}")
    game, ana = Game(page), Typist(page)
    ships = sum(game.wait().tray.values())
    ana.press("Tab")
    for _ in range(ships):
        sight = game.wait()
        # Choose a different colour each time, and the next beach.
        ana.press(str(len(sight.tray)))
        ana.press("ArrowRight")
        ana.press("Enter")
        page.wait_for_function(f"() => document.querySelector('[data-number]').dataset.number > {sight.number}")
    assert game.look().decision != "land"
    assert ana.count <= 20


def test_keys_read_out_answers_and_a_move_can_be_typed(new_game: NewGame) -> None:
    game = new_game(2, "random", **DESKTOP)
    page = game.page
    news = page.get_by_test_id("announcer")
    before = game.wait().number
    page.keyboard.press("c")
    expect(page.get_by_test_id("chat-text")).to_be_focused()
    page.keyboard.type("settle Tonga.3")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("log-line").first).not_to_be_visible()
    expect(page.get_by_test_id("play")).not_to_have_attribute("data-number", str(before))
    game.wait()
    for key, answer in {"w": "Your ships on the board: Tonga 1.", "s": "Tiles left: 31.", "k": "No clock"}.items():
        page.keyboard.press(key)
        expect(news.get_by_role("paragraph").last).to_contain_text(answer)
    page.keyboard.press("l")
    expect(news.get_by_text("No clock")).to_have_count(2)
    page.keyboard.press("b")
    words = page.get_by_role("region", name="The game in words")
    expect(words.get_by_role("row", name=re.compile("^Tonga"))).to_contain_text(re.compile(r"North: \d of 3, 1 red"))
    expect(words).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("Where are my ships?")


def test_on_a_phone_what_lies_next_to_an_island_follows_its_heading(new_page: NewPage) -> None:
    page, record = new_page("/", **PHONE), large_landing()
    wanted = {"record": write(record), "number": len(record.moves), "name": "Ana", "bot": "random"}
    made = page.request.post("/api/records/continue", data=wanted)
    page.goto(f"/t/{made.json()['id']}")
    page.get_by_test_id("menu").tap()
    page.get_by_test_id("words-open").tap()
    island = page.get_by_test_id("islands-in-words").locator("tbody tr").first
    expect(island.locator("[data-label='Next to it']")).to_have_text(re.compile(r"^\s*(north|south)[a-z-]*: "))
