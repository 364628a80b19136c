"""The context of a request to a table: person, network address, time and idempotency key."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """A message to a table. Messages are compared by identity.

    `person` is None for a viewer without a cookie; `address` is the key for the rate limits. `arrived` is the earliest
    possible time of arrival, in milliseconds since 1970, UTC. `token`: the request was authenticated with a program's
    token. `once` is the idempotency key of a request that may be retried over another connection.
    """

    person: str | None
    address: str
    arrived: int
    token: bool = False
    once: str | None = None


def idempotency_key(person: str | None, once: str | None) -> str | None:
    """Return the idempotency key of a person's request.

    It is unique to the person but does not reveal their identity.
    """
    return None if once is None else blake2b(f"{person} {once}".encode(), digest_size=12).hexdigest()
