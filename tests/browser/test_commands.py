"""Every chat command and its effect on the pages."""

from typing import get_args

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, FrontPage, Game, WaitingRoom
from tests.browser.policy import Beginner
from tests.browser.records import recorded
from tongiaki.record import write
from tongiaki.tables.decisions.chat_commands import Word


class Veteran:
    """A player who types commands. `typed` collects the names of all commands and is shared between players."""

    def __init__(self, page: Page, typed: set[str]) -> None:
        self.page = page
        self.typed = typed

    def types(self, *lines: str) -> None:
        field = self.page.get_by_test_id("chat-text")
        if not field.is_visible():
            self.page.get_by_test_id("tab-chat").click()
        for line in lines:
            field.fill(line)
            self.page.get_by_test_id("chat-send").click()
            # Sending clears the field, or removes it together with the waiting room.
            self.page.wait_for_function("() => !document.querySelector('[data-testid=chat-text]')?.value")
            if line.startswith("/"):
                self.typed.add(line.removeprefix("/").split(" ")[0])

    def sees(self, test_id: str) -> Locator:
        element = self.page.get_by_test_id(test_id)
        expect(element.first).to_be_visible()
        return element

    def is_told(self, code: str) -> None:
        expect(self.page.locator(f"[data-code='notice-{code}']").first).to_be_visible()


def test_every_chat_command_is_answered(new_page: NewPage) -> None:
    typed = set[str]()
    before_the_start(new_page, typed)
    during_the_game(new_page, typed)
    after_the_end(new_page, typed)
    assert typed == set(get_args(Word))


def before_the_start(new_page: NewPage, typed: set[str]) -> None:
    page = new_page("/", **DESKTOP)
    room = FrontPage(page).call_me("Ana").new_table(3)
    ana = Veteran(page, typed)
    ana.types("/help")
    expect(ana.sees("help")).to_contain_text("/startnosave")
    ana.types("/watch")
    expect(room.seat(0)).not_to_contain_text("Ana")
    ana.types("/join 2 blue Ana")
    expect(room.seat(1)).to_contain_text("Ana")
    ana.types("/name Anahera")
    expect(room.seat(1)).to_contain_text("Anahera")
    ana.types("/colour green")
    expect(page.get_by_test_id("colour-green")).to_be_checked()
    ana.types("/option rated off")
    expect(page.get_by_test_id("waiting-room")).to_contain_text("Unrated game")
    ana.types("/bot random")
    ana.sees("remove-bot-0")
    ana.types("/kick 1")
    expect(page.get_by_test_id("remove-bot-0")).not_to_be_attached()
    ana.types("/info")
    ana.is_told("info")
    ana.types("/who")
    ana.is_told("who")
    ana.types("/lang de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    ana.types("/lang en")
    expect(page.locator("html")).to_have_attribute("lang", "en")

    ben = Veteran(new_page(room.link, **DESKTOP), typed)
    WaitingRoom(ben.page)
    ben.types("/join 1 Ben")
    expect(room.seat(0)).to_contain_text("Ben")
    ana.types("/tell Ben between us")
    expect(ben.sees("told")).to_contain_text("between us")
    ben.types("/mute Anahera")
    ana.types("Can you hear me?")
    expect(page.get_by_test_id("chat-lines")).to_contain_text("Can you hear me?")
    expect(ben.page.get_by_test_id("chat-lines")).not_to_contain_text("Can you hear me?")
    ben.types("/mute Anahera")
    expect(ben.page.get_by_test_id("chat-lines")).to_contain_text("Can you hear me?")
    ana.types("/quiet")
    ana.types("/quiet")
    ana.types("/ban Nobody")
    ana.types("/startnosave")
    Game(ben.page)


def during_the_game(new_page: NewPage, typed: set[str]) -> None:
    page = new_page("/", **DESKTOP)
    room = FrontPage(page).call_me("Ana").new_table(2)
    ana, ben = Veteran(page, typed), Veteran(new_page(room.link, **DESKTOP), typed)
    WaitingRoom(ben.page).sit_down(1, "Ben")
    ana.types("/start")
    game = Game(page)
    before = game.wait()
    game.press(before.targets[0])
    Game(ben.page).wait()
    ana.types("/undo")
    game.wait_for_targets(before.targets)

    ana.types("/pause")
    ben.sees("vote")
    ben.types("/refuse")
    expect(page.get_by_test_id("vote")).not_to_be_attached()
    ana.types("/pause")
    ben.sees("vote")
    ben.types("/accept")
    ana.sees("paused")
    ben.types("/resume")
    ana.sees("vote")
    ana.types("/accept")
    expect(page.get_by_test_id("paused")).not_to_be_attached()

    ben.types("/agree")
    ana.sees("agrees-yellow")
    ana.types("/pause")
    ana.sees("paused")
    ana.types("/resume")
    expect(page.get_by_test_id("paused")).not_to_be_attached()
    ben.types("/agree off")
    expect(page.get_by_test_id("agrees-yellow")).not_to_be_attached()

    ben.types("/leave")
    ben.sees("kept")
    ana.types("/standin Ben")
    ana.sees("stand-in-yellow")
    ben.types("/back")
    expect(ben.page.get_by_test_id("kept")).not_to_be_attached()
    expect(page.get_by_test_id("stand-in-yellow")).not_to_be_attached()

    ben.types("/resign")
    expect(ana.sees("result")).to_contain_text("Ben resigned.")
    expect(ben.sees("result")).to_contain_text("Ana wins!")
    page.get_by_test_id("end-more").click()
    ana.sees("replay-link")


def after_the_end(new_page: NewPage, typed: set[str]) -> None:
    page = new_page("/", **DESKTOP)
    record = recorded()
    page.goto("/replay")
    page.get_by_test_id("record-text").fill(write(record))
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("slider").fill(str(len(record.moves) - 12))
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-bot").select_option("random")
    page.get_by_test_id("play-on-start").click()
    game = Game(page)
    Beginner(game, seed=6).play_on()
    table = game.table
    ana = Veteran(page, typed)
    ana.types("/rematch")
    expect(ana.sees("rematch")).to_have_text("Join the rematch")
    page.get_by_test_id("rematch").click()
    page.wait_for_function("(table) => !location.pathname.includes(table)", arg=table)
    Game(page).wait()
