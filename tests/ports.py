"""Free ports for servers that tests start."""

import socket


def free_port() -> int:
    """A port of this machine's loopback address that nothing listens at now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
