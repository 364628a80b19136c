"""Puzzles in the browser: solutions, wrong moves and their undo, shown solutions, and counted first attempts."""

import re
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.lessons import play
from tests.browser.pages import DESKTOP, PHONE
from tests.browser.test_large_text import TWICE
from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.puzzles.puzzle import Puzzle, numbered, shipped
from tongiaki.puzzles.tempting import find_tempting_turn
from tongiaki.search import Stretch


def shortest(kind: str) -> Puzzle:
    """Return the puzzle of a kind with the shortest solution of more than one move."""
    return min(
        (puzzle for puzzle in shipped() if puzzle.kind == kind and len(puzzle.line) > 1), key=lambda one: len(one.line)
    )


def show_numbers(page: Page) -> None:
    """Show the numbers of all puzzles on their page, unless they are shown already."""
    button = page.get_by_test_id("puzzles-all")
    expect(button).to_be_visible()
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    expect(page.get_by_test_id("puzzles-order")).to_be_visible()


def expect_verdict(page: Page, verdict: str) -> None:
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-verdict", verdict)


def test_a_puzzle_is_solved_by_playing_the_whole_turn(new_page: NewPage) -> None:
    puzzle = shortest("sink")
    page = new_page("/", **DESKTOP)
    page.get_by_test_id("nav-puzzles").click()
    expect(page.get_by_test_id("puzzle-today")).to_be_visible()
    expect_accessible(page)
    show_numbers(page)
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
    show_numbers(page)
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
    show_numbers(page)
    expect(page.get_by_test_id(f"puzzle-{puzzle.number}")).to_have_attribute("data-success", "failed")


def test_an_unknown_puzzle_shows_the_not_found_page(new_page: NewPage) -> None:
    page = new_page(f"/puzzles/{len(numbered()) + 1}", **DESKTOP)
    expect(page.get_by_test_id("not-found")).to_be_visible()


def test_a_dropped_puzzle_says_that_results_are_kept_and_is_not_listed(new_page: NewPage) -> None:
    dropped = next(puzzle for puzzle in numbered() if puzzle.is_dropped)
    page = new_page("/puzzles", **PHONE)
    show_numbers(page)
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
    page.get_by_test_id("solution-yes").click()
    expect(page.get_by_test_id("puzzle-counted")).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzles-you")).to_be_visible()
    page.evaluate("localStorage.clear()")
    page.reload()
    show_numbers(page)
    row = page.get_by_test_id(f"puzzle-{puzzle.number}")
    expect(row).to_have_attribute("data-success", "failed")
    page.get_by_test_id("puzzles-order").select_option("easy")
    expect_accessible(page)
    fresh = page.get_by_test_id("puzzles-fresh").bounding_box()
    assert fresh is not None
    assert min(fresh["width"], fresh["height"]) >= 24
    shown = page.locator("a[data-testid^='puzzle-'] .rating span[aria-hidden]").all_inner_texts()
    ratings = [int(text) for text in shown]
    assert len(ratings) == len(shipped())
    assert ratings == sorted(ratings)
    page.get_by_test_id("puzzles-fresh").check()
    expect(row).to_have_count(0)


SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
SIDEWAYS = PHONE | {"viewport": {"width": 844, "height": 390}}


@pytest.mark.parametrize("screen", [SMALL, PHONE, SIDEWAYS, DESKTOP], ids=["small", "phone", "sideways", "desktop"])
def test_a_puzzle_shows_supplies_kings_tiles_and_whose_turn_it_is(new_page: NewPage, screen: dict[str, object]) -> None:
    puzzle = next(puzzle for puzzle in shipped() if len(puzzle.start().colours) == 4)
    start = puzzle.start().describe()
    page = new_page(f"/puzzles/{puzzle.number}", **screen)
    expect_verdict(page, "task")
    for colour, supply in start["supply"].items():
        row = page.get_by_test_id(f"player-{colour}")
        expect(row).to_be_in_viewport(ratio=0.9)
        expect(page.get_by_test_id(f"supply-{colour}")).to_contain_text(str(supply))
        kings = sum(owner == colour for owner in start["royal"].values())
        expect(row.locator(".crowns svg")).to_have_count(kings)
    expect(page.locator("[data-testid='islanders'] li[aria-current]")).to_have_attribute(
        "data-testid", f"player-{start['turn']}"
    )
    expect(page.get_by_test_id("count-pile")).to_contain_text(str(len(start["pile"])))
    page.get_by_test_id("tiles-left-open").click()
    expect(page.locator("[data-testid^='left-']")).to_have_count(len(start["pile"]))
    page.get_by_test_id("tiles-left-close").click()
    for name in ("puzzle-solution", "puzzle-back", "whole-sea", "back-link"):
        box = page.get_by_test_id(name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect_accessible(page)


@pytest.mark.parametrize("locale", ["en", "fr", "it"])
def test_the_names_of_the_colours_are_whole_on_a_small_phone(new_page: NewPage, locale: str) -> None:
    puzzle = next(puzzle for puzzle in shipped() if len(puzzle.start().colours) == 4)
    page = new_page(f"/puzzles/{puzzle.number}", locale=locale, **SMALL)
    expect_verdict(page, "task")
    names = page.locator("[data-testid='islanders'] .name")
    expect(names).to_have_count(4)
    assert names.evaluate_all("(names) => names.every((name) => name.scrollWidth <= name.clientWidth)")


def islands_to_expand(puzzle: Puzzle) -> set[str]:
    start = puzzle.start()
    texts = map(start.text, start.legal_moves())
    return {text.split()[1].partition(".")[0] for text in texts if text.startswith("expand ")}


def test_a_puzzle_shows_the_whole_sea_first_and_again_on_request(new_page: NewPage) -> None:
    puzzle = next(
        puzzle
        for puzzle in shipped()
        if len(puzzle.start().describe()["tiles"]) > 18 and len(islands_to_expand(puzzle)) == 1
    )
    page = new_page("/puzzles", **SMALL)
    board = page.locator("[data-testid='sea'] svg[role=group]")
    page.goto(f"/puzzles/{puzzle.number}")
    button = page.get_by_test_id("whole-sea")
    expect(button).to_have_attribute("aria-pressed", "true")
    whole = board.get_attribute("viewBox")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.wait_for_function(
        "(whole) => document.querySelector(\"[data-testid='sea'] svg[role=group]\").getAttribute('viewBox') !== whole",
        arg=whole,
    )
    near = board.get_attribute("viewBox") or ""
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(board).not_to_have_attribute("viewBox", near)
    wide = board.get_attribute("viewBox") or ""
    assert float(wide.split()[2]) > 1.2 * float(near.split()[2])
    page.keyboard.press("Tab")  # the keyboard reaches the button, too
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "false")


def test_a_puzzle_is_solved_by_keyboard(new_page: NewPage) -> None:
    puzzle = min((one for one in shipped() if one.line[-1].startswith("sail ")), key=lambda one: len(one.line))
    page = new_page(f"/puzzles/{puzzle.number}", **SMALL)
    for move in puzzle.line[:-1]:
        expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
        play(page, move)
    page.locator(f"[data-area='{puzzle.line[-1].replace('sail', 'pier')}'][data-ready]").press("Enter")
    expect_verdict(page, "solved")
    expect(page.get_by_test_id("puzzle-next")).to_be_focused()


def test_the_solution_is_shown_only_after_a_question(new_page: NewPage) -> None:
    puzzle = shortest("chain")
    page = new_page(f"/puzzles/{puzzle.number}", **SMALL)
    expect_verdict(page, "task")
    undo, solution = page.get_by_test_id("puzzle-back"), page.get_by_test_id("puzzle-solution")
    assert undo.get_attribute("class") == solution.get_attribute("class")
    solution.click()
    expect(page.get_by_test_id("solution-ask")).to_contain_text("not solved")
    expect(page.get_by_test_id("solution-no")).to_be_focused()
    expect_accessible(page)
    page.keyboard.press("Enter")
    expect(solution).to_be_visible()
    assert page.evaluate("localStorage.getItem('tongiaki.puzzles')") is None
    solution.click()
    page.get_by_test_id("solution-yes").click()
    expect_verdict(page, "shown")
    assert page.evaluate("localStorage.getItem('tongiaki.puzzles')") == f'{{"{puzzle.number}":"failed"}}'
    page.reload()
    expect_verdict(page, "task")
    page.get_by_test_id("puzzle-solution").click()  # it has failed already
    expect_verdict(page, "shown")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_solution_is_explained_by_the_tempting_turn_and_the_best_one(new_page: NewPage, motion: str) -> None:
    puzzle = shortest("sink")
    moves, cost = find_tempting_turn(puzzle)
    page = new_page(f"/puzzles/{puzzle.number}", **DESKTOP | {"reduced_motion": motion})
    page.evaluate("localStorage.setItem('tongiaki.speed', '\"fast\"')")
    page.reload()
    for move in puzzle.line:
        expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
        play(page, move)
    expect_verdict(page, "solved")
    expect(page.get_by_test_id("sails")).to_be_visible()
    page.get_by_test_id("puzzle-why").click()
    why = page.get_by_test_id("why")
    expect(why).to_have_attribute("data-turn", "tempting")
    expect(page.get_by_test_id("why-worth")).to_contain_text(re.compile(rf"about ({cost}|one) percentage point"))
    if motion == "reduce":  # nothing moves, so the solver chooses
        expect_accessible(page)
        expect(why).to_have_attribute("data-turn", "tempting")
        page.get_by_test_id("why-best").focus()
        page.keyboard.press("Enter")
    expect(why).to_have_attribute("data-turn", "best")
    expect(page.get_by_test_id("why-worth")).not_to_contain_text("percentage")
    expect(page.get_by_test_id("why-best")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("why-tempting").click()
    expect(why).to_have_attribute("data-turn", "tempting")
    assert len(moves) > 0
    expect(page.get_by_test_id("puzzle-next")).to_be_visible()


@pytest.mark.parametrize("screen", [SMALL, PHONE, DESKTOP], ids=["small", "phone", "desktop"])
def test_the_page_continues_near_the_solver_and_shows_kinds_and_the_run(
    new_page: NewPage, screen: dict[str, object]
) -> None:
    page = new_page("/puzzles", picture=True, **screen)
    onward = page.get_by_test_id("puzzles-continue")
    easiest = min(shipped(), key=lambda puzzle: (puzzle.rating, puzzle.number))
    expect(onward).to_have_attribute("href", f"/puzzles/{easiest.number}")
    assert page.locator("main .button.primary").count() == 1
    expect(page.get_by_test_id("puzzles-run")).to_have_count(0)
    kinds = {puzzle.kind for puzzle in shipped()}
    expect(page.locator("[data-testid^='kind-']")).to_have_count(len(kinds))
    for kind in kinds:
        card = page.get_by_test_id(f"kind-{kind}")
        expect(card).to_have_attribute("data-count", str(sum(puzzle.kind == kind for puzzle in shipped())))
        card.scroll_into_view_if_needed()  # a board is drawn when it becomes visible
        expect(card.locator("svg").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    solved = shortest("sink")
    page.evaluate(
        f"""localStorage.setItem('tongiaki.puzzles', '{{"{solved.number}":"solved"}}');
        localStorage.setItem('tongiaki.puzzles-run', '4')"""
    )
    page.reload()
    expect(page.get_by_test_id("puzzles-run")).to_contain_text("4")
    expect(page.get_by_test_id("kind-sink")).to_have_attribute("data-solved", "1")
    near = min(
        (puzzle for puzzle in shipped() if puzzle != solved),
        key=lambda puzzle: (abs(puzzle.rating - solved.rating), puzzle.number),
    )
    expect(onward).to_have_attribute("href", f"/puzzles/{near.number}")
    expect_accessible(page)
    page.get_by_test_id("kind-sink").click()
    expect_verdict(page, "task")
    assert numbered()[int(re.findall(r"\d+", page.url.rpartition("/")[2])[0]) - 1].kind == "sink"


def test_twice_as_large_text_fits_on_a_phone(new_page: NewPage) -> None:
    page = new_page("about:blank", **PHONE)
    page.add_init_script(TWICE)
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzles-continue")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"/puzzles/{shortest('save').number}")
    expect_verdict(page, "task")
    page.get_by_test_id("puzzle-solution").scroll_into_view_if_needed()
    expect(page.get_by_test_id("puzzle-solution")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_pressed_buttons_differ_in_forced_colours(new_page: NewPage) -> None:
    page = new_page(f"/puzzles/{shortest('sink').number}", **DESKTOP | {"forced_colors": "active"})
    expect_verdict(page, "task")
    button = page.get_by_test_id("whole-sea")
    expect(button).to_have_attribute("aria-pressed", "false")
    outline = "(node) => getComputedStyle(node).outlineStyle"
    assert button.evaluate(outline) == "none"
    button.click()
    page.mouse.move(700, 500)
    page.evaluate("document.activeElement.blur()")
    assert button.evaluate(outline) == "solid"
