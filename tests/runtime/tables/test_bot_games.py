"""Games of bots only: a limited number per owner runs at the same time, and the others wait in order."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.tables.bot_games import BotGames
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.store import Database, Ledger, Origin
from tongiaki.tables.decisions import playing
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions

ATTACKER, CLUB = Origin("attacker", None), Origin("club", None)


class Woken:
    """The tables that were woken, in order."""

    def __init__(self, limit: int) -> None:
        self.games = BotGames(limit)
        self.names: list[str] = []

    def begin(self, owner: str, table: str) -> bool:
        return self.games.begin(owner, table, lambda: self.names.append(table))


def test_games_over_the_limit_wait_in_order() -> None:
    woken = Woken(2)
    assert [woken.begin("a", table) for table in "1234"] == [True, True, False, False]
    assert woken.begin("b", "5")  # the limit applies to each owner separately
    assert [table for table in "12345" if woken.games.waits(table)] == ["3", "4"]
    assert woken.begin("a", "1")  # the game is already running
    woken.games.end("2")
    woken.games.end("5")
    woken.games.end("nothing")
    assert woken.names == ["3"]
    assert woken.begin("a", "3")
    woken.games.end("1")
    woken.games.end("3")
    assert woken.names == ["3", "4"]


def test_a_game_joined_by_a_person_leaves_the_queue() -> None:
    woken = Woken(1)
    assert [woken.begin("a", table) for table in "123"] == [True, False, False]
    woken.games.end("2")
    assert not woken.games.waits("2")
    woken.games.end("1")
    assert woken.names == ["3"]


@pytest.fixture
async def registry(sqlite_url: str) -> AsyncIterator[Registry]:
    database = Database(sqlite_url)
    await database.migrate()
    pool = BotPool(1)
    registry = Registry(Ledger(database), pool, 0, bot_games=1)
    await registry.open()
    yield registry
    await registry.close()
    await pool.close()
    await database.close()


def sitters(*names: str, first: int = 0) -> list[e.Entry]:
    """Return the entries of a table with these bots. The name ana stands for a person."""
    options = TableOptions(seats=len(names), stall=3, public=True, first=first)
    entries: list[e.Entry] = [e.Created(options, "ana")]
    for seat, (name, colour) in enumerate(zip(names, ("red", "yellow"), strict=True)):
        sat = e.Sat(seat, name, name, colour) if name == "ana" else e.BotSat(seat, name, name, colour)
        entries.append(sat)
    return entries


async def test_bot_games_of_one_owner_run_one_at_a_time_to_their_end(registry: Registry) -> None:
    games = [await registry.make(sitters("random", "random"), origin=ATTACKER) for _ in range(3)]
    other = await registry.make(sitters("random", "random"), origin=CLUB)
    order: list[str] = []

    at_once: set[str] = set()
    ended = asyncio.Event()

    def watch(table: Table) -> None:
        if table.state.game is not None and table.state.game.moves and table.state.id not in order:
            order.append(table.state.id)
            at_once.update(game.state.id for game in games if game.state.id in order and game.state.status != "over")
            assert table is other or at_once == {table.state.id}
            at_once.clear()
        if all(game.state.status == "over" for game in (*games, other)):
            ended.set()

    registry.on_change = watch
    for game in (*games, other):
        await game.act(lambda state: playing.start(state, "ana"))
    await asyncio.wait_for(ended.wait(), 240)
    mine = [table for table in order if table != other.state.id]
    assert mine == [game.state.id for game in games]
    assert order.index(other.state.id) < order.index(games[1].state.id)  # it did not wait for the attacker's games


async def test_games_with_people_do_not_wait_for_bot_games(registry: Registry) -> None:
    alone = await registry.make(sitters("random", "random"), origin=ATTACKER)
    with_person = await registry.make(sitters("ana", "random", first=1), origin=ATTACKER)
    played = asyncio.Event()

    def watch(table: Table) -> None:
        if table is with_person and any(line.colour == "yellow" for line in table.state.history):
            played.set()

    registry.on_change = watch
    for game in (alone, with_person):
        await game.act(lambda state: playing.start(state, "ana"))
    await asyncio.wait_for(played.wait(), 60)
    assert not with_person.state.bots_alone


def applied(*entries: e.Entry) -> TableState:
    state = TableState("t")
    for number, entry in enumerate(entries, start=1):
        apply(state, number, 0, entry)
    return state


@pytest.mark.parametrize(
    ("names", "further", "alone"),
    [
        (("random", "random"), [], True),
        (("ana", "random"), [], False),
        (("ana", "random"), [e.StoodIn(0, "random", "away")], True),
        (("ana", "random"), [e.StoodIn(0, "random", "away"), e.Returned(0)], False),
        (("ana", "random"), [e.TimedOut(0)], False),  # a bot finishes one turn only
        (("ana", "random"), [e.Stood(0)], False),  # the game waits for the person
        (("ana", "random"), [e.Stood(0), e.BotSat(0, "random", "random", "red")], True),
        (("ana", "random"), [e.Resigned(0, "random")], True),
        (("random", "random"), [e.Ended("admin", [])], False),
    ],
)
def test_a_bot_game_is_a_game_in_which_bots_decide_for_every_seat(
    names: tuple[str, ...], further: list[e.Entry], *, alone: bool
) -> None:
    before = applied(*sitters(*names))
    assert not before.bots_alone
    assert applied(*sitters(*names), *playing.start(before, "ana"), *further).bots_alone is alone
