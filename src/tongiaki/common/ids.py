"""The ids of tables and studies, which stand in their addresses."""

from __future__ import annotations

import re
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH = 12

_ID = re.compile(f"[{LETTERS}]{{{LENGTH}}}")


def new_id() -> str:
    """Draw an id that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Tell whether a table or a study could have this id; not every database takes every text."""
    return _ID.fullmatch(text) is not None
