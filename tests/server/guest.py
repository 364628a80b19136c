"""Somebody in a study, as a test drives them: a connection that keeps what it is told."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.player import PATIENCE, Person
from tongiaki.protocol.study_messages import StudyServerMessage

_decoder: msgspec.json.Decoder[StudyServerMessage] = msgspec.json.Decoder(StudyServerMessage)

Told = dict[str, Any]


class Guest:
    """A connection to a study. `lead` and `company` are as last told; `heard` is every message."""

    def __init__(self, person: Person, study: str) -> None:
        self._url = f"ws{person.url.removeprefix('http')}/ws/studies/{study}"
        self._headers = person.headers | ({"Cookie": person.cookie} if person.cookie else {})
        self._socket: ClientConnection | None = None
        self.you = 0
        self.lead: Told = {}
        self.company: Told = {}
        self.heard: list[Told] = []

    async def __aenter__(self) -> Self:
        await self.open()
        await self.say("hello")
        await self.hear("study")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def open(self) -> None:
        self._socket = await connect(self._url, additional_headers=self._headers, max_size=None, max_queue=None)

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    @property
    def leads(self) -> bool:
        return bool(self.company["leader"] == self.you)

    @property
    def names(self) -> list[str | None]:
        return [member["name"] for member in self.company["members"]]

    async def say(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def go(self, at: int, *, playing: bool = False, pace: str = "1", marks: tuple[str, ...] = ()) -> None:
        """Lead everybody to a point."""
        await self.say("lead", lead={"at": at, "playing": playing, "pace": pace, "marks": list(marks)})

    async def next(self) -> Told:
        """The next message; it must be one of the protocol's."""
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv()
        _decoder.decode(data)
        message: Told = json.loads(data)
        self.heard.append(message)
        self.you = message.get("you", self.you)
        self.lead = message.get("lead", self.lead)
        self.company = message.get("company", self.company)
        return message

    async def hear(self, kind: str) -> Told:
        """The next message of a kind; those before it are taken in."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def until(self, state: Callable[[Self], bool]) -> None:
        """Listen until things stand so."""
        while not state(self):
            await self.next()

    async def problem(self, kind: str, **fields: object) -> str:
        """The code of the problem that saying something leads to."""
        await self.say(kind, id=78, **fields)
        while (message := await self.hear("problem"))["id"] != 78:
            pass
        return str(message["code"])
