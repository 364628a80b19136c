"""The fleet that waits to land is on the board: after a move, after a reload, in replays and in puzzles."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE, Game
from tests.browser.records import continued, recorded
from tests.vectors.vectors import games
from tongiaki.puzzles.puzzle import shipped
from tongiaki.record import Record, write
from tongiaki.rules import Position, Terms

FLEET = "[data-testid='sea'] [data-prop='fleet']"


def landing(record: Record) -> tuple[int, Position]:
    """Return the first landing after a sail, and the number of moves before it."""
    before = ""
    for number, (_move, position) in enumerate(record.replay(), 1):
        if position.phase == "landing" and before == "sail":
            return number, position.copy()
        before = record.moves[number].partition(" ")[0] if number < len(record.moves) else ""
    raise AssertionError


def expect_fleet(page: Page, ships: int) -> tuple[float, float]:
    """Check that a single fleet with this number of ships is in view. Return its place on the board."""
    fleet = page.locator(FLEET)
    expect(fleet).to_have_count(1)
    expect(fleet.locator("svg")).to_have_count(ships)
    for ship in fleet.locator("svg").all():
        expect(ship).to_be_in_viewport()
    style = fleet.evaluate("(node) => getComputedStyle(node).transform")
    *_, x, y = str(style).removesuffix(")").split(",")
    return float(x), float(y)


def size(position: Position) -> int:
    return sum(position.describe()["fleet"].values())


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_fleet_is_drawn_with_reduced_motion_and_after_a_reload(
    new_page: NewPage, screen: dict[str, object]
) -> None:
    record = recorded()
    number, position = landing(record)
    page = new_page("/", **screen)
    game = continued(page, record, number - 1, position.colours[position.turn])
    game.wait()
    game.press(record.moves[number - 1].replace("sail", "pier"))
    if game.touch:
        page.get_by_test_id("go").click()
    expect(page.get_by_test_id("play")).to_have_attribute("data-decision", "land")
    at = expect_fleet(page, size(position))
    page.reload()
    Game(page).wait()
    assert expect_fleet(page, size(position)) == pytest.approx(at, abs=0.5)


def test_the_fleet_is_drawn_in_a_replay_and_while_moves_are_tried(new_page: NewPage) -> None:
    record = recorded()
    number, position = landing(record)
    page = new_page("/replay", **DESKTOP)
    page.get_by_test_id("record-text").fill(write(record))
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("slider").fill(str(number))
    at = expect_fleet(page, size(position))
    page.get_by_test_id("replay-to-start").click()
    expect(page.locator(FLEET)).to_have_count(0)
    page.get_by_test_id("slider").fill(str(number - 1))
    page.get_by_test_id("replay-on").click()
    assert expect_fleet(page, size(position)) == pytest.approx(at, abs=0.5)
    page.get_by_test_id("analysis-toggle").click()
    page.get_by_test_id("analysis-try").click()
    expect(page.get_by_test_id("try-bar")).to_have_attribute("data-decision", "land")
    assert expect_fleet(page, size(position)) == pytest.approx(at, abs=0.5)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_fleet_is_drawn_in_a_puzzle_that_starts_with_a_landing(
    new_page: NewPage, screen: dict[str, object]
) -> None:
    puzzle = next(puzzle for puzzle in shipped() if puzzle.start().phase == "landing")
    page = new_page(f"/puzzles/{puzzle.number}", **screen)
    expect(page.get_by_test_id("stage")).to_have_attribute("data-decision", "land")
    at = expect_fleet(page, size(puzzle.start()))
    page.reload()
    assert expect_fleet(page, size(puzzle.start())) == pytest.approx(at, abs=0.5)


def test_a_spectator_of_a_large_sea_sees_the_fleet_of_another_player(new_page: NewPage) -> None:
    game, number = games()[0], 238
    record = Record(Terms(game["players"], game["stall"]), tuple(game["moves"]))
    ana = new_page("/", **DESKTOP)
    wanted = {"record": write(record), "number": number, "name": "Ana", "bot": "random"}
    table = ana.request.post("/api/records/continue", data=wanted).json()["id"]
    page = new_page(f"/t/{table}", **PHONE | {"viewport": {"width": 360, "height": 640}})
    expect(page.get_by_test_id("sea-map")).to_be_visible()
    expect_fleet(page, 3)
