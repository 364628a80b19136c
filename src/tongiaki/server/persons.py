"""Who is asking: a secret token in a cookie. The server keeps nothing but its hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import SimpleCookie

COOKIE = "tongiaki"
MOST = 3
"""Cookies of that name that are looked at."""
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """Make the secret token of a new browser."""
    return secrets.token_urlsafe(32)


def person_of(token: str | None) -> str | None:
    """Tell the guest of a token: its SHA-256, in hex; None for what cannot be one of ours."""
    if token is None or _TOKEN.fullmatch(token) is None:
        return None
    return hash_of(token)


def hash_of(token: str) -> str:
    """Give the SHA-256 of a token, in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def tokens_in(cookies: str) -> list[str]:
    """Give the hashes of the tokens in a Cookie header, the first few."""
    pairs = (pair.strip().partition("=") for pair in cookies.split(";"))
    hashes = (person_of(value) for name, _, value in pairs if name == COOKIE)
    return [one for one in hashes if one is not None][:MOST]


def cookie(token: str, *, secure: bool) -> str:
    """Write the Set-Cookie header: no script can read it, no other site can send it."""
    jar: SimpleCookie = SimpleCookie()
    jar[COOKIE] = token
    morsel = jar[COOKIE]
    morsel["path"], morsel["max-age"], morsel["samesite"] = "/", str(YEAR), "Lax"
    morsel["httponly"], morsel["secure"] = True, secure
    return morsel.OutputString()
