"""Decisions with only one choice, and the numbers of beaches for typed moves."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, Game
from tests.vectors.vectors import games
from tongiaki.record import Record, write
from tongiaki.rules import Terms

LANDING = 14
"""Number of moves of the first game before a landing in which the second ship has only one possible beach."""


def landing(new_page: NewPage, *, automatic: bool) -> Game:
    page = new_page("/", automatic=automatic, **DESKTOP)
    game = games()[0]
    record = write(Record(Terms(game["players"], game["stall"]), tuple(game["moves"])))
    wanted = {"record": record, "number": LANDING, "name": "Ana", "bot": "random"}
    made = page.request.post("/api/records/continue", data=wanted)
    page.goto(f"/t/{made.json()['id']}")
    return Game(page)


def test_a_decision_with_one_choice_is_automatic_and_logged(new_page: NewPage) -> None:
    game = landing(new_page, automatic=True)
    before = game.wait()
    assert before.targets == ("beach rarotonga.0", "beach rarotonga.1")
    game.press("beach rarotonga.0")
    notes = game.page.get_by_test_id("log-line").get_by_text("There was no other choice.")
    expect(notes).to_be_visible()
    after = game.wait()
    assert after.number == before.number + 2
    # After an undo, the client does not repeat the automatic move.
    game.press_button("undo")
    expect(notes).to_have_count(0)
    assert game.wait().targets == ("beach rarotonga.1",)


def test_decisions_with_one_choice_are_not_automatic_if_turned_off(new_page: NewPage) -> None:
    game = landing(new_page, automatic=False)
    game.wait()
    game.press("beach rarotonga.0")
    assert game.wait().targets == ("beach rarotonga.1",)


def test_beaches_show_their_numbers_while_a_move_is_typed(new_page: NewPage) -> None:
    game = landing(new_page, automatic=False)
    game.wait()
    numbers = game.page.get_by_test_id("board-numbers")
    expect(numbers).to_have_count(0)
    game.page.keyboard.press("c")
    expect(numbers).to_contain_text(".1")
    game.page.keyboard.type("land red rarotonga.1")
    game.page.keyboard.press("Enter")
    game.page.get_by_test_id("chat-text").evaluate("(field) => field.blur()")
    expect(numbers).to_have_count(0)
    game.page.keyboard.press("b")
    expect(numbers).to_be_visible()
