"""Connections to addresses that strangers name: they lead out into the Internet, and to nothing near this server."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Sequence
from typing import Any

import httpcore

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class InsideError(Exception):
    """A name that leads to an address which is not of the Internet."""


class Outside(httpcore.AsyncNetworkBackend):
    """Connects to addresses of the Internet alone, and to those in the networks `near`.

    A name is looked up here, and the address that was looked at is the one that is connected to: what it leads to a
    moment later does not matter.
    """

    def __init__(self, near: Sequence[str]) -> None:
        self._near = [ipaddress.ip_network(one) for one in near]
        self._backend = httpcore.AnyIOBackend()

    async def leads_near(self, host: str, port: int) -> bool:
        """Tell whether a name leads into the networks that were named; raises OSError and InsideError."""
        address = await self._address(host, port)
        return self._is_near(address)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's own
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect; raises InsideError where the name leads to somewhere near."""
        address = str(await self._address(host, port))
        return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait between two attempts."""
        await self._backend.sleep(seconds)

    async def _address(self, host: str, port: int) -> Address:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        if not all(self._is_near(one) or is_outside(one) for one in addresses):
            raise InsideError(host)
        return addresses[0]

    def _is_near(self, address: Address) -> bool:
        return any(address in network for network in self._near if network.version == address.version)


_INTERNET = ipaddress.ip_network("2000::/3")


def is_outside(address: Address) -> bool:
    """Tell whether an address is one of the Internet; those of IPv6 that stand for others are not."""
    if isinstance(address, ipaddress.IPv6Address):
        stands_for = address.ipv4_mapped or address.sixtofour or address.teredo
        return address.is_global and address in _INTERNET and stands_for is None
    return address.is_global and not address.is_multicast
