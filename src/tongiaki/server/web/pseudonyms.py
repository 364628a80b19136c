"""What addresses and other things are counted by where servers tell each other of them: nobody reads them back."""

from __future__ import annotations

from hashlib import blake2b

from tongiaki.common.rate_limits import network_of
from tongiaki.store import Origin

LENGTH = 12
"""Bytes of a mark."""


class Pseudonyms:
    """Marks things, alike at all servers that have the same `key`, which is set when the database is opened."""

    key = b""

    def of(self, *words: str) -> str:
        """Give the mark of something that is told by words, in hex."""
        return blake2b("\n".join(words).encode(), key=self.key, digest_size=LENGTH).hexdigest()

    def origin(self, address: str, person: str | None) -> Origin:
        """Return the origin of what a person makes from an address."""
        own = None if person is None else self.person(person)
        return Origin(self.of("network", network_of(address)), own)

    def person(self, person: str) -> str:
        """Return the keyed hash of a person in an origin."""
        return self.of("person", person)
