"""Stage for the pictures: opens one page per state, with the same fonts on every machine."""

import json
from pathlib import Path

import matplotlib as mpl
from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.browser.conftest import EVERY_DECISION, EXPERIENCED
from tests.browser.recordings import link
from tests.server.player import Person
from tests.vectors.vectors import games
from tongiaki.record import Record, write
from tongiaki.rules import Terms

SETTINGS = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_LOGIN_BURST": "1000"}
"""Server settings: bots and logins are not delayed."""
LETTERING = Path(mpl.get_data_path()) / "fonts" / "ttf"
FACES = {"Sans": "DejaVuSans", "Serif": "DejaVuSerif", "Mono": "DejaVuSansMono"}
"""Font family and file name of each face. The files are part of Matplotlib, so the machine's fonts do not matter."""
_FACE = """@font-face { font-family: "Looks %s"; font-weight: %s; src: url("/looks/%s%s.ttf"); }"""
_WEIGHTS = {"100 500": "", "600 900": "-Bold"}
_FONTS = "".join(
    _FACE % (name, weight, file, bold) for name, file in FACES.items() for weight, bold in _WEIGHTS.items()
)
_STYLE = f"""
{_FONTS}
:root {{ --ui-sans: "Looks Sans"; --ui-serif: "Looks Serif"; }}
code {{ font-family: "Looks Mono"; }}
:root * {{ scrollbar-width: none !important; }}
"""
DRESS = f"""addEventListener("DOMContentLoaded", () => {{
  document.head.append(Object.assign(document.createElement("style"), {{ textContent: {json.dumps(_STYLE)} }}));
}});"""
"""Script that applies the fonts to a page."""
_GAME = games()[53]
RECORD = write(
    Record(Terms(_GAME["players"], _GAME["stall"]), tuple(_GAME["moves"]), names=("Ana", "Ben", "Cleo", "Dan"))
)
"""A four-player game in which every tile is discovered."""


class Stage:
    """Pages of one server, each opened by a new person."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def page(self, path: str) -> Page:
        """Open a page in a new browser context."""
        context = self._browser.new_context(
            base_url=self.url,
            bypass_csp=True,  # allows the fonts' style
            locale="en",
            timezone_id="UTC",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.route("**/looks/*.ttf", _letters)
        context.add_init_script(DRESS)
        context.add_init_script(EVERY_DECISION)
        context.add_init_script(EXPERIENCED)
        self._contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    def person(self, name: str = "") -> Person:
        """Return a person who uses the server without a browser."""
        person = Person(self.url)
        if name:
            person.post("/api/me", name=name)
        return person

    def at_move(self, number: int) -> Page:
        """Open the stage's game at a table after `number` moves, as the player to move sees it."""
        page = self.page("about:blank")
        begun = {"record": RECORD, "number": number, "name": "Ana", "bot": "greedy"}
        answer = page.request.post("/api/records/continue", data=begun)
        page.goto(f"/t/{answer.json()['id']}")
        page.get_by_test_id("play").wait_for()
        return page

    def replay(self, number: int, record: str = RECORD) -> Page:
        """Open the replay of a game after `number` moves."""
        page = self.page(link(record, number))
        page.get_by_test_id("replay").wait_for()
        return page

    def clear(self) -> None:
        """Close all pages of this stage."""
        for context in self._contexts:
            context.close()
        self._contexts = []


def _letters(route: Route) -> None:
    route.fulfill(path=LETTERING / route.request.url.rpartition("/")[2])
