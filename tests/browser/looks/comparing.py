"""Comparison of two pictures of a state: finds differences that a person would see."""

import numpy as np
from PIL import Image, ImageChops, ImageFilter

BLUR = 3
"""Radius of the blur in pixels. With it, an edge that has moved slightly counts as the same edge."""
SEEN = 40
"""Maximum difference of the red, green or blue channel after the blur, out of 255."""


def difference(one: Image.Image, other: Image.Image) -> Image.Image | None:
    """Mark the visible differences of two sheets on the second one. Return None if there are none."""
    if one.size != other.size:
        return other
    blurred = (sheet.filter(ImageFilter.BoxBlur(BLUR)) for sheet in (one, other))
    apart = np.asarray(ImageChops.difference(*blurred)).max(axis=2) > SEEN
    if not apart.any():
        return None
    marked = other.point(lambda level: level // 3)
    marked.paste((255, 0, 160), mask=Image.fromarray(apart))
    return marked
