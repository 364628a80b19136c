"""Secret keys stored in the database and shared by all servers that use it."""

from __future__ import annotations

from dataclasses import dataclass

from tongiaki.store import Database, load_shared_secret


@dataclass(frozen=True, slots=True)
class SharedKeys:
    """The keys for signed tokens, pseudonyms and push messages, 32 bytes each."""

    tokens: bytes
    pseudonyms: bytes
    push: bytes

    @classmethod
    async def read(cls, database: Database) -> SharedKeys:
        """Read the keys from a migrated database; raises UnavailableError if the database does not answer."""
        return cls(
            tokens=await load_shared_secret(database, "tokens"),
            pseudonyms=await load_shared_secret(database, "marks"),
            push=await load_shared_secret(database, "push"),
        )
