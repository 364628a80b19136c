"""The key of a seat's personal link: told once to whoever asked for it, and kept as a hash."""

from __future__ import annotations

import hashlib
import secrets


def new_key() -> str:
    """Make a key: 24 characters."""
    return secrets.token_urlsafe(18)


def hash_key(key: str) -> str:
    """Give the SHA-256 of a key, in hex."""
    return hashlib.sha256(key.encode()).hexdigest()
