"""The daily game in the browser: it can be started once, and the results of others are listed."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.daily_games import play_daily
from tests.browser.pages import DESKTOP, PHONE
from tests.live_server import LiveServer
from tests.server.player import Person


def finished(server: LiveServer, name: str, *, account: bool = False) -> str:
    """Play today's game to its end as a new person, and return its table."""
    person = Person(server.url)
    if account:
        assert person.claim(name).status_code == 200
    return play_daily(person, name)


def picture(page: Page, name: str) -> None:
    """Save a picture of the page if the environment variable TONGIAKI_PICTURES names a folder."""
    if folder := os.environ.get("TONGIAKI_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_daily_game_is_played_once(new_page: NewPage, live_server: LiveServer, screen: str) -> None:
    name = f"Faleolo {screen}"
    table = finished(live_server, name)
    finished(live_server, f"Sina {screen}", account=True)
    page = new_page("/", **(PHONE if screen == "phone" else DESKTOP))
    page.get_by_test_id("tab-today" if screen == "phone" else "nav-today").click()
    page.get_by_test_id("daily-link").click()
    expect(page).to_have_url(re.compile(r"/daily$"))
    row = page.get_by_test_id("daily-row").filter(has_text=name)
    expect(row).to_have_attribute("data-yours", "false")
    guests = page.get_by_test_id("daily-guests")
    expect(guests).to_contain_text(name)
    expect(guests).not_to_contain_text("Sina")
    expect(row.get_by_role("link")).to_have_count(0)  # hidden until the player has finished the game
    expect_accessible(page)
    picture(page, f"daily-{screen}")
    page.get_by_test_id("daily-play").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_test_id("play")).to_be_visible()
    mine = page.url
    page.goto(f"/t/{table}")
    expect(page).to_have_url(re.compile(r"/daily$"))  # another player's game is hidden, too
    page.get_by_test_id("daily-play").click()
    expect(page).to_have_url(mine)
    page.goto("/daily")
    page.get_by_test_id("daily-before").click()
    expect(page.get_by_test_id("daily-none")).to_be_visible()
    page.get_by_test_id("daily-after").click()
    expect(row).to_be_visible()
