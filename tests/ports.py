"""Free ports for servers that tests start."""

import secrets
import socket
from contextlib import suppress

PORTS = range(20_000, 32_000)
"""Ports outside the system's range for outgoing connections, which could otherwise take a port before the server does.
"""


def free_port() -> int:
    """Return a port of the loopback address on which no process is listening now."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
