"""Reactions of people, remarks of bots, and the faces of players."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import expect_accessible
from tests.browser.conftest import NewGame, NewPage
from tests.browser.pages import DESKTOP, PHONE, Game, WaitingRoom
from tests.browser.records import recorded
from tongiaki.record import write

SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
OTHER_SCRIPT = "花子"
LONG = "Wakawakawakawakawakawaka"  # the maximum of 24 characters


def voices(page: Page) -> Locator:
    return page.get_by_test_id("voice")


def two_players(new_page: NewPage, first: str = "Ana", second: str = "Ben") -> tuple[Page, Page]:
    """Start a game of two persons, on a desktop and on a small phone, and return their pages."""
    anas, bens = new_page("about:blank", **DESKTOP), new_page("about:blank", **SMALL)
    table = anas.request.post("/api/tables", data={"seats": 2, "name": first}).json()["id"]
    for page in (anas, bens):
        page.goto(f"/t/{table}")
    WaitingRoom(bens).sit_down(1, second)
    WaitingRoom(anas).start()
    Game(bens)
    return anas, bens


def react(page: Page, reaction: str) -> None:
    page.get_by_test_id("react").click()
    page.get_by_test_id(f"react-{reaction}").click()
    expect(page.get_by_test_id("reactions")).not_to_be_visible()


def test_a_reaction_reaches_the_other_player_and_the_chat(new_page: NewPage) -> None:
    anas, bens = two_players(new_page)
    expect(bens.get_by_test_id("voices")).to_be_attached()
    react(anas, "praise")
    for page in (anas, bens):
        expect(voices(page)).to_contain_text("Ana")
        expect(voices(page)).to_contain_text("Well played!")
    expect(bens.locator("[aria-live=polite]", has=voices(bens))).to_be_attached()
    expect_accessible(bens)
    expect(bens.get_by_test_id("tab-chat")).not_to_contain_text("1")  # it was seen, so it is not unread
    bens.get_by_test_id("tab-chat").click()
    expect(bens.get_by_test_id("chat-reaction")).to_contain_text("Well played!")
    expect(bens.get_by_test_id("chat-line").locator("[data-face=mark]")).to_be_visible()
    expect(voices(bens)).to_have_count(0)  # it disappears
    bens.reload()
    expect(bens.get_by_test_id("voices")).to_be_attached()
    expect(voices(bens)).to_have_count(0)  # and does not come again


def test_the_dialog_of_reactions_is_used_by_keyboard(new_page: NewPage) -> None:
    anas, bens = two_players(new_page)
    expect(bens.get_by_test_id("voices")).to_be_attached()
    anas.get_by_test_id("react").focus()
    anas.keyboard.press("Enter")
    expect(anas.get_by_test_id("react-hello")).to_be_focused()
    expect_accessible(anas)
    anas.keyboard.press("Escape")
    expect(anas.get_by_test_id("react")).to_be_focused()
    anas.keyboard.press("Enter")
    anas.keyboard.press("Tab")
    anas.keyboard.press("Enter")
    expect(voices(bens)).to_contain_text("Good luck!")


def test_each_reader_sees_a_reaction_in_their_language(new_page: NewPage) -> None:
    anas, bens = two_players(new_page, OTHER_SCRIPT, LONG)
    bens.get_by_test_id("menu").click()
    bens.get_by_test_id("language").select_option("de")
    bens.get_by_test_id("settings-close").click()
    expect(bens.get_by_test_id("voices")).to_be_attached()
    react(anas, "thanks")
    expect(voices(bens)).to_contain_text("Danke!")
    expect(voices(anas)).to_contain_text("Thank you!")
    react(bens, "wow")
    expect(voices(anas).nth(1)).to_contain_text(LONG)
    for page in (anas, bens):
        for box in (voice.bounding_box() for voice in voices(page).all()):
            width = page.viewport_size["width"] if page.viewport_size else 0
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width


@pytest.mark.parametrize("how", ["setting", "name"])
def test_muted_reactions_are_not_shown(new_page: NewPage, how: str) -> None:
    anas, bens = two_players(new_page)
    expect(bens.get_by_test_id("voices")).to_be_attached()
    if how == "setting":
        bens.get_by_test_id("menu").click()
        bens.get_by_test_id("reactions-shown").uncheck()
        bens.get_by_test_id("settings-close").click()
    else:
        Game(bens).say("/mute Ana")
        bens.get_by_test_id("fold").click()
    react(anas, "hello")
    expect(voices(anas)).to_contain_text("Hello!")
    Game(anas).say("Did you see that?")
    bens.get_by_test_id("tab-chat").click()
    expect(bens.get_by_test_id("chat-line")).to_have_count(2 if how == "setting" else 0)
    expect(voices(bens)).to_have_count(0)


def test_reactions_of_a_blocked_player_are_rejected(new_page: NewPage) -> None:
    anas, bens = new_page("about:blank", **DESKTOP), new_page("about:blank", **DESKTOP)
    for page, name in ((anas, "Ana Voices"), (bens, "Ben Voices")):
        assert page.request.post("/api/account", data={"name": name, "password": "six canoes, no map"}).ok
    table = bens.request.post("/api/tables", data={"seats": 3, "name": "Ben Voices"}).json()["id"]
    assert bens.request.post("/api/account/friends/Ana%20Voices", data={"stance": "block"}).ok
    bens.goto(f"/t/{table}")
    WaitingRoom(bens).add_bot(1)
    WaitingRoom(bens).add_bot(2)
    WaitingRoom(bens).start()
    anas.goto(f"/t/{table}")
    expect(bens.get_by_test_id("voices")).to_be_attached()
    react(anas, "hello")
    expect(anas.get_by_test_id("note")).to_contain_text("You can’t write at this table.")
    expect(voices(bens)).to_have_count(0)


def test_reactions_of_spectators_stay_among_spectators(new_page: NewPage) -> None:
    anas, bens = two_players(new_page)
    fays, guys = new_page("about:blank", **DESKTOP), new_page("about:blank", **DESKTOP)
    for page, name in ((fays, "Fay"), (guys, "Guy")):
        page.request.post("/api/me", data={"name": name})
        page.goto(anas.url)
        expect(page.get_by_test_id("voices")).to_be_attached()
    react(fays, "oops")
    expect(voices(guys)).to_contain_text("Oops!")
    react(anas, "hello")  # spectators see the players' reactions
    expect(voices(guys).nth(1)).to_contain_text("Hello!")
    expect(voices(bens)).to_have_count(1)
    expect(voices(bens)).to_contain_text("Ana")


def test_there_are_no_reactions_without_another_person(new_game: NewGame) -> None:
    page = new_game(2, "random", **DESKTOP).page
    expect(page.get_by_test_id("voices")).to_be_attached()
    expect(page.get_by_test_id("react")).to_have_count(0)


def test_players_have_faces(new_game: NewGame) -> None:
    page = new_game(3, "random", **DESKTOP).page
    panel = page.get_by_test_id("islanders")
    expect(panel.get_by_test_id("player-red").locator("[data-face=mark]")).to_be_visible()
    expect(panel.get_by_test_id("player-yellow").locator("[data-face=yellow]")).to_be_visible()
    expect(panel.get_by_test_id("player-green").locator("[data-face=green]")).to_be_visible()
    faces = panel.locator(".face")
    assert [face.get_attribute("aria-hidden") for face in faces.all()] == ["true"] * 3
    expect_accessible(page)


def test_the_ladder_shows_the_mark_of_each_name(new_page: NewPage) -> None:
    page = new_page("/", **DESKTOP)
    rungs = [{"rank": rank, "name": name, "rating": 1500, "games": 9} for rank, name in ((1, "Ana"), (2, "Anna"))]
    page.route("**/api/ladder*", lambda route: route.fulfill(json={"players": 2, "programs": False, "rungs": rungs}))
    page.goto("/ladder")
    marks = page.get_by_test_id("rung").locator("[data-face=mark]")
    expect(marks).to_have_count(2)
    drawn = [mark.inner_html() for mark in marks.all()]
    assert drawn[0] != drawn[1]
    expect_accessible(page)


def with_a_fleet_at_tuvalu(page: Page) -> Game:
    """Continue the recorded game before its first landing, as Ana with the red ships. A bot's ship is in her fleet."""
    record = recorded()
    number = next(number for number, move in enumerate(record.moves) if move.startswith("land "))
    assert record.moves[number] == "land yellow tuvalu.2"
    start = {"record": write(record), "number": number, "name": "Ana", "bot": "random", "colour": "red"}
    made = page.request.post("/api/records/continue", data=start).json()
    page.goto(f"/t/{made['id']}")
    expect(page.get_by_test_id("voices")).to_be_attached()
    return Game(page)


@pytest.mark.parametrize("muted", [False, True], ids=["shown", "muted"])
def test_a_bot_says_thanks_for_a_new_island_unless_remarks_are_muted(new_page: NewPage, muted: bool) -> None:
    page = new_page("about:blank", **DESKTOP)
    game = with_a_fleet_at_tuvalu(page)
    game.wait()
    if muted:
        page.get_by_test_id("menu").click()
        page.get_by_test_id("remarks").uncheck()
        page.get_by_test_id("settings-close").click()
    game.say("land yellow tuvalu.2")
    expect(page.get_by_test_id("supply-yellow")).to_be_attached()
    if muted:
        page.wait_for_timeout(1500)
        expect(voices(page)).to_have_count(0)
        return
    expect(voices(page)).to_contain_text("That was a ride! Thank you!")
    expect(voices(page)).to_have_attribute("data-kind", "remark")
    expect(voices(page).locator("[data-face=yellow]")).to_be_visible()
    expect(page.get_by_test_id("chat-line")).to_have_count(0)  # a remark is no chat line
    expect_accessible(page)
