"""Connections that die without being closed: the page detects this, and moves and messages arrive exactly once."""

from playwright.sync_api import expect

from tests.browser.conftest import NewGame, NewPage
from tests.browser.failing_proxy import failing_proxy
from tests.browser.pages import DESKTOP, FrontPage, Game, WaitingRoom
from tests.browser.records import recorded
from tests.browser.studies import Study
from tests.live_server import LiveServer
from tongiaki.record import write

TURN_HIDDEN = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Script that hides the page or shows it again."""


def test_a_move_over_a_dead_connection_is_made_once_after_the_reconnect(new_game: NewGame) -> None:
    game = new_game(2, "random", **DESKTOP)
    page, sight = game.page, game.wait()
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


def test_the_connection_is_checked_when_the_page_becomes_visible(new_page: NewPage) -> None:
    """A line that died while the page was hidden is noticed at once, not after seconds of silence."""
    page = new_page("/", **DESKTOP)
    sent = list[str]()
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    game = FrontPage(page).play_now(2, "random")
    game.wait()
    sent.clear()
    for hidden in (True, False):
        page.evaluate(TURN_HIDDEN, hidden)
    game.say("Here again")
    expect(game.chat()).to_contain_text("Here again")
    assert "ping" in sent[0]


def test_chat_and_votes_over_a_failing_connection_arrive_once(new_page: NewPage, live_server: LiveServer) -> None:
    anas = new_page("/", **DESKTOP)
    room = FrontPage(anas).call_me("Ana").new_table(seats=2)
    with failing_proxy(live_server.url) as line:
        bens = new_page(room.link.replace(live_server.url, line.url), **DESKTOP)
        WaitingRoom(bens).sit_down(1, "Ben")
        expect(room.seat(1)).to_contain_text("Ben")
        ana, ben = room.start(), Game(bens)
        ana.say("/pause")
        vote = bens.get_by_test_id("vote-accept")
        expect(vote).to_be_visible()
        line.down = False  # messages reach the server but its answers are lost
        ben.say("Heard at once")
        expect(ana.chat()).to_contain_text("Heard at once")
        line.up = False  # messages to the server are lost, too
        ben.say("Heard later")
        vote.click()
        expect(bens.get_by_test_id("underway")).to_have_count(2)
        expect(bens.get_by_test_id("prompt")).to_have_text("Sending…")
        expect(bens.get_by_test_id("link")).not_to_have_attribute("data-state", "online")
        line.up = line.down = True
        expect(anas.locator(".sea.paused")).to_be_visible()
        expect(bens.get_by_test_id("underway")).to_have_count(0)
        for page in (anas, bens):
            lines = page.get_by_test_id("chat-line")
            expect(lines).to_have_count(2)
            expect(lines.nth(0)).to_contain_text("Heard at once")
            expect(lines.nth(1)).to_contain_text("Heard later")
        expect(bens.get_by_test_id("note")).to_have_count(0)


def test_study_chat_over_a_failing_connection_arrives_once(new_page: NewPage, live_server: LiveServer) -> None:
    anas = new_page("/", **DESKTOP)
    anas.request.post("/api/me", data={"name": "Ana"})
    made = anas.request.post("/api/studies", data={"record": write(recorded()), "at": 3}).json()
    anas.goto(f"/study/{made['id']}")
    ana = Study(anas)
    with failing_proxy(live_server.url) as line:
        bens = new_page(f"{line.url}/", **DESKTOP)
        bens.request.post(f"{line.url}/api/me", data={"name": "Ben"})
        bens.goto(f"{line.url}/study/{made['id']}")
        ben = Study(bens)
        ben.is_at(3)
        ana.press("study-tab-people")
        line.down = False
        ben.say("Heard at once")
        ana.hears("Heard at once")
        line.up = False
        ben.say("Heard later")
        expect(bens.get_by_test_id("underway")).to_have_count(2)
        line.up = line.down = True
        ana.hears("Heard later")
        expect(bens.get_by_test_id("underway")).to_have_count(0)
        for page in (anas, bens):
            expect(page.get_by_test_id("study-lines").locator("li")).to_have_count(2)
