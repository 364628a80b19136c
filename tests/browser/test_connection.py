"""A connection that goes dead without being closed: it is noticed, and what was pressed is played once."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, FrontPage


def test_a_move_into_a_dead_connection_is_made_once_when_the_network_is_back(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    game = FrontPage(page).call_me("Ana").play_now(2, "random")
    sight = game.wait()
    page.context.set_offline(True)
    place = game.place(sight.targets[0])
    assert place is not None
    page.mouse.click(*place)
    expect(page.get_by_test_id("prompt")).to_have_text("Sending…")
    expect(page.get_by_test_id("link")).not_to_have_attribute("data-state", "online")
    expect(page.get_by_test_id("link")).to_contain_text("Connection lost")
    page.context.set_offline(False)
    expect(page.get_by_test_id("link")).to_have_attribute("data-state", "online")
    game.wait_for_targets(game.wait().targets)
    own = [line for line in game.log_lines() if line.startswith("Ana puts a ship")]
    assert len(own) == 1
