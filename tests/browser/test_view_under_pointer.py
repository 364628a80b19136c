"""The view of the board stays while the pointer is on a target, so that a click selects what the player aimed at."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP
from tests.browser.records import continued, recorded

VECTOR, NUMBER = 25, 380
"""A landing of three players. The buttons of the plans make the sea too small to be shown as a whole at SIZE."""
SIZE = {"width": 1280, "height": 720}


def test_the_view_stays_when_plans_arrive(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP | {"viewport": SIZE})
    plans: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(page_side: WebSocketRoute) -> None:
        def receive(text: str | bytes) -> None:
            if '"type":"plans"' in str(text):
                plans.append((page_side, text))
            else:
                page_side.send(text)

        page_side.connect_to_server().on_message(receive)

    page.route_web_socket("**", hold)
    record = recorded(VECTOR)
    position = next(position for number, (_, position) in enumerate(record.replay(), 1) if number == NUMBER)
    game = continued(page, record, NUMBER, position.colours[position.turn])
    sight = game.wait()
    beaches = sight.marked("beach")
    assert len(beaches) > 1
    view = page.get_by_test_id("sea").get_by_role("group")
    game.rest_on(beaches[0])
    before = view.get_attribute("viewBox")
    while not plans:
        page.wait_for_timeout(50)
    page_side, text = plans[0]
    page_side.send(text)
    expect(page.get_by_test_id("tray-suggestion")).to_be_visible()
    game.rest_on(beaches[0])
    assert view.get_attribute("viewBox") == before
    # Without a target under the pointer, the view leaves room for the buttons.
    page.mouse.move(0, 0)
    expect(view).not_to_have_attribute("viewBox", before or "")
