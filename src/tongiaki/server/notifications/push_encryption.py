"""Encryption (RFC 8188 and 8291) and signatures (VAPID, RFC 8292) of web push messages."""

from __future__ import annotations

import base64
import os

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

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
    signed = f"{encoded(header)}.{encoded(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
    return f"vapid t={signed}.{encoded(signature)},k={encoded(point_of(key))}"


def encrypt(text: bytes, public_key: bytes, secret: bytes) -> bytes:
    """Encrypt a message for a browser, given its public P-256 point and its 16-byte authentication secret."""
    return encrypt_with(ec.generate_private_key(ec.SECP256R1()), os.urandom(16), text, public_key, secret)


def encrypt_with(key: ec.EllipticCurvePrivateKey, salt: bytes, text: bytes, public_key: bytes, secret: bytes) -> bytes:
    """Encrypt a message with an explicit sender key and salt. Each pair must be used for only one message."""
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public_key)
    own = point_of(key)
    shared = key.exchange(ec.ECDH(), browser)
    material = _derived(shared, secret, b"WebPush: info\x00" + public_key + own, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\x00", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return header + AESGCM(content_key).encrypt(nonce, text + _LAST, None)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public key of a private key as an uncompressed point (65 bytes)."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    """Encode data as base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Decode a base64url text, with or without padding. Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
