"""Text of twice the normal size on a phone: the question and all targets are visible."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.pages import PHONE, Game
from tests.browser.test_in_words import large_landing
from tongiaki.record import write

TWICE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });"


@pytest.mark.parametrize("height", [640, 844])
def test_the_prompt_and_all_targets_are_visible(new_page: NewPage, height: int) -> None:
    page = new_page("/", **PHONE | {"viewport": {"width": 390, "height": height}})
    page.add_init_script(TWICE)
    record = large_landing()
    wanted = {"record": write(record), "number": len(record.moves), "name": "Ana", "bot": "random"}
    made = page.request.post("/api/records/continue", data=wanted)
    page.goto(f"/t/{made.json()['id']}")
    game = Game(page)
    targets = game.wait().targets
    expect(page.get_by_test_id("prompt")).to_be_in_viewport(ratio=0.95)
    assert [target for target in targets if game.place(target) is None] == []
    for button in page.get_by_test_id("tray").get_by_role("button", disabled=False).all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("document.querySelector('main').scrollWidth <= innerWidth")
