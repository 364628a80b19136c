"""Page object of the front page."""

from typing import Self

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages.game import Game
from tests.browser.pages.waiting_room import WaitingRoom


class FrontPage:
    """The front page, where players start or join a game."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def call_me(self, name: str) -> Self:
        """Enter a name on the page about the player, and return to the front page."""
        origin = self.page.evaluate("location.origin")
        self.page.goto(f"{origin}/you")
        self.page.get_by_test_id("you").get_by_test_id("name").fill(name)
        self.page.goto(f"{origin}/")
        return self

    def choose(self, players: int, bot: str) -> None:
        """Choose the number of players and the bot of a quick game."""
        for opener in ("quick-setup", "quick-more"):
            button = self.page.get_by_test_id(opener)
            if button.get_attribute("aria-expanded") == "false":
                button.click()
        self.page.get_by_test_id(f"quick-players-{players}").check()
        self.page.get_by_test_id("quick-bot").select_option(bot)

    def play_now(self, players: int, bot: str) -> Game:
        """Choose the number of players and the bot, and start the game."""
        self.choose(players, bot)
        self.page.get_by_test_id("quick-start").click()
        return Game(self.page)

    def new_table(self, seats: int) -> WaitingRoom:
        self.page.get_by_test_id("new-table-open").click()
        self.page.get_by_test_id(f"new-table-seats-{seats}").check()
        self.page.get_by_test_id("new-table-create").click()
        return WaitingRoom(self.page)

    def tables(self, kind: str) -> Locator:
        """Return the list entries of the open, running or finished tables."""
        return self.page.get_by_test_id(f"tables-{kind}").get_by_test_id("table")

    def own_tables(self) -> Locator:
        """Return the list entries of the player's own tables, in order of display."""
        return self.page.get_by_test_id("your-table")

    def rejoin(self, table: str) -> Game:
        """Return to a running game by its table's id."""
        self.page.locator(f"[data-testid='your-table'][data-table='{table}']").get_by_test_id("rejoin").click()
        return Game(self.page)

    def open_person(self) -> None:
        """Open the menu of the player's own pages; on a phone, the page that has it."""
        person, tab = self.page.get_by_test_id("person"), self.page.get_by_test_id("tab-you")
        expect(person.or_(tab).locator("visible=true")).to_be_visible()
        (tab if tab.is_visible() else person).click()

    def return_from_person(self) -> None:
        """Return to the front page if `open_person` has left it."""
        tab = self.page.get_by_test_id("tab-play")
        if tab.is_visible():
            tab.click()

    def claim(self, password: str) -> None:
        """Register an account with the current name."""
        self.open_person()
        self.page.get_by_test_id("claim-open").click()
        self.page.get_by_test_id("password").fill(password)
        self.page.get_by_test_id("claim-send").click()
        self._return()

    def log_in(self, name: str, password: str) -> None:
        """Log in to an account."""
        self.open_person()
        self.page.get_by_test_id("login-open").click()
        self.page.get_by_test_id("person-name").fill(name)
        self.page.get_by_test_id("password").fill(password)
        self.page.get_by_test_id("login-send").click()
        self._return()

    def _return(self) -> None:
        """Return to the front page from the player's page on a phone, unless the dialog shows a problem."""
        if not self.page.get_by_test_id("you").is_visible():
            return
        closed, problem = (
            self.page.locator("body:not(:has([data-testid=sign-in]))"),
            self.page.get_by_test_id("person-problem"),
        )
        expect(closed.or_(problem)).to_be_visible()
        if not problem.is_visible():
            self.page.get_by_test_id("tab-play").click()

    def expect_account(self, name: str) -> None:
        """Wait until the page shows that the person is logged in to this account."""
        person = self.page.get_by_test_id("person")
        expect(person).to_have_attribute("data-account", "true")
        expect(person).to_contain_text(name)
        self.return_from_person()
