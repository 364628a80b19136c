"""When two names count as the same."""

from __future__ import annotations

import unicodedata

_JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))


def name_key(name: str) -> str:
    """Give what names have in common that nobody should confuse: case, width, ligatures and joiners do not count."""
    folded = unicodedata.normalize("NFKC", name.translate(_JOINERS)).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())
