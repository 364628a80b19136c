"""Other events at a table: refused moves, undo, reloads, chat, spectators and a server that stops."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game, Sight, WaitingRoom
from tests.browser.policy import Beginner
from tests.conftest import StartServer


@pytest.fixture
def pair(new_page: NewPage) -> tuple[Game, Game]:
    """Start a game of Ana and Ben, each in a separate browser context."""
    anas = new_page("/", **DESKTOP)
    room = FrontPage(anas).call_me("Ana").new_table(seats=2)
    bens = new_page(room.link, **DESKTOP)
    WaitingRoom(bens).sit_down(1, "Ben")
    expect(room.seat(1)).to_contain_text("Ben")
    return room.start(), Game(bens)


@pytest.fixture
def alone(new_game: NewGame) -> Game:
    """Start a game of Ana against a bot."""
    return new_game(2, "greedy", **DESKTOP)


def note(page: Page, code: str) -> str:
    """Wait for the message with this code and return its text."""
    shown = page.locator(f"[data-testid='note'][data-code='{code}']")
    expect(shown).to_be_visible()
    return shown.inner_text()


def top_of(shown: Locator) -> float:
    """Return the distance of an element from the top of the viewport in pixels."""
    box = shown.bounding_box()
    assert box is not None
    return box["y"]


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=20)
    page.mouse.up()


def test_an_illegal_press_shows_the_rule(alone: Game) -> None:
    Beginner(alone, seed=7).play_until("sail")
    alone.refused_at("pier", "beach_not_full")
    assert "Rule 6" in note(alone.page, "refused-beach_not_full")
    assert alone.look().decision == "sail"


def test_two_quick_presses_on_different_targets_are_no_double_tap(alone: Game) -> None:
    ana = Beginner(alone, seed=7)
    ana.play_until("sail")
    while (places := alone.neighbours("pier")) is None:  # the position has too few unmarked piers
        ana.play_on(1)
        ana.play_until("sail")
    first, second = places
    board = alone.page.locator("[data-testid='sea'] svg[role=group]").first
    before = board.get_attribute("viewBox")
    alone.touch_at(*first)
    alone.touch_at(*second)
    expect(alone.page.get_by_test_id("note").first).to_be_visible()
    assert board.get_attribute("viewBox") == before
    assert alone.look().decision == "sail"


def test_text_about_a_pier_does_not_catch_its_pointer_events(alone: Game) -> None:
    pier = Beginner(alone, seed=7).play_until("sail").targets[0]
    page, words = alone.page, alone.page.get_by_test_id("prompt-bar")
    page.mouse.move(5, 5)
    expect(page.get_by_test_id("fleet")).to_have_count(0)
    low = top_of(words)
    alone.route_of(pier)
    high = top_of(words)
    assert high < low - 8, "the words about a pier take more room than the question"
    start, under = alone.place(pier), words.bounding_box()
    assert start is not None
    assert under is not None
    drag(page, start, (under["x"] + under["width"] / 2, (high + low) / 2))
    page.mouse.move(5, 5)
    alone.route_of(pier)
    place = alone.place(pier)
    assert place is not None, "the words about a pier lie over it"
    assert top_of(words) < place[1] < low
    number = alone.look().number
    alone.press(pier)
    assert alone.look().number > number


def test_an_action_that_is_not_possible_says_why(alone: Game) -> None:
    before = Beginner(alone, seed=7).play_until("act")
    assert "crown" not in before.lit
    alone.page.get_by_test_id("lens-crown").click(force=True)  # the button looks disabled but reacts to clicks
    assert "You can’t crown an island right now" in note(alone.page, "notice-crown-none")
    assert (alone.look().action, alone.look().targets) == (before.action, before.targets)


def test_a_button_undoes_the_last_move(pair: tuple[Game, Game]) -> None:
    ana, ben = pair
    before = ana.wait()
    ana.press(before.targets[0])
    assert ana.look().decision == "none"
    ben.wait()
    ana.press_button("undo")
    assert ana.look().targets == before.targets
    assert not ana.look().undo
    expect(ben.page.get_by_test_id("prompt")).to_have_text("It is Ana’s turn.")
    assert ben.look().decision == "none"


def test_a_reload_during_a_landing_keeps_the_choice(alone: Game) -> None:
    alone.press(Beginner(alone, seed=7).play_until("land", ships=2).targets[0])
    before = alone.wait()
    assert before.decision == "land"
    log = alone.log_lines()
    alone.page.reload()
    again = Game(alone.page)
    assert again.wait() == before
    assert again.log_lines() == log
    again.press_button("undo")
    assert sum(again.look().tray.values()) == sum(before.tray.values()) + 1


def test_a_spectator_watches_a_game(pair: tuple[Game, Game], new_page: NewPage) -> None:
    ana, ben = pair
    ana.press(ana.wait().targets[0])
    watcher = Game(new_page(ana.page.url, **DESKTOP))
    assert watcher.look().number == ana.look().number
    ben.press(ben.wait().targets[0])
    expect(watcher.page.get_by_test_id("prompt")).to_have_text("It is Ana’s turn.")
    assert watcher.look().targets == ()
    expect(watcher.page.get_by_test_id("watching")).to_contain_text("Watching live")
    expect(watcher.page.get_by_test_id("lens")).not_to_be_attached()
    watcher.page.get_by_test_id("watch-start").click()
    expect(watcher.page.get_by_test_id("replay")).to_have_attribute("data-at", "0")
    expect(ana.page.get_by_test_id("watching")).not_to_be_attached()


def test_chat_messages_reach_the_other_players(pair: tuple[Game, Game]) -> None:
    ana, ben = pair
    ana.say("Hello Ben!")
    unread = ben.page.get_by_test_id("tab-chat").get_by_text("1", exact=True)
    expect(unread).to_be_visible()
    ben.page.get_by_test_id("tab-chat").click()
    expect(ben.chat()).to_contain_text("Hello Ben!")
    expect(unread).not_to_be_visible()
    ben.say("/help")
    expect(ben.page.get_by_test_id("help")).to_contain_text("/join")
    expect(ana.chat()).not_to_contain_text("/help")


def test_the_page_reconnects_after_a_restart_of_the_server(
    new_game: NewGame, start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    alone = new_game(2, "greedy", base_url=server.url, **DESKTOP)
    before = Beginner(alone, seed=7).play_until("act")
    server.kill()
    line = alone.page.locator("[data-testid='link'][data-state='offline']")
    expect(line).to_be_visible()
    server.start()
    expect(line).not_to_be_visible()
    assert alone.wait() == before
    Beginner(alone, seed=8).play_on(3)
    assert alone.look().number > before.number


def test_a_partial_choice_survives_a_lost_connection(alone: Game) -> None:
    beginner = Beginner(alone, seed=4)
    while not any(target.startswith("pending") for target in alone.wait().targets):
        beginner.decide(alone.look())
    before = alone.look()
    # The browser reports that the network is back: the page closes its connection and opens a new one.
    with alone.page.expect_websocket() as line:
        alone.page.evaluate("dispatchEvent(new Event('online'))")
    line.value.wait_for_event("framereceived")
    expect(alone.page.get_by_test_id("link")).to_have_attribute("data-state", "online")
    assert alone.wait() == before
    beginner.play_on(4)
    assert alone.look().number > before.number


def test_moves_of_others_are_animated_completely(new_page: NewPage) -> None:
    page = new_page("/", viewport=DESKTOP["viewport"], reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('tongiaki.speed', JSON.stringify('fast'))")
    page.reload()
    game = FrontPage(page).call_me("Ana").play_now(3, "greedy")
    Beginner(game, seed=9).play_on(14)
    sight = game.wait()
    log = game.log_lines()
    page.reload()
    again = Game(page)
    seen = again.wait()
    # The reload has discarded an unfinished choice. Everything else is the same.
    assert (seen.number, seen.decision, seen.phase) == (sight.number, sight.decision, sight.phase)
    assert again.log_lines() == log


def test_a_tapped_landing_plan_stays_previewed(new_game: NewGame) -> None:
    """After a tap, browsers emulate a mouse, which leaves the button when its text changes."""
    game = new_game(2, "greedy", **PHONE)
    beginner = Beginner(game, seed=3)
    while not (landing := beginner.play_until("land", ships=2)).suggestion:
        beginner.decide(landing)
    game.press_button("tray-suggestion")
    button = game.page.get_by_test_id("tray-suggestion")
    shown = button.inner_text()
    button.dispatch_event("pointerleave", {"pointerType": "mouse"})
    assert game.look().number == landing.number
    expect(button).to_have_text(shown)
    game.press_button("tray-suggestion")
    assert game.wait().number > landing.number


def test_other_landing_plans_need_one_press(new_game: NewGame) -> None:
    """The page also offers landings that fill more or fewer beaches. The first tap previews a landing."""
    game = new_game(2, "greedy", **PHONE)
    page = game.page
    beginner, others = Beginner(game, seed=5), page.get_by_test_id("tray-other")
    while True:
        landing = beginner.play_until("land", ships=2)
        expect(page.get_by_test_id("tray-suggestion")).to_be_enabled()
        if others.count():
            break
        beginner.decide(landing)
    other = others.last
    expect(other).to_contain_text("beach")
    other.tap()
    expect(other).to_have_text("Land them")
    expect(page.get_by_test_id("prompt")).to_have_text("This is how they would land.")
    assert game.look().number == landing.number
    other.tap()
    assert game.wait().number > landing.number


def looked_into_the_unknown(game: Game) -> tuple[Sight, str]:
    """Play on a phone until a pier leads into the unknown, and tap it.

    Return the snapshot before the tap and the pier.
    """
    beginner = Beginner(game, seed=11)
    while True:
        before = beginner.play_until("sail")
        for pier in before.marked("pier"):
            game.press(pier)
            if "Into the unknown" in game.look().prompt:
                return before, pier
            game.press_button("undo")
        beginner.decide(before)


def test_a_first_tap_previews_the_route(new_game: NewGame) -> None:
    game = new_game(2, "greedy", **PHONE)
    before, pier = looked_into_the_unknown(game)
    looked = game.look()
    odds = game.page.get_by_test_id("odds")
    expect(odds).to_contain_text("lands ")
    expect(odds).to_have_attribute("role", "status")
    assert (looked.number, looked.targets) == (before.number, before.targets)
    assert "Tap again to sail." in looked.prompt
    expect(game.page.get_by_test_id("go")).to_be_visible()
    game.press_button("undo")
    expect(odds).to_have_text("")
    assert game.look().prompt == before.prompt
    game.press(pier)
    game.press_button("go")
    assert game.look().number > before.number
    assert any(" sails from " in line for line in game.log_lines())
