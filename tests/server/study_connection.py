"""A participant of a study, controlled by a test: a connection that stores all received messages."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.player import PATIENCE, Person
from tongiaki.protocol.study_messages import StudyServerMessage

_decoder: msgspec.json.Decoder[StudyServerMessage] = msgspec.json.Decoder(StudyServerMessage)

Message = dict[str, Any]


class StudyConnection:
    """A connection to a study.

    `lead` and `participants` have the latest received values; `received` has every message.
    """

    def __init__(self, person: Person, study: str) -> None:
        self._url = f"ws{person.url.removeprefix('http')}/ws/studies/{study}"
        self._headers = person.headers | ({"Cookie": person.cookie} if person.cookie else {})
        self._socket: ClientConnection | None = None
        self.you = 0
        self.lead: Message = {}
        self.participants: Message = {}
        self.received: list[Message] = []

    async def __aenter__(self) -> Self:
        await self.open()
        await self.send("hello")
        await self.receive("study")
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
        return bool(self.participants["leader"] == self.you)

    @property
    def names(self) -> list[str | None]:
        return [member["name"] for member in self.participants["members"]]

    async def send(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def lead_to(self, at: int, *, playing: bool = False, pace: str = "1", marks: tuple[str, ...] = ()) -> None:
        """Lead the study to a point of the game."""
        await self.send("lead", lead={"at": at, "playing": playing, "pace": pace, "marks": list(marks)})

    async def next(self) -> Message:
        """Return the next message. It must be a message of the protocol."""
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv()
        _decoder.decode(data)
        message: Message = json.loads(data)
        self.received.append(message)
        self.you = message.get("you", self.you)
        self.lead = message.get("lead", self.lead)
        self.participants = message.get("company", self.participants)
        return message

    async def receive(self, kind: str) -> Message:
        """Return the next message of a kind. Earlier messages are processed."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def receive_until(self, condition: Callable[[Self], bool]) -> None:
        """Receive messages until the condition is true."""
        while not condition(self):
            await self.next()

    async def problem_code(self, kind: str, **fields: object) -> str:
        """Send a message and return the code of the resulting problem."""
        await self.send(kind, id=78, **fields)
        while (message := await self.receive("problem"))["id"] != 78:
            pass
        return str(message["code"])
