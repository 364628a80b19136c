"""Web push: encrypted notifications to a browser's push service. The browser shows them even if no page is open.

RFC 8030 defines the delivery, RFC 8188 and 8291 the encryption, and RFC 8292 (VAPID) the signature of the sender.
"""

from __future__ import annotations

import base64
import os
import re
import time
from collections import Counter

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tongiaki.common.service_addresses import ServiceAddress, service_address
from tongiaki.server.notifications.circuit_breaker import GoneError, NotSentError
from tongiaki.server.notifications.http_client import AllowedNetworks, ForbiddenAddressError, HttpClient, NameLookup
from tongiaki.server.notifications.kinds import Content
from tongiaki.server.settings import Settings
from tongiaki.store import PushSubscription

TTL = 24 * 3600
"""Seconds for which a push service keeps a notification for an offline browser."""
SIGNATURE_LIFETIME = 12 * 3600
"""Seconds for which a VAPID signature is valid."""
MAX_REFUSALS = 3
"""Number of consecutive 401 or 403 responses after which a subscription is deleted: it was created for another key."""
_ENDPOINT = re.compile(r"https?://[^/?#@\[\]]*[^/?#@\[\]:]([/?].*)?")
"""Pattern of a push endpoint; user names, IPv6 addresses and empty ports are rejected."""
_POINT = 65
"""Length of an uncompressed P-256 point in bytes."""
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Order of the curve P-256. Private keys are less than this number."""


class PushClient:
    """Web push client.

    Its permanent signing key is derived from the 32 bytes of `secret`. Each signature includes the configured contact
    for the operators of push services, a `mailto:` or `https:` address.
    """

    def __init__(self, settings: Settings, secret: bytes, lookup: NameLookup) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret, "big") % (_ORDER - 1) + 1, ec.SECP256R1())
        self.public_key = encode_base64url(public_point(self._key))
        """The public key that browsers need for a subscription, in base64url."""
        self._contact = settings.contact
        networks = AllowedNetworks(settings.push_networks)
        self._clients = {
            "https": HttpClient(settings.outgoing_timeout, lookup, networks.allow),
            "http": HttpClient(settings.outgoing_timeout, lookup, networks.are_private),
        }
        self._refusals: Counter[str] = Counter()
        """Number of consecutive 401 or 403 responses, by subscription id."""

    async def close(self) -> None:
        """Close the connections."""
        for client in self._clients.values():
            await client.close()

    async def send(self, subscription: PushSubscription, content: Content) -> None:
        """Send a notification to a browser. Raises NotSentError, or GoneError if the subscription has ended."""
        payload = {"title": content.title, "body": content.body, "path": content.path, "tag": content.tag}
        try:
            to = _push_service(subscription.endpoint)
            body = encrypt(
                msgspec.json.encode(payload),
                decode_base64url(subscription.public_key),
                decode_base64url(subscription.secret),
            )
        except ValueError:  # the subscription was stored by an earlier version, which accepted invalid keys
            raise GoneError from None
        signature = authorization(self._key, str(to.origin), int(time.time()) + SIGNATURE_LIFETIME, self._contact)
        headers = {"Authorization": signature, "TTL": str(TTL), "Urgency": "normal", "Topic": content.tag}
        headers |= {"Content-Encoding": "aes128gcm"}
        try:
            status = await self._clients[to.origin.scheme].post(to, headers, body)
        except ForbiddenAddressError:
            raise GoneError from None
        except NotSentError as error:
            raise NotSentError(f"the push service at {to.host}: {error}") from error
        if status in {404, 410} or self._is_refused_again(subscription, status):
            raise GoneError
        if not 200 <= status < 300:
            raise NotSentError(f"the push service at {to.host} answers {status}")

    def _is_refused_again(self, subscription: PushSubscription, status: int) -> bool:
        """Count consecutive 401 and 403 responses; return whether the count has reached MAX_REFUSALS."""
        if status not in {401, 403}:
            del self._refusals[subscription.id]
            return False
        self._refusals[subscription.id] += 1
        if self._refusals[subscription.id] < MAX_REFUSALS:
            return False
        del self._refusals[subscription.id]
        return True


def is_valid_subscription(endpoint: str, public_key: str, secret: str) -> bool:
    """Return whether `PushClient` can send to a subscription with this endpoint and these keys."""
    try:
        _push_service(endpoint)
        point, auth = decode_base64url(public_key), decode_base64url(secret)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == _POINT and len(auth) == 16


def _push_service(endpoint: str) -> ServiceAddress:
    """Return the address of a push service; raises ValueError if the endpoint is invalid."""
    if not endpoint.isascii() or _ENDPOINT.fullmatch(endpoint) is None:
        raise ValueError("the endpoint is invalid")
    return service_address(endpoint)


RECORD = 4096
"""Record size in bytes (RFC 8188). Each message is a single record."""
_LAST = b"\x02"
"""Delimiter after the text of the last record."""


def authorization(key: ec.EllipticCurvePrivateKey, audience: str, expiry: int, contact: str) -> str:
    """Return the Authorization header of a push message.

    `audience` is the origin of the push service, `expiry` is in seconds since 1970.
    """
    header = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
    claims = msgspec.json.encode({"aud": audience, "exp": expiry, "sub": contact})
    signed = f"{encode_base64url(header)}.{encode_base64url(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
    return f"vapid t={signed}.{encode_base64url(signature)},k={encode_base64url(public_point(key))}"


def encrypt(text: bytes, public_key: bytes, secret: bytes) -> bytes:
    """Encrypt a message for a browser, given its public P-256 point and its 16-byte authentication secret."""
    return encrypt_with(ec.generate_private_key(ec.SECP256R1()), os.urandom(16), text, public_key, secret)


def encrypt_with(key: ec.EllipticCurvePrivateKey, salt: bytes, text: bytes, public_key: bytes, secret: bytes) -> bytes:
    """Encrypt a message with an explicit sender key and salt. Each pair must be used for only one message."""
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public_key)
    own = public_point(key)
    shared = key.exchange(ec.ECDH(), browser)
    material = _derive(shared, secret, b"WebPush: info\x00" + public_key + own, 32)
    content_key = _derive(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\x00", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return header + AESGCM(content_key).encrypt(nonce, text + _LAST, None)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public key that belongs to a private key, as an uncompressed point (65 bytes)."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode_base64url(data: bytes) -> str:
    """Encode data as base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode_base64url(text: str) -> bytes:
    """Decode a base64url text, with or without padding. Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
