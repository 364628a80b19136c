"""The messages of a study between client and server, in addition to those of tables.

`docs/play/study.md` describes them.
"""

from __future__ import annotations

from tongiaki.protocol.base import HttpBody, RequestBody
from tongiaki.protocol.table_messages import (
    Acknowledged,
    FromClient,
    FromServer,
    Number,
    Ping,
    Pong,
    ProblemMessage,
    RetryableRequest,
)
from tongiaki.protocol.texts import Id, RecordText, Text
from tongiaki.studies.views import Lead, Participants, StudyLine


class JoinStudy(FromClient, tag="hello"):
    """The first message of a client that joins a study."""


class LeadStudy(FromClient, tag="lead", kw_only=True):
    """Show this point of the game to all participants. Only the leader may send this message."""

    lead: Lead


class HandOver(FromClient, tag="hand_over", kw_only=True):
    """Make participant number `to` the leader. Only the current leader may send this message."""

    to: Number


class StudyChat(RetryableRequest, tag="chat", kw_only=True):
    """Send a chat message to all participants of a study."""

    text: Text


StudyClientMessage = JoinStudy | Ping | LeadStudy | HandOver | StudyChat


class StudySnapshot(FromServer, tag="study"):
    """The complete state of a study, in answer to `hello`.

    `table` is the id of the game's table, or null if the study shows a record. `you` is the recipient's participant
    number.
    """

    table: str | None
    lead: Lead
    company: Participants
    you: int
    chat: list[StudyLine]


class LeaderMoved(FromServer, tag="led"):
    """The leader moved to another point of the game.

    The server sends this message to every connection except the leader's.
    """

    lead: Lead


class ParticipantsChanged(FromServer, tag="company"):
    """A participant joined or left the study, or another participant became the leader."""

    company: Participants


class StudyLineAdded(FromServer, tag="said"):
    """A new chat message in a study."""

    line: StudyLine


StudyServerMessage = (
    StudySnapshot | LeaderMoved | ParticipantsChanged | StudyLineAdded | Acknowledged | Pong | ProblemMessage
)


class NewStudy(RequestBody):
    """POST /api/studies: create a study of a table's game or of a record. It starts at the point after `at` moves.

    A request must have exactly one of `table` and `record`.
    """

    table: Id | None = None
    record: RecordText | None = None
    at: Number = 0


class StudyCreated(HttpBody):
    """The response, which contains the id of the new study."""

    id: str
