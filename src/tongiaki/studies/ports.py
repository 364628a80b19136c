"""The interface between studies and the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import msgspec

MAX_LINES = 200
"""Maximum number of chat lines stored per study."""


@dataclass(frozen=True, slots=True)
class StoredStudy:
    """A study: the game that it shows (JSON), the table where it was played, the leader, and the current move.

    `lead`: the leader's position (JSON), None before the first step. `step`: the number of steps that leaders have
    made.
    """

    id: str
    table_id: str | None
    source: str
    moves: int
    leader: str
    point: int
    lead: str | None = None
    step: int = 0


class StudyPresence(msgspec.Struct, frozen=True):
    """A person in a study: the id if known, the number and name in the study, and the number of connections.

    `since` is in milliseconds since 1970, UTC. `program`: the person is a bot account.
    """

    person: str | None
    number: int
    name: str | None
    since: int
    connections: int
    program: bool = False


@dataclass(frozen=True, slots=True)
class StoredLine:
    """A line of a study's chat; `at` is in seconds since 1970, UTC. `person` is None in old lines without an author.

    `once` is an idempotency key: a repeated message is stored once. `program`: the author is a bot account.
    """

    number: int
    at: int
    person: str | None
    name: str
    text: str
    once: str | None = None
    program: bool = False


class Repository(Protocol):
    """The stored studies. Each method raises UnavailableError if the database does not answer."""

    async def get(self, study_id: str) -> StoredStudy | None:
        """Return a study."""

    async def add_line(self, study_id: str, line: StoredLine) -> None:
        """Store a chat line; raises ConflictError if its number is taken."""

    async def list_lines(self, study_id: str, after: int = 0) -> list[StoredLine]:
        """List the chat lines with a number above `after`."""

    async def set_lead(self, study_id: str, leader: str, point: int, lead: str, step: int) -> bool:
        """Store the current move; return False if the leader has changed, or if a later step is already stored."""

    async def set_leader(self, study_id: str, leader: str, previous_leader: str) -> bool:
        """Store a new leader; return False if `previous_leader` is no longer the leader."""
