"""Reference sheets in the repository, and sheets of a run that differ from them."""

import shutil
from pathlib import Path

from PIL import Image

HERE = Path(__file__).resolve().parent
REFERENCES = HERE / "references"
DIFFERENT = HERE.parent / "screenshots" / "looks"
"""Folder for the sheets that differ: the reference, the current sheet and the marked differences."""
QUALITY = 55  # of WebP, from 0 to 100: all references together are about 1 MB


def reference(name: str) -> Image.Image:
    """Return the reference sheet of a state."""
    with Image.open(REFERENCES / f"{name}.webp") as sheet:
        return sheet.convert("RGB")


def keep(name: str, sheet: Image.Image) -> None:
    """Save a sheet as the new reference of a state."""
    REFERENCES.mkdir(exist_ok=True)
    sheet.save(REFERENCES / f"{name}.webp", quality=QUALITY, method=6)


def show(name: str, sheet: Image.Image, marked: Image.Image) -> Path:
    """Save the sheets of a state that differs for inspection, and return their folder."""
    folder = DIFFERENT / name
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(REFERENCES / f"{name}.webp", folder / "should.webp")
    sheet.save(folder / "is.png")
    marked.save(folder / "where.png")
    return folder
