"""Secrets that must stay on the server during a game, and the check of the shuffle afterwards."""

import hashlib
import json
import sqlite3

import httpx

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Person


async def test_the_pile_stays_secret_until_the_end_and_matches_its_commitment(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="0", TONGIAKI_MESSAGE_RATE="10000")
    person, watcher = Person(server.url), Person(server.url)
    table = person.quick(players=3, bot="random")
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as database:
        rows = database.execute("SELECT body FROM entries WHERE kind = 'started'").fetchall()
    database.close()
    started = json.loads(rows[0][0])
    order, salt = started["pile"], started["salt"]
    async with person.connect(table) as line, watcher.connect(table) as other:
        paths = (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables")
        answers = [watcher.get(path).text for path in paths]
        await line.play_on(lambda legal: legal[len(legal) // 2])
        await other.receive_until(lambda line: line.table["status"] == "over")
        for viewer in (line, other):
            before = [message for message in viewer.received if (message.get("game") or {}).get("end") is None]
            text = json.dumps(before) + "".join(answers)
            assert [secret for secret in (salt, salt[:16]) if secret in text] == []
            assert started["commitment"] in before[0]["game"]["shuffle"]["commitment"]
            for message in before:
                game = message.get("game")
                if game is not None:
                    assert (game["shuffle"]["pile"], game["shuffle"]["salt"]) == (None, None)
                    # The rest of the pile is sent sorted.
                    assert game["position"]["pile"] == sorted(game["position"]["pile"])
            # No message contains tiles in the order in which they are drawn.
            runs = [json.dumps(order[at : at + 6])[1:-1] for at in range(len(order) - 6)]
            assert [run for run in runs if run in text] == []
            assert viewer.game is not None
            shuffle = viewer.game["shuffle"]
            assert (shuffle["pile"], shuffle["salt"]) == (order, salt)
            opened = f"{shuffle['salt']}:{','.join(shuffle['pile'])}"
            assert hashlib.sha256(opened.encode()).hexdigest() == shuffle["commitment"] == started["commitment"]
        drawn = [
            message["move"].split()[1] for message in line.received if (message.get("move") or "").startswith("draw ")
        ]
        assert drawn == order[: len(drawn)]
    record = watcher.get(f"/api/tables/{table}/record").text
    assert salt in record
    assert " ".join(order[:3]) in record


def test_the_cookie_is_hidden_from_scripts_and_other_sites(server: LiveServer) -> None:
    header = Person(server.url).get("/nothing").headers
    assert "Set-Cookie" not in header
    cookie = httpx.get(f"{server.url}/api/me").headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie
    proxied = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"}).headers["Set-Cookie"]
    assert "Secure" in proxied


def test_tokens_and_seat_keys_are_stored_as_hashes(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    person = Person(server.url)
    key, token = person.link(person.new_table(seats=2, name="Ana")), person.cookie.partition("=")[2]
    server.stop()
    stored = b"".join(path.read_bytes() for path in server.log.parent.glob("*.db*"))
    for secret in (key, token):
        assert secret.encode() not in stored
        assert hashlib.sha256(secret.encode()).hexdigest().encode() in stored


def test_every_response_has_security_headers(server: LiveServer) -> None:
    for path in ("/", "/t/abc", "/api/tables", "/nothing"):
        headers = Person(server.url).get(path).headers
        assert "script-src" not in headers["Content-Security-Policy"]
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
