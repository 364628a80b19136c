"""Keys of personal links to seats. A key is shown once, when it is created, and stored as a hash."""

from __future__ import annotations

import hashlib
import secrets


def new_key() -> str:
    """Create a random key of 24 characters."""
    return secrets.token_urlsafe(18)


def hash_key(key: str) -> str:
    """Return the SHA-256 of a key, in hex."""
    return hashlib.sha256(key.encode()).hexdigest()
