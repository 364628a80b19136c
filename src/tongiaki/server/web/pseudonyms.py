"""Pseudonyms (keyed hashes) of addresses and persons. Servers share them without revealing the originals."""

from __future__ import annotations

from hashlib import blake2b

from tongiaki.common.rate_limits import network_of
from tongiaki.store import Origin

LENGTH = 12
"""Length of a pseudonym, in bytes."""


class Pseudonyms:
    """Makes pseudonyms. All servers with the same `key` make the same pseudonyms."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, *words: str) -> str:
        """Return the pseudonym of a text that consists of several parts, in hex."""
        return blake2b("\n".join(words).encode(), key=self._key, digest_size=LENGTH).hexdigest()

    def origin(self, address: str, person: str | None) -> Origin:
        """Return the pseudonyms of the person who creates something and of the person's network."""
        own = None if person is None else self.person(person)
        return Origin(self.of("network", network_of(address)), own)

    def person(self, person: str) -> str:
        """Return the pseudonym of a person, as used in an `Origin`."""
        return self.of("person", person)
