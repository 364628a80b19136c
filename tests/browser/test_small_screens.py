"""The board on a phone: targets are never covered, labels are legible, and a late sea is shown in part.

TONGIAKI_DECISIONS is the number of decisions that are checked for each size; the default keeps the test short.
"""

import os
import random
import re
from collections.abc import Iterator
from random import randrange
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import PHONE, Game
from tests.vectors.vectors import games
from tongiaki.record import Record, write
from tongiaki.rules import CHANCE, Position, Terms

DECISIONS = int(os.environ.get("TONGIAKI_DECISIONS", "100"))
SMALL = {"width": 360, "height": 640}
LARGE = {"width": 390, "height": 844}
GO = "(path) => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
# Returns the scale, the targets with their visibility and size, the arrows, and the heights of all labels in view.
BOARD = """async () => {
  const board = document.querySelector("[data-testid='sea'] svg[role=group]");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const lies = () => [board.getAttribute("viewBox"), ...Object.values(board.getBoundingClientRect().toJSON())].join();
  for (let before = "", still = 0, since = 0; still < 4 || performance.now() - since < 70; await frame()) {
    still = before === lies() ? still + 1 : 0;
    if (still === 0) since = performance.now();
    before = lies();
  }
  const middleOf = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const targets = [...board.querySelectorAll("[data-area][data-ready]")].map((node) => {
    const ring = node.querySelector(".ring");
    const arrow = node.querySelector(".arrow circle");
    const points = [...ring.points].map((p) => p.matrixTransform(ring.getScreenCTM()));
    const mean = (key) => points.reduce((sum, p) => sum + p[key], 0) / points.length;
    const [x, y] = arrow ? middleOf(arrow.getBoundingClientRect()) : [mean("x"), mean("y")];
    const { width, height } = node.querySelector("polygon").getBoundingClientRect();
    const visible = document.elementFromPoint(x, y)?.closest("[data-area]") === node;
    return { area: node.dataset.area, visible, size: Math.min(width, height) };
  });
  const inView = (node) => {
    const [x, y] = middleOf(node.getBoundingClientRect());
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  };
  const texts = [...document.querySelectorAll("[data-testid='sea'] .board svg text")].filter(inView);
  const heights = texts.map((node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a);
  const arrows = [...document.querySelectorAll("[data-testid='edge-arrow']")];
  return {
    scale: board.getScreenCTM().a,
    targets,
    arrows: arrows.flatMap((node) => node.dataset.tiles.split(" ")),
    label: Math.min(...heights),
  };
}"""


def decisions(seed: int) -> Iterator[tuple[str, int]]:
    """Yield records with the number of a move at which a player decides: mostly late ones, from many games."""
    chance = random.Random(seed)
    while True:
        game = chance.choice(games())
        number = int(len(game["moves"]) * (1 - chance.random() ** 1.5 * 0.9)) - 1
        position = Position(Terms(game["players"], game["stall"]))
        for move in game["moves"][:number]:
            position.play(position.parse(move))
        if position.to_move != CHANCE:
            yield write(Record(Terms(game["players"], game["stall"]), tuple(game["moves"]))), number


def continue_from(page: Page, record: str, number: int) -> Game:
    """Open a table that continues a record as the player to move, without loading the client again."""
    start = {"record": record, "number": number, "name": "Ana", "bot": "random"}
    # Tables per address are limited, so each table is opened from an address of its own.
    address = {"X-Forwarded-For": f"10.{randrange(256)}.{randrange(256)}.{randrange(256)}"}
    table = page.request.post("/api/records/continue", data=start, headers=address).json()["id"]
    page.evaluate(GO, f"/t/{table}")
    page.wait_for_function("(id) => location.pathname === `/t/${id}`", arg=table)
    game = Game(page)
    game.wait()
    return game


def tile_of(area: str) -> str:
    return re.split("[ .:]", area)[1]


def seen(page: Page) -> dict[str, Any]:
    board: dict[str, Any] = page.evaluate(BOARD)
    return board


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["360", "390"])
def test_no_target_is_ever_covered_and_all_are_large_enough(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page("/", **PHONE | {"viewport": size})
    split = 0
    for count, (record, number) in enumerate(decisions(size["width"])):
        if count == DECISIONS:
            break
        continue_from(page, record, number)
        board = seen(page)
        where = f"after {number} moves of {record}"
        assert board["scale"] >= 0.499, where
        assert board["label"] >= 10.9, where
        hidden = [target["area"] for target in board["targets"] if not target["visible"]]
        assert {tile_of(area) for area in hidden} <= set(board["arrows"]), f"{hidden} {where}"
        assert [target for target in board["targets"] if target["visible"] and target["size"] < 24] == [], where
        assert len(hidden) < len(board["targets"]) or not board["targets"], where
        split += bool(hidden)
    assert split > 0


def late(page: Page) -> Game:
    """Open a decision of a player with ships on islands that are far apart, on a large sea."""
    game = games()[53]
    record = write(Record(Terms(game["players"], game["stall"]), tuple(game["moves"])))
    return continue_from(page, record, 284)


def test_arrows_lead_to_targets_outside_and_the_map_to_the_whole_sea(new_page: NewPage) -> None:
    page = new_page("/", **PHONE | {"viewport": SMALL})
    late(page)
    sea_map = page.get_by_test_id("sea-map")
    expect(sea_map).to_have_accessible_name("Map of the whole sea")
    arrow = page.get_by_test_id("edge-arrow").first
    tiles = (arrow.get_attribute("data-tiles") or "").split(" ")
    expect(arrow).to_have_accessible_name(re.compile("^Show .+ to the (north|south|east|west)"))
    arrow.tap()
    board = seen(page)
    assert any(target["visible"] for target in board["targets"] if tile_of(target["area"]) in tiles)
    assert board["scale"] >= 0.499
    sea_map.tap()
    expect(sea_map).to_have_attribute("aria-pressed", "true")
    whole = seen(page)
    assert whole["scale"] < 0.5
    assert whole["label"] >= 10.9
    assert all(target["visible"] for target in whole["targets"])
    sea_map.tap()
    assert seen(page)["scale"] >= 0.499
    expect_accessible(page)


def test_the_first_tap_on_a_small_target_only_goes_near(new_page: NewPage) -> None:
    page = new_page("/", **PHONE | {"viewport": SMALL})
    game = late(page)
    page.get_by_test_id("sea-map").tap()
    assert seen(page)["scale"] < 0.5
    before = game.look()
    place = game.place(before.targets[0])
    assert place is not None
    page.touchscreen.tap(*place)
    board = seen(page)
    assert board["scale"] >= 0.499
    assert next(target for target in board["targets"] if target["area"] == before.targets[0])["visible"]
    assert game.look().number == before.number
    assert game.look().targets == before.targets


def test_the_moves_since_the_last_turn_are_folded_to_one_line(new_page: NewPage) -> None:
    page = new_page("/", **PHONE | {"viewport": SMALL})
    late(page)
    fold = page.get_by_test_id("since-fold")
    again = page.get_by_test_id("since-again")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(again).to_have_count(0)
    fold.tap()
    expect(again).to_be_visible()
    page.touchscreen.tap(8, 120)
    expect(fold).to_have_attribute("aria-expanded", "false")
