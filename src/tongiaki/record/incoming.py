"""Text that comes from files and other programs, without what editors and old systems add to it."""

import re
from typing import Final

_LINE_ENDS: Final = re.compile(r"\r+\n")
_MARKS: Final = re.compile(r"^\ufeff|\x1a(?=\s*\Z)", re.MULTILINE)
_JOINED: Final = re.compile(r"\ufeff(?=\[[A-Z])")
"""A byte order mark before a tag within a line: two files were joined, and the first one had no line end."""


def plain(text: str) -> str:
    """Remove byte order marks at the beginning of lines and a Ctrl-Z at the end, and end all lines with LF."""
    return _JOINED.sub("\n", _MARKS.sub("", _LINE_ENDS.sub("\n", text)))
