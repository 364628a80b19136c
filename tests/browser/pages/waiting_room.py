"""Page object of the waiting room."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages.game import Game


class WaitingRoom:
    """The waiting room: a table before the game starts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.get_by_test_id("waiting-room")).to_be_visible()

    @property
    def link(self) -> str:
        return self.page.get_by_test_id("share-link").input_value()

    def seat(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"seat-{number}")

    def sit_down(self, seat: int, name: str) -> None:
        self.page.get_by_test_id("sit-name").fill(name)
        self.page.get_by_test_id(f"sit-{seat}").click()
        expect(self.seat(seat)).to_contain_text(name)

    def add_bot(self, seat: int) -> None:
        self.page.get_by_test_id(f"add-bot-{seat}").click()
        expect(self.page.get_by_test_id(f"remove-bot-{seat}")).to_be_visible()

    def choose(self, **options: str) -> None:
        """Choose options of the table by the values of their fields. Only the host can do this."""
        self.page.get_by_test_id("tool").click()
        for name, value in options.items():
            field = self.page.get_by_test_id(f"option-{name.replace('_', '-')}")
            field.select_option(value)
            expect(field).to_have_value(value)
        self.page.get_by_test_id("tool-dialog-close").click()

    def own_clock(self, kind: str, seconds: int) -> None:
        """Choose a custom clock of the kind `move` or `budget` with a time in seconds."""
        self.page.get_by_test_id("tool").click()
        for field, value in (("option-clock", "own"), ("option-clock-kind", kind), ("option-clock-unit", "1")):
            self.page.get_by_test_id(field).select_option(value)
            expect(self.page.get_by_test_id(field)).to_have_value(value)
        time = self.page.get_by_test_id("option-clock-time")
        expect(time).to_have_value("1")  # the table's earlier time, converted to seconds
        time.fill(str(seconds))
        time.press("Tab")
        self.page.get_by_test_id("tool-dialog-close").click()
        expect(self.page.get_by_test_id("waiting-room")).to_contain_text(f"{seconds} sec" if seconds < 60 else "min")

    def turn_rated(self) -> None:
        """Make the game rated. This sets a clock if there is none. Only the host can do this."""
        self.page.get_by_test_id("tool").click()
        self.page.get_by_test_id("option-rated").check()
        expect(self.page.get_by_test_id("option-clock")).not_to_have_value("none")
        self.page.get_by_test_id("tool-dialog-close").click()
        expect(self.page.get_by_test_id("terms")).to_be_visible()

    def accept(self) -> None:
        """Accept the options of a rated game."""
        self.page.get_by_test_id("accept").click()
        expect(self.page.get_by_test_id("accepted")).to_be_visible()

    def start(self) -> Game:
        self.page.get_by_test_id("start").click()
        return Game(self.page)
