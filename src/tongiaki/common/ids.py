"""The ids of tables and studies, which are part of their URLs."""

from __future__ import annotations

import re
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH = 12

_ID = re.compile(f"[{LETTERS}]{{{LENGTH}}}")


def new_id() -> str:
    """Return a new random id that cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Return whether a text has the form of an id. Databases reject some of the texts that do not."""
    return _ID.fullmatch(text) is not None
