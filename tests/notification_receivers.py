"""Receivers of notifications on this machine, as real servers: a push service, a mail server and a webhook."""

import base64
import contextlib
import email
import hmac
import json
import os
import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from email.message import EmailMessage, Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.ports import free_port
from tests.server.player import PATIENCE, Person

TOLD = threading.Condition()
"""Condition that is notified whenever any receiver gets a message."""


def wait_for(arrived: Callable[[], bool]) -> None:
    """Wait until the received messages satisfy a condition."""
    with TOLD:
        assert TOLD.wait_for(arrived, PATIENCE), "nothing has arrived"


@dataclass
class Posted:
    """A received request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """An HTTP server that stores posted requests. It answers with the status `answers`, or never if that is None."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answers: int | None = 201
        self._ended = threading.Event()
        handler = type("Handler", (_Handler,), {"endpoint": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def take(self, posted: Posted) -> int | None:
        with TOLD:
            self.posted.append(posted)
            TOLD.notify_all()
        if self.answers is None:
            self._ended.wait()
        return self.answers

    def close(self) -> None:
        self._ended.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Handler(BaseHTTPRequestHandler):
    endpoint: Endpoint

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        status = self.endpoint.take(Posted(self.path, dict(self.headers), body))
        if status is not None:
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Log nothing."""


@contextlib.contextmanager
def endpoint() -> Iterator[Endpoint]:
    """Run an endpoint for a test."""
    made = Endpoint()
    try:
        yield made
    finally:
        made.close()


class Browser:
    """A browser that has subscribed to a push service: it decrypts messages and verifies their sender."""

    def __init__(self, service: Endpoint, name: str) -> None:
        self._service = service
        self._path = f"/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        """The subscription that the browser sends to a server."""
        point = _point(self._key)
        address = self._service.url + self._path
        return {"endpoint": address, "p256dh": _written(point), "auth": _written(self._secret)}

    def subscribe(self, person: Person) -> dict[str, Any]:
        """Subscribe this browser to a person's notifications."""
        answer = person.post("/api/account/pushes", **self.subscription)
        assert answer.status_code == 201, answer.text
        return answer.json()  # type: ignore[no-any-return]

    @property
    def shown(self) -> list[dict[str, Any]]:
        """The notifications that the browser shows, in order of arrival."""
        return [self._read(post) for post in self._service.posted if post.path == self._path]

    def _read(self, one: Posted) -> dict[str, Any]:
        claims = verified(one.headers["Authorization"])
        assert claims["aud"] == self._service.url
        assert claims["sub"].startswith("mailto:")
        assert one.headers["Content-Encoding"] == "aes128gcm"
        assert int(one.headers["TTL"]) > 0
        plain = decrypted(self._key, self._secret, one.body)
        shown: dict[str, Any] = json.loads(plain)
        assert one.headers["Topic"] == shown["tag"]
        return shown


class Mailbox:
    """A mail server that stores received mails."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 - required by aiosmtpd
        mail = email.message_from_bytes(envelope.original_content or b"", _class=EmailMessage)
        with TOLD:
            self.mails.append(mail)
            TOLD.notify_all()
        return "250 kept"

    def open(self) -> None:
        self._controller.start()

    def close(self) -> None:
        self._controller.stop()

    @property
    def settings(self) -> dict[str, str]:
        """Environment variables with which a server sends its mail to this mail server."""
        return {
            "TONGIAKI_SMTP_HOST": "127.0.0.1",
            "TONGIAKI_SMTP_PORT": str(self.port),
            "TONGIAKI_SMTP_TLS": "none",
            "TONGIAKI_SMTP_FROM": "club@example.org",
        }


def text_of(mail: Message) -> str:
    """Return the text of a mail."""
    content = mail.get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode()


def signed(posted: Posted, secret: str) -> bool:
    """Return whether a webhook's request is signed with a secret."""
    mac = hmac.digest(secret.encode(), posted.body, "sha256").hex()
    return posted.headers["X-Tongiaki-Signature"] == f"sha256={mac}"


def verified(authorization: str) -> dict[str, Any]:
    """Verify a VAPID header (RFC 8292) and return its claims."""
    match = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)", authorization)
    assert match, authorization
    header, claims, signature, point = match.groups()
    assert json.loads(_read(header)) == {"typ": "JWT", "alg": "ES256"}
    r, s = (int.from_bytes(half, "big") for half in (_read(signature)[:32], _read(signature)[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _read(point))
    key.verify(encode_dss_signature(r, s), f"{header}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    payload: dict[str, Any] = json.loads(_read(claims))
    return payload


def decrypted(key: ec.EllipticCurvePrivateKey, secret: bytes, body: bytes) -> bytes:
    """Return the plaintext of a web push message (RFC 8291) with a single record."""
    salt, length = body[:16], body[20]
    point, text = body[21 : 21 + length], body[21 + length :]
    sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    info = b"WebPush: info\x00" + _point(key) + point
    material = HKDF(hashes.SHA256(), 32, secret, info).derive(key.exchange(ec.ECDH(), sender))
    content_key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
    plain = AESGCM(content_key).decrypt(nonce, text, None)
    assert plain[-1:] == b"\x02"
    return plain[:-1]


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _written(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")
