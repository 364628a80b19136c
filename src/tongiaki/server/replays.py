"""Replays over HTTP: of a table's game or of a record that is sent, and playing on from any point of either."""

from __future__ import annotations

import asyncio
import functools
import gzip
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.record import Record, RecordError, read
from tongiaki.server import bodies as b
from tongiaki.server import naming
from tongiaki.server.callers import caller_of
from tongiaki.server.house import House
from tongiaki.server.limits import address_of
from tongiaki.tables.playing_on import play_on
from tongiaki.tables.problems import Facts, ProblemError
from tongiaki.tables.records import record_of
from tongiaki.tables.replays import Replay, replay_of

BODY_LIMIT = 4 * b.RECORD_LENGTH
"""Bytes of a request that holds a record."""
_SMALL = 1024  # bytes that are not worth packing
REPLAY = ResponseSpec(Replay, generate_examples=False, description="The replay, packed where that is understood")
"""What an answer that is packed by hand holds, for its description."""
UNCHANGED = ResponseSpec(None, description="Nothing has happened since")

_Request = Request[Any, Any, Any]


@get("/api/tables/{table_id:str}/replay", summary="The game move by move", responses={200: REPLAY, 304: UNCHANGED})
async def table_replay(table_id: FromPath[str], request: _Request, house: NamedDependency[House]) -> Response[bytes]:
    """Give the game, finished or as far as it has come, as frames; what is sealed stays so until the end."""
    state = (await house.registry.get(table_id)).state
    tag = f'"{version("tongiaki")}-{state.id}-{state.number}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    record = record_of(state)
    replay = functools.partial(
        replay_of,
        record,
        table=state.id,
        bots=tuple(None if sitter is None else sitter.bot for sitter in state.seats.places),
        numbers=tuple(line.number for line in state.history),
        known=0 if state.game is None else state.game.known,
    )
    return await packed(request, await asyncio.to_thread(replay), headers)


@post(
    "/api/records",
    status_code=200,
    request_max_body_size=BODY_LIMIT,
    summary="A record move by move",
    responses={200: REPLAY},
)
async def record_replay(
    data: JSONBody[b.SentRecord], request: _Request, house: NamedDependency[House]
) -> Response[bytes]:
    """Read a record, strictly, and give its frames; nothing is stored."""
    may_make(request, house)
    record = await asyncio.to_thread(read_record, data.record)
    replay = await asyncio.to_thread(replay_of, record)
    return await packed(request, replay, {"Cache-Control": "no-store"})


@post("/api/tables/{table_id:str}/continue", summary="Play on from a point of a game")
async def play_table_on(
    table_id: FromPath[str], data: JSONBody[b.PlayOn], request: _Request, house: NamedDependency[House]
) -> b.TableCreated:
    """Make a table for one person and bots whose game begins as this one did."""
    may_make(request, house)
    return await play_record(record_of((await house.registry.get(table_id)).state), data, request, house)


@post("/api/records/continue", request_max_body_size=BODY_LIMIT, summary="Play on from a point of a record")
async def play_record_on(
    data: JSONBody[b.PlayRecordOn], request: _Request, house: NamedDependency[House]
) -> b.TableCreated:
    """Make a table for one person and bots whose game begins as the record's did."""
    may_make(request, house)
    return await play_record(await asyncio.to_thread(read_record, data.record), data, request, house)


async def play_record(record: Record, data: b.PlayOn, request: _Request, house: House) -> b.TableCreated:
    """Make a table where a person plays a record on."""
    person = caller_of(request).person
    name = await naming.name_for(house, person, data.name)
    table = await play_on(house.registry, person, record, data.number, bot=data.bot, name=name, colour=data.colour)
    await house.people.set_name(person, name)
    return b.TableCreated(id=table.state.id)


def read_record(text: str) -> Record:
    """Read a record strictly; raises `bad_record`."""
    try:
        return read(text)
    except RecordError as error:
        facts: Facts = {"line": error.line, "column": error.column, "error": error.code, **error.facts}
        if error.refusal is not None:
            facts |= {"refusal": error.refusal.code, "clause": error.refusal.clause, **error.refusal.facts}
        raise ProblemError("bad_record", **facts) from error


def may_make(request: _Request, house: House) -> None:
    """Take this request's address into account; raises `too_fast`."""
    if not house.making.take(address_of(request)):
        raise ProblemError("too_fast")


async def packed(request: _Request, replay: Replay, headers: dict[str, str]) -> Response[bytes]:
    """Answer with a replay, whose frames are much alike: packed it is a small part of its size."""
    body = msgspec.json.encode(replay)
    headers = headers | {"Vary": "Accept-Encoding"}
    if len(body) > _SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 6)
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type="application/json")


HANDLERS = [table_replay, record_replay, play_table_on, play_record_on]
