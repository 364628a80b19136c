"""Files that must be loaded before the front page is usable and before the first move, and files that need not."""

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.pages import FrontPage, Game
from tests.live_server import LiveServer

BUDGET = 155_000
"""Maximum number of bytes on the wire, compressed and with headers."""
LATER = re.compile(
    r"/assets/(voices|Voices|FaceArt|table|Coaching|GameAsText|gelasio|mixer|lists|later|laterParts|FrontPageLists|today)-"
    r"|/api/(today|puzzles)"
)
"""Files and answers that arrive after the first paint: faces with their texts, help, typeface, sounds, lists, and rare
parts. Whether they come before the first move depends on the load of the machine.
"""
LATER_BUDGET = 60_000


def test_the_first_move_needs_few_bytes(browser: Browser, live_server: LiveServer) -> None:
    context, came, later = browser.new_context(), list[float](), list[float]()
    addresses: dict[str, str] = {}
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on(
        "Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]})
    )
    session.on(
        "Network.loadingFinished",
        lambda event: (later if LATER.search(addresses[event["requestId"]]) else came).append(
            event["encodedDataLength"]
        ),
    )
    page.goto(live_server.url)
    FrontPage(page).play_now(2, "random").wait()
    until_first_move = sum(came)
    expect(page.get_by_test_id("voices")).to_be_attached()
    context.close()
    assert 50_000 < until_first_move < BUDGET
    assert 1_000 < sum(later) < LATER_BUDGET


def test_texts_are_loaded_in_parallel_to_the_script(browser: Browser, live_server: LiveServer) -> None:
    context = browser.new_context(locale="fr-CA")
    page = context.new_page()
    held = hold_requests(page, r"/assets/first-.*\.js")
    with page.expect_request("**/assets/fr-*.js"):
        page.goto(live_server.url, wait_until="commit")
    expect(page.get_by_test_id("quick-start")).to_have_count(0)
    release_requests(held)
    expect(page.get_by_test_id("quick-start")).to_be_enabled()
    context.close()


def test_a_game_can_be_started_before_the_tables_page_is_loaded(browser: Browser, live_server: LiveServer) -> None:
    context = browser.new_context()
    page = context.new_page()
    held = hold_requests(page, r"/assets/(board|shared|TablePage)-.*\.js")
    page.goto(live_server.url, wait_until="commit")
    FrontPage(page).choose(2, "random")
    page.get_by_test_id("quick-start").click()
    page.wait_for_url("**/t/*")
    assert len(held) == 3
    release_requests(held)
    Game(page).wait()
    context.close()


def test_the_picture_is_not_added_while_a_game_starts(browser: Browser, live_server: LiveServer) -> None:
    context = browser.new_context()
    page = context.new_page()
    pictures, games = hold_requests(page, r"/assets/Hero-.*\.js"), hold_requests(page, "/api/quick")
    with page.expect_request("**/assets/Hero-*.js"):
        page.goto(live_server.url, wait_until="commit")
    FrontPage(page).choose(2, "random")
    with page.expect_request("**/api/quick"):
        page.get_by_test_id("quick-start").click()
    with page.expect_response("**/assets/Hero-*.js"):
        release_requests(pictures)
    page.wait_for_timeout(300)
    expect(page.get_by_test_id("picture")).to_have_count(0)
    release_requests(games)
    Game(page).wait()
    context.close()


def test_all_boards_of_a_page_share_their_symbols(browser: Browser, live_server: LiveServer) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(live_server.url)
    page.get_by_test_id("today-game").scroll_into_view_if_needed()
    expect(page.get_by_test_id("today-game").locator("use").first).to_be_attached()
    expect(page.get_by_test_id("picture").locator("use").first).to_be_attached()
    expect(page.locator("#tb-palm")).to_have_count(1)
    context.close()


def hold_requests(page: Page, address: str) -> list[Route]:
    """Hold back requests whose URL matches a regular expression. The returned list collects them."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(address), hold)
    return held


def release_requests(held: list[Route]) -> None:
    """Release the requests that were held back."""
    for route in held:
        route.continue_()
