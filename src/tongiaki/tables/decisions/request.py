"""Who asks something of a table, and when: this travels down with what is asked."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """One message of somebody at a table; two are never the same.

    `person` is null for a viewer without a cookie, `address` as limits count it. `arrived` is when the message came
    at the earliest, in milliseconds since 1970, UTC. `token`: a program asks with its token, in the person's name.
    `once` marks what may be asked again over another connection, and is done once.
    """

    person: str | None
    address: str
    arrived: int
    token: bool = False
    once: str | None = None


def idempotency_key(person: str | None, once: str | None) -> str | None:
    """Make the mark of what a person asks once; nobody else's is the same, and it does not tell whose it is."""
    return None if once is None else blake2b(f"{person} {once}".encode(), digest_size=12).hexdigest()
