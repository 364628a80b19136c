"""The navigation bar: every page is at most two presses away, and its entries one, except in games and lessons."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage
from tests.browser.test_large_text import TWICE
from tests.server.player import PASSWORD
from tongiaki.puzzles.puzzle import shipped

ENTRIES = {"play": "/", "today": "/today", "puzzles": "/puzzles", "learn": "/learn", "watch": "/watch", "you": "/you"}
"""The entries of the bar and their paths."""
PAGES = {
    "/": "play",
    "/tournaments": "play",
    "/device": "play",
    "/today": "today",
    "/daily": "today",
    "/puzzles": "puzzles",
    "/learn": "learn",
    "/manual": "learn",
    "/manual/strategy": "learn",
    "/watch": "watch",
    "/games": "watch",
    "/you": "you",
    "/ladder": "you",
    "/friends": "you",
    "/account": "you",
    "/p/Ana": "you",
}
"""Every page with the bar, and its entry. Games, tournaments and puzzles have pages of their own besides these."""
PUZZLE = f"/puzzles/{shipped()[6].number}"
WITH_BACK = {"/tutorial": "/learn", PUZZLE: "/puzzles", "/replay": "/watch"}
"""Pages without the bar, and the pages that their back controls lead to."""
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def entry(page: Page, name: str) -> Locator:
    """Return the visible link of an entry: in the bar, or in the tabs of a phone. On a desktop, a menu is You."""
    found = page.get_by_test_id(f"nav-{name}").or_(page.get_by_test_id(f"tab-{name}"))
    if name == "you":
        found = found.or_(page.get_by_test_id("person"))
    return found.locator("visible=true")


def addresses(page: Page) -> set[str]:
    """Return the paths that a press leads to from here, on the page or in an open menu."""
    found = page.locator("a[href]").locator("visible=true").evaluate_all("(all) => all.map((a) => a.pathname)")
    return set(found)


def settled(page: Page) -> None:
    """Wait until the bar and the page are there."""
    expect(page.get_by_test_id("bar")).to_be_visible()
    expect(page.locator("main")).to_be_visible()


@SIZES
def test_every_page_has_all_entries_and_marks_its_own(new_page: NewPage, size: dict[str, object]) -> None:
    page = new_page("/", **size)
    for path, own in PAGES.items():
        page.goto(path)
        settled(page)
        for name, to in ENTRIES.items():
            link = entry(page, name)
            expect(link).to_be_in_viewport()
            box = link.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44, (path, name, box)
            if link.evaluate("(link) => link.tagName") == "A":
                expect(link).to_have_attribute("href", to)
                current = {None: None, True: "page", False: "true"}[path == to if name == own else None]
                assert link.get_attribute("aria-current") == current, (path, name)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize("locale", ["en", "de", "fr", "it", "ja", "nl"])
def test_the_words_of_the_tabs_have_room_on_the_smallest_phone(new_page: NewPage, locale: str) -> None:
    page = new_page("/watch", locale=locale, **PHONE | {"viewport": {"width": 320, "height": 568}})
    settled(page)
    rooms = page.locator("[data-testid^='tab-']").evaluate_all(
        "(tabs) => tabs.map((tab) => tab.clientWidth - tab.querySelector('span').getBoundingClientRect().width)"
    )
    assert len(rooms) == 5
    assert min(rooms) >= 4, rooms
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@SIZES
def test_every_page_is_at_most_two_presses_away(new_page: NewPage, size: dict[str, object]) -> None:
    page = new_page("about:blank", **size)
    assert page.request.post("/api/account", data={"name": f"Ana {len(size)}", "password": PASSWORD}).ok
    page.goto("/")
    settled(page)
    reached = addresses(page)
    for name in ENTRIES:
        entry(page, name).click()
        settled(page)
        if name == "puzzles":
            page.get_by_test_id("puzzles-all").click()
            expect(page.locator(f"a[href='{PUZZLE}']")).to_be_visible()
        if name == "you":
            expect(page.get_by_test_id("to-account")).to_be_visible()
        reached |= addresses(page)
    wanted = {path for path in [*PAGES, *WITH_BACK] if not path.startswith("/p/")} - {"/you"}
    assert wanted - reached == set()
    assert any(path.startswith("/p/Ana") for path in reached)


@SIZES
def test_one_back_control_leads_to_the_bar(new_page: NewPage, size: dict[str, object]) -> None:
    page = new_page("/", **size)
    for path, to in WITH_BACK.items():
        page.goto(path)
        back = page.get_by_test_id("back-link")
        expect(back).to_have_count(1)
        box = back.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        expect(page.get_by_test_id("bar")).to_have_count(0)
        expect(back).to_have_accessible_name(re.compile("^Back: ."))
        back.click()
        expect(page).to_have_url(re.compile(f"{to}$"))
        settled(page)
    begun = page.request.post("/api/quick", data={"name": "Ana", "players": 2, "bot": "random"})
    page.goto(f"/t/{begun.json()['id']}")
    page.get_by_test_id("back-link").click()
    settled(page)


def test_the_bar_is_used_with_the_keyboard(new_page: NewPage) -> None:
    page = new_page("/watch", **DESKTOP)
    settled(page)
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("skip")).to_be_focused()
    expect(page.get_by_test_id("skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.get_by_test_id("home").focus()
    for name in ("play", "today", "puzzles", "learn", "watch"):
        page.keyboard.press("Tab")
        expect(page.get_by_test_id(f"nav-{name}")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("bell")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("notices-none")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("bell-list")).not_to_be_visible()
    page.get_by_test_id("nav-learn").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/learn$"))
    expect(page.get_by_test_id("nav-learn")).to_be_focused()
    expect(page.get_by_test_id("nav-learn")).to_have_attribute("aria-current", "page")


def test_a_new_page_has_the_focus_on_its_heading(new_page: NewPage) -> None:
    page = new_page("/you", **DESKTOP)
    page.get_by_test_id("ladder-link").press("Enter")
    expect(page).to_have_url(re.compile("/ladder$"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    expect(page).to_have_url(re.compile("/you$"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_the_bar_never_covers_the_focus(new_page: NewPage) -> None:
    page = new_page("/today", **PHONE | {"viewport": {"width": 360, "height": 640}})
    settled(page)
    expect(page.get_by_test_id("today-play")).to_be_visible()
    page.get_by_test_id("tab-you").focus()
    tabs = page.get_by_test_id("tabs").bounding_box()
    assert tabs is not None
    page.keyboard.press("Tab")
    seen = 0
    while page.evaluate("document.activeElement !== document.body"):
        foot = page.evaluate("document.activeElement.getBoundingClientRect().bottom")
        assert foot <= tabs["y"], page.evaluate("document.activeElement.outerHTML")
        seen += 1
        page.keyboard.press("Tab")
    assert seen > 5


def test_the_bell_counts_the_games_that_wait(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    assert page.request.post("/api/account", data={"name": "Bela", "password": PASSWORD}).ok
    page.request.post("/api/quick", data={"name": "Bela", "players": 2, "bot": "random"})
    page.goto("/ladder")
    expect(page.get_by_test_id("bell")).to_have_attribute("data-count", "1")
    expect(page.get_by_test_id("bell")).to_have_accessible_name("1 notification")
    page.get_by_test_id("bell").click()
    page.get_by_test_id("notice-turn").click()
    page.get_by_test_id("play").wait_for()


@SIZES
@pytest.mark.parametrize("path", ["/learn", "/watch", "/you", "/ladder", "/games", "/tournaments"])
def test_pages_with_the_bar_are_accessible(new_page: NewPage, size: dict[str, object], path: str) -> None:
    page = new_page(path, **size)
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect_accessible(page)
    if size is DESKTOP and path == "/learn":
        page.get_by_test_id("person").click()
        expect_accessible(page)
        page.get_by_test_id("bell").click()
        expect_accessible(page)


@pytest.mark.parametrize("name", ["Mx. " + "W" * 20, "אבגדה וזחטי כלמנס"])
@SIZES
def test_long_and_right_to_left_names_fit(new_page: NewPage, size: dict[str, object], name: str) -> None:
    page = new_page("/", **size)
    page.evaluate("(name) => localStorage.setItem('tongiaki.name', JSON.stringify(name))", name)
    for path in ("/learn", "/you"):
        page.goto(path)
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for entry_name in ENTRIES:
            expect(entry(page, entry_name)).to_be_in_viewport(ratio=1)


@SIZES
def test_text_of_twice_the_size_fits(new_page: NewPage, size: dict[str, object]) -> None:
    page = new_page("about:blank", **size)
    page.add_init_script(TWICE)
    for path in ("/learn", "/you", "/ladder"):
        page.goto(path)
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        for name in ENTRIES:
            expect(entry(page, name)).to_be_in_viewport(ratio=0.95)


@SIZES
def test_forced_colours_show_the_current_entry(new_page: NewPage, size: dict[str, object]) -> None:
    page = new_page("/learn", **size)
    page.emulate_media(forced_colors="active")
    settled(page)
    colour = "(link) => getComputedStyle(link).backgroundColor"
    assert entry(page, "learn").evaluate(colour) != entry(page, "puzzles").evaluate(colour)
    page.goto("/ladder")
    chosen, other = (page.get_by_test_id(f"ladder-players-{count}").locator("+ span") for count in (2, 3))
    assert chosen.evaluate(colour) != other.evaluate(colour)


def test_the_bar_works_offline_and_when_nobody_is_online(new_page: NewPage) -> None:
    page = new_page("/learn", **PHONE)
    settled(page)
    page.get_by_test_id("nav-watch").click()
    expect(page.get_by_test_id("watch")).to_be_visible()
    page.get_by_test_id("tab-you").click()
    expect(page.get_by_test_id("you")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_test_id("nav-watch").click()
    expect(page.get_by_test_id("open-record")).to_be_visible()
    page.get_by_test_id("tab-learn").click()
    expect(page.get_by_test_id("tutorial-link")).to_be_visible()


def test_a_guest_signs_in_from_the_page_of_a_phone(new_page: NewPage) -> None:
    page = new_page("/", **PHONE)
    FrontPage(page).call_me("Kea").claim("six canoes, no map")
    expect(page.get_by_test_id("tab-play")).to_have_attribute("aria-current", "page")
    page.get_by_test_id("tab-you").click()
    expect(page.get_by_test_id("to-account")).to_be_visible()
