"""Web push: a notice goes encrypted to the push service of a browser, which shows it though no page is open.

RFC 8030 is how it is sent, 8291 how it is encrypted, 8292 (VAPID) how the service knows who sends.
"""

from __future__ import annotations

import base64
import binascii
import time
from urllib.parse import urlsplit

import http_ece
import httpcore
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tongiaki.server.notices.failures import GoneError, NotSentError
from tongiaki.server.notices.letters import Letter
from tongiaki.server.notices.outside import InsideError, Outside
from tongiaki.server.settings import Settings
from tongiaki.store import PushWay

KEPT = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is away."""
SIGNED = 12 * 3600
"""Seconds for which a signature is good."""
PATIENCE = 10.0
"""Seconds that a push service has for each step."""
ENDPOINT = 1000
"""Characters of an endpoint at most."""
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are below it."""


class Push:
    """Sends to browsers, signed with a key that is made of a `secret` of 32 bytes, the same for good.

    `contact` is whom a push service may write to, as an address that begins with `mailto:` or `https:`.
    """

    def __init__(self, settings: Settings, secret: bytes) -> None:
        key = ec.derive_private_key(int.from_bytes(secret, "big") % (_ORDER - 1) + 1, ec.SECP256R1())
        point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public_key = _written(point)
        """What browsers are told when they subscribe, in base64url."""
        self._contact = settings.contact
        self._vapid = Vapid02(key, conf={"no-strict": True})
        self._outside = Outside(settings.push_networks)
        self._pool = httpcore.AsyncConnectionPool(network_backend=self._outside, max_connections=50)

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.aclose()

    async def send(self, way: PushWay, letter: Letter) -> None:
        """Send to a browser; raises GoneError if it shows no notices any more, and NotSentError."""
        parts = urlsplit(way.endpoint)
        headers = self._vapid.sign(
            {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": self._contact}
        )
        headers |= {"TTL": str(KEPT), "Urgency": "normal", "Topic": letter.tag, "Content-Encoding": "aes128gcm"}
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
        try:
            if parts.scheme != "https" and not await self._outside.leads_near(str(parts.hostname), parts.port or 80):
                raise GoneError
            answer = await self._pool.request(
                "POST",
                way.endpoint,
                headers=headers,
                content=_encrypted(letter, way),
                extensions={"timeout": timeouts},
            )
        except InsideError:
            raise GoneError from None
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            raise NotSentError(f"the push service at {parts.hostname}: {error!r}") from error
        if answer.status in {404, 410}:
            raise GoneError
        if not 200 <= answer.status < 300:
            raise NotSentError(f"the push service at {parts.hostname} answers {answer.status}")


def is_push_way(endpoint: str, public_key: str, secret: str) -> bool:
    """Tell whether these may be the address and the keys of a browser."""
    try:
        parts = urlsplit(endpoint)
        port_is_fine = parts.port is None or parts.port > 0
        point, auth = _read(public_key), _read(secret)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return False
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= ENDPOINT
    return plain and port_is_fine and bool(parts.hostname) and "@" not in parts.netloc and len(auth) == 16


def _encrypted(letter: Letter, way: PushWay) -> bytes:
    content = {"title": letter.title, "body": letter.body, "path": letter.path, "tag": letter.tag}
    encrypted: bytes = http_ece.encrypt(
        msgspec.json.encode(content),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_read(way.public_key),
        auth_secret=_read(way.secret),
        version="aes128gcm",
    )
    return encrypted


def _read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _written(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")
