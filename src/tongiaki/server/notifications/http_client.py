"""HTTP client for push services and the webhook: name look-up, allowed addresses, and limits on time and size."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import socket
import ssl
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import unquote_to_bytes

import httpcore

from tongiaki.common import threads
from tongiaki.common.addresses import Address, parse_address
from tongiaki.common.service_addresses import ServiceAddress
from tongiaki.server.notifications.circuit_breaker import NotSentError, UnreachableError

MAX_BYTES = 65_536
"""Maximum number of bytes read from a connection after the TLS handshake."""


class ForbiddenAddressError(Exception):
    """The host name resolves to a forbidden IP address."""


class HttpClient:
    """HTTP client that sends POST requests to external services.

    `seconds` is the timeout of a request, from the name look-up to the status of the response. `is_allowed` must accept
    all IP addresses of a host name. The client connects to one of these checked addresses. A second look-up therefore
    cannot redirect the connection.
    """

    def __init__(self, seconds: float, lookup: NameLookup, is_allowed: Callable[[Address], bool]) -> None:
        self._seconds = seconds
        backend = _Backend(lookup, is_allowed)
        self._pool = httpcore.AsyncConnectionPool(network_backend=backend, max_connections=None)

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()

    async def post(self, to: ServiceAddress, headers: Mapping[str, str], content: bytes) -> int:
        """Send a POST request and return the status of the response. The body of the response is ignored.

        Raises UnreachableError, ForbiddenAddressError, or NotSentError if too many name look-ups are running.
        """
        url = httpcore.URL(scheme=to.origin.scheme, host=to.host, port=to.origin.port, target=to.target)
        all_headers = [("Host", to.authority), *headers.items()]
        if to.user:
            all_headers.append(("Authorization", f"Basic {base64.b64encode(unquote_to_bytes(to.user)).decode()}"))
        try:
            async with (
                asyncio.timeout(self._seconds),
                self._pool.stream("POST", url, headers=all_headers, content=content) as answer,
            ):
                return answer.status
        except TimeoutError as error:
            raise UnreachableError(f"no answer within {self._seconds:g} s") from error
        except (*_FAILURES, OSError) as error:
            # The error message is omitted because the service may control its text.
            raise UnreachableError(type(error).__name__) from error


_FAILURES = (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError)


class _Backend(httpcore.AsyncNetworkBackend):
    """Network backend that resolves names, connects to an allowed IP address, and limits the bytes read."""

    def __init__(self, lookup: NameLookup, is_allowed: Callable[[Address], bool]) -> None:
        self._lookup = lookup
        self._is_allowed = is_allowed
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's own
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first IP address of a host that accepts the connection."""
        addresses = await self._lookup.resolve(host, port)
        if not all(map(self._is_allowed, addresses)):
            raise ForbiddenAddressError(host)
        failure: Exception = httpcore.ConnectError("no address")
        for target in addresses:
            try:
                stream = await self._backend.connect_tcp(str(target), port, timeout, local_address, socket_options)
            except httpcore.ConnectError as error:
                failure = error
            else:
                return _LimitedStream(stream)
        raise failure

    async def sleep(self, seconds: float) -> None:
        """Pause before another connection attempt."""
        await self._backend.sleep(seconds)


class _LimitedStream(httpcore.AsyncNetworkStream):
    """Connection that fails after MAX_BYTES bytes, because even headers can be endless."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = MAX_BYTES

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109 - httpcore's own
        data = await self._stream.read(max_bytes, timeout)
        self._left -= len(data)
        if self._left < 0:
            raise httpcore.ReadError("the answer is too long")
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109 - httpcore's own
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's own
    ) -> httpcore.AsyncNetworkStream:
        return _LimitedStream(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:  # noqa: ANN401 - httpcore's own
        return self._stream.get_extra_info(info)


MAX_LOOKUPS = 200
"""Maximum number of concurrent name look-ups. Each one occupies a thread until the resolver gives up."""


class NameLookup:
    """Host name resolver that runs each look-up in its own thread."""

    def __init__(self) -> None:
        self._running = 0

    async def resolve(self, host: str, port: int) -> list[Address]:
        """Return the IP addresses of a host name, the preferred one first.

        Raises OSError if the name has no address, and NotSentError if too many look-ups are running.
        """
        if self._running >= MAX_LOOKUPS:
            raise NotSentError("too many name look-ups are running")
        lookup = threads.start(lambda: _addresses(host, port), "name look-up")
        self._running += 1
        lookup.add_done_callback(self._finish)
        return await asyncio.shield(lookup)

    def _finish(self, lookup: asyncio.Future[list[Address]]) -> None:
        self._running -= 1
        lookup.exception()  # marks the exception as retrieved; after a timeout, no caller does


def _addresses(host: str, port: int) -> list[Address]:
    try:
        rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [parse_address(str(row[4][0]).partition("%")[0]) for row in rows]
    except ValueError as error:  # the host name cannot be encoded
        raise OSError(str(error)) from error


_INTERNET = ipaddress.ip_network("2000::/3")


class AllowedNetworks:
    """Allow-list of the configured private networks that may contain push services."""

    def __init__(self, private: Sequence[str]) -> None:
        self._private = [ipaddress.ip_network(part) for part in private]

    def are_private(self, address: Address) -> bool:
        """Return whether an address is in one of the configured networks."""
        return any(address in network for network in self._private if network.version == address.version)

    def allow(self, address: Address) -> bool:
        """Return whether a push service may have this address."""
        return self.are_private(address) or is_public(address)


def is_public(address: Address) -> bool:
    """Return whether an address is public. IPv6 addresses that embed an IPv4 address do not count as public."""
    if isinstance(address, ipaddress.IPv6Address):
        stands_for = address.ipv4_mapped or address.sixtofour or address.teredo
        return address.is_global and address in _INTERNET and stands_for is None
    return address.is_global and not address.is_multicast
