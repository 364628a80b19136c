"""Who is asking: a secret token in a cookie. The server keeps nothing but its hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import SimpleCookie

COOKIE = "tongiaki"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """Make the secret token of a new browser."""
    return secrets.token_urlsafe(32)


def person_of(token: str | None) -> str | None:
    """Tell the person of a token: its SHA-256, in hex; None for what cannot be one of ours."""
    if token is None or _TOKEN.fullmatch(token) is None:
        return None
    return hashlib.sha256(token.encode()).hexdigest()


def person_in(cookies: str | None) -> str | None:
    """Tell the person whose token is in a Cookie header."""
    pairs = (pair.strip().partition("=") for pair in (cookies or "").split(";"))
    persons = (person_of(value) for name, _, value in pairs if name == COOKIE)
    # A page of a neighbouring domain may set a cookie of the same name: it hides nobody.
    return next((person for person in persons if person is not None), None)


def cookie(token: str, *, secure: bool) -> str:
    """Write the Set-Cookie header: no script can read it, no other site can send it."""
    jar: SimpleCookie = SimpleCookie()
    jar[COOKIE] = token
    morsel = jar[COOKIE]
    morsel["path"], morsel["max-age"], morsel["samesite"] = "/", str(YEAR), "Lax"
    morsel["httponly"], morsel["secure"] = True, secure
    return morsel.OutputString()
