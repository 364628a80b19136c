"""The addresses of HTTP services that this program connects to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import quote

from tongiaki.common.origins import NotAnOriginError, Origin, parse_origin

_PARTS = re.compile(
    r"(?P<scheme>https?)://(?:(?P<user>[^/?#@]*)@)?(?P<host>[^/?#@]+)(?P<target>(?:[/?][^#]*)?)(#.*)?", re.IGNORECASE
)
_KEPT = "%/?:@!$&'()*+,;=-._~[]"
"""The characters that may remain in a target in addition to letters and digits. All others are percent-encoded."""


@dataclass(frozen=True, slots=True)
class ServiceAddress:
    """An address such as `https://user:password@push.example.org/send?id=1`."""

    origin: Origin
    target: str
    """The path with its query."""
    user: str = ""
    """The user name, with the password if there is one."""

    @property
    def host(self) -> str:
        """The name or the IP address, without brackets."""
        return self.origin.name.strip("[]")

    @property
    def authority(self) -> str:
        """The host, and its port if that is not the default port of the scheme."""
        return str(self.origin).partition("://")[2]


def service_address(text: str) -> ServiceAddress:
    """Return the parts of an address that begins with https:// or http://. Raises NotAnOriginError."""
    match = _PARTS.fullmatch(text) if text.isprintable() and " " not in text else None
    if match is None:
        raise NotAnOriginError("no http:// or https://")
    origin = parse_origin(f"{match['scheme']}://{match['host']}")
    if origin.port == 0:
        raise NotAnOriginError("no port")
    target = quote(match["target"], safe=_KEPT)
    return ServiceAddress(origin, target if target.startswith("/") else f"/{target}", match["user"] or "")
