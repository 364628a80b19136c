"""Known-device cookie: lists the accounts that have logged in from this browser.

The cookie does not authenticate anybody. It only lets its owner attempt to log in while the login throttle rejects
unknown browsers.
"""

from __future__ import annotations

import secrets

from tongiaki.server.web.tokens import KNOWN, Signer, value_in

MOST = 5
"""Maximum number of accounts in the cookie of one browser."""
_NONCE = 22
"""Length of the random prefix of a mark, in characters. The signature follows it."""


def mark_of(signer: Signer, cookies: str, person: str, *, secure: bool) -> str | None:
    """Return this browser's mark for a person, or None if the person has not logged in here."""
    return next((mark for mark in _marks(cookies, secure=secure) if _is_of(signer, mark, person)), None)


def marked(signer: Signer, cookies: str, person: str, *, secure: bool) -> str:
    """Return the cookie's new value, which starts with a new mark of this person."""
    others = [mark for mark in _marks(cookies, secure=secure) if not _is_of(signer, mark, person)]
    nonce = secrets.token_urlsafe(16)
    return ".".join([nonce + signer.sign("known", person + nonce), *others][:MOST])


def _marks(cookies: str, *, secure: bool) -> list[str]:
    value = value_in(cookies, KNOWN, secure=secure)
    return value.split(".")[:MOST] if value.isascii() and value else []


def _is_of(signer: Signer, mark: str, person: str) -> bool:
    nonce, signature = mark[:_NONCE], mark[_NONCE:]
    return signer.is_signed("known", person + nonce, signature)
