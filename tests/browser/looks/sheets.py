"""The sheets that lie in the repository, and those of a run that differed."""

import shutil
from pathlib import Path

from PIL import Image

HERE = Path(__file__).resolve().parent
REFERENCES = HERE / "references"
DIFFERENT = HERE.parent / "screenshots" / "looks"
"""Where what differed can be looked at: what there should be, what there is, and where they differ."""
QUALITY = 55  # of WebP, from 0 to 100: together they take about a megabyte


def reference(name: str) -> Image.Image:
    """What a state should look like."""
    with Image.open(REFERENCES / f"{name}.webp") as sheet:
        return sheet.convert("RGB")


def keep(name: str, sheet: Image.Image) -> None:
    """Have a state look so from now on."""
    REFERENCES.mkdir(exist_ok=True)
    sheet.save(REFERENCES / f"{name}.webp", quality=QUALITY, method=6)


def show(name: str, sheet: Image.Image, marked: Image.Image) -> Path:
    """Leave a state that differed to be looked at: its folder."""
    folder = DIFFERENT / name
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(REFERENCES / f"{name}.webp", folder / "should.webp")
    sheet.save(folder / "is.png")
    marked.save(folder / "where.png")
    return folder
