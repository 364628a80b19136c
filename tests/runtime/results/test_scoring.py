"""Scoring of finished games, with real databases, including after a crash."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Sequence

import pytest

from tongiaki.runtime.results.scoring import GameScorer
from tongiaki.runtime.tables.table import Table
from tongiaki.store import Accounts, Database, Ledger, Results
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions
from tongiaki.tables.structs.views import StandingView

DYING = """
import asyncio, os, signal, sys
from tests.runtime.results.test_scoring import store_finished_game
from tongiaki.store import Database

async def end() -> None:
    database = Database(sys.argv[1])
    await store_finished_game(database, "t", "ana", "ben")
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(end())
"""


SECOND = "settle tonga.1"


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    for person in ("ana", "ben"):
        await Accounts(database).claim(person, person.title(), "hash", f"token of {person}")
    yield database
    await database.close()


async def store_finished_game(
    database: Database,
    table_id: str,
    *persons: str,
    rated: bool = True,
    agreed: list[int] | None = None,
    moved: int = 3,
    then: Sequence[e.Entry] = (),
) -> None:
    """Store a table whose game is over, won by the first person.

    The entries `then` precede the end. `agreed` contains the seats whose persons accepted the terms, or is None if
    nobody was asked. The first `moved` seats have moved.
    """
    options = TableOptions(seats=len(persons), stall=20, public=True, rated=rated)
    colours = ("red", "yellow", "green")
    seated = [
        e.BotSat(seat, "greedy", "greedy", colours[seat])
        if person == "bot"
        else e.Sat(seat, person, person.title(), colours[seat])
        for seat, person in enumerate(persons)
    ]
    seats = list(range(len(persons)))
    started = e.Started(seats, list(colours[: len(persons)]), "1", [], "salt", "commitment", agreed=agreed)
    standings = [StandingView(seat, colours[seat], 9 - seat, 3, 2, seat + 1) for seat in range(len(persons))]
    moves = [e.Moved(f"settle tonga.{seat}") for seat in seats[:moved]]
    ended = e.Ended("stalled", standings)
    entries = [e.Created(options, None), *seated, started, *moves, *then, ended, e.Said(0, "A", "gg")]
    await Table(table_id, Ledger(database)).act(lambda _: entries)


async def score(database: Database, *tables: str) -> list[str]:
    """Let a scorer score all due games, and return the persons whose ratings changed."""
    results, notified, scored = Results(database), list[str](), asyncio.Semaphore(0)
    due = set(await results.list_unscored()) & set(tables)

    async def renewed(persons: Sequence[str]) -> None:
        notified.extend(sorted(persons))
        scored.release()

    bookkeeper = GameScorer(Ledger(database), results, renewed)
    bookkeeper.open()
    async with asyncio.timeout(20):
        for _ in due:
            await scored.acquire()
    await bookkeeper.close()
    assert not set(await results.list_unscored()) & due
    return notified


async def test_only_accounts_are_rated(database: Database) -> None:
    await store_finished_game(database, "both", "ben", "guest", "ana")
    await store_finished_game(database, "bots", "ana", "bot", "bot")
    await store_finished_game(database, "unrated", "ana", "ben", rated=False)
    assert await score(database, "both", "bots", "unrated") == ["ana", "ben"]
    results = Results(database)
    assert [entry.table for entry in await results.list_rated_results("ben", 3, 9)] == ["both"]
    assert await results.list_rated_results("ana", 2, 9) == []
    assert set(await results.list_games("ana", 9, include_hidden=False)) == {"both", "bots", "unrated"}
    assert await results.list_games("guest", 9, include_hidden=False) == ["both"]


async def test_a_player_who_left_gets_the_result(database: Database) -> None:
    await store_finished_game(database, "t", "ana", "ben", then=[e.Stood(1)])
    assert await score(database, "t") == ["ana", "ben"]


async def test_a_game_is_scored_after_a_crash_before_scoring(database_url: str, database: Database) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", DYING, database_url)
    assert await process.wait() == -signal.SIGKILL
    assert await Results(database).list_unscored() == ["t"]
    assert await score(database, "t") == ["ana", "ben"]
    assert await score(database, "t") == []


async def test_an_unreadable_table_does_not_prevent_scoring_of_others(database: Database) -> None:
    await store_finished_game(database, "broken", "ana", "ben")
    await store_finished_game(database, "t", "ana", "ben")
    async with database.transaction() as connection:
        await connection.exec_driver_sql("UPDATE entries SET body = '{}' WHERE table_id = 'broken'")
    assert await score(database, "t") == ["ana", "ben"]
    assert await Results(database).list_unscored() == ["broken"]


async def test_moving_a_seat_does_not_avoid_a_lost_game(database: Database) -> None:
    """Ben, who is losing, moves his seat to a browser without an account, or to that of a person who did not play."""
    await Accounts(database).claim("cleo", "Cleo", "hash", "token of cleo")
    for table, other in (("guest", "stranger"), ("account", "cleo")):
        await store_finished_game(database, table, "ana", "ben", then=[e.Claimed(1, other)])
    assert await score(database, "guest", "account") == ["ana", "ben"] * 2
    assert await Results(database).list_standings("cleo") == []


async def test_an_account_created_during_a_game_is_rated_from_the_next_game(database: Database) -> None:
    """Otherwise a player could wait until the end is near, and then decide whether the game is rated."""
    await store_finished_game(database, "logged in", "guest", "ben", then=[e.Claimed(0, "ana")])
    await store_finished_game(database, "claimed", "late", "ben")
    await asyncio.sleep(1.1)  # accounts store their creation time in seconds
    await Accounts(database).claim("late", "Late", "hash", "token of late")
    assert await score(database, "logged in", "claimed") == []
    assert await Results(database).list_games("ana", 9, include_hidden=False) == ["logged in"]
    assert await Results(database).list_games("late", 9, include_hidden=False) == ["claimed"]


async def test_only_players_who_accepted_the_terms_are_rated(database: Database) -> None:
    await store_finished_game(database, "one", "ana", "ben", agreed=[0])
    await store_finished_game(database, "none", "ana", "ben", agreed=[])
    await store_finished_game(database, "both", "ana", "ben", agreed=[0, 1])
    assert await score(database, "one", "none", "both") == ["ana", "ben"]
    assert [entry.table for entry in await Results(database).list_rated_results("ben", 2, 9)] == ["both"]


async def test_a_player_without_a_move_is_not_rated(database: Database) -> None:
    """A stand-in's move counts as the player's: a player who accepts the terms and leaves after the start is rated."""
    await store_finished_game(database, "begun", "ana", "ben", moved=1)
    await store_finished_game(
        database, "left", "ana", "ben", moved=1, then=[e.StoodIn(1, "random", "left"), e.Moved(SECOND)]
    )
    assert await score(database, "begun", "left") == ["ana", "ben"]
    assert [entry.table for entry in await Results(database).list_rated_results("ben", 2, 9)] == ["left"]


async def test_a_loss_stays_with_the_player_who_left_the_seat(database: Database) -> None:
    """Otherwise the others could vote a guest onto a losing seat, or a friend onto a winning seat."""
    await Accounts(database).claim("cleo", "Cleo", "hash", "token of cleo")
    for table, other in (("guest", "stranger"), ("account", "cleo")):
        await store_finished_game(database, table, "ana", "ben", then=[e.Stood(1), e.Sat(1, other, "Other", "yellow")])
    assert await score(database, "guest", "account") == ["ana", "ben"] * 2
    assert await Results(database).list_standings("cleo") == []


async def test_a_player_of_two_seats_gets_the_worse_result(database: Database) -> None:
    """Ben left his own seat and was voted onto Cleo's seat, which wins."""
    seats = [e.Stood(2), e.Stood(0), e.Sat(0, "ben", "Ben", "red")]
    await store_finished_game(database, "t", "cleo", "ana", "ben", then=seats)
    assert await score(database, "t") == ["ana", "ben"]
    stored = (await Results(database).load_results_of_tables(["t"]))["t"]
    assert [(result.person, result.rank) for result in stored] == [(None, 1), ("ana", 2), ("ben", 3)]
