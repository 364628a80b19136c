"""What the actors ask, for every row of docs/permissions.md: messages to a table, and HTTP requests."""

import tempfile
from collections.abc import Callable
from typing import Any, get_args

from litestar import Litestar
from litestar.routes import BaseRoute, HTTPRoute, WebSocketRoute

from tests.security.scene import Scene
from tests.server.player import Line
from tongiaki.record import Record, write
from tongiaki.server.app import routed
from tongiaki.server.house import House
from tongiaki.server.protocol import ClientMessage
from tongiaki.server.settings import Settings

Fields = Callable[[Line], dict[str, Any]]
Body = Callable[[Scene], dict[str, Any] | None]
RECORD = write(Record(colours=("red", "blue"), moves=("settle tonga.0",)))


def _nothing(_: object) -> dict[str, Any]:
    return {}


def _given(**fields: object) -> Callable[[object], dict[str, Any]]:
    return lambda _: dict(fields)


def _move(line: Line) -> dict[str, Any]:
    free = next((beach for beach in range(6) if line.game and not _ships(line.game, beach)), 0)
    return {"number": line.number, "move": (line.legal or [f"settle tonga.{free}"])[0]}


def _ships(game: dict[str, Any], beach: int) -> dict[str, int]:
    return game["position"]["ships"]["tonga"][beach]  # type: ignore[no-any-return]


def _looking(line: Line) -> dict[str, Any]:
    return {"number": line.number}


def _seat_of(line: Line, name: str | None) -> int:
    """The seat of somebody, or (null) the one that was left; the start numbers them anew."""
    return next((int(seat["seat"]) for seat in line.table["seats"] if seat["name"] == name), 0)


def _vote(line: Line, *, accept: bool) -> dict[str, Any]:
    return {"vote": (line.table["vote"] or {"number": 1})["number"], "accept": accept}


MESSAGES: dict[tuple[str, str], Fields] = {
    ("hello", "again"): _nothing,
    ("move", "a legal move"): _move,
    ("undo", ""): _looking,
    ("ask_undo", ""): _looking,
    ("answer", "yes"): lambda line: _vote(line, accept=True),
    ("answer", "no"): lambda line: _vote(line, accept=False),
    ("chat", "words"): _given(text="hello"),
    ("chat", "`/tell` to the host"): _given(text="/tell Hal psst"),
    ("chat", "`/who`"): _given(text="/who"),
    ("sit", "on the seat that was left"): lambda line: {"seat": _seat_of(line, None), "name": "Zed"},
    ("sit", "on a seat that is taken"): lambda line: {"seat": _seat_of(line, "Hal"), "name": "Zed"},
    ("leave", ""): _nothing,
    ("colour", "a free one"): _given(colour="purple"),
    ("name", ""): _given(name="Zed"),
    ("add_bot", "on the seat that was left"): lambda line: {"seat": _seat_of(line, None), "bot": "random"},
    ("add_bot", "on a seat that is taken"): lambda line: {"seat": _seat_of(line, "Hal"), "bot": "random"},
    ("remove_bot", "where a person sits"): lambda line: {"seat": _seat_of(line, "Pia")},
    ("kick", "the player"): lambda line: {"seat": _seat_of(line, "Pia")},
    ("options", "more seats"): _given(seats=5),
    ("options", "everybody manages"): _given(host=False),
    ("start", ""): _nothing,
    ("rematch", ""): _nothing,
}
"""The fields of every message to `/ws/tables/<id>`, by its type and what is meant with it."""

REQUESTS: dict[tuple[str, str], Body] = {
    ("GET /api/tables", ""): lambda _: None,
    ("POST /api/tables", ""): _given(seats=2),
    ("GET /api/tables/{table_id}", ""): lambda _: None,
    ("GET /api/tables/{table_id}/record", ""): lambda _: None,
    ("GET /api/tables/{table_id}/replay", ""): lambda _: None,
    ("POST /api/tables/{table_id}/claim", "the host's key"): lambda scene: {"key": scene.keys["host"]},
    ("POST /api/tables/{table_id}/claim", "any other text"): _given(key="x" * 24),
    ("POST /api/tables/{table_id}/continue", ""): _given(number=0, name="Zed", bot="random"),
    ("POST /api/quick", ""): _given(players=2, bot="random", name="Zed"),
    ("POST /api/records", ""): _given(record=RECORD),
    ("POST /api/records/continue", ""): _given(record=RECORD, number=0, name="Zed", bot="random"),
    ("GET /api/me", ""): lambda _: None,
    ("POST /api/me", ""): _given(name="Zed"),
    ("GET /healthz", ""): lambda _: None,
    ("GET /schema/openapi.json", ""): lambda _: None,
    ("GET /schema", ""): lambda _: None,
    ("GET /", ""): lambda _: None,
    ("GET /t/{table_id}", ""): lambda _: None,
    ("GET /t/{table_id}/replay", ""): lambda _: None,
    ("GET /replay", ""): lambda _: None,
    ("GET /manual", ""): lambda _: None,
    ("GET /account", ""): lambda _: None,
    ("GET /p/{name}", ""): lambda _: None,
}
"""The body of every HTTP request (null: none), by its route and what is meant with it."""

SOCKETS: dict[str, object] = {"/ws/tables/{table_id}": ClientMessage}
"""The messages that each socket takes."""


def application() -> Litestar:
    """The application as it stands in the code; it is never started."""
    return routed(House(Settings(database=f"sqlite:///{tempfile.gettempdir()}/never-made.db")))


def routes() -> list[BaseRoute]:
    """Everything that the application answers."""
    return list(application().routes)


def http_routes() -> set[str]:
    """Every method and path, but the client's files, which are public, and questions about methods."""
    found = {
        f"{method} {route.path_format}"
        for route in routes()
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    return {name for name in found if not name.startswith("GET /assets/") and name != "GET /schema/{path}"}


def socket_routes() -> set[str]:
    """Every path of a websocket."""
    return {route.path_format for route in routes() if isinstance(route, WebSocketRoute)}


def message_types() -> set[str]:
    """Every type of message to a table."""
    return {message.__struct_config__.tag for message in get_args(ClientMessage)}
