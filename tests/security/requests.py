"""The messages and HTTP requests that the actors send for every row of docs/develop/permissions.md."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any, get_args

from litestar.routes import BaseRoute, HTTPRoute, WebSocketRoute

from tests.security.scene import CLAIMED, NAMES, PASSWORD, RECORD, Scene
from tests.server.player import Connection
from tongiaki.protocol.study_messages import StudyClientMessage
from tongiaki.protocol.table_messages import ClientMessage
from tongiaki.puzzles.puzzle import numbered
from tongiaki.server.app import application
from tongiaki.server.web.pages import CLIENT

Fields = Callable[[Connection], dict[str, Any]]
Body = Callable[[Scene], dict[str, Any] | None]


def _nothing(_: object) -> dict[str, Any]:
    return {}


def _given(**fields: object) -> Callable[[object], dict[str, Any]]:
    return lambda _: dict(fields)


def _move(line: Connection) -> dict[str, Any]:
    free = next((beach for beach in range(6) if line.game and not _ships(line.game, beach)), 0)
    return {"number": line.number, "move": (line.legal or [f"settle tonga.{free}"])[0]}


def _ships(game: dict[str, Any], beach: int) -> dict[str, int]:
    return game["position"]["ships"]["tonga"][beach]  # type: ignore[no-any-return]


def _looking(line: Connection) -> dict[str, Any]:
    return {"number": line.number}


def _seat_of(line: Connection, name: str) -> int:
    """Return the seat of the player with this name. The start of a game changes the numbers of the seats."""
    return next((int(seat["seat"]) for seat in line.table["seats"] if seat["name"] == name), 0)


def _left_seat(line: Connection) -> int:
    """Return the seat that a player left. It is empty before the start and reserved for that player afterwards."""
    return next((int(seat["seat"]) for seat in line.table["seats"] if seat["name"] not in NAMES.values()), 0)


def _vote(line: Connection, *, accept: bool) -> dict[str, Any]:
    return {"vote": (line.table["vote"] or {"number": 1})["number"], "accept": accept}


_MESSAGES: dict[tuple[str, str], Fields] = {
    ("hello", "again"): _nothing,
    ("move", "a legal move"): _move,
    ("undo", ""): _looking,
    ("ask_undo", ""): _looking,
    ("ask_hint", ""): _looking,
    ("ask_odds", "a move that is no sail"): _move,
    ("ask_plans", ""): _looking,
    ("answer", "yes"): lambda line: _vote(line, accept=True),
    ("answer", "no"): lambda line: _vote(line, accept=False),
    ("agree", ""): _given(on=True),
    ("chat", "words"): _given(text="hello"),
    ("chat", "`/tell` to the host"): _given(text="/tell Hal psst"),
    ("chat", "`/who`"): _given(text="/who"),
    ("sit", "on the seat that was left"): lambda line: {"seat": _left_seat(line), "name": "Zed"},
    ("sit", "under a name that somebody has claimed"): lambda line: {"seat": _left_seat(line), "name": CLAIMED},
    ("sit", "on a seat that is taken"): lambda line: {"seat": _seat_of(line, "Hal"), "name": "Zed"},
    ("colour", "a free one"): _given(colour="purple"),
    ("name", "a free one"): _given(name="Zed"),
    ("name", "one that somebody has claimed"): _given(name=CLAIMED),
    ("add_bot", "on the seat that was left"): lambda line: {"seat": _left_seat(line), "bot": "random"},
    ("add_bot", "on a seat that is taken"): lambda line: {"seat": _seat_of(line, "Hal"), "bot": "random"},
    ("remove_bot", "where a person sits"): lambda line: {"seat": _seat_of(line, "Pia")},
    ("kick", "the player"): lambda line: {"seat": _seat_of(line, "Pia")},
    ("ban", "the watcher"): _given(name=NAMES["watcher"]),
    ("quiet", ""): _given(on=True),
    ("options", "more seats"): _given(seats=5),
    ("options", "everybody manages"): _given(host=False),
    ("accept", ""): _looking,
    ("ask_bot", "for the player, who is here"): lambda line: {"seat": _seat_of(line, "Pia")},
}
"""The fields of a message to `/ws/tables/<id>`, keyed by the message's type and its variant."""

STUDY_MESSAGES: dict[tuple[str, str], Callable[[int], dict[str, Any]]] = {
    ("hello", "again"): _nothing,
    ("ping", ""): _nothing,
    ("lead", "to the first move"): _given(lead={"at": 1, "playing": False, "pace": "1", "marks": []}),
    ("hand_over", "to everybody who asks"): lambda member: {"to": member},
    ("chat", ""): _given(text="hello"),
}
"""Functions that return the fields of each message to `/ws/studies/<id>`, given the sender's member number."""

_REQUESTS: dict[tuple[str, str], Body] = {
    ("POST /api/tables", ""): _given(seats=2),
    ("POST /api/tables/{table_id}/link", ""): _nothing,
    ("POST /api/tables/{table_id}/claim", "the host's key"): lambda scene: {"key": scene.keys["host"]},
    ("POST /api/tables/{table_id}/claim", "any other text"): _given(key="x" * 24),
    ("POST /api/tables/{table_id}/messages", "words in the chat"): _given(type="chat", text="hello"),
    ("POST /api/tables/{table_id}/continue", ""): _given(number=0, name="Zed", bot="random"),
    ("POST /api/variations", "of the table"): lambda scene: {"table": scene.table, "number": 0},
    ("POST /api/variations", "of a study"): lambda scene: {"study": scene.study, "number": 0},
    ("POST /api/variations", "of a record"): _given(record=RECORD, number=1, moves=["settle tonga.1"]),
    ("POST /api/evaluations", "of the table"): lambda scene: {"table": scene.table, "number": 0, "depth": 0},
    ("POST /api/evaluations", "of a study"): lambda scene: {"study": scene.study, "number": 0, "depth": 0},
    ("POST /api/evaluations", "of a record"): _given(record=RECORD, number=1, depth=0),
    ("POST /api/puzzles/{number}", "the solution"): _given(solution=True),
    ("POST /api/daily", ""): _given(name="Zed"),
    ("POST /api/daily/puzzle", "of another day"): _given(day="2001-02-03", key=numbered()[0].key, moves=[]),
    ("GET /api/tournaments/{tournament_id}", "one that is not there"): lambda _: None,
    ("POST /api/tournaments", ""): _given(kind="swiss"),
    ("POST /api/tournaments/{tournament_id}/join", "one that is not there"): _nothing,
    ("POST /api/tournaments/{tournament_id}/leave", "one that is not there"): _nothing,
    ("POST /api/tournaments/{tournament_id}/start", "one that is not there"): _nothing,
    ("POST /api/tournaments/{tournament_id}/cancel", "one that is not there"): _nothing,
    ("POST /api/puzzles/{number}/attempt", "given up"): _given(key=numbered()[0].key, moves=[]),
    ("POST /api/tables/{table_id}/review", ""): _nothing,
    ("POST /api/quick", ""): _given(players=2, bot="random", name="Zed"),
    ("POST /api/records", ""): _given(record=RECORD),
    ("POST /api/records/continue", ""): _given(record=RECORD, number=0, name="Zed", bot="random"),
    ("POST /api/records/review", "of a game that is not over"): _given(record=RECORD),
    ("POST /api/studies", "of the table"): lambda scene: {"table": scene.table},
    ("POST /api/studies", "of a record"): _given(record=RECORD),
    ("POST /api/studies/{study_id}/continue", ""): _given(number=0, name="Zed", bot="random"),
    ("POST /api/me", "a free name"): _given(name="Zed"),
    ("POST /api/me", "a name that somebody has claimed"): _given(name=CLAIMED),
    ("POST /api/me/delete", ""): _nothing,
    ("POST /api/account", "a free name"): lambda _: {"name": f"Zoë {secrets.token_hex(4)}", "password": PASSWORD},
    ("POST /api/account", "a name that somebody has claimed"): _given(name=CLAIMED, password=PASSWORD),
    ("POST /api/account/password", ""): _given(old=PASSWORD, new=PASSWORD),
    ("POST /api/account/reset", "with a key that opens nothing"): _given(key="x" * 43, password=PASSWORD),
    ("POST /api/account/delete", ""): _given(password=PASSWORD),
    ("POST /api/account/programs", ""): _given(name="sailor"),
    ("DELETE /api/account/programs/{program_id}", "one that is not there"): lambda _: None,
    ("POST /api/account/program-accounts", ""): _given(name="Zed"),
    ("POST /api/account/program-accounts/{name}", "one that is not there"): _nothing,
    ("DELETE /api/account/program-accounts/{name}", "one that is not there"): lambda _: None,
    ("POST /api/account/friends", "nobody sees me online"): _given(shown_to="nobody"),
    ("POST /api/account/friends/{name}", "somebody with an account"): _given(stance="follow"),
    ("POST /api/tables/{table_id}/invitations", "somebody with an account"): _given(name=CLAIMED),
    ("DELETE /api/tables/{table_id}/invitations/{name}", "somebody with an account"): lambda _: None,
    ("POST /api/account/declare", ""): _given(token="x" * 43),
    ("POST /api/account/notices", ""): _given(language="en", zone="UTC"),
    ("POST /api/account/vacation", "begun"): _given(on=True),
    ("POST /api/account/pushes", ""): _given(endpoint="https://push.example.org/x", p256dh="BA", auth="AA"),
    ("DELETE /api/account/pushes/{push_id}", "one that is not there"): lambda _: None,
    ("POST /api/notices/confirm", "with a key that opens nothing"): _given(key="x" * 43),
    ("POST /api/notices/stop/{key}", "with a key that opens nothing"): _nothing,
    ("GET /api/people/{name}", "somebody with an account"): lambda _: None,
    ("POST /api/login", ""): _given(name=CLAIMED, password=PASSWORD),
    ("POST /api/login", "with a wrong password"): _given(name=CLAIMED, password="x" * 12),
    ("POST /api/logout", ""): _nothing,
    ("GET /metrics", "without the secret"): lambda _: None,
}
"""Functions that return the body of an HTTP request, or None, keyed by route and variant."""

SOCKETS: dict[str, object] = {
    "/ws/tables/{table_id}": ClientMessage,
    "/ws/studies/{study_id}": StudyClientMessage,
    "/ws/lobby": None,
    "/ws/me": None,
}
"""The message types that each socket accepts. The lobby's and the personal socket accept none."""


def routes() -> Sequence[BaseRoute]:
    """Return every route of the application."""
    return application().litestar.routes


def http_routes() -> set[str]:
    """Return the method and path of every route, except the client's public files and the methods OPTIONS and HEAD."""
    names = {
        f"{method} {route.path_format}"
        for route in routes()
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    files = {f"GET /{path.name}" for path in CLIENT.glob("*.*")}
    return {name for name in names - files if not name.startswith(("GET /assets/", "GET /device/"))}


def socket_routes() -> set[str]:
    """Return every path of a websocket."""
    return {route.path_format for route in routes() if isinstance(route, WebSocketRoute)}


def message_types(union: object) -> set[str]:
    """Return every message type of a socket."""
    return {message.__struct_config__.tag for message in get_args(union)}


_PLAIN_MESSAGES = message_types(ClientMessage) - {kind for kind, _ in _MESSAGES}
MESSAGES: dict[tuple[str, str], Fields] = _MESSAGES | {(kind, ""): _nothing for kind in sorted(_PLAIN_MESSAGES)}
"""The fields of every message to `/ws/tables/<id>`. A message that is not listed above has none."""
_PLAIN_REQUESTS = {route for route in http_routes() if route.startswith("GET ")} - {route for route, _ in _REQUESTS}
REQUESTS: dict[tuple[str, str], Body] = {(route, ""): lambda _: None for route in sorted(_PLAIN_REQUESTS)} | _REQUESTS
"""The body of every HTTP request. A GET request that is not listed above has none."""
