"""The websocket of a table."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import partial
from typing import Any

from litestar.di import NamedDependency
from litestar.params import FromPath

from tongiaki.common.clock import now_ms
from tongiaki.common.log_context import log_fields
from tongiaki.common.metrics import DECISION, TURNED_DOWN
from tongiaki.common.problems import ProblemError, RefusedError
from tongiaki.protocol import table_messages as p
from tongiaki.protocol.reading import Reader
from tongiaki.server.routes.table import messages
from tongiaki.server.routes.table.performing import Context, perform, policy_of
from tongiaki.server.services.rendering import Viewer
from tongiaki.server.services.services import Services
from tongiaki.server.transport.client_socket import ClientSocket
from tongiaki.server.transport.litestar_socket import websocket_handler
from tongiaki.server.web import socket_handling
from tongiaki.server.web.authentication import is_api_client, person_of
from tongiaki.server.web.conversation import Conversation
from tongiaki.tables.decisions.request import Request, idempotency_key

_reader: Reader[p.ClientMessage] = Reader(p.ClientMessage)


@websocket_handler("/ws/tables/{table_id:str}")
async def table_socket(socket: ClientSocket, table_id: FromPath[str], services: NamedDependency[Services]) -> None:
    """Follow a table and play there."""
    if not await socket_handling.accept(socket, services.websocket_policy):
        return
    try:
        table = await services.game_access.get_table(table_id, socket)
    except ProblemError as problem:
        await socket_handling.reject(socket, problem)
        return
    viewer = Viewer(table, person_of(socket), services.renderer)
    with log_fields(table=table_id):
        await _AtTable(socket, services, viewer).run(f"table {table_id}")


class _AtTable(Conversation[p.ClientMessage]):
    """The exchange of messages between one connection and a table."""

    READING = messages.READING
    outbox: Viewer

    def __init__(self, socket: ClientSocket, services: Services, viewer: Viewer) -> None:
        super().__init__(socket, services.websocket_policy, viewer, _reader)
        self.services = services
        self.token = is_api_client(socket)

    @property
    def audience(self) -> int:
        return self.outbox.table.subscriber_count

    def execute(self, message: p.ClientMessage) -> Coroutine[Any, Any, None] | None:
        if not self.greeted:
            if not isinstance(message, p.Hello):
                raise ProblemError("hello_first")
            return self._hello(message)
        viewer, once = self.outbox, getattr(message, "once", None)
        key = None if once is None else idempotency_key(viewer.person, once)
        request = Request(viewer.person, self.address, self.arrived, self.token, key)
        context = Context(self.services, viewer.table, request, self.answer)
        self.start_pending()
        return perform(context, message, partial(self._finish, message, self.arrived))

    def unsubscribe(self) -> None:
        self.outbox.table.unsubscribe(self.outbox)

    async def _hello(self, message: p.Hello) -> None:
        viewer = self.outbox
        # Look the table up again: a table without subscribers may have been unloaded in the meantime.
        viewer.table = await self.services.registry.get(viewer.table.id)
        viewer.hello(message.after)
        self.greet()

    def _finish(self, message: p.ClientMessage, arrived: int, error: Exception | None) -> None:
        """Report to the client that its message was carried out or has failed."""
        if policy_of(message).is_long:
            self.earliest = now_ms()
        if isinstance(error, RefusedError):
            refusal = error.refusal
            TURNED_DOWN.labels(refusal.code).inc()
            self.answer(p.Refused(message.id, refusal.code, refusal.clause, refusal.facts, error.move))
        elif error is not None:
            self.reject(message.id, error)
        elif isinstance(message, p.Move):
            DECISION.observe((now_ms() - arrived) / 1000)
        elif isinstance(message, (p.RetryableRequest, p.ChooseOptions)) and message.once is not None:
            self.answer(p.Acknowledged(message.id, message.once))
        self.end_pending()
