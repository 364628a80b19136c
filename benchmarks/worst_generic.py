"""A generic case, made from the schema, for each request, websocket and message without a case in `worst_cases`.

It sends the smallest and the largest input that the schema allows in turn. The server may reject them, because most are
invalid for other reasons, but it must not fail.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import connect

from tests.security.requests import http_routes, socket_routes
from tests.server.player import Person, request
from tests.server.study_connection import StudyConnection
from tongiaki.protocol.study_messages import StudyClientMessage
from tongiaki.protocol.table_messages import ClientMessage
from worst_scene import SPECTATORS, WATCHED, Case, Run, Scene, check
from worst_schema import UNBOUNDED, InputMaker, Schema, message_schemas, openapi, operations

SIZES = (False, True)
"""The smallest and the largest input."""
INPUTS = "the smallest and the largest input of the schema"
LIMITS = {
    "POST /api/account": "account",
    "POST /api/account/delete": "account",
    "GET /api/account/export": "account",
    "POST /api/account/password": "password change",
    "POST /api/account/reset": "account",
    "POST /api/studies/{study_id}/continue": "create and work",
}
"""The expensive requests whose limit is stricter than the one that all requests share."""


def generic_cases() -> dict[str, Case]:
    """Return a case for each request, websocket and message that the server accepts."""
    cases = {}
    for name in sorted(http_routes() - {"GET /{path}"}):  # all pages are alike, so `GET /` is enough
        cases[name] = Case(INPUTS, LIMITS.get(name, "shared"), _request_case(name))
    for path in sorted(socket_routes()):
        cases[f"WS {path}"] = Case("opened, greeted and closed", "open", _socket_case(path))
    worst = f"{INPUTS}, {WATCHED}"
    schemas, definitions = message_schemas(ClientMessage)
    for kind, schema in schemas.items():
        run = _table_message_case(schema, definitions)
        cases[f"table {kind}"] = Case(worst, "message", run, SPECTATORS)
    schemas, definitions = message_schemas(StudyClientMessage)
    for kind, schema in schemas.items():
        run = _study_message_case(schema, definitions)
        cases[f"study {kind}"] = Case(worst, "message", run, SPECTATORS)
    return cases


def _known(scene: Scene) -> dict[str, object]:
    """Create the objects that requests refer to, and return the values of the fields that identify them."""
    check(scene.ana.claim("Ana"))
    check(scene.ben.claim("Ben"))
    tournament = scene.ana.post("/api/tournaments", kind="swiss")
    check(tournament)
    table, study = scene.long_table(), scene.study()
    return {
        "table_id": table,
        "table": table,
        "study_id": study,
        "study": study,
        "tournament_id": tournament.json()["id"],
        "record": scene.long_record,
        "bot": "random",
    }


def _request_case(name: str) -> Run:
    async def run(scene: Scene) -> AsyncIterator[int]:
        maker = InputMaker(openapi()["components"]["schemas"], _known(scene))
        requests = [request_of(name, maker, largest=largest) for largest in SIZES]
        for number in itertools.count():
            path, body = requests[number % 2]
            answer = request(scene.url, scene.ana.cookie, name.partition(" ")[0], path, body)
            if answer.is_server_error:
                check(answer)
            if number:  # the first two fill the caches
                yield int(number > 1)

    return run


def request_of(name: str, maker: InputMaker, *, largest: bool) -> tuple[str, Any]:
    """Return the path, with its query, and the body of a request; the body is None if it takes none."""
    path, operation = name.partition(" ")[2], operations().get(name, {})
    query = []
    for parameter in operation.get("parameters", []):
        key, schema = parameter["name"], parameter["schema"]
        if parameter["in"] == "path":
            known = {"name": "Ben", "number": 1} | maker.known
            value = known[key] if key in known else "x" * UNBOUNDED
            path = path.replace(f"{{{key}}}", quote(str(value), safe=""))
        elif largest:
            query.append(f"{key}={quote(json.dumps(maker.make(schema, largest=True)).strip(chr(34)))}")
    body = operation.get("requestBody")
    schema = body and body["content"]["application/json"]["schema"]
    return "?".join([path, *(["&".join(query)] if query else [])]), schema and maker.make(schema, largest=largest)


def _socket_case(path: str) -> Run:
    async def run(scene: Scene) -> AsyncIterator[int]:
        url = f"ws{scene.url.removeprefix('http')}{path}".format_map(_known(scene))
        yield 0
        while True:
            async with connect(url, additional_headers={"Cookie": scene.ana.cookie}, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello"}))
                await socket.recv()
            yield 1

    return run


def _table_message_case(schema: Schema, definitions: dict[str, Schema]) -> Run:
    async def run(scene: Scene) -> AsyncIterator[int]:
        lines = [await scene.open_table(), (await scene.running_game())[0]]
        yield 0
        for largest, line in itertools.cycle(itertools.product(SIZES, lines)):
            maker = InputMaker(definitions, {"number": line.number, "bot": "random"})
            await line.socket.send(json.dumps(maker.make(schema, largest=largest)))
            await line.send("ping")
            await line.receive(lambda message: message["type"] == "pong")
            yield 1

    return run


def _study_message_case(schema: Schema, definitions: dict[str, Schema]) -> Run:
    async def run(scene: Scene) -> AsyncIterator[int]:
        study = scene.study()
        for _ in range(SPECTATORS):
            await scene.stack.enter_async_context(StudyConnection(Person(scene.url), study))
        leader = await scene.stack.enter_async_context(StudyConnection(scene.ana, study))
        maker = InputMaker(definitions, {})
        yield 0
        for largest in itertools.cycle(SIZES):
            await leader.socket.send(json.dumps(maker.make(schema, largest=largest)))
            await leader.send("ping")
            await leader.receive("pong")
            yield 1

    return run
