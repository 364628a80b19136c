"""A server, as a program sees it: requests with a token, and what happens at a table as it happens."""

import json
from collections.abc import AsyncGenerator
from typing import Any, Self

import httpx

PATIENCE = 40.0
"""Seconds of silence after which a connection is taken for lost: the server says something more often."""


class TurnedDownError(Exception):
    """The server does not do what it is asked."""

    def __init__(self, code: str, facts: dict[str, Any]) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class LineLostError(Exception):
    """The server cannot be reached, or is not ready; the message says why."""


class Remote:
    """A server at an address, asked with a program's token, while it is entered."""

    def __init__(self, address: str, token: str) -> None:
        """Take the address as one would open it in a browser."""
        headers = {"Authorization": f"Bearer {token}"}
        self._client = httpx.AsyncClient(base_url=address.rstrip("/"), headers=headers, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        """Begin."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """End all connections."""
        await self._client.aclose()

    async def me(self) -> tuple[str, bool]:
        """Tell in whose name the program acts, and whether that account is its own, a program's."""
        told = (await self._ask("GET", "/api/me")).json()
        return str(told["name"]), bool(told["program"])

    async def make(self, **options: object) -> None:
        """Make a table, and sit down there."""
        await self._ask("POST", "/api/tables", options)

    async def lobby(self) -> dict[str, Any]:
        """Give the tables: `open`, `running`, `finished` and `yours`."""
        found: dict[str, Any] = (await self._ask("GET", "/api/tables")).json()
        return found

    async def record(self, table: str) -> str:
        """Give a table's game as text, as far as it has come."""
        return (await self._ask("GET", f"/api/tables/{table}/record")).text

    async def say(self, table: str, kind: str, **fields: object) -> None:
        """Ask something of a table; once this returns it is done, and kept."""
        await self._ask("POST", f"/api/tables/{table}/messages", {"type": kind, **fields})

    async def follow(self, table: str) -> AsyncGenerator[dict[str, Any]]:
        """Give what happens at a table, from how it stands now on, until the server ends it."""
        try:
            async with self._client.stream("GET", f"/api/tables/{table}/stream") as answer:
                if answer.is_error:
                    await answer.aread()
                    raise _problem(answer)
                async for line in answer.aiter_lines():
                    if line:
                        yield json.loads(line)
        except httpx.HTTPError as error:
            raise LineLostError(str(error) or type(error).__name__) from error

    async def _ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        try:
            answer = await self._client.request(method, path, json=body)
        except httpx.HTTPError as error:
            raise LineLostError(str(error) or type(error).__name__) from error
        if answer.is_error:
            raise _problem(answer)
        return answer


def _problem(answer: httpx.Response) -> Exception:
    """What to raise for an answer of 400 or above."""
    try:
        body = answer.json()
        code, facts = str(body["code"]), dict(body["facts"])
    except (ValueError, KeyError, TypeError):
        return LineLostError(f"HTTP {answer.status_code}")
    if code in {"try_again", "too_fast"}:
        return LineLostError(code)
    return TurnedDownError(code, facts)
