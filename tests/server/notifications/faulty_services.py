"""Faulty services, which answer badly or never: each is a real server on this machine."""

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

ANSWER = b"HTTP/1.1 201 Created\r\n\r\n"
CHUNK = b"x" * 65_536


@dataclass
class Service:
    """A service that treats each connection in the same way, in a thread."""

    port: int
    connections: int = 0
    sent: int = 0
    """Number of bytes sent over all connections."""
    ended: threading.Event = field(default_factory=threading.Event)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def send(self, connection: socket.socket, data: bytes) -> None:
        connection.sendall(data)
        self.sent += len(data)


Behaviour = Callable[[Service, socket.socket], None]


def _endless(service: Service, connection: socket.socket, begin: bytes, repeated: bytes) -> None:
    service.send(connection, begin)
    while not service.ended.is_set():
        service.send(connection, repeated)


def endless_body(service: Service, connection: socket.socket) -> None:
    _endless(service, connection, ANSWER, CHUNK)


def endless_headers(service: Service, connection: socket.socket) -> None:
    _endless(service, connection, ANSWER[:-2], b"X-More: " + b"x" * 1000 + b"\r\n")


def endless_hints(service: Service, connection: socket.socket) -> None:
    _endless(service, connection, b"", b"HTTP/1.1 103 Early Hints\r\n\r\n")


def drip(service: Service, connection: socket.socket) -> None:
    """Send single bytes, each within the timeout of a single read."""
    while not service.ended.wait(0.05):
        service.send(connection, b"2")


def silent(service: Service, _connection: socket.socket) -> None:
    service.ended.wait()


def not_http(service: Service, connection: socket.socket) -> None:
    service.send(connection, b"SSH-2.0-OpenSSH_9.9\r\n\r\n")


def closing(_service: Service, _connection: socket.socket) -> None:
    """Close the connection without an answer."""


ANSWERING = {endless_body, endless_headers, endless_hints, not_http, closing}
"""The behaviours that start after the first bytes of a request."""


@contextlib.contextmanager
def serving(behave: Behaviour) -> Iterator[Service]:
    """Run a service for a test."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        service = Service(door.getsockname()[1])

        def serve(connection: socket.socket) -> None:
            with connection, contextlib.suppress(OSError):
                if behave in ANSWERING:
                    connection.recv(65_536)
                behave(service, connection)

        def accept() -> None:
            with contextlib.suppress(OSError):
                while True:
                    connection, _ = door.accept()
                    service.connections += 1
                    threading.Thread(target=serve, args=(connection,), daemon=True).start()

        threading.Thread(target=accept, daemon=True).start()
        try:
            yield service
        finally:
            service.ended.set()
            with contextlib.suppress(OSError):
                door.shutdown(socket.SHUT_RDWR)
