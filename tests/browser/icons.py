"""Draw the app's icons as PNG files from web/public/icon.svg.

Usage: python -m tests.browser.icons
"""

import io
import os

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tools import npm

PUBLIC = npm.ROOT / "web" / "public"
DRAWING = PUBLIC / "icon.svg"
SIZES = {"apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512}
"""Width and height of each file in pixels."""


def drawn(browser: Browser, size: int) -> Image.Image:
    """Draw the icon with this width and height."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{DRAWING.read_text()}")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.close()
    return picture


def main() -> None:
    """Draw all icon files."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for name, size in SIZES.items():
            drawn(browser, size).save(PUBLIC / name, optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
