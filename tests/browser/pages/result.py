"""Page object of the result."""

import re

from playwright.sync_api import Page, expect


class Result:
    """The result that is shown at the end of a game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        shut = page.get_by_test_id("show-result")
        expect(page.get_by_test_id("result").or_(shut).first).to_be_visible()  # it opens automatically only once
        if shut.is_visible():
            shut.click()
        expect(page.get_by_test_id("result")).to_be_visible()

    def open_islands(self) -> None:
        """Turn to the page with the points of each island."""
        if self.page.get_by_test_id("end-more").get_attribute("aria-expanded") == "true":
            self.page.get_by_test_id("end-more").click()
        if self.page.get_by_test_id("result").get_attribute("data-page") != "islands":
            self.page.get_by_test_id("end-islands").click()

    def open_more(self) -> None:
        """Open the menu with everything that has no button of its own."""
        if self.page.get_by_test_id("end-more").get_attribute("aria-expanded") != "true":
            self.page.get_by_test_id("end-more").click()

    def points(self) -> dict[str, int]:
        """Return the points by colour."""
        self.open_islands()
        cells = self.page.get_by_test_id(re.compile(r"^points-")).all()
        named = [(cell.get_attribute("data-testid") or "", cell.inner_text()) for cell in cells]
        return {name.removeprefix("points-"): int(text) for name, text in named}

    def ranks(self) -> dict[str, int]:
        """Return the ranks by colour."""
        self.open_islands()
        rows = self.page.get_by_test_id(re.compile(r"^standing-")).all()
        named = [(row.get_attribute("data-testid") or "", row.locator("td").first.inner_text()) for row in rows]
        return {name.removeprefix("standing-"): int(text) for name, text in named}

    def islands(self) -> dict[str, dict[str, int]]:
        """Return the points of each island, by its name and by colour."""
        self.open_islands()
        table = self.page.get_by_test_id("island-scores")
        colours = [text.strip() for text in table.locator("thead th:not(.who) .hidden").all_inner_texts()]
        scores = {}
        for row in table.locator("tbody tr").all():
            name, _, *counts = (text.strip() for text in row.locator("th, td").all_inner_texts())
            scores[name] = {colour: int(count) for colour, count in zip(colours, counts, strict=True) if count != "·"}
        return scores

    def shuffle_is_fair(self) -> bool:
        """Return whether the browser's own check confirms the shuffle of the pile."""
        self.open_more()
        self.page.get_by_test_id("result").locator("summary").click()
        check = self.page.get_by_test_id("shuffle-check")
        expect(check).to_be_visible()
        return check.get_attribute("data-good") == "true"

    def rematch(self) -> None:
        self.page.get_by_test_id("rematch").click()
