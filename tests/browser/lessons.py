"""Helpers for the tutorial and puzzle pages: convert a move into the clicks that make it."""

from playwright.sync_api import Page

from tests.browser.pages import PLACE


def press(page: Page, area: str) -> None:
    """Click an area of the board, such as "beach tonga.0"."""
    page.locator(f"[data-testid='sea'] [data-area='{area}']").first.wait_for(state="attached")
    place = page.evaluate(PLACE, area)
    assert place is not None, f"{area} can't be pressed: something lies over it"
    page.mouse.click(*place)


def play(page: Page, move: str) -> None:
    """Make a move with the clicks that it needs. Its decision must be due."""
    verb, _, rest = move.partition(" ")
    if verb == "resettle":
        page.get_by_test_id("lens-resettle").click()
    elif verb == "crown":
        page.get_by_test_id("lens-crown").click()
        press(page, f"island {rest}")
    elif verb == "expand":
        island, _, beaches = rest.partition(".")
        press(page, f"island {island}")
        if page.get_by_test_id("stage").get_attribute("data-decision") == "act":
            for beach in beaches.split(","):
                if page.locator(f"[data-area='beach {island}.{beach}'][data-ready]").count():
                    press(page, f"beach {island}.{beach}")
    elif verb == "land":
        colour, _, beach = rest.partition(" ")
        tray = page.get_by_test_id(f"tray-{colour}")
        if tray.get_attribute("aria-pressed") != "true":
            tray.click()
        press(page, f"beach {beach}")
    else:
        press(
            page,
            {"settle": "beach", "take": "beach", "enter": "beach", "sail": "pier", "lay": "exit"}[verb] + f" {rest}",
        )
