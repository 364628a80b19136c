"""uvicorn's HTTP/1.1 protocol with timeouts and a connection limit per address, which protect against slowloris."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tongiaki.common.addresses import parse_address, parse_network
from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.common.rate_limits import ConnectionsPerAddress, address_key

REQUEST_TIMEOUT = 20.0
"""Timeout for receiving a complete request, in seconds. It starts when the connection opens and after each response."""
RESPONSE_TIMEOUT = 10.0
"""Timeout for a client that stops reading a response, in seconds."""


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP/1.1 protocol with timeouts. Without them, uvicorn waits indefinitely for slow clients."""

    connection_limit: ConnectionLimit
    _address: str | None = None
    _request_timeout: asyncio.TimerHandle | None = None
    _response_timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn's base class
        """Start the request timeout, or abort the connection if its address has too many connections."""
        super().connection_made(transport)
        self._address = self.connection_limit.admit(None if self.client is None else self.client[0])
        if self._address is None:
            TURNED_DOWN.labels("too_many_connections").inc()
            transport.abort()
        else:
            self._start_request_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timeouts and stop counting the connection."""
        self._release()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Process incoming data. The request timeout stops once the request is complete."""
        super().handle_events()
        if self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self._stop_request_timeout()

    def send_400_response(self, msg: str) -> None:
        """Answer invalid HTTP with status 400 and close the connection.

        If a response has already begun, only close it.
        """
        if self.cycle is not None:  # stop the handler, which may still try to send a response
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the websocket protocol, which has its own timeouts and connection limit."""
        self._release()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Start the response timeout, because the client reads more slowly than the server sends."""
        super().pause_writing()
        self._start_response_timeout()

    def on_response_complete(self) -> None:
        """Start the timeout for the next request and the timeout for the unsent rest of this response."""
        self._start_request_timeout()
        self._start_response_timeout()
        super().on_response_complete()

    def _start_request_timeout(self) -> None:
        self._stop_request_timeout()
        self._request_timeout = self.loop.call_later(REQUEST_TIMEOUT, self.transport.close)

    def _stop_request_timeout(self) -> None:
        if self._request_timeout is not None:
            self._request_timeout.cancel()
            self._request_timeout = None

    def _start_response_timeout(self) -> None:
        self._stop_response_timeout()
        unread = self.transport.get_write_buffer_size()
        if unread:
            self._response_timeout = self.loop.call_later(RESPONSE_TIMEOUT, self._check_progress, unread)

    def _check_progress(self, previous: int) -> None:
        still_writing = not self.flow.write_paused and not self.cycle.response_complete
        if still_writing or self.transport.get_write_buffer_size() < previous:
            self._start_response_timeout()
        else:
            self.transport.abort()

    def _stop_response_timeout(self) -> None:
        if self._response_timeout is not None:
            self._response_timeout.cancel()
            self._response_timeout = None

    def _release(self) -> None:
        self._stop_request_timeout()
        self._stop_response_timeout()
        if self._address is not None:
            self.connection_limit.release(self._address)
            self._address = None


def http_protocol_class(connection_limit: ConnectionLimit) -> type[HttpProtocol]:
    """Return a protocol class that uses this connection limit."""
    return type("HttpProtocolWithLimit", (HttpProtocol,), {"connection_limit": connection_limit})


class ConnectionLimit:
    """Maximum number of open HTTP connections per address.

    Websockets do not count, and trusted proxies have no limit.
    """

    def __init__(self, max_per_address: int, proxies: Sequence[str] = ()) -> None:
        self._limit = ConnectionsPerAddress(max_per_address)
        self._proxies = [parse_network(proxy) for proxy in proxies]

    def admit(self, host: str | None) -> str | None:
        """Count a new connection; return the key for `release`, or None if the address has reached its limit."""
        key = "" if self._is_proxy(host) else address_key(host)
        if key and self._limit.is_reached(key):
            return None
        self._limit.add(key)
        return key

    def release(self, key: str) -> None:
        """Stop counting a connection that has ended."""
        self._limit.remove(key)

    def _is_proxy(self, host: str | None) -> bool:
        try:
            client = parse_address(host or "")
        except ValueError:
            return True  # the client is connected through a Unix domain socket
        return any(client in proxy for proxy in self._proxies)
