"""Whether two pictures of a state show the same to a person who looks at them."""

import numpy as np
from PIL import Image, ImageChops, ImageFilter

BLUR = 3
"""Pixels of a picture about each that are seen as one: an edge that lies a little elsewhere is the same edge."""
SEEN = 40
"""How far apart a colour's red, green or blue may be then, of 255."""


def difference(one: Image.Image, other: Image.Image) -> Image.Image | None:
    """Mark where two sheets differ, on the second one; None if nobody would see that they do."""
    if one.size != other.size:
        return other
    blurred = (sheet.filter(ImageFilter.BoxBlur(BLUR)) for sheet in (one, other))
    apart = np.asarray(ImageChops.difference(*blurred)).max(axis=2) > SEEN
    if not apart.any():
        return None
    marked = other.point(lambda level: level // 3)
    marked.paste((255, 0, 160), mask=Image.fromarray(apart))
    return marked
