"""Web push: encrypted notifications to a browser's push service. The browser shows them even if no page is open.

RFC 8030 defines the delivery, RFC 8291 the encryption, and RFC 8292 (VAPID) the identification of the sender.
"""

from __future__ import annotations

import re
import time
from collections import Counter

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from tongiaki.common.service_addresses import ServiceAddress, service_address
from tongiaki.server.notifications.circuit_breaker import GoneError, NotSentError
from tongiaki.server.notifications.egress import Networks
from tongiaki.server.notifications.http_client import ForbiddenAddressError, Outgoing
from tongiaki.server.notifications.kinds import Content
from tongiaki.server.notifications.name_lookup import Lookup
from tongiaki.server.notifications.push_encryption import authorization, decoded, encoded, encrypt, point_of
from tongiaki.server.settings import Settings
from tongiaki.store import PushWay

KEPT = 24 * 3600
"""Seconds for which a push service keeps a notification for an offline browser."""
SIGNED = 12 * 3600
"""Seconds for which a VAPID signature is valid."""
REFUSALS = 3
"""Consecutive 401 or 403 responses after which a subscription is deleted: it was created for another key."""
_ENDPOINT = re.compile(r"https?://[^/?#@\[\]]*[^/?#@\[\]:]([/?].*)?")
"""Pattern of a push endpoint; user names, IPv6 addresses and empty ports are rejected."""
_POINT = 65
"""Length of an uncompressed P-256 point in bytes."""
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Order of the curve P-256; private keys are less than this."""


class Push:
    """Web push client.

    Its permanent signing key is derived from `secret`, 32 bytes. Each signature includes the configured contact, a
    `mailto:` or `https:` address for the operators of push services.
    """

    def __init__(self, settings: Settings, secret: bytes, lookup: Lookup) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret, "big") % (_ORDER - 1) + 1, ec.SECP256R1())
        self.public_key = encoded(point_of(self._key))
        """Public key that browsers need to subscribe, in base64url."""
        self._contact = settings.contact
        networks = Networks(settings.push_networks)
        self._clients = {
            "https": Outgoing(settings.outgoing_timeout, lookup, networks.allow),
            "http": Outgoing(settings.outgoing_timeout, lookup, networks.are_near),
        }
        self._refusals: Counter[str] = Counter()
        """Number of consecutive 401 or 403 responses, by subscription id."""

    async def close(self) -> None:
        """Close the connections."""
        for client in self._clients.values():
            await client.close()

    async def send(self, way: PushWay, content: Content) -> None:
        """Send a notification to a browser. Raises GoneError if the subscription has ended, or NotSentError."""
        payload = {"title": content.title, "body": content.body, "path": content.path, "tag": content.tag}
        try:
            to = _push_service(way.endpoint)
            body = encrypt(msgspec.json.encode(payload), decoded(way.public_key), decoded(way.secret))
        except ValueError:  # stored by an earlier version, which accepted it
            raise GoneError from None
        signature = authorization(self._key, str(to.origin), int(time.time()) + SIGNED, self._contact)
        headers = {"Authorization": signature, "TTL": str(KEPT), "Urgency": "normal", "Topic": content.tag}
        headers |= {"Content-Encoding": "aes128gcm"}
        try:
            status = await self._clients[to.origin.scheme].post(to, headers, body)
        except ForbiddenAddressError:
            raise GoneError from None
        except NotSentError as error:
            raise NotSentError(f"the push service at {to.host}: {error}") from error
        if status in {404, 410} or self._is_refused_again(way, status):
            raise GoneError
        if not 200 <= status < 300:
            raise NotSentError(f"the push service at {to.host} answers {status}")

    def _is_refused_again(self, way: PushWay, status: int) -> bool:
        """Count consecutive 401 and 403 responses; return whether the count has reached REFUSALS."""
        if status not in {401, 403}:
            del self._refusals[way.id]
            return False
        self._refusals[way.id] += 1
        if self._refusals[way.id] < REFUSALS:
            return False
        del self._refusals[way.id]
        return True


def is_push_way(endpoint: str, public_key: str, secret: str) -> bool:
    """Return whether `Push` can send to a subscription with this endpoint and these keys."""
    try:
        _push_service(endpoint)
        point, auth = decoded(public_key), decoded(secret)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == _POINT and len(auth) == 16


def _push_service(endpoint: str) -> ServiceAddress:
    """Return the address of a push service; raises ValueError if the endpoint is invalid."""
    if not endpoint.isascii() or _ENDPOINT.fullmatch(endpoint) is None:
        raise ValueError("no address of a push service")
    return service_address(endpoint)
