"""An invalid credential is always an error: a client that sends one is never treated as a guest."""

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.live_server import LiveServer
from tests.server.player import PASSWORD, Person
from tests.server.raw_requests import UPGRADE, answer_to


@pytest.fixture(scope="module")
def token(unhurried: LiveServer) -> str:
    """Return the token of an API client that plays for Ana's account."""
    ana = Person(unhurried.url)
    assert ana.claim("Ana", PASSWORD).status_code == 200
    return str(ana.post("/api/account/programs", name="sailor", scope="play").json()["token"])


INVALID = [
    "",
    "Bearer",
    "Bearer ",
    "bearer x",
    "Bearer TOKENx",
    "Bearer tongiaki_TOKEN",
    "Bearer TOKEN TOKEN",
    "Bearer TOKEN, Bearer TOKEN",
    "Bearer\tTOKEN",
    "Bearer:TOKEN",
    "BearerTOKEN",
    "TOKEN",
    "Token TOKEN",
    "Basic2 TOKEN",
    "Bearer \xfc\xff",
    "\xff TOKEN",
]
ASKED = ["GET /api/me", "POST /api/tables", "GET /", "GET /api/tables/{table}/stream"]
SOCKETS = ["/ws/tables/{table}", "/ws/studies/none", "/ws/lobby", "/ws/me"]


def send_request(server: LiveServer, request: str, *authorizations: str, cookie: str = "") -> bytes:
    """Return the answer to a request with these Authorization headers."""
    method, _, path = request.partition(" ")
    headers = "".join(f"Authorization: {authorization}\r\n" for authorization in authorizations)
    headers += f"Cookie: {cookie}\r\n" if cookie else ""
    headers += UPGRADE if path.startswith("/ws") else "Connection: close\r\n"
    headers += "Content-Type: application/json\r\nContent-Length: 2\r\n" if method == "POST" else ""
    body = "{}" if method == "POST" else ""
    return answer_to(server, f"{request} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n{body}".encode("latin-1"))


@pytest.fixture(scope="module")
def table(unhurried: LiveServer) -> str:
    return Person(unhurried.url).new_table(seats=2)


@pytest.mark.parametrize("request_line", [*ASKED, *(f"GET {path}" for path in SOCKETS)])
def test_an_invalid_credential_is_rejected(unhurried: LiveServer, token: str, table: str, request_line: str) -> None:
    cookie = Person(unhurried.url).cookie
    invalid = [(authorization.replace("TOKEN", token),) for authorization in INVALID]
    invalid += [(f"Bearer {token}", f"Bearer {token}"), ("Basic YTpi", f"Bearer {token}"), ("Basic YTpi", "Basic YTpi")]
    for authorizations in invalid:
        answer = send_request(unhurried, request_line.format(table=table), *authorizations, cookie=cookie)
        assert answer.startswith(b"HTTP/1.1 401 "), authorizations
        assert b"\r\nwww-authenticate: bearer\r\n" in answer.lower()
        assert b'"code":"bad_token"' in answer
        assert b"set-cookie" not in answer.lower()
    assert "Traceback" not in unhurried.log.read_text()


def test_the_authorization_scheme_is_case_insensitive(unhurried: LiveServer, token: str, table: str) -> None:
    for scheme in ("Bearer", "bearer", "BEARER", "bEARER  "):
        headers = {"Authorization": f"{scheme} {token}"}
        assert httpx.get(f"{unhurried.url}/api/me", headers=headers).json()["name"] == "Ana"
        with connect(f"ws{unhurried.url.removeprefix('http')}/ws/tables/{table}", additional_headers=headers) as line:
            line.send('{"type":"hello"}')
            assert '"snapshot"' in str(line.recv())


@pytest.mark.parametrize("scheme", ["Basic YTpi", "basic", "Digest username=a", "Negotiate YII=", "NTLM TlRM"])
def test_a_password_for_the_proxy_is_ignored(unhurried: LiveServer, scheme: str) -> None:
    ana = Person(unhurried.url, {"Authorization": scheme})
    assert ana.post("/api/me", name="Bea").json()["name"] == "Bea"
    assert ana.get("/api/me").json()["name"] == "Bea"
    headers = {"Authorization": scheme, "Cookie": ana.cookie}
    with connect(f"ws{unhurried.url.removeprefix('http')}/ws/lobby", additional_headers=headers) as lobby:
        assert '"lobby"' in str(lobby.recv())


def test_a_websocket_with_an_invalid_token_is_rejected_with_status_401(unhurried: LiveServer) -> None:
    with pytest.raises(InvalidStatus, match="401") as refused:
        connect(
            f"ws{unhurried.url.removeprefix('http')}/ws/lobby", additional_headers={"Authorization": "Bearer nothing"}
        )
    assert refused.value.response.headers["WWW-Authenticate"] == "Bearer"
