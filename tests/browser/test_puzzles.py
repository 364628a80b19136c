"""Puzzles in the browser: solutions, wrong moves and their undo, shown solutions, and counted first attempts."""

import re
from secrets import token_hex

from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.lessons import play
from tests.browser.pages import DESKTOP, PHONE
from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.puzzles.puzzle import Puzzle, numbered, shipped
from tongiaki.search import Stretch


def shortest(kind: str) -> Puzzle:
    """Return the puzzle of a kind with the shortest solution of more than one move."""
    return min(
        (puzzle for puzzle in shipped() if puzzle.kind == kind and len(puzzle.line) > 1), key=lambda one: len(one.line)
    )


def expect_verdict(page: Page, verdict: str) -> None:
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", verdict)


def test_a_puzzle_is_solved_by_playing_the_whole_turn(new_page: NewPage) -> None:
    puzzle = shortest("sink")
    page = new_page("/", **DESKTOP)
    page.get_by_test_id("puzzles-link").click()
    expect(page.get_by_test_id("puzzle-today")).to_be_visible()
    expect_accessible(page)
    page.get_by_test_id(f"puzzle-{puzzle.number}").click()
    expect_verdict(page, "task")
    expect_accessible(page)
    for number, move in enumerate(puzzle.line, 1):
        expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
        play(page, move)
        expect_verdict(page, "solved" if number == len(puzzle.line) else "on")
    expect(page.get_by_test_id("puzzle-next")).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_test_id(f"puzzle-{puzzle.number}")).to_have_attribute("data-success", "solved")


def test_a_wrong_turn_shows_its_cost_and_then_the_solution(new_page: NewPage) -> None:
    puzzle = next(item for item in shipped() if item.kind == "crown")
    stretch, start = Stretch(puzzle.start()), puzzle.start()
    moves = [start.text(stretch.line(end)[0]) for end, cost in enumerate(puzzle.costs) if cost > 0]
    wrong = next(move for move in moves if move.startswith("crown") or move == "resettle")
    page = new_page(f"/puzzles/{puzzle.number}", **PHONE)
    expect_verdict(page, "task")
    play(page, wrong)
    expect_verdict(page, "wrong")
    expect(page.get_by_test_id("puzzle-text")).to_contain_text(re.compile(r"about \d+ percentage point"))
    page.get_by_test_id("puzzle-back").click()
    expect_verdict(page, "task")
    page.get_by_test_id("puzzle-solution").click()
    expect_verdict(page, "shown")
    page.goto("/puzzles")
    expect(page.get_by_test_id(f"puzzle-{puzzle.number}")).to_have_attribute("data-success", "failed")


def test_an_unknown_puzzle_shows_the_not_found_page(new_page: NewPage) -> None:
    page = new_page(f"/puzzles/{len(numbered()) + 1}", **DESKTOP)
    expect(page.get_by_test_id("not-found")).to_be_visible()


def test_a_dropped_puzzle_says_that_results_are_kept_and_is_not_listed(new_page: NewPage) -> None:
    dropped = next(puzzle for puzzle in numbered() if puzzle.is_dropped)
    page = new_page("/puzzles", **PHONE)
    expect(page.get_by_test_id(f"puzzle-{shipped()[0].number}")).to_be_visible()
    expect(page.get_by_test_id(f"puzzle-{dropped.number}")).to_have_count(0)
    page.evaluate(f"localStorage.setItem('tongiaki.puzzles', JSON.stringify({{{dropped.number}: 'solved'}}))")
    page.goto(f"/puzzles/{dropped.number}")
    expect(page.get_by_test_id("puzzle-dropped")).to_contain_text(str(dropped.number))
    expect(page.get_by_test_id("puzzle-dropped-result")).to_be_visible()
    expect_accessible(page)


def test_a_first_attempt_counts_for_an_account(new_page: NewPage, live_server: LiveServer) -> None:
    puzzle = shortest("save")
    person = Person(live_server.url)
    assert person.claim(f"Solver {token_hex(4)}").status_code == 200
    page = new_page("/", **PHONE)
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
    name, _, value = person.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": live_server.url}])
    page.goto(f"/puzzles/{puzzle.number}")
    expect_verdict(page, "task")
    page.get_by_test_id("puzzle-solution").click()
    expect(page.get_by_test_id("puzzle-counted")).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzles-you")).to_be_visible()
    page.evaluate("localStorage.clear()")
    page.reload()
    row = page.get_by_test_id(f"puzzle-{puzzle.number}")
    expect(row).to_have_attribute("data-success", "failed")
    page.get_by_test_id("puzzles-order").select_option("easy")
    expect_accessible(page)
    shown = page.locator("a[data-testid^='puzzle-'] .rating span[aria-hidden]").all_inner_texts()
    ratings = [int(text) for text in shown]
    assert len(ratings) == len(shipped())
    assert ratings == sorted(ratings)
    page.get_by_test_id("puzzles-fresh").check()
    expect(row).to_have_count(0)
