"""Caches keep nobody's cookie, HEAD is GET without its body, odd origins are not ours."""

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.live import LiveServer
from tests.server.player import Person
from tongiaki.server.web.hosts import Hosts
from tongiaki.server.web.tokens import COOKIE, Signer, hash_of


def test_an_answer_with_a_new_cookie_is_kept_by_no_cache(server: LiveServer) -> None:
    for path in ("/", "/api/me", "/api/tables"):
        answer = httpx.get(server.url + path)
        assert "Set-Cookie" in answer.headers
        assert answer.headers["Cache-Control"] == "no-store"


def test_what_is_answered_to_one_person_is_kept_by_no_cache(server: LiveServer) -> None:
    person = Person(server.url)
    for path in ("/api/me", "/api/tables", "/api/nothing", f"/api/tables/{person.new_table(seats=2)}"):
        assert person.get(path).headers["Cache-Control"] == "no-store"


def test_no_page_may_run_what_stands_in_itself(server: LiveServer) -> None:
    policy = Person(server.url).get("/").headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "data:" not in policy.replace("img-src 'self' data:", "")


@pytest.mark.parametrize("path", ["/healthz", "/api/tables"])
def test_head_is_answered_as_get_is(server: LiveServer, path: str) -> None:
    person = Person(server.url)
    answer = httpx.head(server.url + path, headers={"Cookie": person.cookie})
    whole = person.get(path)
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["Content-Type"] == whole.headers["Content-Type"]


@pytest.mark.parametrize("origin", ["null", "http://[", "http://", "file://", "https://127.0.0.1.example.org"])
def test_an_odd_origin_is_another_site(server: LiveServer, origin: str) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_a_cookie_of_the_same_name_from_elsewhere_hides_nobody() -> None:
    signer = Signer(b"key")
    token = signer.new_token()

    def hashes(cookies: str, *, secure: bool = False) -> list[str]:
        return [one.hash for one in signer.tokens_in(cookies, secure=secure)]

    assert hashes(f"{COOKIE}=x; other=1; {COOKIE}={token}") == [hash_of(token)]
    assert hashes(f'{COOKIE}="{token}"') == []
    assert hashes("") == []
    assert hashes(f"{COOKIE}={token}", secure=True) == []
    assert hashes(f"{COOKIE}=x; __Host-{COOKIE}={token}", secure=True) == [hash_of(token)]
    assert hashes(f"{COOKIE}={Signer(b'another key').new_token()}") == []


NAMES = "127.0.0.1:1 [::1]:8000 192.168.0.7 localhost:8000 club-pc:8000 pc.local pc.lan."
PUBLIC = "Games.Example.org page.example.com:443"
OTHERS = "evil.example 127.0.0.1.evil.example local.evil.example:8000 games.example.org.evil.example ["


def test_the_server_goes_by_its_own_names() -> None:
    hosts = Hosts(["0.0.0.0", "games.example.org"], ["https://page.example.com"])  # noqa: S104 - as somebody listens
    assert [name for name in (NAMES + " " + PUBLIC).split() if not hosts.knows(name)] == []
    assert [name for name in OTHERS.split() if hosts.knows(name)] == []


async def test_a_page_whose_name_was_made_to_lead_here_is_not_answered(server: LiveServer) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    async with httpx.AsyncClient(headers=evil) as client:
        answers = [await client.get(server.url + path) for path in ("/", "/api/tables")]
        answers.append(await client.post(f"{server.url}/api/me", json={"name": "Eve"}))
    for answer in answers:
        assert answer.status_code == 421
        assert "TONGIAKI_HOSTS" in answer.text
        assert "Set-Cookie" not in answer.headers
    with pytest.raises(InvalidStatus, match="403"):
        await connect("ws://evil.example/ws/lobby", host="127.0.0.1", port=server.port)


def test_a_page_that_came_by_http_is_not_ours_by_https(server: LiveServer) -> None:
    host = server.url.removeprefix("http://")
    for scheme, status in (("http", 403), ("https", 200)):
        headers = {"X-Forwarded-Proto": "https", "Origin": f"{scheme}://{host}"}
        assert httpx.post(f"{server.url}/api/me", json={"name": "Ana"}, headers=headers).status_code == status
