"""States of the client that are compared with reference pictures, in the order in which one server shows them."""

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.device_games import begin, settle
from tests.browser.lessons import press
from tests.browser.looks.gallery import ADDRESS, serve_gallery
from tests.browser.looks.stage import Stage
from tests.browser.pages import FrontPage
from tests.browser.test_review import SHORT
from tongiaki.puzzles.puzzle import shipped

PASSWORD = "six canoes, no map"


def front(stage: Stage) -> Page:
    """Open the front page without any tables."""
    page = stage.page("/")
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
    expect(page.get_by_test_id("picture")).to_be_visible()
    expect(page.get_by_test_id("today-puzzle")).to_be_attached()
    return page


def lobby(stage: Stage) -> Page:
    """Open the front page with open tables and a running game."""
    for name, seats in (("Tavita", 4), ("Mele", 2)):
        FrontPage(stage.page("/")).call_me(name).new_table(seats)
    stage.person().quick(name="Sione", players=3, bot="greedy")
    page = stage.page("/")
    expect(page.get_by_test_id("tables-open").get_by_test_id("table")).to_have_count(2)
    expect(page.get_by_test_id("today-puzzle")).to_be_attached()
    expect(page.get_by_test_id("picture")).to_be_visible()
    return page


def waiting(stage: Stage) -> Page:
    """Open a table before the game starts."""
    page = stage.page("/")
    room = FrontPage(page).call_me("Ana").new_table(4)
    room.add_bot(1)
    room.add_bot(2)
    return page


def first_move(stage: Stage) -> Page:
    """Open a game before its first move, when Tonga is the only tile."""
    return stage.at_move(0)


def settling(stage: Stage) -> Page:
    """Open a game in which a player places the second ship."""
    return stage.at_move(6)


def since(stage: Stage) -> Page:
    """Open a game at the start of a turn, with marks for the moves since the player's last turn."""
    page = stage.at_move(56)
    expect(page.get_by_test_id("since")).to_be_visible()
    return page


def expanding(stage: Stage) -> Page:
    """Open a game and select an island to expand, so that its beaches are marked."""
    page = stage.at_move(79)
    press(page, "island tonga")
    expect(page.locator("[data-area^='beach tonga.'][data-ready]").first).to_be_attached()
    return page


def sailing(stage: Stage) -> Page:
    """Open a game and focus a pier that leads into the unknown, so that the odds are shown."""
    page = stage.at_move(92)
    page.locator("[data-area='pier rarotonga:4']").focus()
    expect(page.get_by_test_id("odds").locator("*").first).to_be_attached()
    return page


def landing(stage: Stage) -> Page:
    """Open a game with a suggested landing."""
    page = stage.at_move(94)
    page.get_by_test_id("tray-suggestion").focus()
    return page


def late(stage: Stage) -> Page:
    """Open a replay near its end, with all 32 tiles and most of the ships on the board."""
    return stage.replay(318)


def over(stage: Stage) -> Page:
    """Open a finished game with all scores."""
    page = stage.at_move(319)
    press(page, "beach samoa.2")
    expect(page.get_by_test_id("result")).to_be_visible()
    return page


def in_words(stage: Stage) -> Page:
    """Open the game in words."""
    page = stage.at_move(56)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("words-open").click()
    expect(page.get_by_test_id("words-close")).to_be_visible()
    return page


def settings(stage: Stage) -> Page:
    """Open the settings at a table."""
    page = stage.at_move(22)
    page.get_by_test_id("menu").click()
    return page


def replay(stage: Stage) -> Page:
    """Open a replay."""
    return stage.replay(200)


def study(stage: Stage) -> Page:
    """Open a study as its leader."""
    page = stage.replay(120)
    page.get_by_test_id("study-together").click()
    expect(page.get_by_test_id("study")).to_have_attribute("data-mode", "leading")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", "120")
    return page


def review(stage: Stage) -> Page:
    """Open the coach's review of a game."""
    page = stage.replay(18, SHORT)
    page.get_by_test_id("review-ask").click()
    expect(page.get_by_test_id("review-plot")).to_be_visible()
    return page


def puzzle(stage: Stage) -> Page:
    """Open a puzzle."""
    page = stage.page(f"/puzzles/{shipped()[6].number}")
    expect(page.get_by_test_id("stage")).not_to_have_attribute("data-decision", "none")
    expect(page.get_by_test_id("whole-sea")).to_have_attribute("aria-pressed", "false")  # the overview is over
    return page


def tutorial(stage: Stage) -> Page:
    """Open a lesson of the tutorial."""
    page = stage.page("/tutorial")
    page.get_by_test_id("tutorial-lesson-4").click()
    return page


def handover(stage: Stage) -> Page:
    """Open a game of three people on one device, when the second one must take it."""
    page = stage.page("/device")
    begin(page, ["Ana", "Ben", "Caro"])
    settle(page, "red")
    expect(page.get_by_test_id("handover")).to_have_attribute("data-colour", "yellow")
    return page


def second_tab(stage: Stage) -> Page:
    """Open a game on this device that another tab shows."""
    first = handover(stage)
    page = first.context.new_page()
    page.goto(first.url)
    expect(page.get_by_test_id("device-elsewhere")).to_be_visible()
    return page


def not_loaded(stage: Stage) -> Page:
    """Open a game on this device whose files do not arrive."""
    page = stage.page("/device")

    def drop(route: Route) -> None:
        route.abort()

    page.route("**/device/manifest.json", drop)
    begin(page, ["Ana"], bots=1)
    expect(page.get_by_test_id("device-wait")).to_have_attribute("data-step", "failed")
    return page


def account(stage: Stage) -> Page:
    """Register an account and open its page."""
    page = stage.page("/")
    front = FrontPage(page).call_me("Ana")
    front.claim(PASSWORD)
    front.expect_account("Ana")
    page.goto("/account")
    expect(page.get_by_test_id("export")).to_be_visible()
    return page


def daily(stage: Stage) -> Page:
    """Open the page of the daily game."""
    page = stage.page("/daily")
    expect(page.get_by_test_id("daily-play")).to_be_visible()
    return page


def manual(stage: Stage) -> Page:
    """Open the manual."""
    page = stage.page("/manual")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def gallery(stage: Stage) -> Page:
    """Open the gallery."""
    page = stage.page("about:blank")
    serve_gallery(page.context)
    page.goto(f"{ADDRESS}?kit")
    expect(page.get_by_test_id("not-fetched")).to_be_visible()
    expect(page.get_by_test_id("link").locator("p")).to_be_visible()
    return page


def kit(stage: Stage) -> Page:
    """Open the gallery with every component of the kit except the dialog."""
    page = gallery(stage)
    page.get_by_test_id("open-popover").click()
    return page


def modal(stage: Stage) -> Page:
    """Open a dialog of the kit."""
    page = gallery(stage)
    page.get_by_test_id("open-modal").click()
    return page


WHOLE_PAGE = {kit.__name__}
"""States whose pictures show the whole page, and not only the window."""
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
    handover,
    second_tab,
    not_loaded,
    account,
    daily,
    manual,
    kit,
    modal,
)
