"""Page object of a study."""

import re

from playwright.sync_api import Page, expect

from tongiaki.record import Record, write


def called(page: Page, name: str) -> Page:
    """Store the person's name in the browser, and return the same page."""
    page.evaluate("(name) => localStorage.setItem('tongiaki.name', JSON.stringify(name))", name)
    return page


def begun(page: Page, record: Record, at: int) -> "Study":
    """Paste a record, go to a point of its replay and start a study there."""
    page.goto("/replay")
    page.get_by_test_id("record-text").fill(write(record))
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("slider").fill(str(at))
    page.get_by_test_id("study-together").click()
    page.wait_for_url("**/study/*")
    return Study(page)


class Study:
    """The page of one member of a study."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.press("replay-on", only_look=True)

    def press(self, name: str, *, only_look: bool = False) -> None:
        button = self.page.get_by_test_id(name)
        expect(button).to_be_visible()
        if not only_look:
            button.click()

    def is_at(self, number: int) -> None:
        expect(self.page.get_by_test_id("replay")).to_have_attribute("data-at", str(number))

    def is_mode(self, mode: str) -> None:
        """Wait until the member's mode is "leading", "following" or "alone"."""
        expect(self.page.get_by_test_id("study")).to_have_attribute("data-mode", mode)

    def are_here(self, leader: str, *names: str) -> None:
        """Wait until exactly these members are listed in order of arrival, with this leader."""
        if not self.page.get_by_test_id("member").first.is_visible():
            self.press("study-tab-people")
        rows = self.page.get_by_test_id("member")
        expect(rows.locator(".name")).to_have_text(list(names))
        expect(self.page.locator("[data-testid='member'][data-leads='true'] .name")).to_have_text(leader)

    def glows(self, tile: str, *, on: bool = True) -> None:
        expect(self.page.get_by_test_id(f"glow-{tile}")).to_have_count(1 if on else 0)

    def point_at(self, tile: str) -> None:
        """Click the middle of a tile on the board."""
        area = self.page.locator(f"[data-area='tile {tile}']")
        box = area.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def say(self, text: str) -> None:
        if not self.page.get_by_test_id("study-text").is_visible():
            self.press("study-tab-people")
        self.page.get_by_test_id("study-text").fill(text)
        self.press("study-send")

    def hears(self, text: str) -> None:
        expect(self.page.get_by_test_id("study-lines")).to_contain_text(text)

    def hand_over(self, name: str) -> None:
        """Click the button next to a member's name that makes this member the leader."""
        row = self.page.get_by_test_id("member").filter(has_text=name)
        row.get_by_test_id(re.compile("^hand-over-")).click()

    @property
    def link(self) -> str:
        """The invitation link of the study."""
        self.press("study-share")
        link = self.page.get_by_test_id("study-link-link").input_value()
        self.press("panel-close")
        return link
