"""IP addresses. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) equals its IPv4 address."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

_MAPPED_PREFIX = 96
"""Number of bits before the IPv4 address in an IPv4-mapped IPv6 address."""


def parse_address(text: str) -> Address:
    """Parse an address. Raises ValueError."""
    parsed = ipaddress.ip_address(text)
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return mapped or parsed


def parse_network(text: str) -> Network:
    """Parse a network. A single address is parsed as a network that contains only this address. Raises ValueError."""
    parsed = ipaddress.ip_network(text)
    mapped = parsed.network_address.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Network) else None
    if mapped is None or parsed.prefixlen < _MAPPED_PREFIX:
        return parsed
    return ipaddress.ip_network((mapped, parsed.prefixlen - _MAPPED_PREFIX))


def with_mapped_networks(networks: Iterable[str]) -> list[str]:
    """Return all networks and, for each IPv4 network, the IPv4-mapped IPv6 network."""
    parsed = [parse_network(text) for text in networks]
    mapped = [
        f"::ffff:{network.network_address}/{_MAPPED_PREFIX + network.prefixlen}"
        for network in parsed
        if isinstance(network, ipaddress.IPv4Network)
    ]
    return [*map(str, parsed), *mapped]
