"""Allowed IP addresses for push services, whose URLs players choose: public ones and configured networks."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from tongiaki.common.addresses import Address

_INTERNET = ipaddress.ip_network("2000::/3")


class Networks:
    """Allow-list of the configured private networks in which push services can be."""

    def __init__(self, near: Sequence[str]) -> None:
        self._near = [ipaddress.ip_network(one) for one in near]

    def are_near(self, address: Address) -> bool:
        """Return whether an address is in one of the configured networks."""
        return any(address in network for network in self._near if network.version == address.version)

    def allow(self, address: Address) -> bool:
        """Return whether a push service may have this address."""
        return self.are_near(address) or is_outside(address)


def is_outside(address: Address) -> bool:
    """Return whether an address is public. IPv6 addresses that embed an IPv4 address do not count as public."""
    if isinstance(address, ipaddress.IPv6Address):
        stands_for = address.ipv4_mapped or address.sixtofour or address.teredo
        return address.is_global and address in _INTERNET and stands_for is None
    return address.is_global and not address.is_multicast
