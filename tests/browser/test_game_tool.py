"""The game tool and the chat commands, by clicks and by typing."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PHONE, FrontPage, Game, WaitingRoom


def press(page: Page, *names: str) -> None:
    """Click buttons one after another."""
    for name in names:
        page.get_by_test_id(name).click()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_options_command_completion_and_undo_by_vote(new_page: NewPage, screen: dict[str, object]) -> None:
    anas = new_page("/", **screen)
    room = FrontPage(anas).call_me("Ana").new_table(seats=3)
    bens = new_page(room.link, **screen)
    WaitingRoom(bens).sit_down(1, "Ben")
    expect(room.seat(1)).to_contain_text("Ben")

    # The host sets options in the game tool. Other players can only read them.
    press(anas, "tool")
    anas.get_by_test_id("option-rated").uncheck()
    anas.get_by_test_id("option-begins").select_option("1")
    expect(bens.get_by_test_id("waiting-room")).to_contain_text("Unrated game")
    expect(bens.get_by_test_id("waiting-room")).to_contain_text("Seat 2 begins")
    press(bens, "tool")
    expect(bens.get_by_test_id("option-rated")).to_be_disabled()
    expect(bens.get_by_test_id("tool-start")).not_to_be_attached()
    press(bens, "tool-dialog-close")
    press(anas, "tool-dialog-close")

    # Commands are completed: Tab inserts the first match, a click inserts its argument, and Enter sends the command.
    field = anas.get_by_test_id("chat-text")
    field.press_sequentially("/star")
    expect(anas.get_by_test_id("suggestion")).to_have_count(2)
    field.press("ArrowDown")
    expect(anas.get_by_test_id("suggestions").get_by_role("option", selected=True)).to_contain_text("start the game")
    field.fill("/bo")
    field.press("Tab")
    expect(field).to_have_value("/bot ")
    anas.get_by_test_id("suggestion").filter(has_text="random").click()
    expect(field).to_have_value("/bot random")
    field.press("Enter")
    expect(anas.get_by_test_id("remove-bot-2")).to_be_visible()
    field.fill("/kick 3")
    field.press("Enter")
    expect(anas.get_by_test_id("remove-bot-2")).not_to_be_attached()
    field.fill("/tell Ben just you")
    field.press("Enter")
    expect(bens.get_by_test_id("told")).to_contain_text("just you")

    # Ben moves first because the host chose seat 2.
    press(anas, "tool", "tool-start")
    ana, ben = Game(anas), Game(bens)
    start = ben.wait()
    ben.press(start.targets[0])
    ana.press(ana.wait().targets[0])
    ben.wait()

    # After Ana's move, Ben needs her consent to undo his own move.
    press(bens, "tool", "tool-undo")
    expect(bens.get_by_test_id("vote-withdraw")).to_be_visible()
    expect(anas.get_by_test_id("vote")).to_contain_text("Ben would like to take back their last decision")
    press(anas, "vote-refuse")
    expect(bens.locator("[data-code='notice-vote-refused']")).to_be_visible()
    press(bens, "tool", "tool-undo")
    press(anas, "vote-accept")
    expect(anas.get_by_test_id("vote")).not_to_be_attached()
    ben.wait_for_targets(start.targets)

    # Ana leaves. Her seat is reserved, and she returns without the others' consent.
    press(anas, "tool", "tool-leave", "tool-leave-yes")
    expect(anas.get_by_test_id("kept")).to_be_visible()
    press(anas, "back")
    expect(anas.get_by_test_id("kept")).not_to_be_attached()
    press(anas, "tool")
    expect(anas.get_by_test_id("tool-leave")).to_be_visible()


def test_with_bots_only_the_card_of_recent_moves_has_undo(new_game: NewGame) -> None:
    game = new_game(3, "random", **PHONE)
    page = game.page
    start = game.wait()
    game.press(start.targets[0])
    later = game.wait()
    assert later.number > start.number + 1
    expect(page.get_by_test_id("undo")).to_have_count(0)
    page.get_by_test_id("since-undo").click()
    game.wait_for_targets(start.targets)
    expect(page.get_by_test_id("since-undo")).to_have_count(0)


def test_the_focus_stays_at_the_table_when_a_control_disappears(new_page: NewPage) -> None:
    page = new_page("/", **PHONE)
    page.get_by_test_id("new-table-open").press("Enter")
    page.get_by_test_id("new-table-create").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_test_id("add-bot-1").press("Enter")
    expect(page.get_by_test_id("remove-bot-1")).to_be_focused()
    page.get_by_test_id("start").press("Enter")
    expect(page.locator("[data-ready]:focus")).to_be_attached()

    # The open log covers other controls, so it closes when the focus leaves it.
    page.get_by_test_id("tab-log").press("Enter")
    expect(page.get_by_test_id("log")).to_be_visible()
    page.get_by_test_id("tool").focus()
    expect(page.get_by_test_id("log")).not_to_be_visible()

    page.keyboard.press("Enter")
    page.get_by_test_id("tool-resign").press("Enter")
    expect(page.get_by_text("You lose, and the game is over.")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#end-title")).to_be_focused()
