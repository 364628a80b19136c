"""The front page, as a new visitor sees it."""

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game
from tests.browser.test_large_text import TWICE
from tests.live_server import LiveServer, serving
from tests.server.player import Person
from tests.server.slow_game import slow_table
from tongiaki.bots import LEVELS, offered_bots

LOADED = "performance.getEntriesByType('resource').map((one) => one.name)"


def test_the_front_page_has_a_title_and_a_heading(page: Page) -> None:
    expect(page).to_have_title("Tongiaki")
    expect(page.get_by_role("heading", name="Tongiaki", level=1)).to_be_visible()


def test_the_front_page_fits_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    expect(page.get_by_role("heading", name="Tongiaki", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (820, 1180)])
def test_a_game_starts_with_one_press_without_scrolling(new_page: NewPage, width: int, height: int) -> None:
    page = new_page("/", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    expect(page.get_by_test_id("quick-start")).to_be_in_viewport(ratio=0.9)


def test_every_bot_level_has_its_own_name(page: Page) -> None:
    FrontPage(page).choose(3, "greedy")
    offered = page.get_by_test_id("quick-bot").locator("option")
    assert offered.evaluate_all("all => all.map((one) => one.value)") == [*reversed(offered_bots())]
    assert len(set(offered.all_inner_texts())) == len(offered_bots())


def test_levels_are_in_groups(page: Page) -> None:
    FrontPage(page).choose(3, "greedy")
    groups = page.get_by_test_id("quick-bot").locator("optgroup")
    assert groups.evaluate_all("all => all.map((one) => one.label)") == ["Expert", "Hard", "Medium", "Easy"]
    contents = groups.evaluate_all("all => all.map((one) => [...one.children].map((option) => option.value))")
    assert {LEVELS[level].group for level in contents[0]} == {"expert"}
    assert contents[3] == ["fisher", "child", "random"]


def test_an_unknown_url_shows_a_page_with_a_link_to_the_front_page(new_page: NewPage) -> None:
    page = new_page("/no/such/page", **DESKTOP)
    expect(page.get_by_test_id("not-found")).to_be_visible()
    page.get_by_test_id("not-found").get_by_role("link").click()
    expect(page.get_by_role("heading", name="Tongiaki", level=1)).to_be_visible()


def test_the_picture_is_not_loaded_with_a_data_saver(new_page: NewPage) -> None:
    new_page("/", picture=True).get_by_test_id("picture").wait_for()
    spared = new_page("/", picture=False)
    expect(spared.get_by_test_id("link")).to_have_attribute("data-state", "online")
    expect(spared.get_by_test_id("picture")).to_have_count(0)
    assert not [url for url in spared.evaluate(LOADED) if "Hero" in url]


SCREENS = [(360, 640), (390, 844)]
PLAYED = "localStorage.setItem('tongiaki.has-played', 'true')"
WAYS = ("quick-start", "new-table-open", "learn-link")
NAMELESS = "input:not([type=checkbox], [type=radio])"


def small(width: int, height: int, **options: object) -> dict[str, object]:
    """Return the context options of a phone of this size."""
    return PHONE | {"viewport": {"width": width, "height": height}} | options


@pytest.mark.parametrize("new", [True, False], ids=["newcomer", "player"])
@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("locale", ["en", "de", "fr"])
def test_all_ways_to_start_are_above_the_fold(
    new_page: NewPage, size: tuple[int, int], locale: str, *, new: bool
) -> None:
    page = new_page("/", picture=True, **small(*size, locale=locale))
    if not new:
        page.evaluate(PLAYED)
        page.reload()
    page.get_by_test_id("picture").wait_for()
    tabs = page.get_by_test_id("tabs").bounding_box()
    assert tabs is not None
    for way in WAYS:
        box = page.get_by_test_id(way).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= min(700, tabs["y"]), way
        assert box["height"] >= 44
    filled = page.get_by_test_id("quick").locator(".button.primary")
    expect(filled).to_have_count(1)
    expect(filled).to_have_attribute("data-testid", "learn-link" if new else "quick-start")


def test_the_front_page_says_what_this_is(page: Page) -> None:
    expect(page.locator("main")).to_contain_text("A board game for 2 to 6 players. Free, no account, about 15 minutes.")


def test_a_newcomer_reaches_the_first_move_without_a_name(new_page: NewPage) -> None:
    page = new_page("/", **small(360, 640))
    expect(page.get_by_test_id("quick-start")).to_be_visible()
    expect(page.locator(NAMELESS)).to_have_count(0)
    page.get_by_test_id("quick-start").click()
    game = Game(page)
    number = game.wait().number
    game.press(game.look().targets[0])
    assert game.wait().number != number
    expect(page.locator("input[autocomplete=nickname]")).to_have_count(0)
    # The front page now offers to play first, and the game under the one way to it.
    page.goto("/")
    expect(page.get_by_test_id("quick-start")).to_have_class(re.compile("primary"))
    expect(page.get_by_test_id("your-table")).to_have_count(1)
    expect(page.get_by_test_id("your-table").get_by_role("link")).to_have_count(1)
    expect(page.get_by_test_id("turns")).to_have_count(0)


def test_a_new_table_does_not_enter_the_list_before_its_page_opens(new_page: NewPage) -> None:
    page = new_page("/", **small(390, 844))
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
    page.evaluate("""() => {
      window.entered = false;
      new MutationObserver(() => {
        if (document.querySelector(".yours")) window.entered = true;
      }).observe(document.body, { subtree: true, childList: true });
    }""")
    page.route("**/api/quick", lambda route: (page.wait_for_timeout(10), route.continue_()))
    page.get_by_test_id("quick-start").click()
    Game(page)
    assert page.evaluate("window.entered") is False


def test_the_lists_of_tables_appear_without_the_texts_of_the_day(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    page.route("**/assets/today-*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_test_id("tables-open")).to_be_visible()
    expect(page.get_by_text(re.compile("[{}]"))).to_have_count(0)


def test_the_picture_plays_until_it_is_paused(new_page: NewPage) -> None:
    page = new_page("/", picture=True, viewport={"width": 1440, "height": 900})
    picture = page.get_by_test_id("picture")
    expect(picture).to_have_attribute("data-playing", "true")
    page.get_by_test_id("picture-pause").click()
    expect(picture).to_have_attribute("data-playing", "false")
    page.reload()
    expect(picture).to_have_attribute("data-playing", "false")
    page.get_by_test_id("picture-pause").click()
    expect(picture).to_have_attribute("data-playing", "true")
    # A picture that is not on the screen stands still.
    page.evaluate("document.body.style.paddingBottom = '3000px'; scrollTo(0, 3000)")
    expect(picture).to_have_attribute("data-playing", "false")


def test_the_picture_stands_still_with_reduced_motion(new_page: NewPage) -> None:
    page = new_page("/", picture=True, **DESKTOP)
    expect(page.get_by_test_id("picture")).to_have_attribute("data-playing", "false")
    expect(page.get_by_test_id("picture-pause")).to_have_count(0)


def test_levels_are_chosen_by_group_and_the_single_ones_on_request(page: Page) -> None:
    terms = page.get_by_test_id("quick-setup")
    expect(terms).to_have_text("3 players · Easy")
    terms.click()
    expect(page.get_by_test_id("quick-bot")).to_have_count(0)
    page.get_by_test_id("quick-players-5").check()
    page.get_by_test_id("quick-level-hard").check()
    expect(terms).to_have_text("5 players · Hard")
    page.get_by_test_id("quick-more").click()
    page.get_by_test_id("quick-bot").select_option("child")
    expect(terms).to_have_text("5 players · Child")
    page.reload()
    expect(terms).to_have_text("5 players · Child")


def test_a_game_on_this_device_is_the_default_without_a_connection(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    device = page.get_by_test_id("quick-device")
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
    expect(device).not_to_be_checked()
    expect(page.get_by_test_id("tables-open")).to_be_visible()  # nothing more is loaded
    page.context.set_offline(True)
    expect(device).to_be_checked()
    expect(device).to_be_disabled()


def test_the_lists_are_short_with_many_tables_online(new_page: NewPage, live_server: LiveServer) -> None:
    for _ in range(8):
        slow_table(Person(live_server.url), Person(live_server.url))
    page = new_page("/", **DESKTOP)
    running = page.get_by_test_id("tables-running")
    expect(running.get_by_test_id("table")).to_have_count(6)
    expect(page.get_by_test_id("more-running")).to_contain_text("more")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_page_is_accessible_and_steady_with_nobody_online(
    browser: Browser, tmp_path: Path, size: tuple[int, int], scheme: Literal["light", "dark"]
) -> None:
    with serving(tmp_path, {}) as server:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
        page = context.new_page()
        page.add_init_script("""
          window.shift = 0;
          new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shift += one.value; })
            .observe({ type: "layout-shift", buffered: true });
        """)
        page.goto(server.url)
        page.get_by_test_id("picture").wait_for()
        expect(page.get_by_test_id("tables-running")).to_contain_text("Nobody is at sea right now.")
        expect(page.get_by_test_id("today-cards")).to_be_visible()
        expect_accessible(page)
        assert page.evaluate("window.shift") < 0.005
        page.get_by_test_id("open-none-next").click()
        expect(page.get_by_test_id("new-table")).to_be_visible()
        context.close()


def test_the_front_page_has_room_for_text_of_twice_the_size(new_page: NewPage) -> None:
    page = new_page("/", **small(390, 844))
    page.add_init_script(TWICE)
    page.reload()
    expect(page.get_by_test_id("today-cards")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for way in (*WAYS, "quick-setup"):
        page.get_by_test_id(way).scroll_into_view_if_needed()
        expect(page.get_by_test_id(way)).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_the_own_tables_and_the_ways_to_start_do_not_overlap(new_page: NewPage, width: int, height: int) -> None:
    page = new_page("about:blank", picture=True, viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.request.post("/api/quick", data={"name": "Ana", "players": 2, "bot": "random"})
    page.goto("/")
    table = page.get_by_test_id("your-table").bounding_box()
    heading = page.locator("h1").bounding_box()
    assert table is not None
    assert heading is not None
    above, below = sorted([table, heading], key=lambda box: box["y"])
    assert above["y"] + above["height"] <= below["y"]
