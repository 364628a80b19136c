"""Pseudonyms (keyed hashes) of addresses and persons, which servers share without revealing the originals."""

from __future__ import annotations

from hashlib import blake2b

from tongiaki.common.rate_limits import network_of
from tongiaki.store import Origin

LENGTH = 12
"""Length of a pseudonym, in bytes."""


class Pseudonyms:
    """Factory of pseudonyms. All servers with the same `key` make the same ones."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, *words: str) -> str:
        """Return the pseudonym of a text in several parts, in hex."""
        return blake2b("\n".join(words).encode(), key=self._key, digest_size=LENGTH).hexdigest()

    def origin(self, address: str, person: str | None) -> Origin:
        """Return the origin of something that a person creates from an address."""
        own = None if person is None else self.person(person)
        return Origin(self.of("network", network_of(address)), own)

    def person(self, person: str) -> str:
        """Return the pseudonym of a person in an origin."""
        return self.of("person", person)
