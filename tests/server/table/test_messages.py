"""A table without a websocket: single requests and an endless stream."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec

from tests.live_server import LiveServer
from tests.server.player import PATIENCE, Person
from tongiaki.common.rate_limits import ConnectionsPerAddress
from tongiaki.protocol.table_messages import ServerMessage
from tongiaki.server.transport.outbox import QUEUE_LIMIT, Outbox
from tongiaki.server.web.connections import Connections, StreamingResponse


def stream_messages(person: Person, table: str, after: int | None = None) -> AsyncIterator[dict[str, Any]]:
    """Yield the messages of the stream. Each line must be a message of the protocol."""

    async def lines() -> AsyncIterator[dict[str, Any]]:
        headers, question = {"Cookie": person.cookie}, {} if after is None else {"after": after}
        async with (
            httpx.AsyncClient(base_url=person.url, headers=headers, timeout=PATIENCE) as client,
            client.stream("GET", f"/api/tables/{table}/stream", params=question) as answer,
        ):
            assert answer.headers["Content-Type"] == "application/x-ndjson"
            async for line in answer.aiter_lines():
                if line:
                    msgspec.json.decode(line, type=ServerMessage)
                    yield json.loads(line)

    return lines()


def post_message(person: Person, table: str, kind: str, **fields: object) -> httpx.Response:
    return person.post(f"/api/tables/{table}/messages", type=kind, **fields)


async def test_a_whole_game_is_played_without_a_websocket(server: LiveServer) -> None:
    ana, chance = Person(server.url), random.Random(1)
    table = ana.new_table(seats=2, stall=5, name="Ana")
    assert post_message(ana, table, "add_bot", seat=1, bot="random").json()["notice"] is None
    started = await asyncio.to_thread(post_message, ana, table, "start")
    assert started.status_code == 200, started.text
    moves = 0
    async for message in stream_messages(ana, table):
        if message["table"] is not None and message["table"]["status"] == "over":
            break
        legal = (message["game"] or {}).get("legal")
        if legal:
            answer = await asyncio.to_thread(
                post_message, ana, table, "move", number=message["number"], move=chance.choice(legal)
            )
            assert answer.json()["number"] > message["number"], answer.text
            moves += 1
    assert moves > 5


async def test_a_stream_starts_after_the_given_entry(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    seen = post_message(ana, table, "chat", text="one").json()["number"]
    post_message(ana, table, "chat", text="two")
    stream = stream_messages(ana, table, after=seen)
    first = await anext(stream)
    assert (first["type"], first["number"], first["chat"]["text"]) == ("update", seen + 1, "two")
    await asyncio.to_thread(post_message, ana, table, "chat", text="three")
    later = [await anext(stream)]
    while later[-1]["chat"] is None:  # updates of the presence can come in between
        later.append(await anext(stream))
    assert later[-1]["chat"]["text"] == "three"


def test_invalid_messages_over_http_are_rejected(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = ana.quick(players=2, bot="random")
    assert post_message(ben, table, "move", number=1, move="settle tonga.0").json()["code"] == "not_seated"
    assert post_message(ana, table, "hello").json()["code"] == "malformed"
    assert post_message(ana, table, "chat", text="/who").json()["notice"]["code"] == "who"
    assert post_message(ana, "nowhere", "leave").json()["code"] == "no_table"


def test_an_illegal_move_is_rejected_with_its_reason(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ana", draw_seats=False, first=0)
    post_message(ana, table, "add_bot", seat=1, bot="random")
    number = post_message(ana, table, "start").json()["number"]
    answer = post_message(ana, table, "move", number=number, move="crown tonga")
    assert (answer.status_code, answer.json()["code"]) == (409, "refused")
    assert answer.json()["facts"]["refusal"]
    assert answer.json()["facts"]["clause"]


async def test_a_stream_ends_if_its_queue_is_full() -> None:
    outbox, connections = Outbox(), Connections(ConnectionsPerAddress(10))
    for _ in range(QUEUE_LIMIT + 1):
        outbox.put(b"{}")
    assert [line async for line in StreamingResponse(outbox, "", None).lines(connections)] == []
    assert len(connections) == 0


async def test_a_stream_ends_with_its_session() -> None:
    outbox, connections = Outbox(), Connections(ConnectionsPerAddress(10))
    stream = StreamingResponse(outbox, "", None)
    lines = stream.lines(connections)
    outbox.put(b"{}")
    assert await anext(lines) == b"{}\n"
    assert len(connections) == 1
    outbox.put(b"{}")
    stream.end()
    assert [line async for line in lines] == []
    assert len(connections) == 0
