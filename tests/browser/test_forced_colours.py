"""Forced colours (high contrast): the focus is always visible, and players differ by the shapes of their signs."""

import io
import itertools
from pathlib import Path

import numpy as np
from PIL import Image, ImageChops
from playwright.sync_api import Browser, FloatRect, Page

from tests.browser.looks.pictures import STILL
from tests.browser.looks.stage import SETTINGS, Stage
from tests.live_server import serving

_ON = "(({ area, testid }) => area ?? testid ?? '')(document.activeElement.dataset)"


def seen(page: Page, clip: FloatRect | None = None) -> Image.Image:
    """Return a screenshot of the page or of a part of it."""
    shot = page.screenshot(clip=clip, animations="disabled", scale="css")
    return Image.open(io.BytesIO(shot)).convert("RGB")


def drawn(page: Page, sign: FloatRect) -> "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]":
    """Return the shape of a sign without its colours: the mask of the lighter pixels in its middle."""
    inner = FloatRect(x=sign["x"] + 4, y=sign["y"] + 4, width=12, height=12)
    grey = np.asarray(seen(page, inner).convert("L"), dtype=float)
    return np.asarray(grey > (grey.min() + grey.max()) / 2, dtype=np.bool_)


def test_the_focus_reaches_all_controls_and_is_visible_and_signs_differ(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, SETTINGS) as server:
        stage = Stage(browser, server.url)
        page = stage.at_move(79)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.emulate_media(forced_colors="active")
        page.evaluate(STILL)
        before, stops = seen(page), list[str]()
        while "tab-chat" not in stops:
            page.keyboard.press("Tab")
            stops.append(str(page.evaluate(_ON)))
            now = seen(page)
            assert (np.asarray(ImageChops.difference(before, now)).max(axis=2) > 60).sum() > 100, stops
            before = now
        assert len(stops) == len(set(stops)) > 12
        signs = [sign.bounding_box() for sign in page.locator("[data-testid=islanders] li .seat-face > svg").all()]
        shapes = [drawn(page, sign) for sign in signs if sign]
        assert len(shapes) == 4
        for first, second in itertools.combinations(shapes, 2):
            assert 0.1 < (first != second).mean() < 0.9
        stage.clear()
