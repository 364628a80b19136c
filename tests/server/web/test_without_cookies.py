"""Browsers without cookies: the server answers at once that cookies are missing, and creates nothing for them."""

import re

import httpx
from litestar.handlers import HTTPRouteHandler

from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.server.app import HANDLERS

ANONYMOUS = {
    "/api/evaluations",
    "/api/notices/confirm",
    "/api/notices/stop/nothing",
    "/api/puzzles/1",
    "/api/records",
    "/api/records/review",
    "/api/tables/nothing/review",
    "/api/variations",
}
"""Requests that need no cookie: they change nothing, or are authorized by a link's key."""
CHANGING = {
    (method, re.sub(r"\{\w+:(\w+)\}", lambda found: "1" if found[1] == "int" else "nothing", path))
    for handler in HANDLERS
    if isinstance(handler, HTTPRouteHandler)
    for method in handler.http_methods - {"GET", "HEAD", "OPTIONS"}
    for path in handler.paths
}


def test_requests_of_pages_without_a_cookie_are_rejected(server: LiveServer) -> None:
    refused = set()
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as client:
        for number, (method, path) in enumerate(sorted(CHANGING)):
            client.cookies.clear()
            # Each request has its own address, so that none is rate limited.
            answer = client.request(method, path, json={}, headers={"X-Forwarded-For": f"192.0.2.{number}"})
            if answer.status_code == 403 and answer.json()["code"] == "no_person":
                refused.add(path)
    assert refused == {path for _, path in CHANGING} - ANONYMOUS


def test_the_rejection_sets_a_cookie_for_the_retry(server: LiveServer) -> None:
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as client:
        assert client.post("/api/tables", json={"name": "Ana"}).json()["code"] == "no_person"
        made = client.post("/api/tables", json={"name": "Ana"})
        assert made.status_code == 201
        table = client.get(f"/api/tables/{made.json()['id']}").json()
    assert table["seats"][0]["you"]


def test_a_client_without_an_origin_can_create_a_table_at_once(server: LiveServer) -> None:
    with httpx.Client(base_url=server.url) as client:
        made = client.post("/api/tables", json={"name": "Ana"})
        assert made.status_code == 201
        assert client.get(f"/api/tables/{made.json()['id']}").json()["seats"][0]["you"]


def test_an_outdated_cookie_is_accepted_as_a_cookie(server: LiveServer) -> None:
    """For example, the browser kept its cookies but the server has a new database."""
    headers = {"Origin": server.url, "Cookie": "tongiaki=from-another-database"}
    assert httpx.post(f"{server.url}/api/tables", json={"name": "Ana"}, headers=headers).status_code == 201


def test_an_access_token_needs_no_cookie(server: LiveServer) -> None:
    person = Person(server.url)
    person.post("/api/account", name="Cookieless Ana", password="correct horse battery")
    token = person.post("/api/account/programs", name="Notebook", scope="play").json()["token"]
    headers = {"Origin": server.url, "Authorization": f"Bearer {token}"}
    assert httpx.post(f"{server.url}/api/tables", json={}, headers=headers).status_code == 201
