"""Caches store no cookies, HEAD equals GET without a body, and foreign origins are rejected."""

import re
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.conftest import StartServer
from tests.live_server import LiveServer, serving
from tests.project.project_files import ROOT
from tests.server.player import Person
from tests.server.raw_requests import UPGRADE, answer_to
from tongiaki.common.origins import parse_origin
from tongiaki.server.web.host_check import Hosts
from tongiaki.server.web.tokens import SESSION_COOKIE, Signer, hash_of

ANY = "tongiaki=any"
"""A cookie that belongs to no session. A page with it may still change something, as a new guest."""


def test_a_response_with_a_new_cookie_is_not_cached(server: LiveServer) -> None:
    for path in ("/", "/api/me", "/api/tables"):
        answer = httpx.get(server.url + path)
        assert "Set-Cookie" in answer.headers
        assert answer.headers["Cache-Control"] == "no-store"


def test_personal_responses_are_not_cached(server: LiveServer) -> None:
    person = Person(server.url)
    for path in ("/api/me", "/api/tables", "/api/nothing", f"/api/tables/{person.new_table(seats=2)}"):
        assert person.get(path).headers["Cache-Control"] == "no-store"


def test_inline_scripts_are_forbidden(server: LiveServer) -> None:
    policy = Person(server.url).get("/").headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "data:" not in policy.replace("img-src 'self' data:", "")


@pytest.mark.parametrize("path", ["/healthz", "/api/tables"])
def test_head_has_the_headers_of_get(server: LiveServer, path: str) -> None:
    person = Person(server.url)
    answer = httpx.head(server.url + path, headers={"Cookie": person.cookie})
    whole = person.get(path)
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["Content-Type"] == whole.headers["Content-Type"]


@pytest.mark.parametrize("origin", ["null", "http://[", "http://", "file://", "https://127.0.0.1.example.org"])
def test_an_unusual_origin_is_rejected(server: LiveServer, origin: str) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_a_foreign_cookie_of_the_same_name_is_ignored() -> None:
    signer = Signer(b"key")
    token = signer.new_token()

    def hashes(cookies: str, *, secure: bool = False) -> list[str]:
        return [token.hash for token in signer.tokens_in(cookies, secure=secure)]

    assert hashes(f"{SESSION_COOKIE}=x; other=1; {SESSION_COOKIE}={token}") == [hash_of(token)]
    assert hashes(f'{SESSION_COOKIE}="{token}"') == []
    assert hashes("") == []
    assert hashes(f"{SESSION_COOKIE}={token}", secure=True) == []
    assert hashes(f"{SESSION_COOKIE}=x; __Host-{SESSION_COOKIE}={token}", secure=True) == [hash_of(token)]
    assert hashes(f"{SESSION_COOKIE}={Signer(b'another key').new_token()}") == []


NAMES = "127.0.0.1:1 127.1 [::1]:8000 192.168.0.7 localhost:8000 club-pc:8000 pc.local pc.lan."
PUBLIC = "Games.Example.org page.example.com:443"
OTHERS = "evil.example 127.0.0.1.evil.example local.evil.example:8000 games.example.org.evil.example"


def test_only_the_host_names_of_the_server_are_accepted() -> None:
    hosts = Hosts("0.0.0.0", ["games.example.org"], [parse_origin("https://page.example.com")])  # noqa: S104 - a value of the setting

    def knows(*names: str) -> bool:
        return hosts.accept({"type": "http", "headers": [(b"host", name.encode()) for name in names]})  # type: ignore[arg-type]

    assert [name for name in (NAMES + " " + PUBLIC).split() if not knows(name)] == []
    assert [name for name in OTHERS.split() if knows(name)] == []
    assert knows("")
    assert not knows("localhost", "evil.example")


async def test_an_unknown_host_name_is_rejected(server: LiveServer) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    async with httpx.AsyncClient(headers=evil) as client:
        answers = [await client.get(server.url + path) for path in ("/", "/api/tables")]
        answers.append(await client.post(f"{server.url}/api/me", json={"name": "Eve"}))
    for answer in answers:
        assert answer.status_code == 421
        assert "TONGIAKI_HOSTS" in answer.text
        assert "Set-Cookie" not in answer.headers
    with pytest.raises(InvalidStatus, match="421"):
        await connect("ws://evil.example/ws/lobby", host="127.0.0.1", port=server.port)


def test_an_http_page_is_another_origin_than_https(server: LiveServer) -> None:
    host = server.url.removeprefix("http://")
    for scheme, status in (("http", 403), ("https", 200)):
        headers = {"X-Forwarded-Proto": "https", "Origin": f"{scheme}://{host}", "Cookie": ANY}
        assert httpx.post(f"{server.url}/api/me", json={"name": "Ana"}, headers=headers).status_code == status


@pytest.mark.parametrize("host", ["127.0.0.1:x", "127.0.0.1:99999999", "[::1", "a b", "a/b", "a..b"])
@pytest.mark.parametrize("path", ["/", "/api/me", "/assets/x", "/ws/lobby", "/healthz"])
def test_an_invalid_host_header_is_malformed(server: LiveServer, host: str, path: str) -> None:
    further = UPGRADE if path.startswith("/ws") else "Connection: close\r\n"
    answer = answer_to(server, f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{further}\r\n".encode("latin-1"))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"code":"malformed"' in answer
    assert "Traceback" not in server.log.read_text()


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Yield a server with a host name, behind a proxy."""
    with serving(tmp_path_factory.mktemp("named"), {"TONGIAKI_HOSTS": "games.example.org"}) as running:
        yield running


# Variables of nginx for a page at http://games.example.org:8080.
NGINX = {
    "$http_host": "games.example.org:8080",
    "$host": "games.example.org",
    "$scheme": "http",
    "$remote_addr": "192.0.2.1",
    "$http_upgrade": "",
    '"upgrade"': "upgrade",
}


def test_the_documented_nginx_configuration_works_on_any_port(named: LiveServer) -> None:
    manual = (ROOT / "docs" / "host" / "proxies.md").read_text(encoding="utf-8")
    lines = re.findall(r"proxy_set_header (\S+) (.+);", manual)
    headers = {name: NGINX[value] for name, value in lines} | {"Origin": "http://games.example.org:8080", "Cookie": ANY}
    assert "Host" in headers
    answer = httpx.post(f"{named.url}/api/me", json={"name": "Ana"}, headers=headers)
    assert (answer.status_code, answer.json()["name"]) == (200, "Ana")


def forwarded(server: LiveServer, origin: str, **headers: str) -> int:
    """Return the status of a change that a page requested through a proxy that replaces the Host header."""
    sent = {f"X-Forwarded-{name}": value for name, value in headers.items()} | {"Origin": origin, "Cookie": ANY}
    return httpx.post(f"{server.url}/api/me", json={"name": "Ana"}, headers=sent).status_code


def test_a_trusted_proxy_forwards_host_port_and_scheme(named: LiveServer) -> None:
    assert forwarded(named, "http://games.example.org:8080", Host="Games.example.org:8080") == 200
    assert forwarded(named, "http://games.example.org:8080", Host="games.example.org", Port="8080") == 200
    assert forwarded(named, "http://games.example.org:8080", Host="games.example.org", Port="8081") == 403
    assert forwarded(named, "https://games.example.org", Host="games.example.org", Proto="HTTPS") == 200
    assert forwarded(named, "http://games.example.org", Host="games.example.org", Proto="http, wss") == 403
    # The value of the nearest proxy counts; the client may have forged earlier ones.
    assert forwarded(named, "http://evil.example", Host="evil.example, games.example.org") == 403
    assert forwarded(named, "http://evil.example", Host="games.example.org, evil.example") == 421
    assert forwarded(named, "http://games.example.org", Host="games.example.org:x") == 400


def test_forwarded_hosts_of_untrusted_clients_are_ignored(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_PROXIES="192.0.2.7", TONGIAKI_HOSTS="games.example.org")
    assert forwarded(server, "http://games.example.org", Host="games.example.org", Port="80") == 403
    assert forwarded(server, server.url, Host="evil.example", Port="1", Proto="https") == 200
    log = server.log.read_text()
    assert f"the page's origin is 'http://games.example.org', the request's host is '127.0.0.1:{server.port}'" in log


def test_a_rejected_origin_is_logged_with_the_host(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_PROXIES="")
    origins = ["https://elsewhere.example", "http://x\x1b[31m" + 5000 * "\xff"]
    for origin in origins:
        headers = [("Origin", origin.encode("latin-1"))]
        assert httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=headers).status_code == 403
    text = server.log.read_text()
    assert f"the page's origin is 'https://elsewhere.example', the request's host is '127.0.0.1:{server.port}'" in text
    assert "http://x\\x1b[31m\\xff" in text
    assert text.isascii()
    for _ in range(60):
        forwarded(server, "https://elsewhere.example")
    lines = [line for line in server.log.read_text().splitlines() if "Refused a request" in line]
    assert 2 <= len(lines) < 40
    assert max(map(len, lines)) < 1000
