"""The form for games on this device, and the device in the hands of the next player."""

from playwright.sync_api import Page, expect

from tests.browser.pages import Game


def begin(page: Page, people: list[str], bots: int = 0, level: str = "greedy") -> None:
    """Fill in the form for a new game, and start it."""
    page.get_by_test_id(f"device-players-{len(people) + bots}").check()
    for seat in range(len(people) + bots):
        page.get_by_test_id(f"device-seat-{seat}").select_option("" if seat < len(people) else level)
    for seat, name in enumerate(people):
        page.get_by_test_id(f"device-name-{seat}").fill(name)
    page.get_by_test_id("device-start").click()


def take(page: Page, colour: str) -> Game:
    """Take the device as the next player."""
    expect(page.get_by_test_id("handover")).to_have_attribute("data-colour", colour)
    page.get_by_test_id("handover-go").click()
    expect(page.get_by_test_id("handover")).to_have_count(0)
    return Game(page)


def settle(page: Page, colour: str) -> None:
    """Take the device, and put a ship on the first beach."""
    game = take(page, colour)
    game.press(game.wait().targets[0])
