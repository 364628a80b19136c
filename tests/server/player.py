"""A client as a test drives it: a person with a cookie and a connection to a table, which keeps what it is told."""

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
"""Seconds in which the server must say what a test waits for."""

_TRUST = ssl.create_default_context()
"""Made once: it takes longer than a request."""

PASSWORD = "correct horse battery"

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def request(
    url: str, cookie: str, method: str, path: str, body: object, further: dict[str, str] | None = None
) -> httpx.Response:
    """Ask over HTTP with a browser's cookie, empty for none; no body is sent for null.

    Of an answer without an end the first line is given.
    """
    headers = ({"Cookie": cookie} if cookie else {}) | (further or {})
    with httpx.stream(method, url + path, json=body, headers=headers, timeout=PATIENCE, verify=_TRUST) as answer:
        if answer.headers.get("Content-Type") == "application/x-ndjson":
            return httpx.Response(answer.status_code, headers=answer.headers, text=next(answer.iter_lines()))
        answer.read()
        return answer


class Person:
    """A browser: it keeps its cookie, and asks over HTTP."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        """Come for the first time; `headers` are sent with every request, as a proxy would."""
        self.url = url
        self.headers = headers or {}
        self.cookie = ""
        self.get("/api/me")

    def get(self, path: str) -> httpx.Response:
        return self._ask("GET", path, None)

    def post(self, path: str, **body: object) -> httpx.Response:
        return self._ask("POST", path, body)

    def delete(self, path: str) -> httpx.Response:
        return self._ask("DELETE", path, None)

    def _ask(self, method: str, path: str, body: object) -> httpx.Response:
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
        """The key of a new personal link of the own seat."""
        answer = self.post(f"/api/tables/{table_id}/link")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["key"])

    def at(self, table_id: str, after: int | None = None) -> "Connection":
        return Connection(self.url, table_id, self.cookie, after, self.headers)


class Connection:
    """A connection to a table. `table`, `game` and `number` are as last told; `heard` is every message."""

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
        self.heard: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        await self.open()
        await self.say("hello", after=self._after)
        await self.hear(lambda message: message["type"] in {"snapshot", "update"} and message["table"] is not None)
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

    async def say(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def next(self) -> dict[str, Any]:
        """The next message; it must be one of the protocol's."""
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv()
        _decoder.decode(data)
        message: dict[str, Any] = json.loads(data)
        self.heard.append(message)
        if message["type"] in {"snapshot", "update"}:
            self.number = message["number"]
            self.table = message["table"] or self.table
            self.game = message["game"] or self.game
        return message

    async def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted; those before it are taken in."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def until(self, state: Callable[[Self], bool]) -> None:
        """Listen until things stand so."""
        while not state(self):
            await self.next()

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Say something, and give the update or the answer that it leads to: for tables where nobody else is at it."""
        await self.say("chat", text="/help", id=76)
        await self.hear(lambda message: message.get("id") == 76)  # now all that was done before is known here
        number = self.number
        await self.say(kind, id=77, **fields)
        return await self.hear(
            lambda message: (message["number"] > number) if message["type"] == "update" else message.get("id") == 77
        )

    async def move(self, text: str) -> dict[str, Any]:
        return await self.ask("move", number=self.number, move=text)

    async def problem(self, kind: str, **fields: object) -> str:
        """The code of the problem that saying something leads to."""
        await self.say(kind, id=78, **fields)
        answer = await self.hear(lambda message: message.get("id") == 78)
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
