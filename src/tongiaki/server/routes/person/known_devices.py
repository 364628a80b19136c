"""Browsers that somebody has logged in with before: a cookie of theirs says so, for a few persons.

It opens nothing. It only lets its owner knock while strangers who guess at the password are turned away.
"""

from __future__ import annotations

import secrets

from tongiaki.server.web.tokens import KNOWN, Signer, value_in

MOST = 5
"""Persons whose marks one browser keeps."""
_NONCE = 22
"""Letters that a mark begins with; its signature follows."""


def mark_of(signer: Signer, cookies: str, person: str, *, secure: bool) -> str | None:
    """Give the browser's own name among those that a person has logged in with; None if it is none of them."""
    return next((mark for mark in _marks(cookies, secure=secure) if _is_of(signer, mark, person)), None)


def marked(signer: Signer, cookies: str, person: str, *, secure: bool) -> str:
    """Give the value of the cookie that says, of this person too, that they have logged in with this browser."""
    others = [mark for mark in _marks(cookies, secure=secure) if not _is_of(signer, mark, person)]
    nonce = secrets.token_urlsafe(16)
    return ".".join([nonce + signer.sign("known", person + nonce), *others][:MOST])


def _marks(cookies: str, *, secure: bool) -> list[str]:
    value = value_in(cookies, KNOWN, secure=secure)
    return value.split(".")[:MOST] if value.isascii() and value else []


def _is_of(signer: Signer, mark: str, person: str) -> bool:
    nonce, signature = mark[:_NONCE], mark[_NONCE:]
    return signer.is_signed("known", person + nonce, signature)
