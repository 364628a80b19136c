"""Visual regression tests: 26 states of the client in both themes and four screen sizes match the references."""

from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.browser import icons
from tests.browser.looks import sheets
from tests.browser.looks.comparing import difference
from tests.browser.looks.pictures import taken
from tests.browser.looks.stage import SETTINGS, Stage
from tests.browser.looks.states import STATES, WHOLE_PAGE, first_move
from tests.live_server import serving


def test_every_page_matches_its_approved_picture(browser: Browser, tmp_path: Path, subtests: pytest.Subtests) -> None:
    """The server's lobby is empty at first. Sheets that differ are saved in tests/browser/screenshots/looks."""
    with serving(tmp_path, SETTINGS) as server:
        stage = Stage(browser, server.url)
        for state in STATES:
            with subtests.test(state.__name__):
                sheet = taken(state(stage), whole=state.__name__ in WHOLE_PAGE)
                marked = difference(sheets.reference(state.__name__), sheet)
                if marked is not None:
                    pytest.fail(f"{state.__name__} looks otherwise: {sheets.show(state.__name__, sheet, marked)}")
            stage.clear()


BROKEN = {
    "a button that lies elsewhere": "[data-testid=menu] { translate: 60px 0; }",
    "a button that is gone": "[data-testid=fit] { display: none !important; }",
    "another colour": ":root { --sea-deep: #513; --sea-far: #624; }",
    "larger text": "[data-testid=prompt] { font-size: 130%; }",
}


def test_the_comparison_detects_broken_styles(browser: Browser, tmp_path: Path, subtests: pytest.Subtests) -> None:
    """The comparison detects each of these styles, which break a page."""
    with serving(tmp_path, SETTINGS) as server:
        stage = Stage(browser, server.url)
        page = first_move(stage)
        for what, style in BROKEN.items():
            with subtests.test(what):
                broken = page.add_style_tag(content=style)
                assert difference(sheets.reference("first_move"), taken(page)) is not None
                broken.evaluate("(style) => style.remove()")
        assert difference(sheets.reference("first_move"), taken(page)) is None
        stage.clear()


@pytest.mark.parametrize("name", icons.SIZES)
def test_the_icons_are_those_of_the_drawing(browser: Browser, name: str) -> None:
    """After a change of web/public/icon.svg, run tests.browser.icons to draw the icons again."""
    with Image.open(icons.PUBLIC / name) as kept:
        assert difference(kept.convert("RGB"), icons.drawn(browser, icons.SIZES[name])) is None
