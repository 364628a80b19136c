"""Pictures of a state: four screen sizes in dark and light theme, reduced and combined on one sheet."""

import io

from PIL import Image
from playwright.sync_api import Page, expect

SIZES = ((390, 844), (844, 390), (820, 1180), (1440, 900))
"""Screen sizes in CSS pixels: a phone in portrait and in landscape, a tablet, a desktop."""
THEMES = ("dark", "light")
SCALE = 3
"""Factor by which pictures are reduced. At full size, letters look different in different browsers."""
HIDDEN = """
[data-testid=share-link], [data-testid=time-left], [data-testid=today-cards] li * { visibility: hidden !important; }
[data-testid=today-cards] li { height: 7rem !important; }
[data-testid=daily-day], [data-testid=daily-terms] { display: none !important; }
"""
"""Style that hides contents that change with each run, or each day."""
FACELESS = ".face:not(:has(svg))"
"""Selector of the faces that are not drawn yet. Their drawing is loaded after the first paint."""
UNFINISHED = "[data-incomplete]"
"""Selector of the boards that are not completely drawn yet."""
# Waits until no element of the page moves any more.
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


def taken(page: Page, *, whole: bool = False) -> Image.Image:
    """Take all pictures of a page. Each theme is a row of the sheet, each screen size a column.

    With `whole`, the pictures show the whole page, and not only the window.
    """
    page.mouse.move(0, 0)
    expect(page.locator(FACELESS)).to_have_count(0)
    pictures: list[list[Image.Image]] = [[] for _ in THEMES]
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for row, theme in zip(pictures, THEMES, strict=True):
            page.emulate_media(color_scheme=theme)
            page.evaluate(STILL)
            expect(page.locator(UNFINISHED)).to_have_count(0)
            # Encoding and decoding a JPEG takes a tenth of the time of a PNG.
            shot = page.screenshot(
                animations="disabled", style=HIDDEN, scale="css", type="jpeg", quality=95, full_page=whole
            )
            row.append(_reduced(Image.open(io.BytesIO(shot)).convert("RGB")))
    return _sheet(pictures)


def _reduced(picture: Image.Image) -> Image.Image:
    """Reduce a picture. A remainder of less than SCALE pixels is cut off."""
    return picture.reduce(SCALE).crop((0, 0, picture.width // SCALE, picture.height // SCALE))


def _sheet(pictures: list[list[Image.Image]]) -> Image.Image:
    """Combine rows of pictures on one sheet."""
    height = max(picture.height for row in pictures for picture in row)
    sheet = Image.new("RGB", (sum(size[0] // SCALE for size in SIZES), len(pictures) * height))
    for number, row in enumerate(pictures):
        left = 0
        for picture, size in zip(row, SIZES, strict=True):
            sheet.paste(picture, (left, number * height))
            left += size[0] // SCALE
    return sheet
