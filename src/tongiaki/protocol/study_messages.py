"""The messages of a study on the wire, beside those of `protocol.py`; `docs/study.md` describes them."""

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
    """Show everybody this point of the game; the leader only."""

    lead: Lead


class HandOver(FromClient, tag="hand_over", kw_only=True):
    """Let the member `to` lead; the leader only."""

    to: Number


class SayInStudy(Asking, tag="chat", kw_only=True):
    """Say something to all who are here."""

    text: Text


StudyClientMessage = JoinStudy | Ping | LeadStudy | HandOver | SayInStudy


class StudySnapshot(FromServer, tag="study"):
    """Everything, in answer to hello; `table` is where the game was played, null for a record; `you` is your number."""

    table: str | None
    lead: Lead
    company: Company
    you: int
    chat: list[StudyLine]


class Led(FromServer, tag="led"):
    """The leader went on; not told to the connection that led."""

    lead: Lead


class Gathered(FromServer, tag="company"):
    """Somebody came or went, or leads now."""

    company: Company


class SaidInStudy(FromServer, tag="said"):
    """Somebody said something."""

    line: StudyLine


StudyServerMessage = StudySnapshot | Led | Gathered | SaidInStudy | Taken | Pong | ProblemMessage


class NewStudy(Asked):
    """POST /api/studies: look together at a table's game or at a record, beginning after `at` moves; one of the two."""

    table: Id | None = None
    record: RecordText | None = None
    at: Number = 0


class StudyCreated(Http):
    """The id of a new study."""

    id: str
