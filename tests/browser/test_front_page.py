"""The front page, as a new visitor sees it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP
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
    offered = page.get_by_test_id("quick-bot").locator("option")
    assert offered.evaluate_all("all => all.map((one) => one.value)") == [*reversed(offered_bots())]
    assert len(set(offered.all_inner_texts())) == len(offered_bots())


def test_levels_are_in_groups(page: Page) -> None:
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
