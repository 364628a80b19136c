"""The states of the client that are pictured, in the order in which one server goes through them."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.lessons import press
from tests.browser.looks.stage import Stage
from tests.browser.pages import FrontPage
from tests.browser.test_review import SHORT

PASSWORD = "six canoes, no map"


def front(stage: Stage) -> Page:
    """The front page, before anybody has come."""
    page = stage.page("/")
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
    expect(page.get_by_test_id("picture")).to_be_visible()
    return page


def lobby(stage: Stage) -> Page:
    """The front page with tables that wait and games that run."""
    for name, seats in (("Tavita", 4), ("Mele", 2)):
        FrontPage(stage.page("/")).call_me(name).new_table(seats)
    stage.person().quick(name="Sione", players=3, bot="greedy")
    page = stage.page("/")
    expect(page.get_by_test_id("tables-open").get_by_test_id("table")).to_have_count(2)
    expect(page.get_by_test_id("picture")).to_be_visible()
    return page


def waiting(stage: Stage) -> Page:
    """A table before the start."""
    page = stage.page("/")
    room = FrontPage(page).call_me("Ana").new_table(4)
    room.add_bot(1)
    room.add_bot(2)
    return page


def first_move(stage: Stage) -> Page:
    """The first move of a game: nothing but Tonga is there."""
    return stage.at_move(0)


def settling(stage: Stage) -> Page:
    """Where the second ships may go."""
    return stage.at_move(6)


def since(stage: Stage) -> Page:
    """A turn begins: what the others did since one's own last one is marked."""
    page = stage.at_move(56)
    expect(page.get_by_test_id("since")).to_be_visible()
    return page


def expanding(stage: Stage) -> Page:
    """The beaches of an island that ships are added on."""
    page = stage.at_move(79)
    press(page, "island tonga")
    expect(page.locator("[data-area^='beach tonga.'][data-ready]").first).to_be_attached()
    return page


def sailing(stage: Stage) -> Page:
    """A way into the unknown, with what may come of it."""
    page = stage.at_move(92)
    page.locator("[data-area='pier rarotonga:4']").focus()
    expect(page.get_by_test_id("odds").locator("*").first).to_be_attached()
    return page


def landing(stage: Stage) -> Page:
    """A plan for a landing."""
    page = stage.at_move(94)
    page.get_by_test_id("tray-suggestion").focus()
    return page


def late(stage: Stage) -> Page:
    """All 32 tiles lie on the table, with most of the ships."""
    return stage.replay(318)


def over(stage: Stage) -> Page:
    """The end, with all scores."""
    page = stage.at_move(319)
    press(page, "beach samoa.2")
    expect(page.get_by_test_id("result")).to_be_visible()
    return page


def in_words(stage: Stage) -> Page:
    """The game in words."""
    page = stage.at_move(56)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("words-open").click()
    expect(page.get_by_test_id("words-close")).to_be_visible()
    return page


def settings(stage: Stage) -> Page:
    """What can be set at a table."""
    page = stage.at_move(22)
    page.get_by_test_id("menu").click()
    return page


def replay(stage: Stage) -> Page:
    """A game seen again."""
    return stage.replay(200)


def study(stage: Stage) -> Page:
    """A game seen together."""
    page = stage.replay(120)
    page.get_by_test_id("study-together").click()
    expect(page.get_by_test_id("study")).to_have_attribute("data-mode", "leading")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", "120")
    return page


def review(stage: Stage) -> Page:
    """What the coach says of a game."""
    page = stage.replay(18, SHORT)
    page.get_by_test_id("review-ask").click()
    expect(page.get_by_test_id("review-plot")).to_be_visible()
    return page


def puzzle(stage: Stage) -> Page:
    """A puzzle."""
    page = stage.page("/puzzles/7")
    expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
    return page


def tutorial(stage: Stage) -> Page:
    """A lesson of the tutorial."""
    page = stage.page("/tutorial")
    page.get_by_test_id("tutorial-lesson-4").click()
    return page


def account(stage: Stage) -> Page:
    """The account of somebody who has claimed a name."""
    page = stage.page("/")
    front = FrontPage(page).call_me("Ana")
    front.claim(PASSWORD)
    front.expect_account("Ana")
    page.goto("/account")
    expect(page.get_by_test_id("export")).to_be_visible()
    return page


def daily(stage: Stage) -> Page:
    """The daily game."""
    page = stage.page("/daily")
    expect(page.get_by_test_id("daily-play")).to_be_visible()
    return page


def manual(stage: Stage) -> Page:
    """How to play."""
    page = stage.page("/manual")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


STATES: tuple[Callable[[Stage], Page], ...] = (
    front,
    lobby,
    waiting,
    first_move,
    settling,
    since,
    expanding,
    sailing,
    landing,
    late,
    over,
    in_words,
    settings,
    replay,
    study,
    review,
    puzzle,
    tutorial,
    account,
    daily,
    manual,
)
