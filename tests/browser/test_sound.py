"""Sounds are made while there is something to hear, and nothing works on after that."""

from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, FrontPage


def test_what_makes_sounds_rests_once_all_is_silent_and_wakes_for_the_next(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    states: list[str] = []

    def note(event: dict[str, Any]) -> None:
        states.append(event["context"]["contextState"])

    session = page.context.new_cdp_session(page)
    session.on("WebAudio.contextChanged", note)
    session.send("WebAudio.enable")
    game = FrontPage(page).play_now(2, "random")
    for _ in range(2):
        game.press(game.wait().targets[0])
        for _ in range(200):
            if states[-2:] == ["running", "suspended"]:
                break
            page.wait_for_timeout(100)
        assert states[-2:] == ["running", "suspended"]
        states.clear()
