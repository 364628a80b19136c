"""When two names count as the same."""

from __future__ import annotations

import unicodedata


def name_key(name: str) -> str:
    """Give what names share that nobody should confuse: neither case, width, ligatures nor what is invisible count."""
    visible = "".join(char for char in name if unicodedata.category(char) not in {"Cc", "Cf"})
    folded = unicodedata.normalize("NFKC", visible).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())
