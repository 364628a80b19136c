"""Authentication: identifies the caller by cookie or Authorization header."""

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
from tongiaki.common.rate_limits import counted
from tongiaki.server.transport.forwarding import values_of
from tongiaki.server.web.tokens import Signer, Token, hash_of
from tongiaki.store import Identity, Sessions, TokenScope

LIFE = 5.0
"""Lifetime of a cached identity, in seconds. Another server may end a session and crash before it notifies this one."""
KEPT = 10_000
"""Maximum number of tokens in the cache."""
_CALLER = "caller"
"""Key of the Caller in the state of a request or websocket."""


class Connection(Protocol):
    """A request or a websocket."""

    @property
    def scope(self) -> Asgi:
        """The ASGI scope."""


def client_address(connection: Connection) -> str:
    """Return the client's address as rate limits count it (IPv6: the /64 network)."""
    client = connection.scope.get("client")
    return counted(None if client is None else client[0])


@dataclass(frozen=True, slots=True)
class Caller:
    """A caller: the hash of the token, the person, and whether the person is logged in to an account.

    `scope` limits what an API client may do; it is None for a browser. `cookieless`: the request brought none of our
    cookies. The person exists for this request alone, unless the browser stores the cookie of the response.
    """

    token: str
    person: str
    account: bool
    scope: TokenScope | None = None
    cookieless: bool = False


def note(scope: Asgi, caller: Caller | None) -> None:
    """Store the caller in the state of a request or websocket; None for a websocket without a cookie."""
    scope.setdefault("state", {})[_CALLER] = caller


def caller_of(request: Request[Any, Any, Any]) -> Caller:
    """Return the caller of a request."""
    return cast("Caller", request.scope["state"][_CALLER])


def person_at(connection: Connection) -> str | None:
    """Return the person behind a websocket or request; None for a viewer without a cookie."""
    caller: Caller | None = connection.scope["state"][_CALLER]
    return None if caller is None else caller.person


def by_program(socket: Connection) -> bool:
    """Return whether an API client opened the websocket, with its token."""
    caller: Caller | None = socket.scope["state"][_CALLER]
    return caller is not None and caller.scope is not None


def only_reads(socket: Connection) -> bool:
    """Return whether an API client with the scope `read` opened the websocket."""
    caller: Caller | None = socket.scope["state"][_CALLER]
    return caller is not None and caller.scope == "read"


OWN = "own"
"""Scope of handlers that are closed to all API clients: names, passwords and tokens."""


def require_scope(connection: ASGIConnection[Any, Any, Any, Any], wanted: str) -> None:
    """Require that the caller's scope allows `wanted`: "read", "play" or OWN; raises ProblemError `not_with_token`."""
    caller: Caller | None = connection.scope.get("state", {}).get(_CALLER)
    if caller is None or caller.scope is None or wanted == "read":
        return
    if wanted == OWN or caller.scope == "read":
        raise ProblemError("not_with_token")


def require_account(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Require that the caller is logged in to an account; raises ProblemError `no_account`."""
    caller: Caller | None = connection.scope.get("state", {}).get(_CALLER)
    if caller is None or not caller.account:
        raise ProblemError("no_account")


def require_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Reject a request that comes from a browser but has no cookie; raises ProblemError `no_person`.

    Browsers send an Origin header with every request that changes something. An API client sends none, so its first
    request may lack a cookie. It takes the cookie from the response.
    """
    caller: Caller | None = connection.scope.get("state", {}).get(_CALLER)
    if caller is not None and caller.cookieless and "origin" in connection.headers:
        raise ProblemError("no_person")


class Authenticator:
    """Identifies callers by cookie or API token, and caches their identities."""

    def __init__(self, sessions: Sessions, signer: Signer) -> None:
        self.signer = signer
        self._sessions = sessions
        self._found: LruDict[str, tuple[float, Identity | None]] = LruDict(KEPT)
        self._ends = 0

    async def who(self, cookies: str, *, secure: bool) -> Caller | None:
        """Return the caller for a Cookie header; None without a valid token. Raises UnavailableError."""
        # A page of a sibling domain can set a cookie of the same name. A guest's cookie must not hide an account's.
        guest = None
        for token in self.signer.tokens_in(cookies, secure=secure):
            identity = await self._identify(token)
            if identity is not None and identity.account:
                return Caller(token.hash, identity.person, account=True)
            if identity is not None and guest is None:
                guest = Caller(token.hash, identity.person, account=False)
        return guest

    async def program(self, token: str) -> Caller | None:
        """Return the caller for an API token; None if the token is invalid. Raises UnavailableError."""
        if not self.signer.is_programs(token):
            return None
        identity = await self._identify(Token(hash_of(token), signed=False))
        if identity is None or identity.scope is None:
            return None
        return Caller(hash_of(token), identity.person, account=True, scope=identity.scope)

    def forget(self, tokens: Iterable[str]) -> None:
        """Remove tokens, given by their hashes, from the cache."""
        self._ends += 1
        for token in tokens:
            self._found.pop(token, None)

    def forget_person(self, person: str) -> None:
        """Remove all tokens of a person from the cache."""
        self.forget(
            [token for token, (_, found) in self._found.items() if found is not None and found.person == person]
        )

    async def _identify(self, token: Token) -> Identity | None:
        at, identity = self._found.get(token.hash, (0.0, None))
        if time.monotonic() - at <= LIFE and token.hash in self._found:
            self._found.move_to_end(token.hash)
            return identity
        asked, ends = time.monotonic(), self._ends
        identity = await self._sessions.identify(token.hash, signed=token.signed)
        if ends != self._ends:  # a session ended meanwhile, so the answer may be outdated
            return identity
        self._found[token.hash] = (asked, identity)
        return identity


BEARER = "bearer"
OF_PROXIES = frozenset({"basic", "digest", "negotiate", "ntlm"})
"""Schemes of passwords for a proxy. The proxy may forward them to the server."""
CHALLENGE = (b"www-authenticate", b"Bearer")
"""Header of every 401 response."""


class BadCredentialError(Exception):
    """An invalid credential in a request."""


def bearer_token(scope: Asgi) -> str | None:
    """Return the token of a request's Authorization header; None without one, or if the scheme is a proxy's.

    Schemes are case-insensitive (RFC 9110). The token may be empty. Raises BadCredentialError for any other scheme, and
    for several headers.
    """
    found = values_of(scope, b"authorization")
    if not found:
        return None
    scheme, _, token = found[0].strip(" \t").partition(" ")
    if len(found) == 1 and scheme.lower() in OF_PROXIES:
        return None
    if len(found) > 1 or scheme.lower() != BEARER:
        raise BadCredentialError
    return token.strip(" \t")
