"""Who asks something of a table, and when: this travels down with what is asked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """One message of somebody at a table; two are never the same.

    `person` is null for a viewer without a cookie, `address` as limits count it. `arrived` is when the message came
    at the earliest, in milliseconds since 1970, UTC. `token`: a program asks with its token, in the person's name.
    """

    person: str | None
    address: str
    arrived: int
    token: bool = False
