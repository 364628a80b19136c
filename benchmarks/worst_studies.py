"""The worst that can be said in a study."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.server.guest import Guest
from tests.server.player import Person
from tongiaki.rules.tiles import TILE_ID
from worst_cases import LOOKING_ON, SPEECH, TO_MANY, Scene, case


@case("WS /ws/studies/{study_id}", "study hello", worst=f"200 lines of 500 characters, {TO_MANY}", limit="opening")
async def _study_hello(scene: Scene) -> AsyncIterator[int]:
    leader, study = await _looked_at(scene)
    for _ in range(200):
        await leader.say("chat", text=SPEECH)
        await leader.hear("said")
    yield 0
    while True:
        async with Guest(scene.ben, study):
            yield 1


async def _looked_at(scene: Scene) -> tuple[Guest, str]:
    """A study with others in it, and its leader."""
    study = scene.study()
    for _ in range(LOOKING_ON):
        await scene.stack.enter_async_context(Guest(Person(scene.url), study))
    return await scene.stack.enter_async_context(Guest(scene.ana, study)), study


@case("study ping", worst=TO_MANY, limit="hearing", audience=LOOKING_ON)
async def _ping(scene: Scene) -> AsyncIterator[int]:
    leader, _ = await _looked_at(scene)
    yield 0
    while True:
        await leader.say("ping")
        await leader.hear("pong")
        yield 1


@case("study lead", worst=f"48 tiles glow, {TO_MANY}", limit="hearing", audience=LOOKING_ON)
async def _lead(scene: Scene) -> AsyncIterator[int]:
    leader, _ = await _looked_at(scene)
    marks = tuple((TILE_ID * 2)[:48])
    yield 0
    while True:
        await leader.go(1, marks=marks)
        await leader.problem("hello")  # its answer shows that what was said before is done
        yield 1


@case("study chat", worst=f"500 characters, {TO_MANY}", limit="hearing", audience=LOOKING_ON)
async def _study_chat(scene: Scene) -> AsyncIterator[int]:
    leader, _ = await _looked_at(scene)
    yield 0
    while True:
        await leader.say("chat", text=SPEECH)
        await leader.hear("said")
        yield 1


@case("study hand_over", worst=f"to and fro, {TO_MANY}", limit="hearing", audience=LOOKING_ON)
async def _hand_over(scene: Scene) -> AsyncIterator[int]:
    ana, study = await _looked_at(scene)
    ben = await scene.stack.enter_async_context(Guest(scene.ben, study))
    yield 0
    while True:
        for one, other in ((ana, ben), (ben, ana)):
            await one.say("hand_over", to=other.you)
            await one.until(lambda guest: not guest.leads)
            await other.until(lambda guest: guest.leads)
        yield 2
