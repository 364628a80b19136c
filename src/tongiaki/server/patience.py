"""Connections that take too long to ask are closed: nobody holds the server's places by saying little or nothing."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_PATIENCE = 20.0
"""Seconds in which a connection must have sent the whole of its request, the first or the next."""


class PatientProtocol(H11Protocol):
    """HTTP/1.1 as uvicorn speaks it; uvicorn itself waits for ever for a request that does not come to its end."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Read what came; a request that is complete has all the time that its answer takes."""
        super().handle_events()
        if self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self._stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the websocket, which has a patience of its own."""
        self._stop()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        self._wait()
        super().on_response_complete()

    def _wait(self) -> None:
        self._stop()
        self._deadline = self.loop.call_later(REQUEST_PATIENCE, self.transport.close)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
