"""The messages of a study between client and server, in addition to those of tables; `docs/study.md` describes them."""

from __future__ import annotations

from tongiaki.protocol.base import Asked, Http
from tongiaki.protocol.table_messages import (
    Asking,
    FromClient,
    FromServer,
    Number,
    Ping,
    Pong,
    ProblemMessage,
    Taken,
)
from tongiaki.protocol.texts import Id, RecordText, Text
from tongiaki.studies.views import Company, Lead, StudyLine


class JoinStudy(FromClient, tag="hello"):
    """The first message."""


class LeadStudy(FromClient, tag="lead", kw_only=True):
    """Show this point of the game to all members; the leader only."""

    lead: Lead


class HandOver(FromClient, tag="hand_over", kw_only=True):
    """Make the member `to` the leader; the leader only."""

    to: Number


class SayInStudy(Asking, tag="chat", kw_only=True):
    """Send a chat message to all members."""

    text: Text


StudyClientMessage = JoinStudy | Ping | LeadStudy | HandOver | SayInStudy


class StudySnapshot(FromServer, tag="study"):
    """The complete state, in answer to hello; `table` is the game's table, null for a record; `you` is your number."""

    table: str | None
    lead: Lead
    company: Company
    you: int
    chat: list[StudyLine]


class Led(FromServer, tag="led"):
    """The leader moved to another point of the game; not sent to the connection that led."""

    lead: Lead


class Gathered(FromServer, tag="company"):
    """A member joined or left, or another member leads."""

    company: Company


class SaidInStudy(FromServer, tag="said"):
    """A new chat message."""

    line: StudyLine


StudyServerMessage = StudySnapshot | Led | Gathered | SaidInStudy | Taken | Pong | ProblemMessage


class NewStudy(Asked):
    """POST /api/studies: start a study of a table's game or of a record, after `at` moves; exactly one of the two."""

    table: Id | None = None
    record: RecordText | None = None
    at: Number = 0


class StudyCreated(Http):
    """The id of a new study."""

    id: str
