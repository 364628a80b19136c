"""The websocket of a table."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from tongiaki.common.clock import now_ms
from tongiaki.common.log_context import log_fields
from tongiaki.common.metrics import DECISION, TURNED_DOWN
from tongiaki.common.problems import ProblemError, RefusedError
from tongiaki.protocol.reading import Reader
from tongiaki.protocol.table_messages import (
    Acknowledged,
    AskHint,
    AskOdds,
    AskPlans,
    ChooseOptions,
    ClientMessage,
    Hello,
    Move,
    Odds,
    Ping,
    Plans,
    Pong,
    Refused,
    RetryableRequest,
)
from tongiaki.server.routes.table import actions
from tongiaki.server.routes.table.viewer import Viewer
from tongiaki.server.services.services import Services
from tongiaki.server.transport.client_socket import ClientSocket
from tongiaki.server.transport.litestar_socket import websocket_handler
from tongiaki.server.web import socket_handling
from tongiaki.server.web.authentication import is_api_client, person_of
from tongiaki.server.web.conversation import Conversation
from tongiaki.tables.decisions import playing
from tongiaki.tables.decisions.request import Request, idempotency_key

_reader: Reader[ClientMessage] = Reader(ClientMessage)


@websocket_handler("/ws/tables/{table_id:str}")
async def table_socket(socket: ClientSocket, table_id: FromPath[str], services: NamedDependency[Services]) -> None:
    """Follow a table and play there."""
    if not await socket_handling.accept(socket, services.websocket_policy):
        return
    try:
        table = await services.game_access.table_at(table_id, socket)
    except ProblemError as problem:
        await socket_handling.reject(socket, problem)
        return
    viewer = Viewer(table, person_of(socket), services.renderer)
    with log_fields(table=table_id):
        await _AtTable(socket, services, viewer).run(f"table {table_id}")


def _odds(viewer: Viewer, message: AskOdds) -> Odds:
    odds = playing.odds(viewer.table.state, viewer.person, message.number, message.move)
    return Odds(message.id, message.number, message.move, odds.lands, odds.sinks, odds.at_sea, odds.unsure)


def _plans(viewer: Viewer, message: AskPlans) -> Plans:
    plans = playing.plans(viewer.table.state, viewer.person, message.number)
    return Plans(message.id, message.number, plans)


class _AtTable(Conversation[ClientMessage]):
    """The conversation of one connection with a table."""

    READING = (Hello, Ping, AskOdds, AskPlans)
    outbox: Viewer

    def __init__(self, socket: ClientSocket, services: Services, viewer: Viewer) -> None:
        super().__init__(socket, services.websocket_policy, viewer, _reader)
        self.services = services
        self.token = is_api_client(socket)

    @property
    def audience(self) -> int:
        return self.outbox.table.subscriber_count

    async def execute(self, message: ClientMessage) -> None:
        viewer = self.outbox
        once = (
            idempotency_key(viewer.person, message.once)
            if isinstance(message, (RetryableRequest, ChooseOptions))
            else None
        )
        if actions.takes_long(message):
            try:
                await self._do(message, Request(viewer.person, self.address, now_ms(), self.token, once))
            finally:
                self.next_arrival = now_ms()
            return
        with viewer.table.track_request(
            Request(viewer.person, self.address, self.arrived, self.token, once)
        ) as request:
            await self._do(message, request)

    async def _do(self, message: ClientMessage, request: Request) -> None:
        viewer = self.outbox
        if not self.greeted:
            if not isinstance(message, Hello):
                raise ProblemError("hello_first")
            # Look the table up again: a table without subscribers may have been unloaded in the meantime.
            viewer.table = await self.services.registry.get(viewer.table.state.id)
            viewer.hello(message.after)
            self.greeted = True
            return
        if isinstance(message, Ping):
            self.answer(Pong(message.id))
            return
        if isinstance(message, AskHint):
            self.services.hints.begin(self.address, viewer.table, viewer.person, message, self.answer)
            return
        if isinstance(message, AskPlans):
            self.answer(_plans(viewer, message))
            return
        try:
            if isinstance(message, AskOdds):
                self.answer(_odds(viewer, message))
                return
            notice = await actions.act(self.services, viewer.table, request, message)
        except RefusedError as refused:
            no = refused.refusal
            TURNED_DOWN.labels(no.code).inc()
            self.answer(Refused(id=message.id, code=no.code, clause=no.clause, facts=no.facts, move=refused.move))
            return
        if isinstance(message, Move):
            DECISION.observe((now_ms() - request.arrived) / 1000)
        if notice is not None:
            self.answer(notice)
        if isinstance(message, (RetryableRequest, ChooseOptions)) and message.once is not None:
            self.answer(Acknowledged(message.id, message.once))

    def unsubscribe(self) -> None:
        self.outbox.table.unsubscribe(self.outbox)
