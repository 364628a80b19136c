"""Files on the replay page: all formats of records, several games in one file, and invalid files."""

from dataclasses import replace
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pages import DESKTOP, PHONE
from tests.browser.records import recorded
from tongiaki.record import Record, write
from tongiaki.record.forms import Form, dump

DROP = """(size) => {
  const data = new DataTransfer();
  data.items.add(new File([new Uint8Array(size)], "game.tgk"));
  document.querySelector("main").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
}"""


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page("/replay", **DESKTOP)


def choose(page: Page, content: str | bytes) -> None:
    buffer = content.encode() if isinstance(content, str) else content
    page.get_by_test_id("record-file").set_input_files({"name": "game", "mimeType": "", "buffer": buffer})


def test_a_corrected_file_is_chosen_again(page: Page, record: Record) -> None:
    choose(page, write(record).replace("settle tonga.0", "settle fiji.0", 1))
    expect(page.get_by_test_id("record-problem")).to_contain_text("Everybody starts on Tonga")
    # The field must be empty: the browser sends no event if the same file is chosen again.
    assert page.get_by_test_id("record-file").input_value() == ""
    choose(page, write(record))
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_a_text_that_is_not_a_record_is_reported(page: Page) -> None:
    problem = page.get_by_test_id("record-problem")
    for content, expected in (
        (b"", "The file is empty."),
        (b"\xef\xbb\xbf \r\n", "The file is empty."),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "This is not a text file."),
        (b"Zo\xeb", "This is not a text file."),
        (b"PK\3\4\0\0", "This is not a text file."),
        (b"Hello", "Line 1, column 1: The tag Rules is missing."),
        (b'{"rules": "1"}', "That is not a recorded game"),
        (b'[Rules "1"]\n' + 60_000 * b" ", "This game is too long: the maximum is 60,000 characters."),
    ):
        choose(page, content)
        expect(problem).to_contain_text(expected)
    page.evaluate(DROP, 20_000_001)
    expect(problem).to_have_text("The file is too large: the maximum is 20 MB.")
    expect(page.get_by_test_id("record-text")).to_be_enabled()


def test_one_of_several_games_in_a_file_is_chosen_and_then_another(new_page: NewPage, record: Record) -> None:
    page = new_page("/replay", **PHONE)
    games = [replace(record, names=("Ana", name)) for name in ("Ben", "Cleo", "שרה")]
    broken = write(games[1]).replace("settle tonga.0", "settle fiji.0", 1)
    choose(page, "\ufeff" + "\n".join([write(games[0]), broken, "\ufeff" + write(games[2])]))
    listed = page.get_by_test_id("record-game")
    expect(listed).to_contain_text(["Ana and Ben", "Ana and Cleo", "Ana and שרה"])
    listed.nth(1).click()
    line = write(games[0]).count("\n") + 2 + next(n for n, text in enumerate(broken.split("\n")) if "fiji.0" in text)
    expect(page.get_by_test_id("record-problem")).to_contain_text(f"Line {line}, column")
    listed.nth(2).click()
    expect(page.get_by_test_id("islanders")).to_contain_text("שרה")
    page.go_back()
    listed.nth(0).click()
    expect(page.get_by_test_id("islanders")).to_contain_text("Ben")


@pytest.mark.parametrize("form", [Form.JSON, Form.VECTORS])
def test_a_record_in_json_is_opened_and_kept_as_text(page: Page, record: Record, form: Form) -> None:
    choose(page, "\ufeff" + dump([record], form))
    expect(page.get_by_test_id("replay")).to_have_attribute("data-last", str(len(record.moves)))
    kept = page.get_by_test_id("replay-record").get_attribute("href")
    assert kept is not None
    assert unquote(kept).startswith('data:text/plain;charset=utf-8,[Rules "1"]')


def test_a_file_in_utf_16_is_opened(page: Page, record: Record) -> None:
    choose(page, write(record).encode("utf-16"))
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_a_truncated_link_is_reported_as_damaged(new_page: NewPage) -> None:
    page = new_page("/replay?at=3#record=abc", **DESKTOP)
    expect(page.get_by_test_id("record-problem")).to_contain_text("The link is damaged")
