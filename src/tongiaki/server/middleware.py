"""What every HTTP answer carries: the headers that keep a page safe, and a new browser's cookie."""

from __future__ import annotations

from typing import cast

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from tongiaki.server import persons

SAFETY = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the seat's key is in no referrer: it stands behind a #
    "Cross-Origin-Opener-Policy": "same-origin",
}
PERSON = "person"


def answering(app: ASGIApp) -> ASGIApp:
    """Wrap the application: find out who asks, give a new browser its cookie, add the headers."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        fresh = None
        person = persons.person_in(_cookies(scope))
        if person is None and not scope["path"].startswith(("/assets/", "/healthz")):
            fresh = persons.new_token()
            person = persons.person_of(fresh)
        scope.setdefault("state", {})[PERSON] = person
        if scope["method"] == "HEAD":
            # Answered as GET is; the web server leaves the body out.
            scope = cast("HTTPScope", {**scope, "method": "GET"})
        await app(scope, receive, _adding(send, fresh, secure=scope["scheme"] == "https"))

    return wrapped


def _cookies(scope: Scope) -> str:
    return ";".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie")


def _adding(send: Send, fresh: str | None, *, secure: bool) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in SAFETY.items():
                headers.setdefault(name, value)
            # What any cache may keep for everybody must not name anybody.
            if fresh is not None and not headers.get("Cache-Control", "").startswith("public"):
                headers["Cache-Control"] = "no-store"
                headers.add("Set-Cookie", persons.cookie(fresh, secure=secure))
        await send(message)

    return sending
