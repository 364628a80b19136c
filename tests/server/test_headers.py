"""Caches keep nobody's cookie, HEAD is GET without its body, odd origins are not ours."""

import httpx
import pytest

from tests.live import LiveServer
from tests.server.player import Person
from tongiaki.server.persons import COOKIE, new_token, person_of, tokens_in


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
    token = new_token()
    assert tokens_in(f"{COOKIE}=x; other=1; {COOKIE}={token}") == [person_of(token)]
    assert tokens_in(f'{COOKIE}="{token}"') == []
    assert tokens_in("") == []
