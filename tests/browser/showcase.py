"""Take the pictures of the game for the documentation.

Usage: python -m tests.browser.showcase [NAME...]
"""

import base64
import io
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.browser.looks import states
from tests.browser.looks.pictures import HIDDEN, STILL
from tests.browser.looks.stage import SETTINGS, Stage
from tests.live_server import serving
from tools import npm

PICTURES = npm.ROOT / "docs" / "pictures"
DESKTOP, PHONE = (1440, 900), (390, 844)
"""Screen sizes in CSS pixels."""
QUALITY = 82
SHOWN: dict[str, tuple[Callable[[Stage], Page], tuple[int, int], str, float]] = {
    "game": (states.sailing, DESKTOP, "light", 1),
    "landing": (states.landing, DESKTOP, "light", 1),
    "phone": (states.expanding, PHONE, "light", 1.5),
}
"""State, screen size, theme and device pixels per CSS pixel of each picture."""


def taken(page: Page, size: tuple[int, int], theme: str, scale: float) -> Image.Image:
    """Take a picture of a page."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.add_style_tag(content=HIDDEN)
    page.mouse.move(0, 0)
    page.evaluate(STILL)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"clip": clip})
    return Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")


FILM, FILM_SIZE, FILM_WIDTH = range(24, 84), (1000, 690), 640
"""The moves of the moving picture, the screen size in CSS pixels, and the picture's width in pixels."""
FRAME_MS, LAST_FRAME_MS, FILM_QUALITY = 420, 2500, 55


def film(stage: Stage) -> None:
    """Make the moving picture: one frame per move of a replay, without repeated frames."""
    page = stage.replay(FILM.start)
    frames: list[Image.Image] = []
    for _ in FILM:
        frame = taken(page, FILM_SIZE, "light", 1)
        frame.thumbnail((FILM_WIDTH, FILM_WIDTH), Image.Resampling.LANCZOS)
        if not frames or frame.tobytes() != frames[-1].tobytes():
            frames.append(frame)
        page.keyboard.press("ArrowRight")
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_FRAME_MS]
    options = {"duration": durations, "loop": 0, "quality": FILM_QUALITY, "method": 3}
    frames[0].save(PICTURES / "film.webp", save_all=True, append_images=frames[1:], **options)


def main() -> None:
    """Take the pictures that the command line names, or all of them."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    with (
        tempfile.TemporaryDirectory() as home,
        sync_playwright() as playwright,
        serving(Path(home), SETTINGS) as server,
    ):
        browser = chromium.launch(playwright)
        for name in sys.argv[1:] or [*SHOWN, "film"]:
            stage = Stage(browser, server.url)
            if name == "film":
                film(stage)
            else:
                state, size, theme, scale = SHOWN[name]
                picture = taken(state(stage), size, theme, scale)
                picture.save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)
            stage.clear()
        browser.close()


if __name__ == "__main__":
    main()
