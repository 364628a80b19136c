"""Authentication: from a cookie or an Authorization header to the person."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.types import Scope as Asgi

from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import counted
from tongiaki.server.transport.forwarding import values_of
from tongiaki.server.web.tokens import Signer, Token, hash_of
from tongiaki.store import Identity, Scope, Sessions

LIFE = 5.0
"""Seconds for which an answer of the database is taken for granted: another server may have ended the session, and died
before it told so."""
KEPT = 10_000
"""Tokens that are kept in mind."""
_CALLER = "caller"
"""Where the state of a request, or of a websocket, has the Caller."""


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the client's address as rate limits count it (IPv6: the /64 network)."""
    return counted(None if connection.client is None else connection.client.host)


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who asks: the hash of the token, the person, and whether that person is logged in there.

    A program that acts in the person's name may only do what its `scope` says. `cookieless`: the request brought none
    of our cookies. The person exists for this request alone, unless the browser takes the cookie of the answer.
    """

    token: str
    person: str
    account: bool
    scope: Scope | None = None
    cookieless: bool = False


def note(scope: Asgi, caller: Caller | None) -> None:
    """Have it known to all who answer who asks; None for a websocket without a cookie."""
    scope.setdefault("state", {})[_CALLER] = caller


def caller_of(request: Request[Any, Any, Any]) -> Caller:
    """Tell who asks."""
    return cast("Caller", request.scope["state"][_CALLER])


def person_at(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Tell whose websocket or request it is; None for a viewer without a cookie."""
    caller: Caller | None = connection.scope["state"][_CALLER]
    return None if caller is None else caller.person


def by_program(socket: WebSocket[Any, Any, Any]) -> bool:
    """Tell whether it is the websocket of a program, which came with its token."""
    caller: Caller | None = socket.scope["state"][_CALLER]
    return caller is not None and caller.scope is not None


def only_reads(socket: WebSocket[Any, Any, Any]) -> bool:
    """Tell whether it is the websocket of a program that may only look."""
    caller: Caller | None = socket.scope["state"][_CALLER]
    return caller is not None and caller.scope == "read"


OWN = "own"
"""What a handler asks for that no program may use, whatever its scope: names, passwords and tokens."""


def require_scope(connection: ASGIConnection[Any, Any, Any, Any], wanted: str) -> None:
    """Insist that a program may do this (`wanted`: "read", "play" or OWN); raises ProblemError `not_with_token`."""
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
    """Insist that a browser's page sends a cookie; raises ProblemError `no_person`.

    Browsers send an Origin with every request that changes something. A program without an Origin may begin with such
    a request, and take the cookie from its answer.
    """
    caller: Caller | None = connection.scope.get("state", {}).get(_CALLER)
    if caller is not None and caller.cookieless and "origin" in connection.headers:
        raise ProblemError("no_person")


class Authenticator:
    """Finds out who is asking."""

    signer: Signer
    """Set when the database is opened, which has the key."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._found: OrderedDict[str, tuple[float, Identity | None]] = OrderedDict()
        self._ends = 0

    async def who(self, cookies: str, *, secure: bool) -> Caller | None:
        """Tell who sends these cookies; None without a token that is good for anything. Raises UnavailableError."""
        # A page of a neighbouring domain may set a cookie of the same name: a guest's hides nobody's account.
        guest = None
        for token in self.signer.tokens_in(cookies, secure=secure):
            identity = await self._identify(token)
            if identity is not None and identity.account:
                return Caller(token.hash, identity.person, account=True)
            if identity is not None and guest is None:
                guest = Caller(token.hash, identity.person, account=False)
        return guest

    async def program(self, token: str) -> Caller | None:
        """Return the program whose token this is; None if it is nobody's. Raises UnavailableError."""
        if not self.signer.is_programs(token):
            return None
        identity = await self._identify(Token(hash_of(token), signed=False))
        if identity is None or identity.scope is None:
            return None
        return Caller(hash_of(token), identity.person, account=True, scope=identity.scope)

    def forget(self, tokens: Iterable[str]) -> None:
        """Ask the database anew about these tokens, by their hashes."""
        self._ends += 1
        for token in tokens:
            self._found.pop(token, None)

    def forget_person(self, person: str) -> None:
        """Ask the database anew about all tokens of a person."""
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
        if ends != self._ends:  # the answer may be from before the end of that session
            return identity
        self._found[token.hash] = (asked, identity)
        self._found.move_to_end(token.hash)
        if len(self._found) > KEPT:
            self._found.popitem(last=False)
        return identity


BEARER = "bearer"
OF_PROXIES = frozenset({"basic", "digest", "negotiate", "ntlm"})
"""Schemes that browsers answer a proxy with. A club's proxy may ask for its password, and pass it on to the server."""
CHALLENGE = (b"www-authenticate", b"Bearer")
"""The header of every answer 401."""


class BadCredentialError(Exception):
    """A request with a credential that is not valid."""


def bearer_token(scope: Asgi) -> str | None:
    """Return the token of a request's Authorization header; None without one, and for a proxy's own scheme.

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
