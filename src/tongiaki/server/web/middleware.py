"""Middleware for all requests: host check, authentication, security headers, new cookies and strict request bodies."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable
from typing import Any, Protocol, cast

import msgspec
from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, InternalServerException, ValidationException
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from tongiaki.common.log_context import log_fields
from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.common.origins import NotAnOriginError
from tongiaki.common.problems import ProblemCode
from tongiaki.common.rate_limits import address_key
from tongiaki.protocol.base import HttpProblem
from tongiaki.protocol.reading import InvalidInputError, Reader
from tongiaki.server.transport.client_socket import CloseCode
from tongiaki.server.transport.forwarding import header_values
from tongiaki.server.web import tokens
from tongiaki.server.web.authentication import (
    CHALLENGE,
    Authenticator,
    BadCredentialError,
    Caller,
    bearer_token,
    set_caller,
)
from tongiaki.server.web.connections import Connections, WebsocketConnection
from tongiaki.server.web.host_check import Hosts
from tongiaki.store import UnavailableError

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a referrer never includes a seat's key, which is in the URL's fragment
    "Cross-Origin-Opener-Policy": "same-origin",
}

ANONYMOUS = ("/assets/", "/healthz", "/readyz", "/metrics", "/schema")
"""Prefixes of the paths for which the server ignores all credentials."""
MISDIRECTED = b"This server does not accept this host name. The administrator can add it to TONGIAKI_HOSTS.\n"


class CallerServices(Protocol):
    """The services that the middleware uses."""

    authenticator: Authenticator
    connections: Connections


def with_middleware(app: ASGIApp, services: Callable[[], CallerServices], hosts: Hosts) -> ASGIApp:
    """Wrap an application: check the host, identify the caller, set a new browser's cookie and add headers.

    `services` returns the services of the running server.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "lifespan" and not await _check_request(hosts, scope, send):
            return
        if scope["type"] == ScopeType.HTTP:
            request = secrets.token_hex(8)
            with log_fields(request=request):
                await _answer(app, services().authenticator, scope, receive, _with_request_id(send, request))
        elif str(scope["type"]) == ScopeType.WEBSOCKET:
            with log_fields(request=secrets.token_hex(8)):
                await _connect(app, services(), scope, receive, send)
        else:  # the server starts or stops; Litestar's types omit this kind of scope
            await app(scope, receive, send)

    return wrapped


async def _answer(app: ASGIApp, authenticator: Authenticator, scope: HTTPScope, receive: Receive, send: Send) -> None:
    new_token = None
    path, secure = scope["path"], scope["scheme"] == "https"
    if not path.startswith(ANONYMOUS):
        try:
            caller = await _caller(authenticator, scope, secure=secure)
        except UnavailableError:
            if path.startswith("/api/"):
                await _reject(503, "try_again", _with_headers(send, path, None, secure=secure), scope)
                return
        except BadCredentialError:
            await _reject(401, "bad_token", _with_headers(send, path, None, secure=secure), scope)
            return
        else:
            if caller is None:
                new_token = authenticator.signer.new_token()
                person = tokens.hash_of(new_token)
                cookieless = not tokens.has_cookie(cookies_of(scope))
                caller = Caller(person, person, account=False, cookieless=cookieless)
            set_caller(scope, caller)
    if scope["method"] == "HEAD":
        # Handle HEAD like GET. The web server omits the body.
        scope = {**scope, "method": "GET"}
    await app(scope, receive, _with_headers(send, path, new_token, secure=secure))


async def _connect(app: ASGIApp, services: CallerServices, scope: WebSocketScope, receive: Receive, send: Send) -> None:
    authenticator, connections = services.authenticator, services.connections
    client = scope.get("client")
    address = address_key(None if client is None else client[0])
    try:
        secure = scope["scheme"] == "wss"
        caller = None if connections.full(address) else await _caller(authenticator, scope, secure=secure)
        rejected = connections.full(address)
    except UnavailableError:
        caller, rejected = None, True
    except BadCredentialError:
        await _reject(401, "bad_token", send, scope)
        return
    if rejected:
        TURNED_DOWN.labels("too_many_sockets" if connections.full(address) else "try_again").inc()
        await send({"type": "websocket.close", "code": CloseCode.TRY_AGAIN, "reason": None})
        return
    set_caller(scope, caller)
    connection = WebsocketConnection(receive, send, address, caller)
    with connections.opened(connection):
        try:
            await app(scope, connection.receive, connection.send)  # type: ignore[arg-type]  # Litestar's types tell each kind of message apart
        finally:
            connection.release()


async def _caller(authenticator: Authenticator, scope: Scope, *, secure: bool) -> Caller | None:
    """Return the caller: an API client identified by its token, or a browser identified by its cookies.

    Returns None if there is neither a token nor a valid cookie. Raises BadCredentialError if the token is invalid, and
    UnavailableError if the database does not answer.
    """
    token = bearer_token(scope)
    if token is None:
        return await authenticator.caller_by_cookie(cookies_of(scope), secure=secure)
    caller = await authenticator.caller_by_token(token)
    if caller is None:
        raise BadCredentialError
    return caller


async def _check_request(hosts: Hosts, scope: Scope, send: Send) -> bool:
    """Return whether a request is for this server and has a valid path. If not, send an error response."""
    try:
        known = hosts.accept(scope)
    except NotAnOriginError as error:
        await _reject(400, "malformed", send, scope, reason=f"Host: {error}")
        return False
    if not known:
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"x-content-type-options", b"nosniff")]
        await _respond(scope, send, 421, headers, MISDIRECTED)
        return False
    if "\0" in scope["path"]:  # names and ids never contain NUL, and PostgreSQL would reject it
        await _reject(404, "not_found", send, scope)
        return False
    return True


def cookies_of(scope: Scope) -> str:
    """Return the values of all Cookie headers in a single line."""
    return ";".join(header_values(scope, b"cookie"))


async def _reject(status: int, code: ProblemCode, send: Send, scope: Scope, **facts: str | int) -> None:
    TURNED_DOWN.labels(code).inc()
    headers = [(b"content-type", b"application/json")]
    if status == 401:
        headers.append(CHALLENGE)
    await _respond(scope, send, status, headers, msgspec.json.encode(HttpProblem(code=code, facts=facts)))


async def _respond(scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    """Send an HTTP response to an HTTP or websocket request."""
    kind = "websocket.http" if str(scope["type"]) == ScopeType.WEBSOCKET else "http"
    start = {"type": f"{kind}.response.start", "status": status, "headers": headers}
    await send(cast("Message", start))
    await send(cast("Message", {"type": f"{kind}.response.body", "body": body, "more_body": False}))


def _with_request_id(send: Send, request: str) -> Send:
    """Add the request's id to the response. The log shows the same id."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
        await send(message)

    return sending


def _with_headers(send: Send, path: str, new_token: str | None, *, secure: bool) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            if path.startswith("/api/"):  # the response depends on the caller
                headers.setdefault("Cache-Control", "no-store")
            # Set no cookie if shared caches may store the response, or if it already sets one.
            no_cookie = "Set-Cookie" in headers or headers.get("Cache-Control", "").startswith("public")
            if new_token is not None and not no_cookie:
                headers["Cache-Control"] = "no-store"
                headers.add(
                    "Set-Cookie", tokens.cookie(tokens.SESSION_COOKIE, new_token, secure=secure).to_header(header="")
                )
        await send(message)

    return sending


async def validate_body(request: Request[Any, Any, Any]) -> None:
    """Reject an incomplete body, or a body that does not exactly match the type declared by its handler.

    Raises ClientException for an incomplete body and ValidationException for a wrong type. Litestar itself would also
    accept `"4"` for 4 and 0 for false, because it treats bodies like query strings.
    """
    data = request.route_handler.parsed_fn_signature.parameters.get("data")
    if data is None:
        return
    try:
        body = await request.body()
    except InternalServerException as error:  # Litestar raises it if the client has disconnected
        raise ClientException("the request is incomplete") from error
    try:
        _reader(data.annotation).read(body)
    except InvalidInputError as error:
        raise ValidationException(str(error)) from error


@functools.cache
def _reader(body_type: type[msgspec.Struct]) -> Reader[msgspec.Struct]:
    return Reader(body_type)
