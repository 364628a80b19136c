"""Secret tokens: session cookies of browsers, tokens of API clients, and the known-device cookie.

The server stores only hashes of tokens. The signature in a token shows that a server with this database made it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.datastructures import Cookie

SESSION_COOKIE = "tongiaki"
KNOWN_DEVICES = "tongiaki-known"
"""Name of the cookie that lists the accounts that have logged in from this browser.

The cookie does not authenticate anybody. It allows login attempts from this browser while the login throttle rejects
unknown browsers.
"""
SECURE_PREFIX = "__Host-"
"""Prefix of cookie names under https. Sibling domains cannot set cookies with this prefix."""
MAX_COOKIES = 3
"""Maximum number of cookies with the same name that are checked."""
YEAR = 365 * 24 * 3600
API_TOKEN_PREFIX = "tongiaki_"  # noqa: S105 - no password
"""Prefix of API tokens. It lets people and secret scanners recognise a leaked token."""
_TOKEN = re.compile(r"([A-Za-z0-9_-]{43})([A-Za-z0-9_-]{43})?")


@dataclass(frozen=True, slots=True)
class Token:
    """A browser's token, represented by its hash. `signed` is false for tokens from older versions."""

    hash: str
    signed: bool


class Signer:
    """Makes and verifies signed tokens."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_token(self) -> str:
        """Return a secret token for a new browser."""
        token = secrets.token_urlsafe(32)
        return token + self.sign("token", token)

    def new_api_token(self) -> str:
        """Return a secret token for an API client."""
        return API_TOKEN_PREFIX + self.new_token()

    def is_api_token(self, token: str) -> bool:
        """Return whether a text is an API token made by a server with this database."""
        parts = _TOKEN.fullmatch(token.removeprefix(API_TOKEN_PREFIX)) if token.startswith(API_TOKEN_PREFIX) else None
        return parts is not None and parts[2] is not None and self.is_signed("token", parts[1], parts[2])

    def tokens_in(self, cookies: str, *, secure: bool) -> list[Token]:
        """Return the tokens in a Cookie header, from at most MAX_COOKIES cookies of each name.

        A sibling domain may have set a cookie without the prefix. Under https, such a cookie counts only if its token
        is unsigned, as in older versions.
        """
        valid = []
        for name in (SECURE_PREFIX + SESSION_COOKIE, SESSION_COOKIE) if secure else (SESSION_COOKIE,):
            for value in _values(cookies, name)[:MAX_COOKIES]:
                parts = _TOKEN.fullmatch(value)
                if parts is None or (parts[2] and not self.is_signed("token", parts[1], parts[2])):
                    continue
                if parts[2] is None or not secure or name != SESSION_COOKIE:
                    valid.append(Token(hash_of(value), signed=parts[2] is not None))
        return valid

    def sign(self, purpose: str, text: str) -> str:
        """Return the signature of a text for one purpose, as 43 characters."""
        mac = hmac.digest(self._key, f"{purpose}:{text}".encode(), "sha256")
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")

    def is_signed(self, purpose: str, text: str, signature: str) -> bool:
        """Return whether a signature is valid."""
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())


def hash_of(token: str) -> str:
    """Return the SHA-256 of a token, in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_value(cookies: str, name: str, *, secure: bool) -> str:
    """Return the value of a cookie, or an empty text if it is missing. Under https, no other domain can have set it."""
    return next(iter(_values(cookies, SECURE_PREFIX + name if secure else name)), "")


def has_cookie(cookies: str) -> bool:
    """Return whether a Cookie header contains a session cookie of this server, valid or not."""
    return any(_values(cookies, name) for name in (SECURE_PREFIX + SESSION_COOKIE, SESSION_COOKIE))


def cookie(name: str, value: str, *, secure: bool) -> Cookie:
    """Return a cookie that is hidden from scripts and is not sent with requests from other sites."""
    from litestar.datastructures import Cookie  # imported here because commands do not need it

    return Cookie(SECURE_PREFIX + name if secure else name, value=value, max_age=YEAR, secure=secure, httponly=True)


def _values(cookies: str, name: str) -> list[str]:
    pairs = (pair.strip().partition("=") for pair in cookies.split(";"))
    return [value for key, _, value in pairs if key == name]


MAX_KNOWN_ACCOUNTS = 5
"""Maximum number of accounts listed in one browser's cookie."""
_NONCE = 22
"""Length of the random prefix of a known-device mark, in characters. The signature follows it."""


def known_device_mark(signer: Signer, cookies: str, person: str, *, secure: bool) -> str | None:
    """Return this browser's mark for a person, or None if the person has not logged in from it."""
    return next((mark for mark in _marks(cookies, secure=secure) if _is_mark_of(signer, mark, person)), None)


def with_known_device(signer: Signer, cookies: str, person: str, *, secure: bool) -> str:
    """Return the new value of the known-device cookie, which begins with a new mark for this person."""
    others = [mark for mark in _marks(cookies, secure=secure) if not _is_mark_of(signer, mark, person)]
    nonce = secrets.token_urlsafe(16)
    return ".".join([nonce + signer.sign("known", person + nonce), *others][:MAX_KNOWN_ACCOUNTS])


def _marks(cookies: str, *, secure: bool) -> list[str]:
    value = cookie_value(cookies, KNOWN_DEVICES, secure=secure)
    return value.split(".")[:MAX_KNOWN_ACCOUNTS] if value.isascii() and value else []


def _is_mark_of(signer: Signer, mark: str, person: str) -> bool:
    nonce, signature = mark[:_NONCE], mark[_NONCE:]
    return signer.is_signed("known", person + nonce, signature)
