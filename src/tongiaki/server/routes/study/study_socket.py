"""The websocket of a study."""

from __future__ import annotations

import msgspec
from litestar.di import NamedDependency
from litestar.params import FromPath

from tongiaki.common.log_context import log_fields
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import study_messages as p
from tongiaki.protocol.reading import Reader
from tongiaki.protocol.table_messages import Acknowledged, Ping, Pong
from tongiaki.server.services.services import Services
from tongiaki.server.transport.client_socket import ClientSocket
from tongiaki.server.transport.litestar_socket import websocket_handler
from tongiaki.server.transport.outbox import Outbox
from tongiaki.server.web import socket_handling
from tongiaki.server.web.authentication import person_of
from tongiaki.server.web.conversation import Conversation
from tongiaki.store import UnavailableError
from tongiaki.studies.study import Study
from tongiaki.studies.views import Lead, Participants, StudyLine
from tongiaki.tables.decisions.request import idempotency_key

_reader: Reader[p.StudyClientMessage] = Reader(p.StudyClientMessage)


@websocket_handler("/ws/studies/{study_id:str}")
async def study_socket(socket: ClientSocket, study_id: FromPath[str], services: NamedDependency[Services]) -> None:
    """Follow a study, and lead it."""
    if not await socket_handling.accept(socket, services.websocket_policy):
        return
    try:
        study = await services.studies.get(study_id)
    except ProblemError as problem:
        await socket_handling.reject(socket, problem)
        return
    except UnavailableError:
        await socket_handling.reject(socket, ProblemError("try_again"))
        return
    guest = _Guest(study, person_of(socket))
    with log_fields(study=study_id):
        await _InStudy(socket, services, guest).run(f"study {study_id}")


class _Guest(Outbox):
    """A subscriber of a study, with the connection's outgoing queue."""

    def __init__(self, study: Study, person: str | None) -> None:
        super().__init__()
        self.study = study
        self.person = person
        self.name: str | None = None
        self.program = False

    def leader_moved(self, lead: Lead) -> None:
        self.put(msgspec.json.encode(p.LeaderMoved(lead)))

    def participants_changed(self, participants: Participants) -> None:
        self.put(msgspec.json.encode(p.ParticipantsChanged(participants)))

    def line_added(self, line: StudyLine) -> None:
        self.put(msgspec.json.encode(p.StudyLineAdded(line)))

    def resync(self, number: int) -> None:
        study = self.study
        everything = p.StudySnapshot(study.table, study.lead, study.participants, number, list(study.chat))
        self.put(msgspec.json.encode(everything))


class _InStudy(Conversation[p.StudyClientMessage]):
    """The conversation of one connection with a study."""

    READING = (p.JoinStudy, Ping)
    outbox: _Guest

    def __init__(self, socket: ClientSocket, services: Services, guest: _Guest) -> None:
        super().__init__(socket, services.websocket_policy, guest, _reader)
        self.services = services

    @property
    def audience(self) -> int:
        return self.outbox.study.listening

    async def execute(self, message: p.StudyClientMessage) -> None:
        guest = self.outbox
        if not self.greeted:
            if not isinstance(message, p.JoinStudy):
                raise ProblemError("hello_first")
            await self._hello(guest)
            return
        match message:
            case Ping(id=asked):
                self.answer(Pong(asked))
            case p.LeadStudy(lead=lead):
                guest.study.move_leader(guest, lead)
            case p.HandOver(to=number):
                await guest.study.hand_over(guest.person, number)
            case p.StudyChat(text=text, once=once):
                await self.services.account_names.require_own(guest.person, guest.name)
                await guest.study.add_chat_line(
                    guest.person, guest.name, text, idempotency_key(guest.person, once), program=guest.program
                )
                if once is not None:
                    self.answer(Acknowledged(message.id, once))
            case p.JoinStudy():
                raise ProblemError("hello_twice")

    def unsubscribe(self) -> None:
        self.outbox.study.leave(self.outbox)

    async def _hello(self, guest: _Guest) -> None:
        if guest.person is not None:
            guest.name = await self.services.people.find_name(guest.person)
            guest.program = await self.services.program_accounts.is_program(guest.person)
        # Look the study up again: an empty study may have been unloaded in the meantime.
        study = guest.study = await self.services.studies.get(guest.study.id)
        guest.resync(study.join(guest))
        self.greeted = True
