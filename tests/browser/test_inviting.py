"""Invitations by name: friends are suggested, and every page shows an invitation to accept or decline."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE
from tests.browser.test_first_second import hold_requests
from tests.browser.test_friends import named
from tests.browser.test_steady import MOVED, WATCHED


def test_a_person_on_another_page_is_invited_declines_and_joins(new_page: NewPage) -> None:
    anas, bens = named(new_page("/", **DESKTOP), "Ana Host"), named(new_page("/", **PHONE), "Ben Guest")
    anas.request.post("/api/account/friends/Ben Guest", data={"stance": "follow"})
    table = anas.request.post("/api/tables", data={"seats": 3, "name": "Ana Host", "public": False}).json()["id"]
    anas.add_init_script(WATCHED)
    anas.goto(f"/t/{table}")
    expect(anas.locator("datalist option")).to_have_attribute("value", "Ben Guest")
    assert anas.evaluate(MOVED) == []
    # The page does not ask a logged-in person for a name, even before the server's answer about the person.
    hold_requests(bens, "/api/me$")
    bens.goto(f"/t/{table}")
    expect(bens.get_by_test_id("sit-1")).to_be_visible()
    expect(bens.get_by_test_id("sit-name")).to_have_count(0)
    bens.unroute_all()
    bens.goto("/manual")
    invite = anas.get_by_test_id("invite-name")
    invite.fill("Ben Guest")
    anas.get_by_test_id("invite-do").click()
    expect(anas.get_by_test_id("invitation")).to_contain_text("Ben Guest")

    banner = bens.get_by_test_id("invited")
    expect(banner).to_contain_text("Ana Host has invited you to a table.")
    bens.get_by_test_id("invited-no").click()
    expect(banner).to_have_count(0)

    invite.fill("Ben Guest")
    anas.get_by_test_id("invite-do").click()
    expect(banner).to_be_visible()
    anas.get_by_test_id("invitation-end").click()
    expect(banner).to_have_count(0)

    invite.fill("Ben Guest")
    anas.get_by_test_id("invite-do").click()
    bens.get_by_test_id("invited-yes").click()
    expect(bens.get_by_test_id("waiting-room")).to_be_visible()
    expect(banner).to_have_count(0)
    bens.get_by_test_id("sit-1").click()
    expect(bens.get_by_test_id("sit-1")).to_have_count(0)
    expect(anas.get_by_test_id("invitation")).to_have_count(0)
