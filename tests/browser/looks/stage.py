"""Where the pictures are taken: one page for each state, in a lettering that is the same on every machine."""

import json
from pathlib import Path

import matplotlib as mpl
from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.browser.conftest import EVERY_DECISION
from tests.browser.recordings import link
from tests.server.player import Person
from tests.vectors.reading import games
from tongiaki.record import Record, write
from tongiaki.rules import Terms

SETTINGS = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_LOGIN_BURST": "1000"}
"""Of the server: neither bots nor logins wait."""
LETTERING = Path(mpl.get_data_path()) / "fonts" / "ttf"
FACES = {"Sans": "DejaVuSans", "Serif": "DejaVuSerif", "Mono": "DejaVuSansMono"}
"""Families of our own, and files that come with Matplotlib: which fonts a machine has makes no difference."""
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
"""Has a page lettered so."""
_GAME = games()[53]
RECORD = write(
    Record(Terms(_GAME["players"], _GAME["stall"]), tuple(_GAME["moves"]), names=("Ana", "Ben", "Cleo", "Dan"))
)
"""A game of four that discovers every tile."""


class Stage:
    """Pages of one server, each as somebody new sees it."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def page(self, path: str) -> Page:
        """Open a page."""
        context = self._browser.new_context(
            base_url=self.url,
            bypass_csp=True,  # for the lettering
            locale="en",
            timezone_id="UTC",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.route("**/looks/*.ttf", _letters)
        context.add_init_script(DRESS)
        context.add_init_script(EVERY_DECISION)
        self._contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    def person(self, name: str = "") -> Person:
        """Somebody who is elsewhere."""
        person = Person(self.url)
        if name:
            person.post("/api/me", name=name)
        return person

    def at_move(self, number: int) -> Page:
        """The game of this stage after so many moves, at a table, as whoever is to move sees it."""
        page = self.page("about:blank")
        begun = {"record": RECORD, "number": number, "name": "Ana", "bot": "greedy"}
        answer = page.request.post("/api/records/continue", data=begun)
        page.goto(f"/t/{answer.json()['id']}")
        page.get_by_test_id("play").wait_for()
        return page

    def replay(self, number: int, record: str = RECORD) -> Page:
        """A game after so many moves, as anybody sees it again."""
        page = self.page(link(record, number))
        page.get_by_test_id("replay").wait_for()
        return page

    def clear(self) -> None:
        """Close all pages."""
        for context in self._contexts:
            context.close()
        self._contexts = []


def _letters(route: Route) -> None:
    route.fulfill(path=LETTERING / route.request.url.rpartition("/")[2])
