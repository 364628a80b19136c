"""Who is asking: a secret token in a cookie, or a program's.

The server keeps only its hash, and knows its own by a signature.
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

COOKIE = "tongiaki"
KNOWN = "tongiaki-known"
"""The cookie of a browser that somebody has logged in with."""
PROTECTED = "__Host-"
"""What the names of cookies begin with under https: such a one no neighbouring domain can set."""
MOST = 3
"""Cookies of one name that are looked at."""
YEAR = 365 * 24 * 3600
PROGRAM = "tongiaki_"
"""What a program's token begins with, so that people and scanners know it where it should not be."""
_TOKEN = re.compile(r"([A-Za-z0-9_-]{43})([A-Za-z0-9_-]{43})?")


@dataclass(frozen=True, slots=True)
class Token:
    """A token as a browser sends it, by its hash; `signed` if a server of this database made it, since they sign."""

    hash: str
    signed: bool


class Signer:
    """Makes tokens, and tells them from what somebody made up."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_token(self) -> str:
        """Make the secret token of a new browser."""
        token = secrets.token_urlsafe(32)
        return token + self.sign("token", token)

    def new_program_token(self) -> str:
        """Make the secret token of a program."""
        return PROGRAM + self.new_token()

    def is_programs(self, token: str) -> bool:
        """Tell whether a server of this database has made a text as a program's token."""
        parts = _TOKEN.fullmatch(token.removeprefix(PROGRAM)) if token.startswith(PROGRAM) else None
        return parts is not None and parts[2] is not None and self.is_signed("token", parts[1], parts[2])

    def tokens_in(self, cookies: str, *, secure: bool) -> list[Token]:
        """Give the tokens in a Cookie header, the first few.

        Under https a cookie that a neighbouring domain may have set counts only with a token from before tokens were
        signed and cookies protected.
        """
        found = []
        for name in (PROTECTED + COOKIE, COOKIE) if secure else (COOKIE,):
            for value in _values(cookies, name)[:MOST]:
                parts = _TOKEN.fullmatch(value)
                if parts is None or (parts[2] and not self.is_signed("token", parts[1], parts[2])):
                    continue
                if parts[2] is None or not secure or name != COOKIE:
                    found.append(Token(hash_of(value), signed=parts[2] is not None))
        return found

    def sign(self, purpose: str, text: str) -> str:
        """Give the signature of a text for one purpose: 43 letters."""
        mac = hmac.digest(self._key, f"{purpose}:{text}".encode(), "sha256")
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")

    def is_signed(self, purpose: str, text: str, signature: str) -> bool:
        """Tell whether that is the signature."""
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())


def hash_of(token: str) -> str:
    """Give the SHA-256 of a token, in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def value_in(cookies: str, name: str, *, secure: bool) -> str:
    """Give the value of a cookie that no other domain can have set; empty without one."""
    return next(iter(_values(cookies, PROTECTED + name if secure else name)), "")


def has_cookie(cookies: str) -> bool:
    """Return whether a Cookie header holds a cookie of ours, valid or not."""
    return any(_values(cookies, name) for name in (PROTECTED + COOKIE, COOKIE))


def cookie(name: str, value: str, *, secure: bool) -> Cookie:
    """Make a cookie that no script can read and no other site can send."""
    from litestar.datastructures import Cookie  # which no command waits for

    return Cookie(PROTECTED + name if secure else name, value=value, max_age=YEAR, secure=secure, httponly=True)


def _values(cookies: str, name: str) -> list[str]:
    pairs = (pair.strip().partition("=") for pair in cookies.split(";"))
    return [value for own, _, value in pairs if own == name]
