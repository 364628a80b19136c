"""Connections that take too long to ask, or to take their answer, are closed: nobody holds places by doing nothing."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.server.transport.admission import ConnectionAdmission

REQUEST_PATIENCE = 20.0
"""Seconds in which a connection must have sent the whole of its request, the first or the next."""
ANSWER_PATIENCE = 10.0
"""Seconds in which a connection must have taken something of what waits for it."""


class PatientProtocol(H11Protocol):
    """HTTP/1.1 as uvicorn speaks it; uvicorn itself waits for ever for a request, or for an answer to be taken."""

    doors: ConnectionAdmission
    _address: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Begin to wait for the first request, unless the address has too many connections."""
        super().connection_made(transport)
        self._address = self.doors.enter(None if self.client is None else self.client[0])
        if self._address is None:
            TURNED_DOWN.labels("too_many_connections").inc()
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._leave()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Read what came; a request that is complete has all the time that its answer takes."""
        super().handle_events()
        if self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self._stop()

    def send_400_response(self, msg: str) -> None:
        """Refuse bytes that are not HTTP, and close; once an answer has begun, only close."""
        if self.cycle is not None:  # it may be about to send
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the websocket, which has a patience and a limit of its own."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Begin to watch how an answer is taken that is not taken at once."""
        super().pause_writing()
        self._watch()

    def on_response_complete(self) -> None:
        """Begin to wait for the next request, and watch how the end of the answer is taken."""
        self._wait()
        self._watch()
        super().on_response_complete()

    def _wait(self) -> None:
        self._stop()
        self._deadline = self.loop.call_later(REQUEST_PATIENCE, self.transport.close)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _watch(self) -> None:
        self._look_away()
        left = self.transport.get_write_buffer_size()
        if left:
            self._taking = self.loop.call_later(ANSWER_PATIENCE, self._look, left)

    def _look(self, before: int) -> None:
        still_writing = not self.flow.write_paused and not self.cycle.response_complete
        if still_writing or self.transport.get_write_buffer_size() < before:
            self._watch()
        else:
            self.transport.abort()

    def _look_away(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def _leave(self) -> None:
        self._stop()
        self._look_away()
        if self._address is not None:
            self.doors.leave(self._address)
            self._address = None


def patient(doors: ConnectionAdmission) -> type[PatientProtocol]:
    """Make the protocol of a server with these doors."""
    return type("PatientProtocolAtDoors", (PatientProtocol,), {"doors": doors})
