"""Free ports for servers that tests start."""

import secrets
import socket
from contextlib import suppress

PORTS = range(20_000, 32_000)
"""Ports that the system gives to no outgoing connection: such a connection could take a port before the server does."""


def free_port() -> int:
    """Return a port of this machine's loopback address that nothing listens at now."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
