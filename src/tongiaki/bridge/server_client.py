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

TIMEOUT = 40.0
"""Timeout for a request and for each line of a stream, in seconds. The server sends lines more often than this."""
MAX_RESPONSE_BYTES = 16 * 1024 * 1024
"""Maximum size of a response and of a line of a stream, in bytes."""
_TOKEN = re.compile(r"tongiaki_[A-Za-z0-9_-]+")
_TEMPORARY_STATUSES = {408, 425, 429}
"""HTTP statuses below 500 which mean that the server is temporarily unavailable."""

Reason = Literal["bad-server", "bad-token", "bad-proxy", "no-server", "no-https"]


class RejectedError(Exception):
    """The server rejected a request."""

    def __init__(self, code: str, facts: dict[str, Any]) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class ConnectionLostError(Exception):
    """A temporary failure to reach the server. The message describes the reason."""


class InvalidServerError(Exception):
    """The address of the server, the token or the proxy is not usable. The message contains no secret."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class _Account(msgspec.Struct):
    name: str
    program: bool


class ServerClient:
    """Client of a server, with an API token. It is an asynchronous context manager."""

    def __init__(self, address: str, token: str) -> None:
        """Store the token and the address, which is that of the server or of any of its pages.

        Raises InvalidServerError.
        """
        server = _parse_server(address)
        token = token.strip()
        if _TOKEN.fullmatch(token) is None:
            raise InvalidServerError("bad-token")
        try:
            self._client = httpx.AsyncClient(
                base_url=str(server.origin),
                headers={"Authorization": f"Bearer {token}"},
                timeout=TIMEOUT,
                verify=httpx.create_ssl_context(),
                trust_env=not _is_loopback(server.host),  # a proxy cannot reach loopback addresses of this machine
            )
        except (ValueError, ImportError, httpx.InvalidURL):
            raise InvalidServerError("bad-proxy") from None  # the proxy's address may contain a password
        self._has_responded = False
        """Whether a Tongiaki server has responded.

        From then on, responses from other software are temporary failures.
        """

    async def __aenter__(self) -> Self:
        """Open the HTTP client."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close all connections."""
        await self._client.aclose()

    async def get_account(self) -> tuple[str, bool]:
        """Return the name of the token's account, and whether it is a bot account."""
        content = await self._request("GET", "/api/me")
        try:
            account = msgspec.json.decode(content, type=_Account)
        except msgspec.DecodeError as error:
            raise self._unexpected_response("no response of Tongiaki") from error
        self._has_responded = True
        return account.name, account.program

    async def create_table(self, **options: object) -> None:
        """Create a table and take a seat there."""
        await self._request("POST", "/api/tables", options)

    async def get_lobby(self) -> dict[str, Any]:
        """Return the tables: `open`, `running`, `finished` and `yours`."""
        return self._decode_object(await self._request("GET", "/api/tables"))

    async def get_record(self, table: str) -> str:
        """Return the record of a table's game so far."""
        return (await self._request("GET", f"/api/tables/{table}/record")).decode(errors="replace")

    async def send(self, table: str, kind: str, **fields: object) -> None:
        """Send a message to a table. Return once the server has stored the change."""
        await self._request("POST", f"/api/tables/{table}/messages", {"type": kind, **fields})

    async def follow(self, table: str) -> AsyncGenerator[dict[str, Any]]:
        """Yield a table's messages until the server closes the stream. The first message is the current state."""
        try:
            async with self._client.stream("GET", f"/api/tables/{table}/stream") as response:
                if not response.is_success:
                    raise self._rejection(response.status_code, await _read_content(response))
                async for line in _read_lines(response):
                    if line:
                        yield self._decode_object(line)
        except TimeoutError as error:
            raise ConnectionLostError(f"no line within {TIMEOUT:g} s") from error
        except httpx.HTTPError as error:
            raise self._failure(error) from error

    async def _request(self, method: str, path: str, body: object = None) -> bytes:
        try:
            async with asyncio.timeout(TIMEOUT), self._client.stream(method, path, json=body) as response:
                content = await _read_content(response)
        except TimeoutError as error:
            raise ConnectionLostError(f"no response within {TIMEOUT:g} s") from error
        except httpx.HTTPError as error:
            raise self._failure(error) from error
        if not response.is_success:
            raise self._rejection(response.status_code, content)
        return content

    def _decode_object(self, content: bytes) -> dict[str, Any]:
        try:
            value = json.loads(content)
        except ValueError as error:
            raise self._unexpected_response("no JSON") from error
        if not isinstance(value, dict):
            raise self._unexpected_response("no object")
        return value

    def _rejection(self, status: int, content: bytes) -> Exception:
        """Return the exception for an unsuccessful response."""
        try:
            body = json.loads(content)
            code, facts = str(body["code"]), dict(body["facts"])
        except (ValueError, KeyError, TypeError):
            is_final = status < 500 and status not in _TEMPORARY_STATUSES
            return self._unexpected_response(f"HTTP {status}") if is_final else ConnectionLostError(f"HTTP {status}")
        if code in {"try_again", "too_fast"}:
            return ConnectionLostError(code)
        return RejectedError(code, facts)

    def _failure(self, error: httpx.HTTPError) -> Exception:
        """Return the exception for a failed connection."""
        cause: BaseException | None = error
        while cause is not None:
            if isinstance(cause, ssl.SSLError) and not isinstance(cause, ssl.SSLEOFError) and not self._has_responded:
                return InvalidServerError("no-https")
            cause = cause.__cause__ or cause.__context__
        if isinstance(error, httpx.RemoteProtocolError) and "disconnected" not in str(error):
            return self._unexpected_response("no HTTP")
        if isinstance(error, httpx.DecodingError):
            return self._unexpected_response("no such encoding")
        return ConnectionLostError(str(error) or type(error).__name__)

    def _unexpected_response(self, reason: str) -> Exception:
        """Return the exception for a response from software other than Tongiaki."""
        return ConnectionLostError(reason) if self._has_responded else InvalidServerError("no-server")


def _parse_server(text: str) -> ServiceAddress:
    try:
        server = service_address(text.strip())
    except NotAnOriginError:
        raise InvalidServerError("bad-server") from None  # the address may contain a secret
    if server.user:
        raise InvalidServerError("bad-server")
    return server


def _is_loopback(host: str) -> bool:
    """Return whether a host is a loopback address."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


async def _read_content(response: httpx.Response) -> bytes:
    content = bytearray()
    async for chunk in response.aiter_bytes():
        content += chunk
        if len(content) > MAX_RESPONSE_BYTES:
            raise ConnectionLostError("the response is too long")
    return bytes(content)


async def _read_lines(response: httpx.Response) -> AsyncGenerator[bytes]:
    """Yield the lines of a response. Raises TimeoutError if a line is late."""
    chunks, rest = response.aiter_bytes(), b""
    while True:
        async with asyncio.timeout(TIMEOUT):
            while b"\n" not in rest:
                chunk = await anext(chunks, None)
                if chunk is None:
                    return
                rest += chunk
                if len(rest) > MAX_RESPONSE_BYTES:
                    raise ConnectionLostError("a line is too long")
        line, _, rest = rest.partition(b"\n")
        yield line
