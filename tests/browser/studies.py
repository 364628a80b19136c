"""A study's page, as somebody uses it."""

import re

from playwright.sync_api import Page, expect

from tongiaki.record import Record, write


def called(page: Page, name: str) -> Page:
    """The same browser, which knows its person's name."""
    page.evaluate("(name) => localStorage.setItem('tongiaki.name', JSON.stringify(name))", name)
    return page


def begun(page: Page, record: Record, at: int) -> "Study":
    """A study of a record that is pasted, begun at a point of its replay."""
    page.goto("/replay")
    page.get_by_test_id("record-text").fill(write(record))
    page.get_by_test_id("record-show").click()
    page.get_by_test_id("slider").fill(str(at))
    page.get_by_test_id("study-together").click()
    page.wait_for_url("**/study/*")
    return Study(page)


class Study:
    """One person's place in a study."""

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
        """Leading, following or alone."""
        expect(self.page.get_by_test_id("study")).to_have_attribute("data-mode", mode)

    def are_here(self, leader: str, *names: str) -> None:
        """Until just these are here, in the order in which they came; the leader is one of them."""
        if not self.page.get_by_test_id("member").first.is_visible():
            self.press("study-tab-people")
        rows = self.page.get_by_test_id("member")
        expect(rows.locator(".name")).to_have_text(list(names))
        expect(self.page.locator("[data-testid='member'][data-leads='true'] .name")).to_have_text(leader)

    def glows(self, tile: str, *, on: bool = True) -> None:
        expect(self.page.get_by_test_id(f"glow-{tile}")).to_have_count(1 if on else 0)

    def point_at(self, tile: str) -> None:
        """Press a tile on the board, where nothing lies over it."""
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
        """Press the button beside somebody's name."""
        row = self.page.get_by_test_id("member").filter(has_text=name)
        row.get_by_test_id(re.compile("^hand-over-")).click()

    @property
    def link(self) -> str:
        """The link to hand on."""
        self.press("study-share")
        link = self.page.get_by_test_id("study-link-link").input_value()
        self.press("panel-close")
        return link
