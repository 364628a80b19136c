"""The websocket of a table: reads messages one after another, and answers every one that changes nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import WebSocketReceiveEvent

from tongiaki.server import actions, origin, persons
from tongiaki.server.house import House
from tongiaki.server.limits import Bucket
from tongiaki.server.protocol import MESSAGE_LIMIT, ClientMessage, Hello, ProblemMessage, Refused
from tongiaki.server.viewer import SlowError, Viewer
from tongiaki.store import UnavailableError
from tongiaki.tables.problems import Facts, ProblemCode, ProblemError, RefusedError

HELLO_PATIENCE = 20.0
"""Seconds in which a new connection must say hello."""
IMPOLITE = 1008
"""Close code: another site's page, or a connection that says nothing."""
GONE = 4404
"""Close code: there is no such table."""
TRY_AGAIN = 1013
"""Close code: come back later; the connection was too slow, or the database is away."""

_GONE_AWAY = (WebSocketDisconnect, OSError)
"""What reading or writing raises when the other side has gone."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_log = logging.getLogger(__name__)


class _Envelope(msgspec.Struct):
    """What can still be told of a message that is not understood."""

    id: int | None = None
    type: Any = None


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], house: NamedDependency[House]
) -> None:
    """Follow a table, and play at it."""
    headers = socket.headers
    if not origin.is_ours(headers.get("origin"), headers.get("host"), house.settings.origins):
        await socket.close(code=IMPOLITE, reason="wrong_origin")
        return
    await socket.accept()
    try:
        table = await house.registry.get(table_id)
    except ProblemError as problem:
        await socket.send_data(msgspec.json.encode(_problem(None, problem.code, problem.facts)).decode())
        await socket.close(code=GONE if problem.code == "no_table" else TRY_AGAIN)
        return
    person = persons.person_in(headers.get("cookie"))
    viewer = Viewer(table, person, house.renderer)
    conversation = _Conversation(socket, house, viewer)
    speaking = asyncio.ensure_future(viewer.deliver(lambda data: socket.send_data(data.decode())))
    listening = asyncio.ensure_future(conversation.listen())
    try:
        await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        viewer.table.part(viewer)
        for task in (speaking, listening):
            task.cancel()
        results = await asyncio.gather(speaking, listening, return_exceptions=True)
    for result in results:
        if isinstance(result, SlowError):
            await socket.close(code=TRY_AGAIN, reason="too_slow")
        elif isinstance(result, TimeoutError):
            await socket.close(code=IMPOLITE, reason="hello_first")
        elif isinstance(result, Exception) and not isinstance(result, _GONE_AWAY):
            _log.error("the connection to table %s broke", table_id, exc_info=result)


class _Conversation:
    """Reads what one connection sends."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, viewer: Viewer) -> None:
        self._socket = socket
        self._house = house
        self._viewer = viewer
        self._bucket = Bucket(house.settings.message_rate, house.settings.message_burst)
        self._greeted = False

    async def listen(self) -> None:
        """Answer messages until the connection ends; raises TimeoutError if it keeps silent at its beginning."""
        while True:
            patience = None if self._greeted else HELLO_PATIENCE
            event = await asyncio.wait_for(self._socket.receive(), patience)
            if event["type"] == "websocket.disconnect":
                return
            received = cast("WebSocketReceiveEvent", event)
            data = received.get("bytes") or (received.get("text") or "").encode()
            if self._bucket.take():
                await self._answer(data)
            else:
                self._turn_down(_id_of(data), "too_fast")
                # Reading no further slows the sender down.
                await asyncio.sleep(1 / max(self._house.settings.message_rate, 0.1))

    async def _answer(self, data: bytes) -> None:
        if len(data) > MESSAGE_LIMIT:
            self._turn_down(None, "too_large", limit=MESSAGE_LIMIT)
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._not_understood(data, error)
            return
        try:
            await self._do(message)
        except ProblemError as problem:
            self._turn_down(message.id, problem.code, **problem.facts)
        except UnavailableError:
            self._turn_down(message.id, "try_again")
        except RefusedError as refused:
            no = refused.refusal
            self._viewer.answer(
                Refused(id=message.id, code=no.code, clause=no.clause, facts=no.facts, move=refused.move)
            )

    async def _do(self, message: ClientMessage) -> None:
        if not self._greeted:
            if not isinstance(message, Hello):
                raise ProblemError("hello_first")
            # Looked up anew: a table that nobody follows yet may have been put away since.
            self._viewer.table = await self._house.registry.get(self._viewer.table.state.id)
            self._viewer.hello(message.after)
            self._greeted = True
            return
        notice = await actions.act(self._house, self._viewer.table, self._viewer.person, message)
        if notice is not None:
            self._viewer.answer(notice)

    def _not_understood(self, data: bytes, error: Exception) -> None:
        try:
            envelope = msgspec.json.decode(data, type=_Envelope)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._turn_down(None, "malformed", reason=str(error))
            return
        if isinstance(envelope.type, str) and str(error).endswith("`$.type`"):
            self._turn_down(envelope.id, "unknown_type", type=envelope.type[:40])
        else:
            self._turn_down(envelope.id, "malformed", reason=str(error))

    def _turn_down(self, to: int | None, code: ProblemCode, **facts: str | int) -> None:
        self._viewer.answer(_problem(to, code, facts))


def _id_of(data: bytes) -> int | None:
    if len(data) > MESSAGE_LIMIT:
        return None
    try:
        return msgspec.json.decode(data, type=_Envelope).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _problem(to: int | None, code: ProblemCode, facts: Facts) -> ProblemMessage:
    return ProblemMessage(id=to, code=code, facts=facts)
