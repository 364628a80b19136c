"""What addresses and other things are counted by where servers tell each other of them: nobody reads them back."""

from __future__ import annotations

from hashlib import blake2b

LENGTH = 12
"""Bytes of a mark."""


class Marks:
    """Marks things, alike at all servers that have the same `key`, which is set when the database is opened."""

    key = b""

    def of(self, *words: str) -> str:
        """Give the mark of something that is told by words, in hex."""
        return blake2b("\n".join(words).encode(), key=self.key, digest_size=LENGTH).hexdigest()
