"""Analysis in a replay: deepening evaluation, best lines, trial moves and the choice of tiles."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE
from tests.browser.records import recorded
from tongiaki.record import Record, write


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded()


def turn_with_tiles(record: Record) -> int:
    """Return the number of moves before the start of a turn at which many tiles are still in the pile."""
    starts = [number for number, (_, position) in enumerate(record.replay(), 1) if position.phase == "turn"]
    return starts[8]


def opened(page: Page, record: Record, number: int) -> Page:
    """Open a record's replay after `number` moves and turn the analysis on."""
    page.get_by_test_id("record-text").fill(write(record))
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("slider").fill(str(number))
    expect(page.get_by_test_id("analysis")).to_have_count(0)
    page.get_by_test_id("analysis-toggle").click()
    return page


def tried(page: Page, number: int) -> None:
    expect(page.get_by_test_id("try-bar")).to_have_attribute("data-tried", str(number))


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_evaluation_deepens_and_its_best_line_is_tried(
    new_page: NewPage, record: Record, screen: dict[str, object]
) -> None:
    number = turn_with_tiles(record)
    page = opened(new_page("/replay", **screen), record, number)
    card = page.get_by_test_id("analysis")
    expect(card).to_have_attribute("data-depth", re.compile("^[0-9]$"))
    expect(card).to_have_attribute("data-depth", re.compile("^[1-9]$"))
    expect(card).to_have_attribute("data-final", "true")
    chances = [line.inner_text() for line in page.get_by_test_id(re.compile("^analysis-chance-")).all()]
    assert 99 <= sum(int(match[1]) for line in chances if (match := re.search(r"(\d+)\s?%", line))) <= 101
    best = page.get_by_test_id("analysis-line-0")
    expect(best).to_have_attribute("aria-pressed", "true")
    arrows = page.locator("[data-testid='sea'] g.route")
    expect(arrows).to_have_count(best.inner_text().count("Sail from"))
    expect_accessible(page)
    page.get_by_test_id("analysis-play").click()
    expect(page.get_by_test_id("try-bar")).to_have_attribute("data-tried", re.compile("^[1-9]"))
    expect(card).to_have_attribute("data-depth", re.compile("^[0-9]$"))
    expect_accessible(page)
    page.get_by_test_id("try-end").click()
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(number))
    page.get_by_test_id("analysis-toggle").click()
    expect(card).to_have_count(0)


def test_a_move_is_tried_with_a_chosen_tile(new_page: NewPage, record: Record) -> None:
    draw = next(number for number, text in enumerate(record.moves) if text.startswith("draw "))
    came = record.moves[draw].removeprefix("draw ")
    page = opened(new_page("/replay", **DESKTOP), record, draw)
    tiles = page.get_by_test_id(re.compile("^draw-(?!any)"))
    expect(tiles).to_have_count(len(record.after(draw).describe()["pile"]))
    expect(tiles.first).to_contain_text("%")
    other = next(tile for tile in record.after(draw).describe()["pile"] if tile != came)
    page.get_by_test_id(f"draw-{other}").click()
    tried(page, 1)
    # Undo, and draw any tile. Then leave the trial and try a different move in the game.
    page.keyboard.press("u")
    tried(page, 0)
    page.get_by_test_id("draw-any").click()
    tried(page, 1)
    page.keyboard.press("Escape")
    start = turn_with_tiles(record)
    page.get_by_test_id("slider").fill(str(start))
    page.get_by_test_id("analysis-try").click()
    expect(page.get_by_test_id("try-bar")).to_have_attribute("data-decision", "act")
