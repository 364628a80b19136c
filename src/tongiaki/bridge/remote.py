"""HTTP client of a Tongiaki server: requests with an API token, and the stream of a table's messages."""

import asyncio
import ipaddress
import json
import re
import ssl
from collections.abc import AsyncGenerator
from typing import Any, Literal, Self

import httpx
import msgspec

from tongiaki.common.origins import NotAnOriginError
from tongiaki.common.service_addresses import ServiceAddress, service_address

PATIENCE = 40.0
"""Timeout of a request and of each line of a stream, in seconds. The server sends lines more often."""
MOST = 16 * 1024 * 1024
"""Maximum size of a response and of a line of a stream, in bytes."""
_TOKEN = re.compile(r"tongiaki_[A-Za-z0-9_-]+")
_BUSY = {408, 425, 429}
"""HTTP statuses below 500 that mean that the server is temporarily unavailable."""

Reason = Literal["bad-server", "bad-token", "bad-proxy", "no-server", "no-https"]


class TurnedDownError(Exception):
    """Rejection of a request by the server."""

    def __init__(self, code: str, facts: dict[str, Any]) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class LineLostError(Exception):
    """Temporary failure to reach the server. The message is the reason."""


class NoServerError(Exception):
    """Unusable server address, token or proxy. The message contains no secret."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class _Me(msgspec.Struct):
    name: str
    program: bool


class Remote:
    """Client of a server with an API token. Use it as an asynchronous context manager."""

    def __init__(self, address: str, token: str) -> None:
        """Store the address of the server or of any of its pages, and the token. Raises NoServerError."""
        server = _server(address)
        token = token.strip()
        if _TOKEN.fullmatch(token) is None:
            raise NoServerError("bad-token")
        try:
            self._client = httpx.AsyncClient(
                base_url=str(server.origin),
                headers={"Authorization": f"Bearer {token}"},
                timeout=PATIENCE,
                verify=httpx.create_ssl_context(),
                trust_env=not _is_here(server.host),  # a proxy elsewhere cannot reach this machine's own addresses
            )
        except (ValueError, ImportError, httpx.InvalidURL):
            raise NoServerError("bad-proxy") from None  # the proxy's address may contain a password
        self._known = False
        """Whether a Tongiaki server has responded.

        Then other responses, as from a proxy, are temporary failures.
        """

    async def __aenter__(self) -> Self:
        """Open the HTTP client."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close all connections."""
        await self._client.aclose()

    async def me(self) -> tuple[str, bool]:
        """Return the name of the token's account, and whether it is a bot account."""
        content = await self._ask("GET", "/api/me")
        try:
            me = msgspec.json.decode(content, type=_Me)
        except msgspec.DecodeError as error:
            raise self._strange("no answer of Tongiaki") from error
        self._known = True
        return me.name, me.program

    async def make(self, **options: object) -> None:
        """Create a table and take a seat there."""
        await self._ask("POST", "/api/tables", options)

    async def lobby(self) -> dict[str, Any]:
        """Return the tables: `open`, `running`, `finished` and `yours`."""
        return self._object(await self._ask("GET", "/api/tables"))

    async def record(self, table: str) -> str:
        """Return a table's game so far as a record."""
        return (await self._ask("GET", f"/api/tables/{table}/record")).decode(errors="replace")

    async def say(self, table: str, kind: str, **fields: object) -> None:
        """Send a message to a table. Returns after the server has stored the change."""
        await self._ask("POST", f"/api/tables/{table}/messages", {"type": kind, **fields})

    async def follow(self, table: str) -> AsyncGenerator[dict[str, Any]]:
        """Yield a table's messages, from its current state on, until the server closes the stream."""
        try:
            async with self._client.stream("GET", f"/api/tables/{table}/stream") as answer:
                if not answer.is_success:
                    raise self._problem(answer.status_code, await _content(answer))
                async for line in _lines(answer):
                    if line:
                        yield self._object(line)
        except TimeoutError as error:
            raise LineLostError(f"no line within {PATIENCE:g} s") from error
        except httpx.HTTPError as error:
            raise self._failure(error) from error

    async def _ask(self, method: str, path: str, body: object = None) -> bytes:
        try:
            async with asyncio.timeout(PATIENCE), self._client.stream(method, path, json=body) as answer:
                content = await _content(answer)
        except TimeoutError as error:
            raise LineLostError(f"no answer within {PATIENCE:g} s") from error
        except httpx.HTTPError as error:
            raise self._failure(error) from error
        if not answer.is_success:
            raise self._problem(answer.status_code, content)
        return content

    def _object(self, content: bytes) -> dict[str, Any]:
        try:
            found = json.loads(content)
        except ValueError as error:
            raise self._strange("no JSON") from error
        if not isinstance(found, dict):
            raise self._strange("no object")
        return found

    def _problem(self, status: int, content: bytes) -> Exception:
        """Return the error for an unsuccessful response."""
        try:
            body = json.loads(content)
            code, facts = str(body["code"]), dict(body["facts"])
        except (ValueError, KeyError, TypeError):
            ready = status < 500 and status not in _BUSY
            return self._strange(f"HTTP {status}") if ready else LineLostError(f"HTTP {status}")
        if code in {"try_again", "too_fast"}:
            return LineLostError(code)
        return TurnedDownError(code, facts)

    def _failure(self, error: httpx.HTTPError) -> Exception:
        """Return the error of a failed connection."""
        cause: BaseException | None = error
        while cause is not None:
            if isinstance(cause, ssl.SSLError) and not isinstance(cause, ssl.SSLEOFError) and not self._known:
                return NoServerError("no-https")
            cause = cause.__cause__ or cause.__context__
        if isinstance(error, httpx.RemoteProtocolError) and "disconnected" not in str(error):
            return self._strange("no HTTP")
        if isinstance(error, httpx.DecodingError):
            return self._strange("no such encoding")
        return LineLostError(str(error) or type(error).__name__)

    def _strange(self, about: str) -> Exception:
        """Return the error for a response from software other than Tongiaki."""
        return LineLostError(about) if self._known else NoServerError("no-server")


def _server(text: str) -> ServiceAddress:
    try:
        server = service_address(text.strip())
    except NotAnOriginError:
        raise NoServerError("bad-server") from None  # the address may contain a secret
    if server.user:
        raise NoServerError("bad-server")
    return server


def _is_here(host: str) -> bool:
    """Return whether a host is a loopback address."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


async def _content(answer: httpx.Response) -> bytes:
    content = bytearray()
    async for chunk in answer.aiter_bytes():
        content += chunk
        if len(content) > MOST:
            raise LineLostError("the answer is too long")
    return bytes(content)


async def _lines(answer: httpx.Response) -> AsyncGenerator[bytes]:
    """Yield the lines of a response. Raises TimeoutError if a line is late."""
    chunks, rest = answer.aiter_bytes(), b""
    while True:
        async with asyncio.timeout(PATIENCE):
            while b"\n" not in rest:
                chunk = await anext(chunks, None)
                if chunk is None:
                    return
                rest += chunk
                if len(rest) > MOST:
                    raise LineLostError("a line is too long")
        line, _, rest = rest.partition(b"\n")
        yield line
