"""No client input causes a 500 or a traceback: truncated requests, malformed requests, and malformed frames."""

import asyncio
import gzip
import json
import re
import socket
import struct
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from tests.live_server import serving
from tests.postgres import Postgres
from tests.security.conftest import UNHURRIED
from tests.security.requests import REQUESTS, SOCKETS
from tests.security.scene import Scene, claim
from tests.server.player import PATIENCE
from tests.server.raw_requests import UPGRADE

BODY = "Content-Type: application/json\r\n"
ENDLESS = "/stream"


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Scene]:
    """Provide actors at a table on a PostgreSQL server, which rejects more texts than SQLite does."""
    with serving(tmp_path_factory.mktemp("broken"), UNHURRIED, postgres.new_database()) as server:
        claim(server.url)
        made = asyncio.run(Scene(server.url, "running").set_up())
        made.server = server  # type: ignore[attr-defined]
        yield made


@pytest.fixture(autouse=True)
def _nothing_is_logged(scene: Scene) -> Iterator[None]:
    """Check that the server logged nothing and still responds."""
    log = scene.server.log  # type: ignore[attr-defined]
    before = log.read_text()
    yield
    with urllib.request.urlopen(f"{scene.url}/healthz", timeout=PATIENCE) as answer:
        assert answer.status == 200
    assert log.read_text().removeprefix(before) == ""


def head(scene: Scene, request: str, headers: str = "", path: str | None = None, actor: str = "stranger") -> bytes:
    """Return the head of a request for a row of docs/develop/permissions.md, or for another path."""
    method, _, pattern = request.partition(" ")
    path = scene.where(pattern) if path is None else path
    cookie = f"Cookie: {scene.cookie(actor)}\r\n"
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{cookie}{headers}\r\n".encode("latin-1")


def body_of(scene: Scene, row: tuple[str, str]) -> bytes:
    body = REQUESTS[row](scene)
    return b"" if body is None else json.dumps(body).encode()


def send_bytes(scene: Scene, data: bytes, *, end: bool = False) -> bytes:
    """Send bytes and return all answers until the connection ends. With `end`, the client closes its side first."""
    with socket.create_connection(("127.0.0.1", scene.server.port), timeout=PATIENCE) as connection:  # type: ignore[attr-defined]
        received = b""
        try:
            connection.sendall(data)
            if end:
                connection.shutdown(socket.SHUT_WR)
            while more := connection.recv(65536):
                received += more
        except OSError:  # the server closed the connection while data was still in transit
            pass
    return received


def statuses(answers: bytes) -> list[int]:
    return [int(match) for match in re.findall(rb"(?:^|[^\"])HTTP/1\.1 ([0-9]{3}) ", answers)]


def cuts(request: bytes) -> list[int]:
    """Return at least ten positions in a request: at, next to and between the borders of its parts."""
    line, body = request.index(b"\r\n"), request.index(b"\r\n\r\n") + 4
    places = {1, line // 2, line, line + 1, line + 2, (line + body) // 2, body - 2, body - 1, body}
    if body < len(request):
        places |= {body + 1, (body + len(request)) // 2, len(request) - 1}
    return sorted(places | {line + 9})


@pytest.mark.parametrize("part", range(2))
def test_a_truncated_request_causes_no_server_error(scene: Scene, part: int) -> None:
    for row in list(REQUESTS)[part::2]:
        body = body_of(scene, row)
        whole = [head(scene, row[0], f"{BODY}Content-Length: {len(body)}\r\n" if body else "") + body]
        if body:
            chunks = b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
            whole.append(head(scene, row[0], f"{BODY}Transfer-Encoding: chunked\r\n") + chunks)
        for request in whole:
            assert len(cuts(request)) >= 10
            for place in cuts(request):
                answers = send_bytes(scene, request[:place], end=True)
                assert all(status < 500 for status in statuses(answers)), (row, request[:place], answers)


def frame(opcode: int, data: bytes, *, end: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """Return a websocket frame."""
    size = len(data)
    length = bytes([size]) if size < 126 else struct.pack("!BH", 126, size)
    first = bytes([end << 7 | reserved << 4 | opcode])
    return first + bytes([length[0] | masked << 7]) + length[1:] + (bytes(4) if masked else b"") + data


FRAMES = [
    frame(1, b"\xff"),
    frame(1, b"\xc3", end=False) + frame(0, b"\x28"),
    frame(0, b"x"),
    frame(1, b"x", end=False) + frame(1, b"y"),
    frame(3, b""),
    frame(1, b"x", masked=False),
    frame(1, b"x", reserved=4),
    frame(1, b"x", reserved=2),
    frame(2, b"\xff"),
    frame(8, b"x"),
    frame(8, struct.pack("!H", 999)),
    frame(8, struct.pack("!H", 1000) + b"\xff"),
    frame(9, b"x" * 125, end=False),
    frame(9, b"x" * 200),
    frame(1, b"{}")[:-1],
    frame(1, b'{"type":"chat","text":"\\ud800"}'),
    frame(1, b'{"type":"chat","text":"\\u0000","id":1e999}'),
    frame(1, b'{"type":"ping","id":' + b"9" * 400 + b"}"),
    frame(1, b'{"type":"ping","id":NaN}'),
    b"\x81\xff" + b"\xff" * 8,
]


@pytest.mark.parametrize("path", SOCKETS)
def test_truncated_websocket_requests_and_malformed_frames_cause_no_server_error(scene: Scene, path: str) -> None:
    request = head(scene, f"GET {path}", UPGRADE, actor="player")
    for place in cuts(request):
        assert all(status in {101, 403} for status in statuses(send_bytes(scene, request[:place], end=True)))
    for extension in ("", "Sec-WebSocket-Extensions: permessage-deflate\r\n"):
        for thrown in FRAMES:
            with socket.create_connection(("127.0.0.1", scene.server.port), timeout=PATIENCE) as connection:  # type: ignore[attr-defined]
                connection.sendall(head(scene, f"GET {path}", extension + UPGRADE))
                assert statuses(connection.recv(65536)) == [101]
                connection.sendall(thrown + frame(8, b""))
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(65536):
                    pass


TYPES = [
    "application/json",
    "application/json; charset=\xff",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/msgpack",
    "text/plain; charset=nothing",
    "",
    ";",
]
BODIES = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"{}",
    b"[" * 3000,
    b'{"x":' * 800,
    b'{"number":1e999,"seats":-1e999}',
    b'{"number":NaN}',
    b'{"number":' + b"9" * 400 + b"}",
    b'{"name":"\\ud800","record":"\\udc00","key":"\\ud83d"}',
    b'{"name":"\xed\xa0\x80"}',
    b"\xff\xfe{\0}\0",
    b"\xef\xbb\xbf{}",
    b'{"name":"a","name":"b"}',
    gzip.compress(b"{}"),
    b'--x\r\nContent-Disposition: form-data; name="\xff"\r\n\r\n\xff\r\n--x',
    b"x" * 70_000,
]


def spoilt(value: Any) -> Iterator[Any]:  # noqa: ANN401 - any JSON
    """Yield copies of a value in which one text or number is replaced by a problematic one."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from ({**value, name: other} for other in spoilt(inner))
    elif isinstance(value, str):
        yield from ("a\0b", "", "\ufffe\U0010ffff\u202e", value * 40)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield from (2**31 - 1, 2**63, -(10**30), 0.5)


def pipelined(scene: Scene, requests: list[bytes]) -> None:
    """Send requests over one connection, and check that each is answered without a server error."""
    last = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    answers = send_bytes(scene, b"".join(requests) + last)
    codes = statuses(answers)
    assert all(status < 500 for status in codes), [
        request for request, status in zip(requests, codes, strict=False) if status >= 500
    ]
    assert len(codes) == len(requests) + 1, (requests[len(codes) - 1], answers[-300:])


def with_body(scene: Scene, request: str, body: bytes, kind: str = TYPES[0]) -> bytes:
    return head(scene, request, f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n") + body


def test_a_malformed_body_causes_no_server_error(scene: Scene) -> None:
    for place, row in enumerate(REQUESTS):
        if row[0].startswith("GET"):
            continue
        # All routes share one body parser, so each route is tested with only a third of the bodies.
        bodies = [*BODIES[place % 3 :: 3], *(json.dumps(value).encode() for value in spoilt(REQUESTS[row](scene)))]
        requests = [with_body(scene, row[0], body) for body in bodies]
        requests += [with_body(scene, row[0], body, kind) for kind in TYPES[1:] for body in BODIES[-2:-1]]
        pipelined(scene, requests)


PARTS = ["%00", "a%00b", "%ff", "%ed%a0%80", "%", "%zz", "%0d%0a", "%2e%2e", "%2f", "%F0%9F%92%A9", "x" * 3000, "-1"]
PARTS += ["9" * 400, "1e999", "NaN", "%E2%80%AE", "e%CC%81"]
QUERY = "&".join(f"{name}={value}" for name in ("after", "day", "before", "players", "name", "to") for value in PARTS)


def test_a_malformed_url_causes_no_server_error(scene: Scene) -> None:
    for row in REQUESTS:
        pattern, body = row[0].partition(" ")[2], body_of(scene, row)
        parts = PARTS if body == b"" else PARTS[:4]
        paths = [re.sub(r"\{\w+\}", lambda _, part=part: part, pattern) for part in parts if "{" in pattern]
        if not pattern.endswith(ENDLESS):
            paths += [f"{scene.where(pattern)}?{query}" for query in (QUERY, "&&==&%", "x=%ff", "name=%00")]
        headers = f"{BODY}Content-Length: {len(body)}\r\n"
        pipelined(scene, [head(scene, row[0], headers, path) + body for path in paths])
    for path in ("/ws/tables/{}", "/ws/studies/{}", "/ws/lobby?own={}", "/ws/{}"):
        for part in PARTS:
            request = head(scene, "GET", UPGRADE, path.format(part))
            assert all(status < 500 for status in statuses(send_bytes(scene, request, end=True)))


CLOSE = "Host: localhost\r\nConnection: close\r\n"
POST = f"POST /api/me HTTP/1.1\r\n{CLOSE}{BODY}"
NAME = '{"name":"Ana"}'
CHUNKED = f"{POST}Transfer-Encoding: chunked\r\n"
VALUES = [
    "",
    "\xff\xfe",
    'a=b; ;;=;"',
    "x" * 9000,
    ",,,;;=",
    "text/html;q=x",
    "tongiaki=\xff; tongiaki-known=\xff.\xff",
]
HEADERS = ["Cookie", "Accept", "Accept-Encoding", "If-None-Match", "Range", "Referer", "Forwarded", "Expect", "TE"]
HEADERS += [f"X-Forwarded-{name}" for name in ("For", "Proto", "Host", "Port")]
ODD = [
    "\0\0\0\r\n\r\n",
    "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "GET /api/me HTTP/1.0\r\n\r\n",
    f"GET /api/me HTTP/9.9\r\n{CLOSE}\r\n",
    f"GET /api/me\r\n{CLOSE}\r\n",
    "GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n",
    f"GET /api/me HTTP/1.1\r\n{CLOSE}Host: localhost\r\n\r\n",
    f"GET /api/me HTTP/1.1\n{CLOSE}\n".replace("\r", ""),
    *(
        f"GET {path} HTTP/1.1\r\n{CLOSE}\r\n"
        for path in ("*", "?", "x", "//[x", "///", "//%5b:x/", "http://[", "/%3f%23")
    ),
    f"GET http://localhost/api/me HTTP/1.1\r\n{CLOSE}\r\n",
    *(f"{name} /api/me HTTP/1.1\r\n{CLOSE}\r\n" for name in ("get", "BREW", "PATCH", "TRACE", "CONNECT", "G\xffT")),
    f"OPTIONS * HTTP/1.1\r\n{CLOSE}\r\n",
    f"GET /{'x' * 70_000} HTTP/1.1\r\n{CLOSE}\r\n",
    f"GET /api/people/{'x' * 50_000} HTTP/1.1\r\n{CLOSE}\r\n",
    f"GET /api/me HTTP/1.1\r\n{CLOSE}X: {'x' * 70_000}\r\n\r\n",
    f"GET /api/me HTTP/1.1\r\n{CLOSE}{'X: y' * 9_000}\r\n\r\n",
    *(
        f"GET /api/me HTTP/1.1\r\n{CLOSE}{line}\r\n\r\n"
        for line in ("X\0: y", "X: \0", "X: a\r\n b", ": b", "X : b", "X")
    ),
    f"{POST}Expect: 100-continue\r\nContent-Length: 14\r\n\r\n{NAME}",
    *(f"{POST}Content-Length: {one}\r\n\r\n{NAME}" for one in ("-1", "1e1", "9" * 30, "14\r\nContent-Length: 15", "")),
    *(
        f"{CHUNKED}\r\n{one}\r\n\r\n"
        for one in ("zz", "f" * 30, "1;a=\xff\r\nx\r\n0\r\nX: y", f"e\r\n{NAME}\r\n0", "-1")
    ),
    f"{CHUNKED}Content-Length: 3\r\n\r\n0\r\n\r\n",
    f"{CHUNKED}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    f"{POST}Content-Encoding: gzip\r\nContent-Length: 14\r\n\r\n{NAME}",
    *(
        f"GET /api/me HTTP/1.1\r\n{CLOSE}{2 * f'{header}: {value}{chr(13)}{chr(10)}'}\r\n"
        for header in HEADERS
        for value in VALUES
    ),
    *(f"{POST}Content-Type: {value}\r\nContent-Length: 14\r\n\r\n{NAME}" for value in VALUES),
    f"POST /ws/lobby HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}Content-Length: 3\r\n\r\nabc",
    f"GET /ws/lobby HTTP/1.1\r\n{CLOSE}\r\n",
    *(
        f"GET {path} HTTP/1.1\r\n{CLOSE}{UPGRADE.replace(old, new)}\r\n"
        for path in ("/ws/lobby", "/ws/nothing", "/api/me", "/")
        for old, new in (
            ("13", "12"),
            ("AA==", "\xff"),
            ("websocket", "h2c"),
            ("websocket", "\xff"),
            ("Upgrade\r", "\xff\r"),
        )
    ),
    f"GET /ws/nothing HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}\r\n",
    *(
        f"GET /ws/lobby HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}Sec-WebSocket-{one}\r\n\r\n"
        for one in ("Key: x", "Version: 1")
    ),
    *(
        f"GET /ws/lobby HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}Sec-WebSocket-{one}\r\n\r\n\x88\x80\0\0\0\0"
        for one in (
            "Protocol: \xff",
            "Extensions: \xff;;=",
            "Extensions: permessage-deflate; server_max_window_bits=99",
        )
    ),
]


def test_a_malformed_request_causes_no_server_error(scene: Scene) -> None:
    for odd in ODD:
        codes = statuses(send_bytes(scene, odd.encode("latin-1"), end=True))
        assert all(status < 500 or status == 505 for status in codes), odd


GARBAGE = [
    ("Transfer-Encoding: chunked", b"zz\r\n"),
    ("Content-Length: 3", b"{}\0GARBAGE\0\r\n\r\n"),
    ("X: y", b"GARBAGE\0\r\n\r\n"),
]


@pytest.mark.parametrize("row", ["POST /api/logout", "GET /api/me", "GET /api/tables/{table_id}/stream"])
def test_bytes_after_a_request_that_are_not_http_are_rejected(scene: Scene, row: str) -> None:
    for headers, late in GARBAGE[:1] if row.endswith(ENDLESS) else GARBAGE:
        with socket.create_connection(("127.0.0.1", scene.server.port), timeout=PATIENCE) as connection:  # type: ignore[attr-defined]
            connection.sendall(head(scene, row, f"{BODY}{headers}\r\n"))
            assert statuses(connection.recv(65536)) == [200]
            connection.sendall(late)
            connection.shutdown(socket.SHUT_WR)
            received = b""
            while more := connection.recv(65536):
                received += more
            assert all(status == 400 for status in statuses(received))
