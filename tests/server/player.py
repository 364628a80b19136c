"""A client controlled by a test: a person with a cookie, and a connection that stores all received messages."""

import asyncio
import json
import ssl
from collections.abc import Callable
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tongiaki.protocol.table_messages import ServerMessage

PATIENCE = 120.0
"""Timeout for each expected message of the server, in seconds."""

_TRUST = ssl.create_default_context()
"""Created once, because it takes longer than a request."""

PASSWORD = "correct horse battery"

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def request(
    url: str, cookie: str, method: str, path: str, body: object, further: dict[str, str] | None = None
) -> httpx.Response:
    """Send an HTTP request with a browser's cookie, or without one if it is empty. The body None means no body.

    If the response is an endless stream, return its first line.
    """
    headers = ({"Cookie": cookie} if cookie else {}) | (further or {})
    with httpx.stream(method, url + path, json=body, headers=headers, timeout=PATIENCE, verify=_TRUST) as answer:
        if answer.headers.get("Content-Type") == "application/x-ndjson":
            return httpx.Response(answer.status_code, headers=answer.headers, text=next(answer.iter_lines()))
        answer.read()
        return answer


class Person:
    """A browser: it keeps its cookie and sends HTTP requests."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        """Make the first request of a new browser. `headers` are added to every request, as by a proxy."""
        self.url = url
        self.headers = headers or {}
        self.cookie = ""
        self.get("/api/me")

    def get(self, path: str) -> httpx.Response:
        return self._request("GET", path, None)

    def post(self, path: str, **body: object) -> httpx.Response:
        return self._request("POST", path, body)

    def delete(self, path: str) -> httpx.Response:
        return self._request("DELETE", path, None)

    def _request(self, method: str, path: str, body: object) -> httpx.Response:
        answer = request(self.url, self.cookie, method, path, body, self.headers)
        if "Set-Cookie" in answer.headers:
            self.cookie = answer.headers["Set-Cookie"].partition(";")[0]
        return answer

    def claim(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.post("/api/account", name=name, password=password)

    def log_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.post("/api/login", name=name, password=password)

    def new_table(self, **options: object) -> str:
        answer = self.post("/api/tables", **options)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def quick(self, **options: object) -> str:
        answer = self.post("/api/quick", **({"name": "Ana"} | options))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def link(self, table_id: str) -> str:
        """Return the key of a new personal link of this person's seat."""
        answer = self.post(f"/api/tables/{table_id}/link")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["key"])

    def connect(self, table_id: str, after: int | None = None) -> "Connection":
        return Connection(self.url, table_id, self.cookie, after, self.headers)


class Connection:
    """A connection to a table.

    `table`, `game` and `number` have the latest received values; `received` has every message.
    """

    def __init__(
        self,
        url: str,
        table_id: str,
        cookie: str | None = None,
        after: int | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self._url = f"ws{url.removeprefix('http')}/ws/tables/{table_id}"
        self._cookie = cookie
        self._after = after
        self._headers = headers or {}
        self._socket: ClientConnection | None = None
        self.number = 0
        self.table: dict[str, Any] = {}
        self.game: dict[str, Any] | None = None
        self.received: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        await self.open()
        await self.send("hello", after=self._after)
        await self.receive(lambda message: message["type"] in {"snapshot", "update"} and message["table"] is not None)
        return self

    async def open(self, origin: str | None = None) -> None:
        headers = self._headers | ({} if self._cookie is None else {"Cookie": self._cookie})
        if origin is not None:
            headers["Origin"] = origin
        self._socket = await connect(self._url, additional_headers=headers, max_size=None)

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    @property
    def seat(self) -> int | None:
        return self.table["you"]

    @property
    def legal(self) -> list[str]:
        return [] if self.game is None else self.game["legal"] or []

    async def send(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def next(self) -> dict[str, Any]:
        """Return the next message. It must be a message of the protocol."""
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv()
        _decoder.decode(data)
        message: dict[str, Any] = json.loads(data)
        self.received.append(message)
        if message["type"] in {"snapshot", "update"}:
            self.number = message["number"]
            self.table = message["table"] or self.table
            self.game = message["game"] or self.game
        return message

    async def receive(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the next message for which `wanted` returns true. Earlier messages are processed."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def receive_until(self, condition: Callable[[Self], bool]) -> None:
        """Receive messages until the condition is true."""
        while not condition(self):
            await self.next()

    async def request(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a message and return the resulting update or answer. Nobody else may act at the table meanwhile."""
        await self.send("chat", text="/help", id=76)
        await self.receive(
            lambda message: message.get("id") == 76
        )  # this connection has now received all earlier changes
        number = self.number
        await self.send(kind, id=77, **fields)
        return await self.receive(
            lambda message: (message["number"] > number) if message["type"] == "update" else message.get("id") == 77
        )

    async def move(self, text: str) -> dict[str, Any]:
        return await self.request("move", number=self.number, move=text)

    async def problem_code(self, kind: str, **fields: object) -> str:
        """Send a message and return the code of the resulting problem."""
        await self.send(kind, id=78, **fields)
        answer = await self.receive(lambda message: message.get("id") == 78)
        assert answer["type"] == "problem", answer
        return str(answer["code"])

    async def play_on(self, choose: Callable[[list[str]], str]) -> None:
        """Play this seat's moves until the game is over."""
        while self.table["status"] != "over":
            if self.legal:
                answer = await self.move(choose(self.legal))
                assert answer["type"] == "update", answer
            else:
                await self.next()
