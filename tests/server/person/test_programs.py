"""API tokens: requests that each scope allows, and requests that it does not allow."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.live_server import LiveServer, serving
from tests.security.requests import REQUESTS, http_routes
from tests.server.player import Person


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    freely = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_TABLE_BURST": "1000", "TONGIAKI_MESSAGE_BURST": "1000"}
    with serving(tmp_path_factory.mktemp("programs"), freely) as running:
        yield running


@pytest.fixture(scope="module")
def owner(server: LiveServer) -> Person:
    person = Person(server.url)
    person.claim("Owen")
    return person


def create_token(owner: Person, name: str = "sailor", scope: str = "play") -> tuple[Person, str]:
    """Create an API token. Return its client and its id."""
    answer = owner.post("/api/account/programs", name=name, scope=scope)
    assert answer.status_code == 201, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    made = answer.json()
    return Person(owner.url, {"Authorization": f"Bearer {made['token']}"}), made["program"]["id"]


def revoke(owner: Person, program: str) -> httpx.Response:
    return owner.delete(f"/api/account/programs/{program}")


def test_a_token_acts_for_its_account(owner: Person) -> None:
    program, _ = create_token(owner)
    assert program.get("/api/me").json() == {"name": "Owen", "account": True, "program": False}
    assert program.cookie == ""
    table = program.new_table(seats=2, name="Owen")
    assert [row["id"] for row in owner.get("/api/tables").json()["yours"]] == [table]

    async def play() -> None:
        async with program.connect(table) as line:
            assert line.seat == 0
            assert (await line.request("add_bot", seat=1, bot="random"))["type"] == "update"
            assert (await line.request("start"))["type"] == "update"

    asyncio.run(play())


def test_a_token_with_scope_read_cannot_change_anything(owner: Person) -> None:
    program, _ = create_token(owner, scope="read")
    table = owner.new_table(seats=2, name="Owen")
    assert program.get(f"/api/tables/{table}").status_code == 200
    answer = program.post("/api/tables", seats=2)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_with_token")

    async def look() -> None:
        async with program.connect(table) as line:
            answer = await line.request("chat", text="hello")

            assert answer["code"] == "not_with_token"

    asyncio.run(look())


@pytest.mark.parametrize("scope", ["read", "play"])
def test_a_token_cannot_read_the_blocks_of_its_account(server: LiveServer, owner: Person, scope: str) -> None:
    program, _ = create_token(owner, scope=scope)
    Person(server.url).claim(f"Blob {scope}")
    assert owner.post(f"/api/account/friends/Blob {scope}", stance="block").status_code == 200
    assert f"Blob {scope}" in owner.get("/api/me").json()["blocked"]
    assert owner.get(f"/api/people/Blob {scope}").json()["stance"] == "block"
    assert "blocked" not in program.get("/api/me").json()
    assert program.get(f"/api/people/Blob {scope}").json()["stance"] is None
    assert program.get("/api/account/friends").json()["code"] == "not_with_token"


@pytest.mark.parametrize("scope", ["read", "play"])
def test_a_token_cannot_change_the_account(owner: Person, scope: str) -> None:
    """API tokens may not change names, passwords or tokens. A token with scope `read` may not change anything."""
    program, _ = create_token(owner, scope=scope)
    asks = {"POST /api/variations", "POST /api/evaluations", "POST /api/records", "POST /api/records/review"}
    asks |= {"POST /api/tables/{table_id}/review"}
    own = {"GET /api/account/export", "GET /api/account/programs", "DELETE /api/account/programs/{program_id}"}
    own |= {"DELETE /api/account/program-accounts/{name}"}
    own |= {"GET /api/account/friends", "GET /api/account/vacation"}
    own |= {"GET /api/account/notices", "DELETE /api/account/pushes/{push_id}"}
    own |= {"POST /api/notices/confirm", "POST /api/notices/stop/{key}"}
    own |= {"POST /api/me", "POST /api/me/delete", "POST /api/login", "POST /api/logout"}
    own |= {"POST /api/puzzles/{number}/attempt", "POST /api/daily/puzzle"}
    own |= {"POST /api/tournaments", "POST /api/tournaments/{tournament_id}/start"}
    own |= {"POST /api/tournaments/{tournament_id}/cancel"}
    own |= {what for what in http_routes() if what.startswith("POST /api/account")}
    turned_down = set()
    for what in sorted(http_routes()):
        method, _, path = what.partition(" ")
        if "/api/" not in path or (scope == "play" and what not in own):
            continue
        body = next((make for (named, _), make in REQUESTS.items() if named == what), None)
        answer = httpx.request(
            method,
            owner.url + path.replace("{number}", "1").replace("{", "").replace("}", ""),
            json={} if body else None,
            headers=program.headers,
            timeout=120,
        )
        if answer.status_code == 403 and answer.json()["code"] == "not_with_token":
            turned_down.add(what)
    changing = {what for what in http_routes() if not what.startswith("GET ")} - asks
    assert turned_down == (own if scope == "play" else own | changing)


def test_a_revoked_token_loses_access_at_once(owner: Person) -> None:
    program, handle = create_token(owner, name="leaver")
    table = owner.new_table(seats=2, name="Owen")

    async def run() -> None:
        async with program.connect(table) as line:
            assert revoke(owner, handle).status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                await line.receive_until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
        with pytest.raises(InvalidStatus):
            await program.connect(table).open()

    asyncio.run(run())
    answer = program.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert "leaver" not in [item["name"] for item in owner.get("/api/account/programs").json()["programs"]]
    assert revoke(owner, handle).status_code == 404


def test_nobody_can_revoke_the_token_of_another_account(server: LiveServer, owner: Person) -> None:
    program, handle = create_token(owner)
    other = Person(server.url)
    assert revoke(other, handle).json()["code"] == "no_account"
    other.claim("Oda")
    assert revoke(other, handle).status_code == 404
    assert other.get("/api/account/programs").json() == {"programs": [], "accounts": []}
    assert program.get("/api/me").status_code == 200


@pytest.mark.parametrize("token", ["x", "tongiaki_", f"tongiaki_{'x' * 86}", "x" * 86, "☃"])
def test_an_invalid_token_is_rejected(server: LiveServer, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}".encode()}
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401


def test_session_cookies_and_access_tokens_are_not_interchangeable(owner: Person) -> None:
    program, _ = create_token(owner)
    token = program.headers["Authorization"].removeprefix("Bearer ")
    name, _, value = owner.cookie.partition("=")
    assert httpx.get(f"{owner.url}/api/me", headers={"Cookie": f"{name}={token}"}).json()["account"] is False
    for bearer in (value, f"tongiaki_{value}"):
        assert httpx.get(f"{owner.url}/api/me", headers={"Authorization": f"Bearer {bearer}"}).status_code == 401


def test_a_password_for_the_proxy_is_not_an_access_token(owner: Person) -> None:
    headers = {"Cookie": owner.cookie, "Authorization": "Basic b3dlbjpvd2Vu"}
    assert httpx.get(f"{owner.url}/api/me", headers=headers).json()["name"] == "Owen"


def test_a_new_password_revokes_all_access_tokens(server: LiveServer) -> None:
    careful = Person(server.url)
    careful.claim("Cora", "correct horse battery")
    program, _ = create_token(careful)
    careful.post("/api/account/password", old="correct horse battery", new="quite another staple")
    assert program.get("/api/me").status_code == 401


def test_access_tokens_per_account_are_limited(server: LiveServer) -> None:
    eager = Person(server.url)
    eager.claim("Ea")
    for number in range(20):
        create_token(eager, f"program {number}")
    answer = eager.post("/api/account/programs", name="one more", scope="read")
    assert (answer.status_code, answer.json()) == (409, {"code": "too_many_programs", "facts": {"limit": 20}})
    listed = eager.get("/api/account/programs").json()["programs"]
    assert {row["name"] for row in listed} == {f"program {number}" for number in range(20)}
    assert all("token" not in row for row in listed)
