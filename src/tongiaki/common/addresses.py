"""IP addresses. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) equals its IPv4 address."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

_MAPPED = 96
"""Bits before the IPv4 address in an IPv4-mapped one."""


def address(text: str) -> Address:
    """Parse an address; raises ValueError."""
    found = ipaddress.ip_address(text)
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def network(text: str) -> Network:
    """Parse a network, or an address as a network with one address; raises ValueError."""
    found = ipaddress.ip_network(text)
    mapped = found.network_address.ipv4_mapped if isinstance(found, ipaddress.IPv6Network) else None
    if mapped is None or found.prefixlen < _MAPPED:
        return found
    return ipaddress.ip_network((mapped, found.prefixlen - _MAPPED))


def spellings(networks: Iterable[str]) -> list[str]:
    """Return the networks, each IPv4 one also as IPv4-mapped IPv6, for code that does not treat them as equal."""
    found = [network(one) for one in networks]
    mapped = [
        f"::ffff:{one.network_address}/{_MAPPED + one.prefixlen}"
        for one in found
        if isinstance(one, ipaddress.IPv4Network)
    ]
    return [*map(str, found), *mapped]
