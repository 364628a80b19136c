"""A rendering that several viewers share is identical to the rendering for each of them alone."""

import json
from collections.abc import Callable

import pytest

from tests.tables.bench import Bench
from tongiaki.runtime.tables.table import Table
from tongiaki.server.services.rendering import Renderer
from tongiaki.store import Database, Ledger
from tongiaki.tables.decisions import early_endings, seating, votes
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs import entries as e

PERSONS = (None, "ana", "ben", "cleo", "dora", "eve")


def running() -> Bench:
    bench = Bench("ana", "ben", "cleo")
    bench.start()
    return bench


def offered() -> Bench:
    """Return a table before a rematch, with reserved seats that nobody has taken."""
    bench = Bench("ana")
    bench.append([e.Offered(2, "dora", "Dora", "blue"), e.Offered(3, "eve", "Eve", "red")])
    return bench


def left() -> Bench:
    bench = running()
    bench.do(lambda s: seating.leave(s, "ben"))
    return bench


def asked() -> Bench:
    bench = running()
    bench.do(lambda s: votes.ask_to_pause(s, "ben", 9))
    return bench


def whispered() -> Bench:
    bench = running()
    bench.append([e.Said(None, "Dora", "Look at that!", watchers=True, person="dora")])
    return bench


def resigned() -> Bench:
    bench = running()
    for person in ("ben", "cleo"):
        bench.do(lambda s, p=person: early_endings.resign(s, p))
    assert bench.state.status == "over"
    return bench


def table_with(bench: Bench, sqlite_url: str) -> Table:
    """Return a table in the state of a bench."""
    table = Table("t", Ledger(Database(sqlite_url)))
    table._machine.load(bench.state, bench.now)
    return table


@pytest.mark.parametrize("scene", [running, offered, left, asked, whispered, resigned])
def test_a_shared_rendering_equals_the_rendering_for_each_viewer(scene: Callable[[], Bench], sqlite_url: str) -> None:
    bench = scene()
    table = table_with(bench, sqlite_url)
    latest = bench.news[-1]
    news = TableUpdate(latest.number, table=True, game=True, chat=latest.chat)
    shared = Renderer()
    renderings = {person: shared.render(news, table, person) for person in PERSONS}
    assert renderings == {person: Renderer().render(news, table, person) for person in PERSONS}
    assert len(set(renderings.values())) > 1


def test_only_the_player_who_decides_gets_the_legal_moves_of_a_move(sqlite_url: str) -> None:
    bench = running()
    bench.move()
    table, shared = table_with(bench, sqlite_url), Renderer()
    news = TableUpdate(bench.state.number, game=True)
    renderings = {person: shared.render(news, table, person) for person in PERSONS}
    assert renderings == {person: Renderer().render(news, table, person) for person in PERSONS}
    mover = bench.name(bench.game.mover or 0)
    for person, message in renderings.items():
        game = json.loads(message)["game"]
        assert (game["legal"] is not None) == (person == mover)
        assert game["position"]["turn"] == json.loads(renderings[None])["game"]["position"]["turn"]
