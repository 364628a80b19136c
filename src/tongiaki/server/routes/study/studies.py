"""Studies: create, read and continue them over HTTP, and follow and lead them over a websocket."""

from __future__ import annotations

import zlib
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.common.log_context import log_fields
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import replay_bodies, table_bodies
from tongiaki.protocol import study_messages as p
from tongiaki.protocol.reading import Reader
from tongiaki.protocol.table_messages import Acknowledged, Ping, Pong
from tongiaki.runtime.studies.study_registry import Studies
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.routes.replay.replays import BODY_LIMIT, REPLAY, UNCHANGED, cached_response, continue_game
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.compute import jobs
from tongiaki.server.services.compute.process_pool import ProcessPool, ResponseCache
from tongiaki.server.services.game_access import GameAccess, require_advice, table_in
from tongiaki.server.services.lobby.solo_games import require_solo_games
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.services.services import Services
from tongiaki.server.settings import Settings
from tongiaki.server.transport.client_socket import ClientSocket
from tongiaki.server.transport.litestar_socket import websocket_handler
from tongiaki.server.transport.outbox import Outbox
from tongiaki.server.web import socket_handling
from tongiaki.server.web.authentication import caller_of, client_address, person_of
from tongiaki.server.web.conversation import Conversation
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import Ledger, People, UnavailableError
from tongiaki.studies.source import Source
from tongiaki.studies.study import Study
from tongiaki.studies.views import Lead, Participants, StudyLine
from tongiaki.tables.decisions.request import idempotency_key

_Request = Request[Any, Any, Any]


@post("/api/studies", request_max_body_size=BODY_LIMIT, summary="Create a study")
async def create_study(
    data: JSONBody[p.NewStudy],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    limits: NamedDependency[RequestLimits],
    studies: NamedDependency[Studies],
    process_pool: NamedDependency[ProcessPool],
) -> p.StudyCreated:
    """Create a study of a table's game so far, or of a record. The caller becomes its leader."""
    limits.count_creation(client_address(request))
    if data.table is not None and data.record is None:
        game = await game_access.get_game(data.table, request, copied=True)
        moves, source = game.moves, await process_pool.run(client_address(request), Source.from_table, game)
    elif data.record is not None and data.table is None:
        source, moves = await process_pool.run(client_address(request), jobs.source_of_text, data.record)
    else:
        raise ProblemError("malformed", reason="either a table or a record")
    leader = caller_of(request).person
    return p.StudyCreated(await studies.create(source, moves, data.at, leader))


@get(
    "/api/studies/{study_id:str}/replay",
    summary="A study's game move by move",
    responses={200: REPLAY, 304: UNCHANGED},
    opt={"price": 2},
)
async def study_replay(
    study_id: FromPath[str],
    request: _Request,
    response_cache: NamedDependency[ResponseCache],
    studies: NamedDependency[Studies],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Return the study's game as frames. The frames change only when a player's name is anonymized."""
    source = await studies.source(study_id)
    tag = f'"{version("tongiaki")}-{study_id}-{zlib.crc32(source.record.encode())}"'
    return await cached_response(response_cache, process_pool, request, tag, jobs.replay_of_game, source)


@get("/api/studies/{study_id:str}/record", media_type="text/plain", summary="A study's game as text")
async def study_record(study_id: FromPath[str], studies: NamedDependency[Studies]) -> str:
    """Return the record of the study's game."""
    return (await studies.source(study_id)).record


@post("/api/studies/{study_id:str}/continue", summary="Continue a study's game from a position")
async def continue_study(
    study_id: FromPath[str],
    data: JSONBody[replay_bodies.PlayOn],
    request: _Request,
    ledger: NamedDependency[Ledger],
    limits: NamedDependency[RequestLimits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
    registry: NamedDependency[Registry],
    studies: NamedDependency[Studies],
    process_pool: NamedDependency[ProcessPool],
    settings: NamedDependency[Settings],
) -> table_bodies.TableCreated:
    """Create a table for one person and bots whose game starts from a position of the study's game.

    Raises `only_on_device` like a quick game.
    """
    source = await studies.source(study_id)
    await require_advice(ledger, source.table or table_in(source.record))
    require_solo_games(settings)
    return await continue_game(limits, pseudonyms, account_names, people, registry, process_pool, request, data, source)


_reader: Reader[p.StudyClientMessage] = Reader(p.StudyClientMessage)


@websocket_handler("/ws/studies/{study_id:str}")
async def study_socket(socket: ClientSocket, study_id: FromPath[str], services: NamedDependency[Services]) -> None:
    """Follow a study, or lead it."""
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
    subscriber = _Subscriber(study, person_of(socket))
    with log_fields(study=study_id):
        await _StudyConversation(socket, services, subscriber).run(f"study {study_id}")


class _Subscriber(Outbox):
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


class _StudyConversation(Conversation[p.StudyClientMessage]):
    """The exchange of messages between one connection and a study."""

    READING = (p.JoinStudy, Ping)
    outbox: _Subscriber

    def __init__(self, socket: ClientSocket, services: Services, subscriber: _Subscriber) -> None:
        super().__init__(socket, services.websocket_policy, subscriber, _reader)
        self.services = services

    @property
    def audience(self) -> int:
        return self.outbox.study.listening

    async def execute(self, message: p.StudyClientMessage) -> None:
        subscriber = self.outbox
        if not self.greeted:
            if not isinstance(message, p.JoinStudy):
                raise ProblemError("hello_first")
            await self._join(subscriber)
            return
        match message:
            case Ping(id=asked):
                self.answer(Pong(asked))
            case p.LeadStudy(lead=lead):
                subscriber.study.move_leader(subscriber, lead)
            case p.HandOver(to=number):
                await subscriber.study.hand_over(subscriber.person, number)
            case p.StudyChat(text=text, once=once):
                await self.services.account_names.require_available(subscriber.person, subscriber.name)
                await subscriber.study.add_chat_line(
                    subscriber.person,
                    subscriber.name,
                    text,
                    idempotency_key(subscriber.person, once),
                    program=subscriber.program,
                )
                if once is not None:
                    self.answer(Acknowledged(message.id, once))
            case p.JoinStudy():
                raise ProblemError("hello_twice")

    def unsubscribe(self) -> None:
        self.outbox.study.leave(self.outbox)

    async def _join(self, subscriber: _Subscriber) -> None:
        if subscriber.person is not None:
            subscriber.name = await self.services.people.find_name(subscriber.person)
            subscriber.program = await self.services.program_accounts.is_program(subscriber.person)
        # Look the study up again: it may have been unloaded while it was empty.
        study = subscriber.study = await self.services.studies.get(subscriber.study.id)
        subscriber.resync(study.join(subscriber))
        self.greet()


HANDLERS = [create_study, study_replay, study_record, continue_study, study_socket]
