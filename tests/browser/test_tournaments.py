"""Tournaments in the browser: creating, joining and starting one, and live standings."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE
from tests.live_server import LiveServer
from tests.server.player import Person

PASSWORD = "correct horse battery"


def picture(page: Page, name: str) -> None:
    """Save pictures in both themes if the environment variable TONGIAKI_PICTURES names a folder."""
    if folder := os.environ.get("TONGIAKI_PICTURES"):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.screenshot(path=Path(folder) / f"{name}-{scheme}.png", full_page=True)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_tournament_is_created_joined_and_played(new_page: NewPage, live_server: LiveServer, screen: str) -> None:
    page = new_page("/", **(PHONE if screen == "phone" else DESKTOP))
    page.get_by_test_id("tournaments-link").click()
    expect(page).to_have_url(re.compile(r"/tournaments$"))
    expect(page.get_by_test_id("tournament-make")).to_have_count(0)  # only accounts can create tournaments
    page.request.post(f"{live_server.url}/api/account", data={"name": f"Sione {screen}", "password": PASSWORD})
    page.reload()
    page.get_by_test_id("tournament-rounds").fill("3")
    page.get_by_test_id("tournament-fill").select_option("6")
    page.get_by_test_id("tournament-level").select_option("random")
    expect_accessible(page)
    picture(page, f"tournaments-{screen}")
    page.get_by_test_id("tournament-make").click()
    expect(page).to_have_url(re.compile(r"/tournament/\w+$"))
    shown = page.get_by_test_id("tournament")
    expect(shown).to_have_attribute("data-status", "open")
    page.get_by_test_id("tournament-join").click()
    expect(page.get_by_test_id("tournament-row")).to_have_attribute("data-yours", "true")
    page.get_by_test_id("tournament-leave").click()
    expect(page.get_by_test_id("tournament-row")).to_have_count(0)
    page.get_by_test_id("tournament-join").click()
    page.get_by_test_id("tournament-start").click()
    expect(page.get_by_text("A tournament needs at least 2 people or programs.")).to_be_visible()
    guest = Person(live_server.url)
    guest.claim(f"Mele {screen}")
    assert guest.post(f"/api/tournaments/{page.url.rpartition('/')[2]}/join").status_code == 204
    page.get_by_test_id("tournament-start").click()
    page.get_by_test_id("tournament-game").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.go_back()
    expect(shown).to_have_attribute("data-round", "1")
    expect(page.get_by_test_id("tournament-row")).to_have_count(6)
    expect(page.get_by_test_id("tournament-table").first).to_be_visible()
    expect_accessible(page)
    picture(page, f"tournament-{screen}")
    page.get_by_test_id("tournament-cancel").click()
    expect(shown).to_have_attribute("data-status", "cancelled")


def test_the_list_of_tournaments_is_fetched_once(new_page: NewPage, live_server: LiveServer) -> None:
    page, requests = new_page("/"), list[str]()
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"{live_server.url}/tournaments")
    expect(page.get_by_test_id("tournaments")).to_be_visible()
    page.wait_for_timeout(1000)
    assert 1 <= sum(url.endswith("/api/tournaments") for url in requests) <= 2
