"""uvicorn's HTTP/1.1 protocol with a connection limit per address, and with timeouts (slowloris protection)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tongiaki.common.addresses import parse_address, parse_network
from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.common.rate_limits import Places, counted

REQUEST_PATIENCE = 20.0
"""Timeout for a complete request, in seconds. It starts when the connection opens, and again after each response."""
ANSWER_PATIENCE = 10.0
"""Maximum seconds without progress while the client reads a response."""


class PatientProtocol(H11Protocol):
    """uvicorn's HTTP/1.1 protocol with timeouts; uvicorn's own waits forever for a request and for a reader."""

    doors: ConnectionAdmission
    _address: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn's base class
        """Start the request timeout, or abort if the address has too many connections."""
        super().connection_made(transport)
        self._address = self.doors.enter(None if self.client is None else self.client[0])
        if self._address is None:
            TURNED_DOWN.labels("too_many_connections").inc()
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timeouts and release the connection's place."""
        self._leave()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Read incoming data; a complete request stops the timeout, however long its response takes."""
        super().handle_events()
        if self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self._stop()

    def send_400_response(self, msg: str) -> None:
        """Reject bytes that are not HTTP, and close; once a response has begun, only close."""
        if self.cycle is not None:  # its handler may be about to send
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the websocket, which has its own timeouts and limit."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Start the response timeout, because the client has not read all data yet."""
        super().pause_writing()
        self._watch()

    def on_response_complete(self) -> None:
        """Start the timeouts for the next request and for the rest of the response."""
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
    """Return a protocol class that uses this connection limit."""
    return type("PatientProtocolAtDoors", (PatientProtocol,), {"doors": doors})


class ConnectionAdmission:
    """Counts the connections of each address, except websockets. Trusted proxies have no limit."""

    def __init__(self, most: int, proxies: Sequence[str] = ()) -> None:
        self._places = Places(most)
        self._proxies = [parse_network(one) for one in proxies]

    def enter(self, host: str | None) -> str | None:
        """Admit a connection; return the key for `leave`, or None if the limit is reached."""
        address = "" if self._is_proxy(host) else counted(host)
        if address and self._places.full(address):
            return None
        self._places.take(address)
        return address

    def leave(self, address: str) -> None:
        """Release the place of a connection that has ended."""
        self._places.free(address)

    def _is_proxy(self, host: str | None) -> bool:
        try:
            found = parse_address(host or "")
        except ValueError:
            return True  # a Unix domain socket
        return any(found in one for one in self._proxies)
