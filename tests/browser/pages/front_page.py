"""The front page, where a game begins."""

from typing import Self

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages.game import Game
from tests.browser.pages.waiting_room import WaitingRoom


class FrontPage:
    """Where a game begins."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def call_me(self, name: str) -> Self:
        self.page.get_by_test_id("name").fill(name)
        return self

    def play_now(self, players: int, bot: str) -> Game:
        """One press, after the choices above it."""
        self.page.get_by_test_id(f"quick-players-{players}").check()
        self.page.get_by_test_id("quick-bot").select_option(bot)
        self.page.get_by_test_id("quick-start").click()
        return Game(self.page)

    def new_table(self, seats: int) -> WaitingRoom:
        self.page.get_by_test_id("new-table-open").click()
        self.page.get_by_test_id(f"new-table-seats-{seats}").check()
        self.page.get_by_test_id("new-table-create").click()
        return WaitingRoom(self.page)

    def tables(self, kind: str) -> Locator:
        """The tables that are listed as open, running or finished, each with what is said of it."""
        return self.page.get_by_test_id(f"tables-{kind}").get_by_test_id("table")

    def own_tables(self) -> Locator:
        """One's own tables, in their order."""
        return self.page.get_by_test_id("your-table")

    def rejoin(self, table: str) -> Game:
        """Go back to a running game, by its table's id."""
        self.page.locator(f"[data-testid='your-table'][data-table='{table}']").get_by_test_id("rejoin").click()
        return Game(self.page)

    def claim(self, password: str) -> None:
        """Claim the name that one goes by."""
        self.page.get_by_test_id("person").click()
        self.page.get_by_test_id("claim-open").click()
        self.page.get_by_test_id("password").fill(password)
        self.page.get_by_test_id("claim-send").click()

    def log_in(self, name: str, password: str) -> None:
        """Be the person who claimed the name."""
        self.page.get_by_test_id("person").click()
        self.page.get_by_test_id("login-open").click()
        self.page.get_by_test_id("person-name").fill(name)
        self.page.get_by_test_id("password").fill(password)
        self.page.get_by_test_id("login-send").click()

    def expect_account(self, name: str) -> None:
        """Wait until the page knows one as somebody who has claimed the name."""
        person = self.page.get_by_test_id("person")
        expect(person).to_have_attribute("data-account", "true")
        expect(person).to_contain_text(name)
