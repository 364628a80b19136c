"""Sounds: the audio context runs only while a sound is playing."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, FrontPage


def test_the_audio_context_is_suspended_after_silence_and_resumed_for_a_sound(new_page: NewPage) -> None:
    page = new_page("/", loud=True, **DESKTOP)
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


def test_raising_the_volume_from_zero_plays_a_sound(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    made: list[str] = []
    session = page.context.new_cdp_session(page)
    session.on("WebAudio.contextCreated", lambda event: made.append(event["context"]["contextState"]))
    session.send("WebAudio.enable")
    FrontPage(page).play_now(2, "random").wait()
    page.get_by_test_id("menu").click()
    volume = page.get_by_test_id("volume")
    expect(volume).to_have_value("0")
    assert made == []
    volume.fill("60")
    expect(volume).to_have_value("60")
    page.wait_for_timeout(100)
    assert len(made) == 1
