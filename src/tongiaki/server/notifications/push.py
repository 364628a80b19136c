"""Web push: a notice goes encrypted to the push service of a browser, which shows it though no page is open.

RFC 8030 is how it is sent, 8291 how it is encrypted, 8292 (VAPID) how the service knows who sends.
"""

from __future__ import annotations

import re
import time
from collections import Counter

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from tongiaki.common.service_addresses import ServiceAddress, service_address
from tongiaki.server.notifications.circuit_breaker import GoneError, NotSentError
from tongiaki.server.notifications.content import Letter
from tongiaki.server.notifications.egress import Networks
from tongiaki.server.notifications.http_client import ForbiddenAddressError, Outgoing
from tongiaki.server.notifications.name_lookup import Lookup
from tongiaki.server.notifications.push_encryption import authorization, decoded, encoded, encrypt, point_of
from tongiaki.server.settings import Settings
from tongiaki.store import PushWay

KEPT = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is away."""
SIGNED = 12 * 3600
"""Seconds for which a signature is good."""
REFUSALS = 3
"""Answers of 401 or 403 one after the other, after which a subscription is ended: it was made for another key."""
_ENDPOINT = re.compile(r"https?://[^/?#@\[\]]*[^/?#@\[\]:]([/?].*)?")
"""Without a user, an IPv6 address or an empty port."""
_POINT = 65
"""Bytes of an uncompressed point of the curve P-256."""
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are below it."""


class Push:
    """Sends to browsers, signed with a key that is made of a `secret` of 32 bytes, the same for good.

    `contact` is whom a push service may write to, as an address that begins with `mailto:` or `https:`.
    """

    def __init__(self, settings: Settings, secret: bytes, lookup: Lookup) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret, "big") % (_ORDER - 1) + 1, ec.SECP256R1())
        self.public_key = encoded(point_of(self._key))
        """What browsers are told when they subscribe, in base64url."""
        self._contact = settings.contact
        networks = Networks(settings.push_networks)
        self._clients = {
            "https": Outgoing(settings.outgoing_timeout, lookup, networks.allow),
            "http": Outgoing(settings.outgoing_timeout, lookup, networks.are_near),
        }
        self._refusals: Counter[str] = Counter()
        """Answers of 401 or 403 since the last other answer, by the id of the subscription."""

    async def close(self) -> None:
        """Close the connections."""
        for client in self._clients.values():
            await client.close()

    async def send(self, way: PushWay, letter: Letter) -> None:
        """Send to a browser; raises GoneError if it shows no notices any more, and NotSentError."""
        content = {"title": letter.title, "body": letter.body, "path": letter.path, "tag": letter.tag}
        try:
            to = _push_service(way.endpoint)
            body = encrypt(msgspec.json.encode(content), decoded(way.public_key), decoded(way.secret))
        except ValueError:  # stored by a version that accepted it
            raise GoneError from None
        signature = authorization(self._key, str(to.origin), int(time.time()) + SIGNED, self._contact)
        headers = {"Authorization": signature, "TTL": str(KEPT), "Urgency": "normal", "Topic": letter.tag}
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
        """Count answers of 401 and 403; return whether these were the maximum, which ends the subscription."""
        if status not in {401, 403}:
            del self._refusals[way.id]
            return False
        self._refusals[way.id] += 1
        if self._refusals[way.id] < REFUSALS:
            return False
        del self._refusals[way.id]
        return True


def is_push_way(endpoint: str, public_key: str, secret: str) -> bool:
    """Return whether these are the address and the keys of a browser to which `Push` can send."""
    try:
        _push_service(endpoint)
        point, auth = decoded(public_key), decoded(secret)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == _POINT and len(auth) == 16


def _push_service(endpoint: str) -> ServiceAddress:
    """Return the address of a push service; raises ValueError for one that no push service has."""
    if not endpoint.isascii() or _ENDPOINT.fullmatch(endpoint) is None:
        raise ValueError("no address of a push service")
    return service_address(endpoint)
