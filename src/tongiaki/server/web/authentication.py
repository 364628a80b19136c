"""Authentication: identifies the caller by a cookie or the Authorization header."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import Scope as Asgi

from tongiaki.common.lru import LruDict
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import address_key
from tongiaki.server.transport.forwarding import header_values
from tongiaki.server.web.tokens import Signer, Token, hash_of
from tongiaki.store import Identity, Sessions, TokenScope

CACHE_SECONDS = 5.0
"""Lifetime of a cached identity, in seconds.

It is short because a server that revokes a session may crash before it notifies the other servers.
"""
MAX_CACHED_TOKENS = 10_000
"""Maximum number of tokens in the cache."""
_CALLER = "caller"
"""Key under which the state of a request or websocket stores the Caller."""


class HasScope(Protocol):
    """A request or websocket that has an ASGI scope."""

    @property
    def scope(self) -> Asgi:
        """The ASGI scope."""


def client_address(connection: HasScope) -> str:
    """Return the client's address in the form used for rate limits. For IPv6, this is the /64 network."""
    client = connection.scope.get("client")
    return address_key(None if client is None else client[0])


@dataclass(frozen=True, slots=True)
class Caller:
    """The caller of a request or websocket.

    `token`: the hash of the caller's token. `account`: whether the caller is logged in to an account. `scope`: the
    scope of an API client; None for a browser. `cookieless`: the request has no cookie of this server. Its `person`
    then exists for this request only, unless the browser stores the cookie in the response.
    """

    token: str
    person: str
    account: bool
    scope: TokenScope | None = None
    cookieless: bool = False


def set_caller(scope: Asgi, caller: Caller | None) -> None:
    """Store the caller in the state of a request or websocket; None means a websocket without a cookie."""
    scope.setdefault("state", {})[_CALLER] = caller


def caller_of(request: Request[Any, Any, Any]) -> Caller:
    """Return the caller of a request."""
    return cast("Caller", request.scope["state"][_CALLER])


def person_of(connection: HasScope) -> str | None:
    """Return the person who uses a websocket or made a request; None for a viewer without a cookie."""
    caller: Caller | None = connection.scope["state"][_CALLER]
    return None if caller is None else caller.person


def is_api_client(socket: HasScope) -> bool:
    """Return whether the websocket was opened with an API token."""
    caller: Caller | None = socket.scope["state"][_CALLER]
    return caller is not None and caller.scope is not None


def is_read_only(socket: HasScope) -> bool:
    """Return whether the websocket was opened with an API token that has the scope `read`."""
    caller: Caller | None = socket.scope["state"][_CALLER]
    return caller is not None and caller.scope == "read"


BROWSER_ONLY = "own"
"""Scope of handlers that API clients may never call, such as those for names, passwords and tokens."""


def require_scope(connection: ASGIConnection[Any, Any, Any, Any], required: str) -> None:
    """Require the scope "read", "play" or BROWSER_ONLY; raises ProblemError `not_with_token` if the caller lacks it."""
    caller: Caller | None = connection.scope.get("state", {}).get(_CALLER)
    if caller is None or caller.scope is None or required == "read":
        return
    if required == BROWSER_ONLY or caller.scope == "read":
        raise ProblemError("not_with_token")


def require_account(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Require that the caller is logged in to an account; raises ProblemError `no_account` if not."""
    caller: Caller | None = connection.scope.get("state", {}).get(_CALLER)
    if caller is None or not caller.account:
        raise ProblemError("no_account")


def require_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Reject a request from a browser without a cookie; raises ProblemError `no_person`.

    Browsers send an Origin header with every request that changes something. API clients do not send one, so they may
    make their first request without a cookie. They get their cookie from the response.
    """
    caller: Caller | None = connection.scope.get("state", {}).get(_CALLER)
    if caller is not None and caller.cookieless and "origin" in connection.headers:
        raise ProblemError("no_person")


class Authenticator:
    """Identifies callers by a cookie or an API token, and caches their identities."""

    def __init__(self, sessions: Sessions, signer: Signer) -> None:
        self.signer = signer
        self._sessions = sessions
        self._cache: LruDict[str, tuple[float, Identity | None]] = LruDict(MAX_CACHED_TOKENS)
        self._evictions = 0

    async def caller_by_cookie(self, cookies: str, *, secure: bool) -> Caller | None:
        """Return the caller identified by a Cookie header; None if it has no valid token. Raises UnavailableError."""
        # A page on a sibling domain can set a cookie with the same name. A guest's cookie must not hide an account's.
        guest = None
        for token in self.signer.tokens_in(cookies, secure=secure):
            identity = await self._identify(token)
            if identity is not None and identity.account:
                return Caller(token.hash, identity.person, account=True)
            if identity is not None and guest is None:
                guest = Caller(token.hash, identity.person, account=False)
        return guest

    async def caller_by_token(self, token: str) -> Caller | None:
        """Return the caller identified by an API token; None if the token is invalid. Raises UnavailableError."""
        if not self.signer.is_api_token(token):
            return None
        identity = await self._identify(Token(hash_of(token), signed=False))
        if identity is None or identity.scope is None:
            return None
        return Caller(hash_of(token), identity.person, account=True, scope=identity.scope)

    def evict(self, tokens: Iterable[str]) -> None:
        """Remove the tokens with these hashes from the cache."""
        self._evictions += 1
        for token in tokens:
            self._cache.pop(token, None)

    def evict_person(self, person: str) -> None:
        """Remove all tokens of a person from the cache."""
        self.evict(
            [
                token
                for token, (_, identity) in self._cache.items()
                if identity is not None and identity.person == person
            ]
        )

    async def _identify(self, token: Token) -> Identity | None:
        cached_at, identity = self._cache.get(token.hash, (0.0, None))
        if time.monotonic() - cached_at <= CACHE_SECONDS and token.hash in self._cache:
            self._cache.move_to_end(token.hash)
            return identity
        started, evictions = time.monotonic(), self._evictions
        identity = await self._sessions.identify(token.hash, signed=token.signed)
        if evictions != self._evictions:  # a session has ended in the meantime, so the answer may be outdated
            return identity
        self._cache[token.hash] = (started, identity)
        return identity


BEARER = "bearer"
PROXY_SCHEMES = frozenset({"basic", "digest", "negotiate", "ntlm"})
"""Authentication schemes used by proxies, which may forward the credentials to this server."""
CHALLENGE = (b"www-authenticate", b"Bearer")
"""Header sent with every 401 response."""


class BadCredentialError(Exception):
    """An invalid credential in a request."""


def bearer_token(scope: Asgi) -> str | None:
    """Return the token in a request's Authorization header; None if there is no token for this server.

    Credentials for a proxy are ignored. Schemes are case-insensitive (RFC 9110). The token may be empty. Raises
    BadCredentialError for any other scheme or for several headers.
    """
    headers = header_values(scope, b"authorization")
    if not headers:
        return None
    scheme, _, token = headers[0].strip(" \t").partition(" ")
    if len(headers) == 1 and scheme.lower() in PROXY_SCHEMES:
        return None
    if len(headers) > 1 or scheme.lower() != BEARER:
        raise BadCredentialError
    return token.strip(" \t")
