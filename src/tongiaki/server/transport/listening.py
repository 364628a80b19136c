"""The listening sockets of a server, with one process or several."""

from __future__ import annotations

import errno
import logging
import os
import socket

from tongiaki.common.addresses import parse_address
from tongiaki.common.origins import bracket_address

_MISSING_ADDRESS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""Error codes for an address that this machine does not have."""
_ALL_ADDRESSES = "::"
"""The host name for all IPv6 and IPv4 addresses of the machine."""

_log = logging.getLogger("uvicorn.error")


class ListeningError(Exception):
    """The server cannot listen on the address."""


def bind(host: str, port: int) -> list[socket.socket]:
    """Bind a listening socket to each address of a host; raises ListeningError if that is not possible."""
    host = _normalized(host)
    sockets: list[socket.socket] = []
    last_error = OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    try:
        for family, target in _addresses(host, port):
            try:
                # With port 0, the system chooses a port for the first address. All others use the same port.
                chosen_port = sockets[0].getsockname()[1] if sockets else port
                sockets.append(
                    _bound_socket(family, (target[0], chosen_port, *target[2:]), dual_stack=host == _ALL_ADDRESSES)
                )
            except OSError as error:
                last_error = error
                if error.errno not in _MISSING_ADDRESS:
                    raise
        if not sockets:
            raise last_error
    except (OSError, UnicodeError) as error:
        for bound in sockets:
            bound.close()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise ListeningError(f"the server cannot listen at {bracket_address(host)}:{port}: {reason}") from error
    _log.info("Listening at http://%s:%d (press Ctrl-C to quit)", bracket_address(host), sockets[0].getsockname()[1])
    return sockets


def local_addresses(host: str) -> list[str]:
    """Return the addresses through which programs on this machine can reach a server that listens on `host`."""
    all_addresses = {"0.0.0.0": ["127.0.0.1"], _ALL_ADDRESSES: ["::1", "127.0.0.1"]}  # noqa: S104
    return all_addresses.get(host, [_normalized(host)])


def _normalized(host: str) -> str:
    try:
        return str(parse_address(host))
    except ValueError:
        return host


def _addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, tuple[str, int, int, int] | tuple[str, int]]]:
    results = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys((result[0], result[4]) for result in results))  # type: ignore[misc]


def _bound_socket(family: socket.AddressFamily, target: tuple[str | int, ...], *, dual_stack: bool) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not dual_stack)
        bound.bind(target)
    except OSError:
        bound.close()
        raise
    return bound
