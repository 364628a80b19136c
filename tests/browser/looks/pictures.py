"""A state's pictures: four sizes by night and by day, small, all on one sheet."""

import io

from PIL import Image
from playwright.sync_api import Page

SIZES = ((390, 844), (844, 390), (820, 1180), (1440, 900))
"""Phones upright and lying, a tablet, a desktop; in CSS pixels."""
THEMES = ("dark", "light")
SCALE = 3
"""So many pixels of the screen are one of the picture: what letters look like from near differs among browsers."""
HIDDEN = """
[data-testid=share-link] { visibility: hidden !important; }
[data-testid=daily-day], [data-testid=daily-terms] { display: none !important; }
"""
"""What is another thing each time."""
# Until nothing on the page changes its place any more.
STILL = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const places = () => [...document.querySelectorAll("svg, button, a, p, dialog")].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top, width, height, node.getAttribute("viewBox")];
  }).join();
  for (let before = "", still = 0; still < 4; await frame()) {
    still = before === places() ? still + 1 : 0;
    before = places();
  }
}"""


def taken(page: Page) -> Image.Image:
    """Take all pictures of a page as it stands: those of a theme side by side, the themes one below the other."""
    width = sum(size[0] // SCALE for size in SIZES)
    height = max(size[1] // SCALE for size in SIZES)
    sheet = Image.new("RGB", (width, len(THEMES) * height))
    page.mouse.move(0, 0)
    left = 0
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for row, theme in enumerate(THEMES):
            page.emulate_media(color_scheme=theme)
            page.evaluate(STILL)
            # A JPEG is packed and unpacked in a tenth of a PNG's time.
            shot = page.screenshot(animations="disabled", style=HIDDEN, scale="css", type="jpeg", quality=95)
            small = Image.open(io.BytesIO(shot)).convert("RGB").reduce(SCALE)
            sheet.paste(small, (left, row * height))
        left += size[0] // SCALE
    return sheet
