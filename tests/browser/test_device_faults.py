"""Faults during games on this device: slow starts, unreadable and deleted games, two tabs, a dead worker."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.device_games import begin, settle, take
from tests.browser.device_workers import MORTAL, NO_DATABASE, SLOW, UNREADABLE_ONCE, change_worker
from tests.browser.pages import DESKTOP, Game

NO_LOCKS = 'Object.defineProperty(navigator, "locks", { value: undefined });'
"""A browser has no locks over plain HTTP."""
DELETE_DATABASE = """() => new Promise((done, failed) => {
  const request = indexedDB.deleteDatabase("tongiaki-device");
  request.onsuccess = done;
  request.onerror = failed;
})"""


def expect_step(page: Page, step: str) -> None:
    expect(page.get_by_test_id("device-wait")).to_have_attribute("data-step", step)


@pytest.mark.parametrize(("network", "people"), [("two", 1), ("many", 3)], ids=["measuring", "creating"])
def test_a_cancelled_game_is_not_created(new_page: NewPage, network: str, people: int) -> None:
    page = new_page("/device", **DESKTOP)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(f"**/device/{network}-*.weights", hold)
    begin(page, ["Ana", "Ben", "Caro"][:people], bots=1 if people == 1 else 0, level="helmsman")
    while not held:
        page.wait_for_timeout(50)
    page.get_by_test_id("device-cancel").click()
    expect(page.get_by_test_id("device-none")).to_be_visible()
    page.unroute(f"**/device/{network}-*.weights", hold)
    # The worker answers in order: a first game would be stored before this one.
    begin(page, ["Ana"], bots=1, level="helmsman")
    Game(page).wait()
    page.goto("/device")
    expect(page.get_by_test_id("device-game")).to_have_count(1)


def test_a_game_that_cannot_be_read_is_not_lost(new_page: NewPage) -> None:
    page = new_page("/device", **DESKTOP)
    begin(page, ["Ana", "Ben"])
    settle(page, "red")
    expect(page.get_by_test_id("handover")).to_have_attribute("data-colour", "yellow")
    change_worker(page, UNREADABLE_ONCE)
    page.reload()
    expect_step(page, "failed")
    expect(page.get_by_test_id("device-wait")).to_contain_text("The games stored on this device could not be read.")
    page.get_by_test_id("device-retry").click()
    settle(page, "yellow")
    expect(page.get_by_test_id("handover")).to_have_attribute("data-colour", "red")
    page.context.add_init_script(UNREADABLE_ONCE)
    page.goto("/device")
    expect(page.get_by_test_id("device-games-problem")).to_contain_text("could not be read")
    expect(page.get_by_test_id("device-none")).to_have_count(0)
    page.get_by_test_id("device-games-again").click()
    expect(page.get_by_test_id("device-game")).to_have_count(1)
    expect(page.get_by_test_id("device-games-problem")).to_have_count(0)


def test_without_a_database_the_page_says_that_it_cannot_save_games(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    page.context.add_init_script(NO_DATABASE)
    change_worker(page, NO_DATABASE)
    page.goto("/device")
    expect(page.get_by_test_id("device-games-problem")).to_be_visible()
    begin(page, ["Ana"], bots=1)
    expect_step(page, "failed")
    expect(page.get_by_test_id("device-wait")).to_contain_text("The game could not be saved on this device.")


def test_two_tabs_without_locks_do_not_mix_their_moves(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    page.context.add_init_script(NO_LOCKS)
    page.goto("/device")
    begin(page, ["Ana", "Ben"])
    first = take(page, "red")
    second = page.context.new_page()
    second.goto(page.url)
    other = take(second, "red")
    targets = other.wait().targets
    settle_at(first, targets[0])
    expect(page.get_by_test_id("handover")).to_have_attribute("data-colour", "yellow")
    settle_at(other, targets[1])
    expect(second.locator("[data-code='problem-open_elsewhere']")).to_be_visible()
    expect(second.get_by_test_id("handover")).to_have_attribute("data-colour", "yellow")
    settle(second, "yellow")
    page.reload()
    take(page, "red")


def settle_at(game: Game, area: str) -> None:
    game.touch_at(*game.rest_on(area))


def test_a_game_that_another_tab_shows_is_not_deleted(new_page: NewPage) -> None:
    page = new_page("/device", **DESKTOP)
    begin(page, ["Ana", "Ben"])
    take(page, "red")
    other = page.context.new_page()
    other.goto("/device")
    other.get_by_test_id("device-delete").click()
    other.get_by_test_id("device-delete-yes").click()
    expect(other.get_by_test_id("device-games-problem")).to_contain_text("already open in another tab")
    expect(other.get_by_test_id("device-game")).to_have_count(1)
    page.close()
    other.get_by_test_id("device-delete").click()
    other.get_by_test_id("device-delete-yes").click()
    expect(other.get_by_test_id("device-none")).to_be_visible()


def test_a_game_whose_database_is_deleted_is_not_stored_in_part(new_page: NewPage) -> None:
    page = new_page("/device", **DESKTOP)
    begin(page, ["Ana", "Ben"])
    game = take(page, "red")
    page.evaluate(DELETE_DATABASE)
    settle_at(game, game.wait().targets[0])
    expect(page.get_by_test_id("not-found")).to_be_visible()
    page.goto("/device")
    expect(page.get_by_test_id("device-none")).to_be_visible()


@pytest.mark.parametrize(
    "content",
    [b"", b"\x89PNG\r\n\x1a\n\x00\x00", b'[Rules "1"]\n[Players "red yell', b'{"a":' * 10_000, b"x" * 2_000_000],
    ids=["empty", "a picture", "truncated", "nested too deeply", "too large"],
)
def test_a_file_that_is_no_saved_game_is_rejected(new_page: NewPage, content: bytes) -> None:
    page = new_page("/device", **DESKTOP)
    page.get_by_test_id("device-import").set_input_files({"name": "a.tgk", "mimeType": "", "buffer": content})
    problem = page.get_by_test_id("device-games-problem")
    expect(problem).to_be_visible()
    expect(problem).not_to_contain_text("could not be opened")
    expect(page.get_by_test_id("device-none")).to_be_visible()


@pytest.mark.parametrize("reloaded", [False, True], ids=["the worker dies", "the page is reloaded"])
def test_a_game_goes_on_after_an_end_while_bots_think(new_page: NewPage, reloaded: bool) -> None:
    page = new_page("about:blank", **DESKTOP)
    change_worker(page, MORTAL)
    page.goto("/device")
    begin(page, ["Ana"], bots=3, level="helmsman")
    for _ in range(2):
        game = Game(page)
        before = game.wait()
        game.press(before.targets[0])
        if reloaded:
            page.reload()
        else:
            page.evaluate("new BroadcastChannel('die').postMessage(null)")
        assert Game(page).wait().number > before.number


def test_a_level_that_is_too_slow_is_announced_before_the_game(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    change_worker(page, SLOW)
    page.goto("/device")
    begin(page, ["Ana"], bots=1, level="master")
    expect_step(page, "slow")
    expect(page.get_by_test_id("device-slow")).to_contain_text("Master may think for more than 3 seconds")
    page.get_by_test_id("device-faster").click()
    Game(page).wait()


def test_a_slow_level_is_announced_before_a_game_is_continued(new_page: NewPage) -> None:
    page = new_page("/device", **DESKTOP)
    begin(page, ["Ana", "Ben"])
    settle(page, "red")
    expect(page.get_by_test_id("handover")).to_have_attribute("data-colour", "yellow")
    change_worker(page, SLOW)
    page.goto(page.url.replace("/device/game", "/device/replay"))
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-bot").select_option("master")
    page.get_by_test_id("play-on-start").click()
    expect_step(page, "slow")
    page.get_by_test_id("device-faster").click()
    Game(page).wait()
    page.goto("/device")
    expect(page.get_by_test_id("device-game")).to_have_count(2)
    expect(page.get_by_test_id("device-game").first).not_to_contain_text("Master")


def test_a_device_without_the_compiled_engine_offers_no_level_that_needs_it(new_page: NewPage) -> None:
    page = new_page("about:blank", **DESKTOP)
    page.goto("/device")
    page.get_by_test_id("device-players-2").check()
    page.get_by_test_id("device-seat-1").select_option("navigator")
    page.get_by_test_id("device-start").click()
    expect(page.get_by_test_id("device-wait")).to_be_visible()

    def pure(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace("data-device-compiled", "", 1))

    page.route("**/device", pure)
    page.goto("/device")
    level = page.get_by_test_id("device-seat-1")
    expect(level).to_have_value("fisher")
    assert "navigator" not in level.locator("option").evaluate_all("options => options.map((option) => option.value)")
