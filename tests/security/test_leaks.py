"""No actor receives another actor's secrets: every actor sends every request, and the test searches all answers."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.live_server import LiveServer
from tests.security.requests import MESSAGES, REQUESTS
from tests.security.scene import ACTORS, PASSWORD, SEATED, SITUATIONS, Scene, claim, outcome
from tests.security.stored_secrets import rows_in, secrets_in
from tests.server.player import Connection
from tongiaki.server.web.tokens import SESSION_COOKIE, hash_of

WHISPER, ASIDE = "a word for Hal alone", "between us who look on"
ENDING = ("/api/account", "/api/account/delete", "/api/login", "/api/logout", "/api/me/delete")
"""Requests that may end the session, and therefore its sockets."""
PASSWORDS = {PASSWORD, "$argon2"}
LAST = ("kick", "leave", "start", "rematch")
"""Messages that reduce what can be requested afterwards."""
OPENING = "resign"
"""The message that may end the game. After the end, players are allowed to read the spectators' chat."""


class Heard:
    """All text that each actor received. `keys` contains the keys of the links that each actor created."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {actor: set() for actor in ACTORS}
        self._texts: dict[str, dict[str, None]] = {actor: {} for actor in ACTORS}

    def add(self, actor: str, text: str) -> None:
        """Store a text once, even if it is received repeatedly. JSON must be compact, as the server writes it."""
        self._texts[actor][text] = None

    def all_of(self, actor: str) -> str:
        return "\n".join(self._texts[actor])


def request_everything(scene: Scene, received: Heard, *, sessions: bool) -> None:
    """Send every request as every actor, except the claim with the host's key, which legitimately grants a seat."""
    for (request_line, meant), body in REQUESTS.items():
        method, _, path = request_line.partition(" ")
        if meant == "the host's key" or (path in ENDING) != sessions:
            continue
        for actor in ACTORS:
            answer = scene.ask(actor, method, path, body(scene))
            received.add(actor, f"{answer.headers}\n{answer.text}")
            if path.endswith("/link") and answer.is_success:
                received.keys[actor].add(answer.json()["key"])


async def send_everything(scene: Scene, received: Heard) -> None:
    """Send every message as every actor while all actors listen, then reconnect all of them with different backlogs."""
    async with AsyncExitStack() as stack:
        lines = {actor: await stack.enter_async_context(scene.connection(actor)) for actor in ACTORS}
        for actor in ACTORS:
            for path in ("/ws/lobby", "/ws/me", "/ws/studies/{study_id}"):
                await stack.enter_async_context(overhearing(scene, actor, path, received))
        await outcome(lines["opponent"], "chat", {"text": f"/tell Hal {WHISPER}"})
        await outcome(lines["watcher"], "chat", {"text": ASIDE})
        # In a thread: the server closes a connection whose event loop does not answer its pings.
        await asyncio.to_thread(request_everything, scene, received, sessions=False)
        for (kind, _), fields in sorted(MESSAGES.items(), key=lambda row: row[0][0] in LAST):
            for line in lines.values() if kind != OPENING else ():
                await outcome(line, kind, fields(line))
        for line in lines.values():
            await outcome(line, "chat", {"text": "/who"})
        for actor, line in lines.items():
            listen(received, actor, line)
            for after in (None, 1, line.number - 5):
                async with scene.connection(actor, after) as again:
                    listen(received, actor, again)
    request_everything(scene, received, sessions=True)


@contextlib.asynccontextmanager
async def overhearing(scene: Scene, actor: str, path: str, received: Heard) -> AsyncIterator[None]:
    """Collect an actor's messages from another socket for the duration of the context."""

    async def hear(line: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in line:
                received.add(actor, str(frame))

    headers = {"Cookie": scene.cookie(actor)} if scene.cookie(actor) else {}
    async with connect(f"ws{scene.url.removeprefix('http')}{scene.where(path)}", additional_headers=headers) as line:
        listening = asyncio.ensure_future(hear(line))
        with contextlib.suppress(ConnectionClosed):  # a rejected connection receives only the reason
            await line.send('{"type":"hello"}')
        yield
    await listening


def listen(received: Heard, actor: str, line: Connection) -> None:
    """Store all messages that a connection received."""
    for message in line.received:
        received.add(actor, json.dumps(message, separators=(",", ":"), ensure_ascii=False))


@pytest.mark.parametrize("situation", SITUATIONS)
async def test_no_answer_contains_the_secrets_of_another_actor(unhurried: LiveServer, situation: str) -> None:
    claim(unhurried.url)
    scene, received = await Scene(unhurried.url, situation).set_up(), Heard()
    await send_everything(scene, received)
    secrets = secrets_in(unhurried.database)
    tokens = {actor: scene.cookie(actor).removeprefix(f"{SESSION_COOKIE}=") for actor in ACTORS if actor != "guest"}
    hashes = secrets.key_hashes | secrets.persons | {hash_of(token) for token in tokens.values()}
    texts = {actor: received.all_of(actor) for actor in ACTORS}
    for actor in ACTORS:
        others_keys = set().union(scene.keys.values(), *(received.keys[other] for other in ACTORS if other != actor))
        others_tokens = {token for other, token in tokens.items() if other != actor}
        for secret in others_keys | others_tokens | hashes | secrets.sealed | PASSWORDS:
            assert secret not in texts[actor], f"{actor} was told {secret}"
        rows = rows_in(texts[actor])
        assert [run for run in secrets.runs if run in rows] == [], f"{actor} was told what comes"
        if situation == "over":
            assert any(run in rows for run in secrets.opened), "this test would not notice a pile"
        assert (WHISPER in texts[actor]) == (actor in {"opponent", "host"})
    for actor in SEATED:
        assert [key in texts[actor] for key in received.keys[actor]] == [True], "this test would not notice a key"
        if situation in {"running", "asked"}:
            assert ASIDE not in texts[actor], f"{actor} overheard the watchers"
    assert ASIDE in texts["stranger"]
