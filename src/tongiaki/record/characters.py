"""Characters that command a terminal or turn the direction of the text around them: they have no place in a record."""

import re
from typing import Final

COMMANDING: Final = "\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""The control characters of C0 and C1 but tab and line feed, and marks of direction; in a regex's brackets."""
_COMMANDING: Final = re.compile(f"[{COMMANDING}]")


def printable(text: str) -> str:
    """Give the text without them."""
    return _COMMANDING.sub("", text)


def is_printable(text: str) -> bool:
    """Whether there are none."""
    return _COMMANDING.search(text) is None
