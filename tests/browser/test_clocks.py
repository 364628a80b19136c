"""Time at the table: clocks, timeouts, replacement bots, pauses and the confirmation of a turn's end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game, WaitingRoom
from tests.browser.policy import Beginner, play

PLENTY = 300  # seconds: longer than a test runs
SHORT = 12  # seconds


@pytest.fixture
def rooms(new_page: NewPage) -> tuple[WaitingRoom, WaitingRoom]:
    """Open a table of Ana, the host, on a desktop and Ben on a phone."""
    room = FrontPage(new_page("/", **DESKTOP)).call_me("Ana").new_table(seats=2)
    bens = WaitingRoom(new_page(room.link, **PHONE))
    bens.sit_down(1, "Ben")
    expect(room.seat(1)).to_contain_text("Ben")
    return room, bens


def start(rooms: tuple[WaitingRoom, WaitingRoom]) -> tuple[Game, Game]:
    return rooms[0].start(), Game(rooms[1].page)


def a_move(game: Game) -> None:
    """Click the first target that is marked."""
    game.press(game.wait().targets[0])


def seconds_left(page: Page, colour: str) -> int:
    """Return the seconds that a clock shows. They must be less than an hour."""
    minutes, seconds = re.findall(r"(\d+):(\d\d)", page.get_by_test_id(f"clock-{colour}").inner_text())[0]
    return 60 * int(minutes) + int(seconds)


def log(page: Page) -> Page:
    """Open the page's log if it is hidden, and return the page."""
    if not page.get_by_test_id("log").is_visible():
        page.get_by_test_id("tab-log").click()
    return page


def test_a_rated_game_shows_its_clocks(rooms: tuple[WaitingRoom, WaitingRoom]) -> None:
    rooms[0].turn_rated()
    for room in rooms:
        expect(room.page.get_by_test_id("waiting-room")).to_contain_text("20 mins + 15 secs per turn")
    # The game can start once Ben has accepted. Each change of an option requires his acceptance again.
    expect(rooms[0].page.get_by_test_id("start")).to_be_disabled()
    expect(rooms[0].page.get_by_test_id("terms-wait")).to_contain_text("Ben")
    rooms[1].accept()
    expect(rooms[0].page.get_by_test_id("accepted-1")).to_be_visible()
    rooms[0].choose(stall="40")
    expect(rooms[0].page.get_by_test_id("start")).to_be_disabled()
    rooms[0].choose(stall="20")
    expect(rooms[1].page.get_by_test_id("terms")).to_contain_text("after 20 rounds")  # the options that he accepts
    rooms[1].accept()
    expect(rooms[0].page.get_by_test_id("terms-wait")).not_to_be_attached()
    ana, ben = start(rooms)
    red, yellow = Beginner(ana, 1), Beginner(ben, 2)
    for page in (ana.page, ben.page):
        expect(page.get_by_test_id("clock-red")).to_have_attribute("data-running", "true")
        expect(page.get_by_test_id("clock-yellow")).to_have_attribute("data-running", "false")
        # Only the clock of the player to move counts down.
        expect(page.get_by_test_id("clock-red")).to_contain_text(re.compile(r"19:\d\d"))
        expect(page.get_by_test_id("clock-yellow")).to_contain_text("20:00")
    before = seconds_left(ana.page, "red")
    a_move(ana)
    expect(ben.page.get_by_test_id("clock-yellow")).to_have_attribute("data-running", "true")
    assert before + 15 >= seconds_left(ben.page, "red") > before  # 15 seconds were added, minus the thinking time
    play({"red": red, "yellow": yellow}, 30)
    for page in (ana.page, ben.page):
        expect(page.get_by_test_id("clock-red")).to_be_visible()
    ben.page.get_by_test_id("tab-chat").click()
    ben.page.get_by_test_id("chat-text").fill("/resign")
    ben.page.get_by_test_id("chat-send").click()
    for page in (ana.page, ben.page):
        expect(page.get_by_test_id("result")).to_contain_text("Ben resigned.")
        expect(page.get_by_test_id("clock-red")).not_to_be_attached()
        expect(page.get_by_test_id("unrated")).not_to_be_attached()


def test_a_bot_moves_for_a_player_who_runs_out_of_time(rooms: tuple[WaitingRoom, WaitingRoom]) -> None:
    rooms[0].own_clock("move", SHORT)
    ana, ben = start(rooms)
    a_move(ana)
    # Ben does nothing. His clock shows a warning icon, the remaining time is announced once, and a bot ends his turn.
    bens = ben.page.get_by_test_id("clock-yellow")
    expect(bens).to_have_attribute("data-urgency", "low")
    expect(bens.locator("svg")).to_be_visible()
    expect(ben.page.get_by_test_id("time-call")).to_have_text("You have 10 seconds left.")
    expect(bens).to_have_attribute("data-urgency", "scarce")
    expect(ben.page.locator("[data-code='notice-timed-out']")).to_be_visible()
    for page in (ana.page, ben.page):
        expect(log(page).get_by_test_id("log")).to_contain_text("Ben has run out of time: a bot finishes the turn.")
    expect(ana.page.get_by_test_id("clock-red")).to_have_attribute("data-running", "true")
    expect(ben.page.get_by_test_id("time-call")).to_have_text("")


def test_a_bot_stands_in_after_a_timeout(rooms: tuple[WaitingRoom, WaitingRoom]) -> None:
    rooms[0].own_clock("move", SHORT)
    rooms[0].choose(timeout="seat")
    ana, ben = start(rooms)
    a_move(ana)
    expect(ben.page.get_by_test_id("stand-in")).to_contain_text("A bot is playing for you.")
    expect(ana.page.get_by_test_id("stand-in-yellow")).to_contain_text("A bot is playing for Ben")
    ben.page.get_by_test_id("back").click()
    expect(ben.page.get_by_test_id("stand-in")).not_to_be_attached()
    expect(ana.page.get_by_test_id("stand-in-yellow")).not_to_be_attached()
    expect(log(ana.page).get_by_test_id("log")).to_contain_text("Ben is back.")


def test_a_bot_stands_in_for_a_player_who_left_and_returns(new_page: NewPage) -> None:
    anas = new_page("/", **DESKTOP)
    room = FrontPage(anas).call_me("Ana").new_table(seats=2)
    link = room.link
    bens = new_page(link, **DESKTOP)
    WaitingRoom(bens).sit_down(1, "Ben")
    expect(room.seat(1)).to_contain_text("Ben")
    field = anas.get_by_test_id("chat-text")
    field.fill("/option away 2")
    field.press("Enter")
    expect(anas.locator("[data-code='notice-done']")).to_be_visible()
    ana, ben = room.start(), Game(bens)
    a_move(ana)
    ben.wait()

    # Ben loses the connection. After a while, a bot plays for him until he is back.
    bens.close()
    stand_in = anas.get_by_test_id("stand-in-yellow")
    expect(stand_in).to_contain_text("A bot is playing for Ben")
    expect(log(anas).get_by_test_id("log")).to_contain_text("Ben is away: a bot plays on.")
    ana.wait()
    bens = bens.context.new_page()
    bens.goto(link)
    expect(stand_in).not_to_be_attached()
    expect(anas.get_by_test_id("log")).to_contain_text("Ben is back.")
    a_move(ana)
    ben = Game(bens)
    a_move(ben)

    # Ben leaves. His seat is reserved and a bot plays on. He returns to the seat without anyone's consent.
    for button in ("tool", "tool-leave", "tool-leave-yes"):
        bens.get_by_test_id(button).click()
    expect(bens.get_by_test_id("kept")).to_contain_text("Your seat is kept.")
    expect(anas.get_by_test_id("log")).to_contain_text("Ben has left: a bot plays on.")
    expect(stand_in).to_be_attached()
    bens.get_by_test_id("back").click()
    expect(bens.get_by_test_id("kept")).not_to_be_attached()
    expect(stand_in).not_to_be_attached()
    players = {"red": Beginner(ana, 5), "yellow": Beginner(ben, 6)}
    play(players, 8)
    assert all(player.pressed for player in players.values())


def test_players_let_a_bot_stand_in_for_an_absent_player(rooms: tuple[WaitingRoom, WaitingRoom]) -> None:
    ana, ben = start(rooms)
    a_move(ana)
    ben.wait()
    ben.page.close()
    expect(ana.page.get_by_test_id("player-yellow")).to_contain_text("connection lost")
    # A bot cannot replace a player who has only just left, so Ana may have to repeat the request.
    stand_in = ana.page.get_by_test_id("stand-in-yellow")
    for _ in range(30):
        ana.page.get_by_test_id("tool").click()
        ana.page.get_by_test_id("tool-stand-in-1").click()
        ana.page.wait_for_timeout(1000)
        if stand_in.is_visible():
            break
    expect(stand_in).to_be_attached()
    expect(log(ana.page).get_by_test_id("log")).to_contain_text("By agreement, a bot plays for Ben.")
    a_move(ana)


def test_players_pause_the_game_by_agreement(rooms: tuple[WaitingRoom, WaitingRoom]) -> None:
    rooms[0].own_clock("budget", PLENTY)
    ana, ben = start(rooms)
    before = ana.wait()
    for button in ("tool", "tool-pause"):
        ana.page.get_by_test_id(button).click()
    expect(ben.page.get_by_test_id("vote")).to_contain_text("Ana would like to pause the game.")
    ben.page.get_by_test_id("vote-accept").click()
    for page in (ana.page, ben.page):
        expect(page.get_by_test_id("paused")).to_be_visible()
        expect(page.get_by_test_id("prompt")).to_have_text("The game is paused.")
        expect(page.get_by_test_id("clock-red")).to_have_attribute("data-running", "false")
    left = ana.page.get_by_test_id("clock-red").inner_text()
    assert ana.look().targets == ()
    ben.page.get_by_test_id("ask-resume").click()
    expect(ana.page.get_by_test_id("vote")).to_contain_text("Ben would like to go on.")
    # If Ana's clock were running, it would show at least one second less after this wait.
    ana.page.wait_for_timeout(1500)
    assert ana.page.get_by_test_id("clock-red").inner_text() == left
    ana.page.get_by_test_id("vote-accept").click()
    for page in (ana.page, ben.page):
        expect(page.get_by_test_id("paused")).not_to_be_attached()
    assert ana.wait().targets == before.targets
    expect(ana.page.get_by_test_id("clock-red")).to_have_attribute("data-running", "true")
    assert [line for line in ana.log_lines() if "game" in line] == ["The game is paused.", "The game goes on."]
    a_move(ana)


def test_the_end_of_a_turn_is_confirmed(new_game: NewGame) -> None:
    game = new_game(2, "greedy", **DESKTOP)
    page, before = game.page, game.wait()
    for button in ("menu", "confirm-turn", "settings-close"):
        page.get_by_test_id(button).click()
    page.reload()
    game = Game(page)
    assert game.wait().targets == before.targets

    # The move waits for confirmation and can be cancelled by mouse or by keyboard.
    game.press(before.targets[0])
    held = game.look()
    assert (held.number, held.prompt, held.marked("beach")) == (before.number, "This ends your turn.", [])
    game.press_button("confirm-no")
    assert game.look().targets == before.targets
    page.locator(f"[data-area='{before.targets[1]}']").press("Enter")
    expect(page.get_by_test_id("confirm-yes")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm-yes")).not_to_be_attached()
    assert game.look().number == before.number
    game.press(before.targets[0])
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=play]').dataset.number ?? 0) > before", arg=before.number
    )
    assert game.log_lines()[0] == "Ana puts a ship on Tonga."

    # If a suggested landing ends the turn, its last ship is previewed and waits for confirmation.
    beginner = Beginner(game, 3)
    while not (landing := beginner.play_until("land", ships=2)).suggestion:
        beginner.decide(landing)
    game.press_button("tray-suggestion")
    sight = game.wait()
    assert sight.held_back or sight.decision != "land" or sight.number > landing.number
    beginner.play_on(10)
    assert "confirm" in beginner.pressed
