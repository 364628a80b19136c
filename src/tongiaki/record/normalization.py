"""Normalization of text from files and other programs: line ends, byte order marks, and Ctrl-Z."""

import re
from typing import Final

_LINE_ENDS: Final = re.compile(r"\r+\n")
_MARKS: Final = re.compile(r"^\ufeff|\x1a(?=\s*\Z)", re.MULTILINE)
_JOINED: Final = re.compile(r"\ufeff(?=\[[A-Z])")
"""A byte order mark before a tag in the middle of a line. It occurs if two files were joined without a line end."""


def normalize_text(text: str) -> str:
    """Remove byte order marks at the beginning of lines and a Ctrl-Z at the end, and end all lines with LF."""
    return _JOINED.sub("\n", _MARKS.sub("", _LINE_ENDS.sub("\n", text)))
