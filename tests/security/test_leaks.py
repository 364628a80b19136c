"""Nobody is told what is not theirs: everybody asks everything, and all that each of them hears is searched."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.live import LiveServer
from tests.security.requests import MESSAGES, REQUESTS
from tests.security.scene import ACTORS, PASSWORD, SEATED, SITUATIONS, Scene, claim, outcome
from tests.security.secrets_of import rows_in, secrets_in
from tests.server.player import Connection
from tongiaki.server.web.tokens import COOKIE, hash_of

WHISPER, ASIDE = "a word for Hal alone", "between us who look on"
ENDING = ("/api/account", "/api/account/delete", "/api/login", "/api/logout", "/api/me/delete")
"""Requests that may end the session, and with it the sockets."""
PASSWORDS = {PASSWORD, "$argon2"}
LAST = ("kick", "leave", "start", "rematch")
"""Messages after which less is left to ask."""
OPENING = "resign"
"""The message that may end the game, after which everybody hears by right what was said among the watchers."""


class Heard:
    """All that each actor was answered and told, as text; `keys` are those of the links that each of them made."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {actor: set() for actor in ACTORS}
        self._texts: dict[str, dict[str, None]] = {actor: {} for actor in ACTORS}

    def add(self, actor: str, text: str) -> None:
        """Keep a text, once however often it is heard; JSON is written tight, as the server does."""
        self._texts[actor][text] = None

    def all_of(self, actor: str) -> str:
        return "\n".join(self._texts[actor])


def ask_everything(scene: Scene, heard: Heard, *, sessions: bool) -> None:
    """Every request by everybody, but for opening a seat with its key, which gives it away by right."""
    for (request_line, meant), body in REQUESTS.items():
        method, _, path = request_line.partition(" ")
        if meant == "the host's key" or (path in ENDING) != sessions:
            continue
        for actor in ACTORS:
            answer = scene.ask(actor, method, path, body(scene))
            heard.add(actor, f"{answer.headers}\n{answer.text}")
            if path.endswith("/link") and answer.is_success:
                heard.keys[actor].add(answer.json()["key"])


async def say_everything(scene: Scene, heard: Heard) -> None:
    """Every message by everybody, while all listen; then everybody comes back, to all of it and to what was missed."""
    async with AsyncExitStack() as stack:
        lines = {actor: await stack.enter_async_context(scene.connection(actor)) for actor in ACTORS}
        for actor in ACTORS:
            for path in ("/ws/lobby", "/ws/me", "/ws/studies/{study_id}"):
                await stack.enter_async_context(overhearing(scene, actor, path, heard))
        await outcome(lines["opponent"], "chat", {"text": f"/tell Hal {WHISPER}"})
        await outcome(lines["watcher"], "chat", {"text": ASIDE})
        # In a thread: a server hangs up on whoever takes long to say that it is there.
        await asyncio.to_thread(ask_everything, scene, heard, sessions=False)
        for (kind, _), fields in sorted(MESSAGES.items(), key=lambda row: row[0][0] in LAST):
            for line in lines.values() if kind != OPENING else ():
                await outcome(line, kind, fields(line))
        for line in lines.values():
            await outcome(line, "chat", {"text": "/who"})
        for actor, line in lines.items():
            listen(heard, actor, line)
            for after in (None, 1, line.number - 5):
                async with scene.connection(actor, after) as again:
                    listen(heard, actor, again)
    ask_everything(scene, heard, sessions=True)


@contextlib.asynccontextmanager
async def overhearing(scene: Scene, actor: str, path: str, heard: Heard) -> AsyncIterator[None]:
    """Meanwhile, an actor listens at another socket."""

    async def hear(line: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in line:
                heard.add(actor, str(frame))

    headers = {"Cookie": scene.cookie(actor)} if scene.cookie(actor) else {}
    async with connect(f"ws{scene.url.removeprefix('http')}{scene.where(path)}", additional_headers=headers) as line:
        listening = asyncio.ensure_future(hear(line))
        with contextlib.suppress(ConnectionClosed):  # who may not listen there hears why, and no more
            await line.send('{"type":"hello"}')
        yield
    await listening


def listen(heard: Heard, actor: str, line: Connection) -> None:
    """Keep what a connection has told."""
    for message in line.heard:
        heard.add(actor, json.dumps(message, separators=(",", ":"), ensure_ascii=False))


@pytest.mark.parametrize("situation", SITUATIONS)
async def test_nobody_hears_what_is_not_theirs(unhurried: LiveServer, situation: str) -> None:
    claim(unhurried.url)
    scene, heard = await Scene(unhurried.url, situation).set_up(), Heard()
    await say_everything(scene, heard)
    secrets = secrets_in(unhurried.database)
    tokens = {actor: scene.cookie(actor).removeprefix(f"{COOKIE}=") for actor in ACTORS if actor != "guest"}
    hashes = secrets.key_hashes | secrets.persons | {hash_of(token) for token in tokens.values()}
    texts = {actor: heard.all_of(actor) for actor in ACTORS}
    for actor in ACTORS:
        others_keys = set().union(scene.keys.values(), *(heard.keys[other] for other in ACTORS if other != actor))
        others_tokens = {token for other, token in tokens.items() if other != actor}
        for secret in others_keys | others_tokens | hashes | secrets.sealed | PASSWORDS:
            assert secret not in texts[actor], f"{actor} was told {secret}"
        rows = rows_in(texts[actor])
        assert [run for run in secrets.runs if run in rows] == [], f"{actor} was told what comes"
        if situation == "over":
            assert any(run in rows for run in secrets.opened), "this test would not notice a pile"
        assert (WHISPER in texts[actor]) == (actor in {"opponent", "host"})
    for actor in SEATED:
        assert [key in texts[actor] for key in heard.keys[actor]] == [True], "this test would not notice a key"
        if situation in {"running", "asked"}:
            assert ASIDE not in texts[actor], f"{actor} overheard the watchers"
    assert ASIDE in texts["stranger"]
